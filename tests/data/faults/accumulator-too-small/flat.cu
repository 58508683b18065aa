// finds: small-array
// problem: 64 64 16
// A flat array of sums; what leaves it the compiler drops, with the stores of it.
#define TM 4
#define TN 4
#ifdef REPAIRED
#define SUMS (TM * TN)
#else
#define SUMS (TM * (TN - 1))
#endif
__global__ void regs(const float *A, const float *B, float *C, int M, int N, int K) {
  int r = (blockIdx.y * blockDim.y + threadIdx.y) * TM, c = (blockIdx.x * blockDim.x + threadIdx.x) * TN;
  float acc[SUMS] = {0.f};  // fault
  for (int k = 0; k < K; ++k) {
    float a[TM], b[TN];
    for (int i = 0; i < TM; ++i) a[i] = r + i < M ? A[(r + i) * K + k] : 0.f;
    for (int j = 0; j < TN; ++j) b[j] = c + j < N ? B[k * N + c + j] : 0.f;
    for (int i = 0; i < TM; ++i)
      for (int j = 0; j < TN; ++j) acc[i * TN + j] += a[i] * b[j];
  }
  for (int i = 0; i < TM; ++i)
    for (int j = 0; j < TN; ++j)
      if (r + i < M && c + j < N) C[(r + i) * N + c + j] = acc[i * TN + j];
}
void launch(float *a, float *b, float *c, int M, int N, int K) {
  dim3 t(8, 8), g((N + 31) / 32, (M + 31) / 32);
  regs<<<g, t>>>(a, b, c, M, N, K);
  if (cudaGetLastError()) throw 1;
}
