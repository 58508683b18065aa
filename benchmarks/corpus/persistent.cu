// A fixed number of blocks; each takes tile after tile of C, a grid apart, until none is left.
constexpr int TILE = 16;

extern "C" __global__ void persistent(const float* A, const float* B, float* C, int M, int N, int K) {
  __shared__ float a[TILE][TILE], b[TILE][TILE];
  const int across = (N + TILE - 1) / TILE, tiles = across * ((M + TILE - 1) / TILE);
  const int tx = threadIdx.x % TILE, ty = threadIdx.x / TILE;
  for (int tile = blockIdx.x; tile < tiles; tile += gridDim.x) {
    const int row = tile / across * TILE + ty, col = tile % across * TILE + tx;
    float sum = 0;
    for (int t = 0; t < K; t += TILE) {
      a[ty][tx] = row < M && t + tx < K ? A[row * K + t + tx] : 0;
      b[ty][tx] = t + ty < K && col < N ? B[(t + ty) * N + col] : 0;
      __syncthreads();
      for (int k = 0; k < TILE; ++k) sum += a[ty][k] * b[k][tx];
      __syncthreads();
    }
    if (row < M && col < N) C[row * N + col] = sum;
  }
}
