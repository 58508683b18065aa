// finds: wrong-turn
// problem: 48 40 64
#define T 16
__global__ void two_stages(const float *A, const float *B, float *C, int M, int N, int K) {
  __shared__ float sa[2][T][T], sb[2][T][T];
  const int x = threadIdx.x, y = threadIdx.y, r = blockIdx.y * T + y, c = blockIdx.x * T + x;
  const int steps = (K + T - 1) / T;
  sa[0][y][x] = r < M && x < K ? A[r * K + x] : 0.0f;
  sb[0][y][x] = y < K && c < N ? B[y * N + c] : 0.0f;
  __syncthreads();
  float s = 0.0f;
  for (int t = 0; t < steps; ++t) {
    const int cur = t & 1;
    if (t + 1 < steps) {
#ifdef REPAIRED
      const int k = (t + 1) * T;
#else
      const int k = t * T;  // fault: this tile once more
#endif
      sa[cur ^ 1][y][x] = r < M && k + x < K ? A[r * K + k + x] : 0.0f;
      sb[cur ^ 1][y][x] = k + y < K && c < N ? B[(k + y) * N + c] : 0.0f;
    }
    for (int k = 0; k < T; ++k) s += sa[cur][y][k] * sb[cur][k][x];
    __syncthreads();
  }
  if (r < M && c < N) C[r * N + c] = s;
}
void run(const float *A, const float *B, float *C, int M, int N, int K) {
  two_stages<<<dim3((N + T - 1) / T, (M + T - 1) / T), dim3(T, T)>>>(A, B, C, M, N, K);
  if (cudaGetLastError() != cudaSuccess) throw 1;
}
