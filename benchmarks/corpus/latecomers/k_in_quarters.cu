// Four groups of two warps: each goes through a quarter of K on its own, and their sums meet in shared memory.
__global__ void k_in_quarters(const float* A, const float* B, float* C, int M, int N, int K) {
  __shared__ float part[4][8][8];
  const int x = threadIdx.x % 8, y = threadIdx.x / 8 % 8, group = threadIdx.x / 64;
  const int row = blockIdx.y * 8 + y, col = blockIdx.x * 8 + x, each = (K + 3) / 4;
  float sum = 0.f;
  if (row < M && col < N)
    for (int k = group * each; k < min(K, (group + 1) * each); ++k) sum += A[row * K + k] * B[k * N + col];
  part[group][y][x] = sum;
  __syncthreads();
  if (group == 0 && row < M && col < N)
    C[row * N + col] = part[0][y][x] + part[1][y][x] + part[2][y][x] + part[3][y][x];
}
