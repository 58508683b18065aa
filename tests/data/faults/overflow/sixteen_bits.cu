// finds: wrong-index-type
// problem: 80 1000 16
// rooftile: block=(16,16) grid=(cdiv(N,16),cdiv(M,16)) args=(A,B,C,M,N,K)
__global__ void narrow(const float* A, const float* B, float* C, int M, int N, int K) {
  int row = blockIdx.y * 16 + threadIdx.y, col = blockIdx.x * 16 + threadIdx.x;
  if (row >= M || col >= N) return;
  float sum = 0;
  for (int k = 0; k < K; k++) sum += A[row * K + k] * B[k * N + col];
#ifdef REPAIRED
  int place = row * N + col;
#else
  unsigned short place = row * N + col;  // fault
#endif
  C[place] = sum;
}
