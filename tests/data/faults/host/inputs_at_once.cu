// finds: equal-inputs
// severity: note
// problem: 16 24 20
// Both at once, in a function that others call.
__global__ void at_once(const float* A, const float* B, float* C, int M, int N, int K) {
  int row = blockIdx.y * 8 + threadIdx.y, col = blockIdx.x * 8 + threadIdx.x;
  if (row >= M || col >= N) return;
  float s = 0;
  for (int k = 0; k < K; k++) s += A[row * K + k] * B[k * N + col];
  C[row * N + col] = s;
}
void prepare(float* dA, float* dB, int M, int N, int K) {
  const int longest = (M > N ? M : N) * K;
  float *hA = new float[longest], *hB = new float[longest];
  for (int i = 0; i < longest; ++i)
#ifdef REPAIRED
    hA[i] = i % 13, hB[i] = i % 7 - 3;
#else
    hA[i] = hB[i] = 0.5f;  // fault
#endif
  cudaMemcpy(dA, hA, M * K * sizeof(float), cudaMemcpyHostToDevice);
  cudaMemcpy(dB, hB, K * N * sizeof(float), cudaMemcpyHostToDevice);
  delete[] hA;
  delete[] hB;
}
void multiply(float* dA, float* dB, float* dC, int M, int N, int K) {
  prepare(dA, dB, M, N, K);
  at_once<<<dim3((N + 7) / 8, (M + 7) / 8), dim3(8, 8)>>>(dA, dB, dC, M, N, K);
  if (cudaGetLastError() != cudaSuccess) abort();
}
