// finds: equal-inputs
// severity: note
// problem: 9 14 11
// Two numbers, one for each matrix, in loops over rows and columns.
#include <vector>
__global__ void two_numbers(const double* A, const double* B, double* C, int M, int N, int K) {
  int row = blockIdx.y * 8 + threadIdx.y, col = blockIdx.x * 8 + threadIdx.x;
  if (row >= M || col >= N) return;
  double s = 0;
  for (int k = 0; k < K; k++) s += A[row * K + k] * B[k * N + col];
  C[row * N + col] = s;
}
void test(int M, int N, int K, double* A, double* B, double* C) {
  std::vector<double> left(M * K), right(K * N);
  for (int i = 0; i < M; i++)
    for (int j = 0; j < K; j++)
#ifdef REPAIRED
      left[i * K + j] = i - 0.5 * j;
#else
      left[i * K + j] = 2.0;  // fault
#endif
  for (int i = 0; i < K; i++)
    for (int j = 0; j < N; j++) right[i * N + j] = (i * 7 + j * 3) % 5;
  cudaMemcpy(A, left.data(), left.size() * sizeof(double), cudaMemcpyHostToDevice);
  cudaMemcpy(B, right.data(), right.size() * sizeof(double), cudaMemcpyHostToDevice);
  two_numbers<<<dim3((N + 7) / 8, (M + 7) / 8), dim3(8, 8)>>>(A, B, C, M, N, K);
  if (cudaDeviceSynchronize() != cudaSuccess) abort();
}
