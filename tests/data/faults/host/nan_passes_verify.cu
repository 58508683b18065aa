// finds: nan-blind-check
// severity: note
// problem: 24 40 16
#include <cmath>
#include <vector>
__global__ void sgemm(const float* A, const float* B, float* C, int M, int N, int K) {
  int row = blockIdx.y * 16 + threadIdx.y, col = blockIdx.x * 16 + threadIdx.x;
  if (row >= M || col >= N) return;
  float s = 0;
  for (int k = 0; k < K; k++) s += A[row * K + k] * B[k * N + col];
  C[row * N + col] = s;
}
bool verify(const std::vector<float>& got, const std::vector<float>& want) {
  for (size_t i = 0; i < want.size(); i++)
#ifdef REPAIRED
    if (!(std::fabs(got[i] - want[i]) <= 1e-4f)) return false;
#else
    if (std::fabs(got[i] - want[i]) > 1e-4f) return false;  // fault
#endif
  return true;
}
bool run(const float* A, const float* B, float* C, int M, int N, int K, const std::vector<float>& want) {
  sgemm<<<dim3((N + 15) / 16, (M + 15) / 16), dim3(16, 16)>>>(A, B, C, M, N, K);
  std::vector<float> got(M * N);
  if (cudaMemcpy(got.data(), C, got.size() * sizeof(float), cudaMemcpyDeviceToHost) != cudaSuccess) return false;
  return verify(got, want);
}
