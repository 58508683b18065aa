// finds: overflow + out-of-bounds
// problem: 65536 65536 4
// rooftile: block=(16,16) grid=(cdiv(N,16),cdiv(M,16)) args=(A,B,C,M,N,K)
__global__ void product(const float* A, const float* B, float* C, int M, int N, int K) {
  int row = blockIdx.y * blockDim.y + threadIdx.y;
  int col = blockIdx.x * blockDim.x + threadIdx.x;
  if (row >= M || col >= N) return;
  float s = 0.f;
  for (int k = 0; k < K; k++) s += A[row * K + k] * B[k * N + col];
#ifdef REPAIRED
  size_t place = (size_t)row * N + col;
#else
  size_t place = row * N + col;  // fault
#endif
  C[place] = s;  // fault
}
