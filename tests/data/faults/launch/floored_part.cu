// finds: floored-part
// problem: 64 64 68
// Each of eight layers of the grid adds up K / 8 products: of 68 the last four are nobody's.
#include <cstdlib>
__global__ void splitk(const float *A, const float *B, float *C, int M, int N, int K, int chunk) {
  const int row = blockIdx.y * 16 + threadIdx.y, col = blockIdx.x * 16 + threadIdx.x;
  const int first = blockIdx.z * chunk, end = min(K, first + chunk);
  if (row >= M || col >= N) return;
  float sum = 0.0f;
  for (int k = first; k < end; ++k) sum += A[row * K + k] * B[k * N + col];
  atomicAdd(&C[row * N + col], sum);
}
void multiply(const float *A, const float *B, float *C, int M, int N, int K) {
  const int splits = 8;
#ifdef REPAIRED
  const int chunk = (K + splits - 1) / splits;
#else
  const int chunk = K / splits;  // fault
#endif
  dim3 block(16, 16), grid((N + 15) / 16, (M + 15) / 16, splits);
  cudaMemset(C, 0, M * N * sizeof(float));
  splitk<<<grid, block>>>(A, B, C, M, N, K, chunk);
  if (cudaDeviceSynchronize() != cudaSuccess) abort();
}
