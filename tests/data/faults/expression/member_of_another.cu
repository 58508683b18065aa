// finds: wrong-index | wrong-stride
// problem: 32 32 16
struct Tile { int rows, cols, stride; };
constexpr Tile kA{16, 8, 9}, kB{8, 32, 32};
__global__ void strided(const float* A, const float* B, float* C, int M, int N, int K) {
  __shared__ float sa[kA.rows * kA.stride], sb[kB.rows * kB.stride];
  int t = threadIdx.x;
  int r = t / kB.cols, c = t % kB.cols;
  float acc[4] = {};
  for (int k0 = 0; k0 < K; k0 += kA.cols) {
    for (int e = t; e < kA.rows * kA.cols; e += 128) {
      int y = e / kA.cols, x = e % kA.cols, gy = blockIdx.y * kA.rows + y;
      sa[y * kA.stride + x] = gy < M && k0 + x < K ? A[gy * K + k0 + x] : 0.f;
    }
    for (int e = t; e < kB.rows * kB.cols; e += 128) {
      int y = e / kB.cols, x = e % kB.cols, gx = blockIdx.x * kB.cols + x;
      sb[y * kB.stride + x] = k0 + y < K && gx < N ? B[(k0 + y) * N + gx] : 0.f;
    }
    __syncthreads();
    for (int k = 0; k < kA.cols; ++k)
      for (int i = 0; i < 4; ++i)
#ifdef REPAIRED
        acc[i] += sa[(r + 4 * i) * kA.stride + k] * sb[k * kB.stride + c];
#else
        acc[i] += sa[(r + 4 * i) * kA.stride + k] * sb[k * kA.stride + c];  // fault: the other tile's rows
#endif
    __syncthreads();
  }
  for (int i = 0; i < 4; ++i) {
    int gr = blockIdx.y * kA.rows + r + 4 * i, gc = blockIdx.x * kB.cols + c;
    if (gr < M && gc < N) C[gr * N + gc] = acc[i];
  }
}
void go(const float* A, const float* B, float* C, int M, int N, int K) {
  strided<<<dim3((N + 31) / 32, (M + 15) / 16), 128>>>(A, B, C, M, N, K);
  if (cudaGetLastError() != cudaSuccess) throw 1;
}
