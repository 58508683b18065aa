// finds: lost-tail
// problem: 36 44 29
#define BK 8
template <typename T>
__global__ void shifted(int m, int n, int k, const T* lhs, const T* rhs, T* out) {
  __shared__ T left[BK][BK], right[BK][BK];
  const int x = threadIdx.x, y = threadIdx.y, i = blockIdx.y * BK + y, j = blockIdx.x * BK + x;
  T total = 0;
#ifdef REPAIRED
  for (int step = 0; step < (k + BK - 1) >> 3; ++step)
#else
  for (int step = 0; step < (k >> 3); ++step)  // fault
#endif
  {
    left[y][x] = i < m && step * BK + x < k ? lhs[i * k + step * BK + x] : T(0);
    right[y][x] = step * BK + y < k && j < n ? rhs[(step * BK + y) * n + j] : T(0);
    __syncthreads();
    for (int p = 0; p < BK; ++p) total += left[y][p] * right[p][x];
    __syncthreads();
  }
  if (i < m && j < n) out[i * n + j] = total;
}
void start(int m, int n, int k, const float* lhs, const float* rhs, float* out) {
  shifted<float><<<dim3((n + BK - 1) / BK, (m + BK - 1) / BK), dim3(BK, BK)>>>(m, n, k, lhs, rhs, out);
}
