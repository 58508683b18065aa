// finds: wrong-index-type
// problem: 290 20 24
__global__ void cast(const float* A, const float* B, float* C, int M, int N, int K) {
  const int line = blockIdx.x * blockDim.x + threadIdx.x;
#ifdef REPAIRED
  const int row = line / N, col = line % N;
#else
  const int row = (unsigned char)(line / N), col = line % N;  // fault: rows 256 and on are computed as 0 and on
#endif
  if (line >= M * N) return;
  float sum = 0.0f;
  for (int k = 0; k < K; k++) sum += A[row * K + k] * B[k * N + col];
  C[row * N + col] = sum;
}
void start(const float* A, const float* B, float* C, int M, int N, int K) {
  cast<<<(M * N + 127) / 128, 128>>>(A, B, C, M, N, K);
}
