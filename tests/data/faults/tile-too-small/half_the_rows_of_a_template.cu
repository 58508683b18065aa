// finds: small-tile
// problem: 32 32 32
template <int R> __global__ void tl(const float* A, const float* B, float* C, int M, int N, int K) {
#ifdef REPAIRED
  __shared__ float a[R][R], b[R][R];
#else
  __shared__ float a[R / 2][R], b[R][R];  // fault
#endif
  int x = threadIdx.x, y = threadIdx.y, r = blockIdx.y * R + y, c = blockIdx.x * R + x;
  float s = 0;
  for (int t = 0; t < K; t += R) {
    a[y][x] = A[r * K + t + x]; b[y][x] = B[(t + y) * N + c];
    __syncthreads();
    for (int k = 0; k < R; ++k) s += a[y][k] * b[k][x];
    __syncthreads();
  }
  C[r * N + c] = s;
}
void launch(float* A, float* B, float* C, int M, int N, int K) { tl<16><<<dim3(N / 16, M / 16), dim3(16, 16)>>>(A, B, C, M, N, K); if (cudaGetLastError()) throw 1; }
