// finds: unlike-swizzle
// problem: 40 33 50
// rooftile: block=(16,16) grid=(cdiv(N,16),cdiv(M,16)) args=(A,B,C,M,N,K)
// Two dimensions: what is stored for the last row of threads lies elsewhere.
__global__ void exchanged(const float* A, const float* B, float* C, int M, int N, int K) {
  __shared__ float left[16][16], right[16][16];
  const int x = threadIdx.x, y = threadIdx.y, i = blockIdx.y * 16 + y, j = blockIdx.x * 16 + x;
  float total = 0;
  for (int at = 0; at < K; at += 16) {
    left[y][x] = i < M && at + x < K ? A[i * K + at + x] : 0.0f;
#ifdef REPAIRED
    right[x][y ^ x] = j < N && at + y < K ? B[(at + y) * N + j] : 0.0f;
#else
    right[x][y] = j < N && at + y < K ? B[(at + y) * N + j] : 0.0f;  // fault
#endif
    __syncthreads();
    for (int k = 0; k < 16; k++) total += left[y][k] * right[x][k ^ x];
    __syncthreads();
  }
  if (i < M && j < N) C[i * N + j] = total;
}
