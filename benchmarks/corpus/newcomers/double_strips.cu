// float64: tiles of 64 x 32 and 16 of K, eight sums a thread, 16 rows apart.
__global__ void double_strips(const double* A, const double* B, double* C, int M, int N, int K) {
  constexpr int TM = 64, TN = 32, TK = 16;
  __shared__ double as[TM][TK], bs[TK][TN];
  const int tid = threadIdx.x, tx = tid % 16, ty = tid / 16;
  const int i0 = blockIdx.y * TM, j0 = blockIdx.x * TN;
  double acc[4][2] = {};
  for (int k0 = 0; k0 < K; k0 += TK) {
    for (int e = tid; e < TM * TK; e += 256)
      as[e / TK][e % TK] = i0 + e / TK < M && k0 + e % TK < K ? A[(i0 + e / TK) * K + k0 + e % TK] : 0.0;
    for (int e = tid; e < TK * TN; e += 256)
      bs[e / TN][e % TN] = k0 + e / TN < K && j0 + e % TN < N ? B[(k0 + e / TN) * N + j0 + e % TN] : 0.0;
    __syncthreads();
#pragma unroll
    for (int k = 0; k < TK; ++k)
      for (int r = 0; r < 4; ++r)
        for (int s = 0; s < 2; ++s) acc[r][s] += as[ty + 16 * r][k] * bs[k][tx + 16 * s];
    __syncthreads();
  }
  for (int r = 0; r < 4; ++r)
    for (int s = 0; s < 2; ++s)
      if (i0 + ty + 16 * r < M && j0 + tx + 16 * s < N) C[(i0 + ty + 16 * r) * N + j0 + tx + 16 * s] = acc[r][s];
}
