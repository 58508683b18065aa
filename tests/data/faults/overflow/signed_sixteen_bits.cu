// finds: wrong-index-type
// problem: 48 900 24
// rooftile: block=(32,8) grid=(cdiv(N,32),cdiv(M,8)) args=(A,B,C,M,N,K)
__global__ void small_places(const float* A, const float* B, float* C, int M, int N, int K) {
  short row = blockIdx.y * 8 + threadIdx.y, col = blockIdx.x * 32 + threadIdx.x;
  if (row >= M || col >= N) return;
  double sum = 0;
#ifdef REPAIRED
  int place = row * N + col;
#else
  short place = row * N + col;  // fault
#endif
  for (int k = 0; k < K; k++) sum += A[row * K + k] * B[k * N + col];
  C[place] = sum;
}
