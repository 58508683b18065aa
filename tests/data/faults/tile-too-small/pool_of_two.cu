// finds: shared-alias
// problem: 32 32 32
// Two pointers into one piece of shared memory, the second without the length of the first.
__global__ void pooled(const float *A, const float *B, float *C, int M, int N, int K) {
  extern __shared__ float pool[];
  float *as = pool;
#ifdef REPAIRED
  float *bs = pool + blockDim.x * blockDim.y;
#else
  float *bs = pool;  // fault
#endif
  const int T = blockDim.x, x = threadIdx.x, y = threadIdx.y, r = blockIdx.y * T + y, c = blockIdx.x * T + x;
  float s = 0;
  for (int t = 0; t < K; t += T) {
    as[y * T + x] = A[r * K + t + x];
    bs[y * T + x] = B[(t + y) * N + c];
    __syncthreads();
    for (int k = 0; k < T; ++k) s += as[y * T + k] * bs[k * T + x];
    __syncthreads();
  }
  C[r * N + c] = s;
}
void launch(float *a, float *b, float *c, int M, int N, int K) {
  dim3 t(16, 16);
  size_t bytes = 2 * t.x * t.y * sizeof(float);
  pooled<<<dim3(N / 16, M / 16), t, bytes>>>(a, b, c, M, N, K);
  if (cudaGetLastError()) throw 1;
}
