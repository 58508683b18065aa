// A thread adds outer products of a column of A's tile and a row of B's to its TM x TN contiguous elements of
// C.
#ifndef BM
#define BM 64
#define BN 64
#define BK 8
#define TM 4
#define TN 4
#endif

template <int bm, int bn, int bk, int tm, int tn>
__global__ void __launch_bounds__(bm / tm * (bn / tn))
    outer_product(const float* __restrict__ A, const float* __restrict__ B, float* __restrict__ C, int M, int N,
                  int K) {
  constexpr int threads = bm / tm * (bn / tn);
  __shared__ float As[bk][bm];  // transposed
  __shared__ float Bs[bk][bn];
  const int tx = threadIdx.x % (bn / tn) * tn, ty = threadIdx.x / (bn / tn) * tm;
  A += size_t(blockIdx.y) * bm * K;
  B += blockIdx.x * bn;
  const int rows = M - blockIdx.y * bm, cols = N - blockIdx.x * bn;

  float c[tm][tn] = {};
  for (int k0 = 0; k0 < K; k0 += bk) {
#pragma unroll
    for (int i = threadIdx.x; i < bm * bk; i += threads)
      As[i % bk][i / bk] = i / bk < rows && k0 + i % bk < K ? A[size_t(i / bk) * K + k0 + i % bk] : 0.0f;
#pragma unroll
    for (int i = threadIdx.x; i < bk * bn; i += threads)
      Bs[i / bn][i % bn] = k0 + i / bn < K && i % bn < cols ? B[size_t(k0 + i / bn) * N + i % bn] : 0.0f;
    __syncthreads();
#pragma unroll
    for (int k = 0; k < bk; ++k) {
      float a[tm], b[tn];
#pragma unroll
      for (int i = 0; i < tm; ++i) a[i] = As[k][ty + i];
#pragma unroll
      for (int j = 0; j < tn; ++j) b[j] = Bs[k][tx + j];
#pragma unroll
      for (int i = 0; i < tm; ++i)
#pragma unroll
        for (int j = 0; j < tn; ++j) c[i][j] += a[i] * b[j];
    }
    __syncthreads();
  }
  C += size_t(blockIdx.y) * bm * N + blockIdx.x * bn;
#pragma unroll
  for (int i = 0; i < tm; ++i)
#pragma unroll
    for (int j = 0; j < tn; ++j)
      if (ty + i < rows && tx + j < cols) C[size_t(ty + i) * N + tx + j] = c[i][j];
}

template __global__ void outer_product<BM, BN, BK, TM, TN>(const float*, const float*, float*, int, int, int);
