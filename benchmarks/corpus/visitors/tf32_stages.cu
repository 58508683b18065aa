// float on tensor cores: mma.sync on tf32, a ring of three pairs of padded tiles filled by cp.async, 128 x 64 of C a block
// of four warps, fragments by plain loads from shared memory. K and N multiples of four.
namespace {
constexpr int BM = 128, BN = 64, BK = 16, STAGES = 3, PA = BK + 4, PB = BN + 8;

__device__ __forceinline__ void copy16(float* to, const float* from, bool exists) {
  const unsigned at = static_cast<unsigned>(__cvta_generic_to_shared(to));
  asm volatile("cp.async.cg.shared.global [%0], [%1], 16, %2;" ::"r"(at), "l"(from), "r"(exists ? 16 : 0) : "memory");
}

__device__ __forceinline__ unsigned rounded(float x) {
  unsigned r;
  asm("cvt.rna.tf32.f32 %0, %1;" : "=r"(r) : "f"(x));
  return r;
}
}  // namespace

__global__ void __launch_bounds__(128)
    tf32_stages(const float* __restrict__ A, const float* __restrict__ B, float* __restrict__ C, int M, int N, int K) {
  __shared__ __align__(16) float as[STAGES][BM * PA];
  __shared__ __align__(16) float bs[STAGES][BK * PB];
  const int t = threadIdx.x, lane = t % 32, warp = t / 32, quad = lane / 4, in_quad = lane % 4;
  const int row0 = blockIdx.x * BM, col0 = blockIdx.y * BN, wm = warp % 2 * 64, wn = warp / 2 * 32;
  const int steps = (K + BK - 1) / BK;
  auto fetch = [&](int step) {
    if (step < steps) {
      const int stage = step % STAGES, k0 = step * BK;
#pragma unroll
      for (int i = 0; i < BM * BK / 4 / 128; ++i) {
        const int e = t + i * 128, r = e / 4, c = e % 4 * 4;
        const bool in = row0 + r < M && k0 + c < K;
        copy16(as[stage] + r * PA + c, in ? A + (size_t)(row0 + r) * K + k0 + c : A, in);
      }
#pragma unroll
      for (int i = 0; i < BK * BN / 4 / 128; ++i) {
        const int e = t + i * 128, r = e / 16, c = e % 16 * 4;
        const bool in = k0 + r < K && col0 + c < N;
        copy16(bs[stage] + r * PB + c, in ? B + (size_t)(k0 + r) * N + col0 + c : B, in);
      }
    }
    asm volatile("cp.async.commit_group;" ::: "memory");
  };
  float acc[4][4][4] = {};
  fetch(0);
  fetch(1);
  for (int step = 0; step < steps; ++step) {
    asm volatile("cp.async.wait_group 1;" ::: "memory");
    __syncthreads();
    fetch(step + 2);
    const float *at = as[step % STAGES], *bt = bs[step % STAGES];
#pragma unroll
    for (int kk = 0; kk < BK; kk += 8) {
      unsigned a[4][4], b[4][2];
#pragma unroll
      for (int i = 0; i < 4; ++i)
#pragma unroll
        for (int e = 0; e < 4; ++e)
          a[i][e] = rounded(at[(wm + 16 * i + quad + e % 2 * 8) * PA + kk + in_quad + e / 2 * 4]);
#pragma unroll
      for (int j = 0; j < 4; ++j)
#pragma unroll
        for (int e = 0; e < 2; ++e) b[j][e] = rounded(bt[(kk + in_quad + 4 * e) * PB + wn + 8 * j + quad]);
#pragma unroll
      for (int i = 0; i < 4; ++i)
#pragma unroll
        for (int j = 0; j < 4; ++j)
          asm volatile(
              "mma.sync.aligned.m16n8k8.row.col.f32.tf32.tf32.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, "
              "{%0, %1, %2, %3};"
              : "+f"(acc[i][j][0]), "+f"(acc[i][j][1]), "+f"(acc[i][j][2]), "+f"(acc[i][j][3])
              : "r"(a[i][0]), "r"(a[i][1]), "r"(a[i][2]), "r"(a[i][3]), "r"(b[j][0]), "r"(b[j][1]));
    }
  }
#pragma unroll
  for (int i = 0; i < 4; ++i)
#pragma unroll
    for (int j = 0; j < 4; ++j)
#pragma unroll
      for (int h = 0; h < 2; ++h) {
        const int row = row0 + wm + 16 * i + 8 * h + quad, col = col0 + wn + 8 * j + 2 * in_quad;
        if (row < M && col < N)
          *reinterpret_cast<float2*>(C + (size_t)row * N + col) = make_float2(acc[i][j][2 * h], acc[i][j][2 * h + 1]);
      }
}
