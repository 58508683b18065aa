// finds: wrong-loop-bound
// problem: 48 32 80
// rooftile: block=(16,16) grid=(cdiv(N,16),cdiv(M,16)) args=(A,B,C,M,N,K)
__global__ void squarish(const float* A, const float* B, float* C, int M, int N, int K) {
  int row = blockIdx.y * blockDim.y + threadIdx.y;
  int col = blockIdx.x * blockDim.x + threadIdx.x;
  if (row >= M || col >= N) return;
  float acc = 0.f;
  int k = 0;
#ifdef REPAIRED
  while (k < K)
#else
  while (k < N)  // fault
#endif
  {
    acc = __fmaf_rn(A[row * K + k], B[k * N + col], acc);
    ++k;
  }
  C[row * N + col] = acc;
}
