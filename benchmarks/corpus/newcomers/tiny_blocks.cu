// A warp a block: 8 x 16 of C, four sums a lane, tiles of eight of K in shared memory that only this warp uses.
extern "C" __global__ void tiny_blocks(const float* A, const float* B, float* C, int M, int N, int K) {
  __shared__ float a[8][8], b[8][16];
  const int lane = threadIdx.x, r = lane / 4, q = lane % 4;
  const int row = blockIdx.y * 8, col = blockIdx.x * 16;
  float sum[4] = {};
  for (int t = 0; t < K; t += 8) {
    for (int i = lane; i < 64; i += 32) a[i / 8][i % 8] = row + i / 8 < M && t + i % 8 < K ? A[(row + i / 8) * K + t + i % 8] : 0;
    for (int i = lane; i < 128; i += 32) b[i / 16][i % 16] = t + i / 16 < K && col + i % 16 < N ? B[(t + i / 16) * N + col + i % 16] : 0;
    __syncwarp();
#pragma unroll
    for (int k = 0; k < 8; ++k)
      for (int j = 0; j < 4; ++j) sum[j] += a[r][k] * b[k][q + 4 * j];
    __syncwarp();
  }
  for (int j = 0; j < 4; ++j)
    if (row + r < M && col + q + 4 * j < N) C[(row + r) * N + col + q + 4 * j] = sum[j];
}
