// finds: copy-not-awaited
// problem: 32 48 64
// rooftile: block=128 grid=(N/16,M/32)
// Waits for all groups but one, also in the last turn, where that one is the tile that is multiplied.
template <int BM, int BN, int BK>
__device__ void fetch(float (*a)[BK], float (*b)[BN], const float *A, const float *B, int N, int K, int k0) {
  const int t = threadIdx.x, r = t / 4, c = t % 4 * 4;
  unsigned to = (unsigned)__cvta_generic_to_shared(&a[r][c]);
  asm volatile("cp.async.ca.shared.global [%0], [%1], 16;" ::"r"(to), "l"(&A[r * K + k0 + c]));  // fault
  if (t < BK * BN / 4) {
    to = (unsigned)__cvta_generic_to_shared(&b[r][c]);
    asm volatile("cp.async.ca.shared.global [%0], [%1], 16;" ::"r"(to), "l"(&B[(k0 + r) * N + c]));  // fault
  }
  asm volatile("cp.async.commit_group;");
}
__global__ void two_in_turn(const float *A, const float *B, float *C, int M, int N, int K) {
  constexpr int BM = 32, BN = 16, BK = 16;
  __shared__ alignas(16) float a[2][BM][BK];
  __shared__ alignas(16) float b[2][BK][BN];
  A += blockIdx.y * BM * K;
  B += blockIdx.x * BN;
  const int t = threadIdx.x, x = t % 16, y = t / 16 * 4;
  float acc[4] = {};
  fetch<BM, BN, BK>(a[0], b[0], A, B, N, K, 0);
  for (int k0 = 0, s = 0; k0 < K; k0 += BK, s ^= 1) {
#ifdef REPAIRED
    if (k0 + BK < K) {
      fetch<BM, BN, BK>(a[s ^ 1], b[s ^ 1], A, B, N, K, k0 + BK);
      asm volatile("cp.async.wait_group 1;" ::: "memory");
    } else {
      asm volatile("cp.async.wait_group 0;" ::: "memory");
    }
#else
    if (k0 + BK < K) fetch<BM, BN, BK>(a[s ^ 1], b[s ^ 1], A, B, N, K, k0 + BK);
    asm volatile("cp.async.wait_group 1;" ::: "memory");
#endif
    __syncthreads();
    for (int k = 0; k < BK; k++)
      for (int i = 0; i < 4; i++) acc[i] += a[s][y + i][k] * b[s][k][x];  // fault
    __syncthreads();
  }
  for (int i = 0; i < 4; i++) C[(blockIdx.y * BM + y + i) * N + blockIdx.x * BN + x] = acc[i];
}
