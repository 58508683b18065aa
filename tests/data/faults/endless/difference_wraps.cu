// finds: never-ends
// problem: 40 24 8
// rooftile: block=(16,16) grid=(cdiv(N,16),cdiv(M,16)) args=(A,B,C,M,N,K)
#define T 16
__global__ void whole_tiles(const float* A, const float* B, float* C, unsigned M, unsigned N, unsigned K) {
  __shared__ float As[T][T], Bs[T][T];
  const unsigned x = threadIdx.x, y = threadIdx.y, row = blockIdx.y * T + y, col = blockIdx.x * T + x;
  float sum = 0;
#ifdef REPAIRED
  for (unsigned k = 0; k < K; k += T) {
#else
  for (unsigned k = 0; k <= K - T; k += T) {  // fault: with K below T the difference is nearly 2^32
#endif
    As[y][x] = row < M && k + x < K ? A[row * K + k + x] : 0;
    Bs[y][x] = k + y < K && col < N ? B[(k + y) * N + col] : 0;
    __syncthreads();
    for (unsigned i = 0; i < T; ++i) sum += As[y][i] * Bs[i][x];
    __syncthreads();
  }
  if (row < M && col < N) C[row * N + col] = sum;
}
