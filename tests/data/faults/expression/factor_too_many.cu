// finds: extra-term
// problem: 20 24 16
__global__ void loops(const float* A, const float* B, float* C, int M, int N, int K) {
  const long long cells = (long long)M * N;
  for (long long at = blockIdx.x * (long long)blockDim.x + threadIdx.x; at < cells; at += (long long)gridDim.x * blockDim.x) {
    const int row = at / N, col = at % N;
    const float* a = A + (size_t)row * K;
    const float* b = B + col;
    float s = 0.f;
    for (int k = 0; k < K; ++k, ++a, b += N) s += *a * *b;
#ifdef REPAIRED
    C[at] = s;
#else
    C[at] = s * 2;  // fault: C is A B, not twice that
#endif
  }
}
void go(const float* A, const float* B, float* C, int M, int N, int K) {
  loops<<<6, 192>>>(A, B, C, M, N, K);
  if (cudaGetLastError() != cudaSuccess) throw 1;
}
