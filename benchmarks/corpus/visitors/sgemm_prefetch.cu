// The float kernel that many tutorials end with: 128 x 128 by 8 tiles in two buffers, eight by eight sums a thread in four
// quarters, four elements a load, the next tiles in registers, one barrier a step. No edges: M and N multiples of 128, K
// of eight.
#define OFFSET(row, col, ld) ((row) * (ld) + (col))
#define FLOAT4(pointer) (reinterpret_cast<float4*>(&(pointer))[0])

__global__ void sgemm_prefetch(float* __restrict__ a, float* __restrict__ b, float* __restrict__ c, const int M, const int N,
                               const int K) {
  const int BM = 128, BN = 128, BK = 8, TM = 8, TN = 8;
  const int bx = blockIdx.x, by = blockIdx.y, tx = threadIdx.x, ty = threadIdx.y, tid = ty * blockDim.x + tx;
  __shared__ __align__(16) float s_a[2][BK][BM];
  __shared__ __align__(16) float s_b[2][BK][BN];
  float r_load_a[4], r_load_b[4], r_comp_a[TM], r_comp_b[TN], r_c[TM][TN] = {0.0};
  const int load_a_m = tid >> 1, load_a_k = (tid & 1) << 2, load_b_k = tid >> 5, load_b_n = (tid & 31) << 2;
  const int row = by * BM + load_a_m, col = bx * BN + load_b_n;

  FLOAT4(r_load_a[0]) = FLOAT4(a[OFFSET(row, load_a_k, K)]);
  FLOAT4(r_load_b[0]) = FLOAT4(b[OFFSET(load_b_k, col, N)]);
  for (int i = 0; i < 4; i++) s_a[0][load_a_k + i][load_a_m] = r_load_a[i];
  FLOAT4(s_b[0][load_b_k][load_b_n]) = FLOAT4(r_load_b[0]);
  __syncthreads();

  for (int bk = 1; bk <= K / BK; bk++) {
    const int used = (bk - 1) & 1, next = bk & 1;
    if (bk < K / BK) {
      FLOAT4(r_load_a[0]) = FLOAT4(a[OFFSET(row, bk * BK + load_a_k, K)]);
      FLOAT4(r_load_b[0]) = FLOAT4(b[OFFSET(bk * BK + load_b_k, col, N)]);
    }
#pragma unroll
    for (int tk = 0; tk < BK; tk++) {
      FLOAT4(r_comp_a[0]) = FLOAT4(s_a[used][tk][ty * TM / 2]);
      FLOAT4(r_comp_a[4]) = FLOAT4(s_a[used][tk][ty * TM / 2 + BM / 2]);
      FLOAT4(r_comp_b[0]) = FLOAT4(s_b[used][tk][tx * TN / 2]);
      FLOAT4(r_comp_b[4]) = FLOAT4(s_b[used][tk][tx * TN / 2 + BN / 2]);
#pragma unroll
      for (int tm = 0; tm < TM; tm++)
#pragma unroll
        for (int tn = 0; tn < TN; tn++) r_c[tm][tn] += r_comp_a[tm] * r_comp_b[tn];
    }
    if (bk < K / BK) {
      for (int i = 0; i < 4; i++) s_a[next][load_a_k + i][load_a_m] = r_load_a[i];
      FLOAT4(s_b[next][load_b_k][load_b_n]) = FLOAT4(r_load_b[0]);
      __syncthreads();
    }
  }
#pragma unroll
  for (int i = 0; i < TM; i++) {
    const int store_m = by * BM + ty * TM / 2 + i % 4 + i / 4 * (BM / 2), store_n = bx * BN + tx * TN / 2;
    FLOAT4(c[OFFSET(store_m, store_n, N)]) = FLOAT4(r_c[i][0]);
    FLOAT4(c[OFFSET(store_m, store_n + BN / 2, N)]) = FLOAT4(r_c[i][4]);
  }
}
