// conflicts: 2
// problem: 64 48 32
// rooftile: block=(16,16) grid=(N/16,M/16)
// A warp of this block has two rows of 16 threads: with 17 words a row, the last column meets the first in its bank.
constexpr int T = 16;
#ifdef REPAIRED
constexpr int PAD = 2;
#else
constexpr int PAD = 1;
#endif
__global__ void turned(const float* A, const float* B, float* C, int M, int N, int K) {
  __shared__ float At[T][T + PAD], Bs[T][T];
  const int x = threadIdx.x, y = threadIdx.y, row = blockIdx.y * T + y, col = blockIdx.x * T + x;
  float sum = 0;
  for (int k0 = 0; k0 < K; k0 += T) {
    At[x][y] = A[row * K + k0 + x];  // fault
    Bs[y][x] = B[(k0 + y) * N + col];
    __syncthreads();
    for (int k = 0; k < T; k++) sum += At[k][y] * Bs[k][x];
    __syncthreads();
  }
  C[row * N + col] = sum;
}
