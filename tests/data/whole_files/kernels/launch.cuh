#pragma once
#include <vector>
#include "tile.cuh"

struct Options {
  int m, n, k;
};

inline void launch(const float *a, const float *b, float *c, int m, int n, int k) {
  dim3 block(TILE, TILE);
  dim3 grid(cdiv(n, TILE), cdiv(m, TILE));
  tile_kernel<<<grid, block>>>(a, b, c, m, n, k);
  std::vector<float> host(m * n);
  cudaMemcpy(host.data(), c, host.size() * sizeof(float), cudaMemcpyDeviceToHost);
}
