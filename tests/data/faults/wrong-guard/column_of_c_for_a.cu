// finds: wrong-guard
// problem: 45 33 70
// A's column is held below N, the bound of C's, and runs past K in the last tile.
__global__ void guard(const float* A, const float* B, float* C, int M, int N, int K) {
  __shared__ float ta[16][16], tb[16][16];
  int y = threadIdx.y, x = threadIdx.x, r = blockIdx.y * 16 + y, c = blockIdx.x * 16 + x;
  float acc = 0.f;
  for (int t = 0; t < K; t += 16) {
#ifdef REPAIRED
    ta[y][x] = r < M && t + x < K ? A[r * K + t + x] : 0.f;
#else
    ta[y][x] = r < M && c < N ? A[r * K + t + x] : 0.f;  // fault
#endif
    tb[y][x] = t + y < K && c < N ? B[(t + y) * N + c] : 0.f;
    __syncthreads();
    for (int e = 0; e < 16; ++e) acc += ta[y][e] * tb[e][x];
    __syncthreads();
  }
  if (r < M && c < N) C[r * N + c] = acc;
}
void launch(float* A, float* B, float* C, int M, int N, int K) { guard<<<dim3((N + 15) / 16, (M + 15) / 16), dim3(16, 16)>>>(A, B, C, M, N, K); if (cudaGetLastError()) throw 1; }
