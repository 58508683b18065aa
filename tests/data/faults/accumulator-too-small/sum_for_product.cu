// finds: small-array
// problem: 64 64 16
// RM + RN sums for RM * RN.
constexpr int RM = 4, RN = 2;
__global__ void flat(const float* A, const float* B, float* C, int M, int N, int K) {
  int r = (blockIdx.y * 8 + threadIdx.y) * RM, c = (blockIdx.x * 8 + threadIdx.x) * RN;
#ifdef REPAIRED
  float sums[RM * RN];
#else
  float sums[RM + RN];  // fault
#endif
#pragma unroll
  for (int i = 0; i < RM * RN; ++i) sums[i] = 0.f;
  for (int k = 0; k < K; ++k)
#pragma unroll
    for (int i = 0; i < RM; ++i)
#pragma unroll
      for (int j = 0; j < RN; ++j) sums[i * RN + j] += A[(r + i) * K + k] * B[k * N + c + j];
#pragma unroll
  for (int i = 0; i < RM; ++i) for (int j = 0; j < RN; ++j) C[(r + i) * N + c + j] = sums[i * RN + j];
}
void launch(float* A, float* B, float* C, int M, int N, int K) { flat<<<dim3(N / 16, M / 32), dim3(8, 8)>>>(A, B, C, M, N, K); if (cudaGetLastError()) throw 1; }
