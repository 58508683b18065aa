// Four warps a block, each with a tile of 16 x 32 of C of its own: tiles of eight of K in its own part of shared memory,
// and no barrier but the warp's.
__global__ void warps_apart(const float* A, const float* B, float* C, int M, int N, int K) {
  __shared__ float as[4][16][8], bs[4][8][32];
  const int lane = threadIdx.x, warp = threadIdx.y;
  const int row = (blockIdx.y * 4 + warp) * 16, col = blockIdx.x * 32 + lane;
  if (row >= M) return;
  float sum[16] = {};
  for (int t = 0; t < K; t += 8) {
    for (int i = lane; i < 128; i += 32)
      as[warp][i / 8][i % 8] = row + i / 8 < M && t + i % 8 < K ? A[(size_t)(row + i / 8) * K + t + i % 8] : 0.f;
    for (int k = 0; k < 8; ++k) bs[warp][k][lane] = t + k < K && col < N ? B[(size_t)(t + k) * N + col] : 0.f;
    __syncwarp();
#pragma unroll
    for (int k = 0; k < 8; ++k)
      for (int i = 0; i < 16; ++i) sum[i] += as[warp][i][k] * bs[warp][k][lane];
    __syncwarp();
  }
  for (int i = 0; i < 16; ++i)
    if (row + i < M && col < N) C[(size_t)(row + i) * N + col] = sum[i];
}
