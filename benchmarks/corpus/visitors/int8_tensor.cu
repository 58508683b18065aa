// 8-bit integers on tensor cores: B lies column by column; tiles of 64 bytes of K, ldmatrix and mma.sync m16n8k32, 64 x 64
// of C a block of four warps. K a multiple of 16, N even.
// rooftile: args=(A, B.T, C, M, N, K)
#include <cstdint>

__global__ void __launch_bounds__(128)
    int8_tensor(const int8_t* __restrict__ A, const int8_t* __restrict__ B, int32_t* __restrict__ C, int M, int N, int K) {
  constexpr int T = 64, BK = 64, PITCH = BK + 16;
  __shared__ __align__(16) int8_t as[T * PITCH];
  __shared__ __align__(16) int8_t bs[T * PITCH];
  const int t = threadIdx.x, lane = t % 32, warp = t / 32, row0 = blockIdx.y * T, col0 = blockIdx.x * T;
  const int wm = warp / 2 * 32, wn = warp % 2 * 32;
  int acc[2][4][4] = {};
  for (int k0 = 0; k0 < K; k0 += BK) {
#pragma unroll
    for (int i = 0; i < 2; ++i) {
      const int r = t / 4 + 32 * i, c = t % 4 * 16;
      int4 a = make_int4(0, 0, 0, 0), b = a;
      if (row0 + r < M && k0 + c < K) a = *reinterpret_cast<const int4*>(A + (size_t)(row0 + r) * K + k0 + c);
      if (col0 + r < N && k0 + c < K) b = *reinterpret_cast<const int4*>(B + (size_t)(col0 + r) * K + k0 + c);
      *reinterpret_cast<int4*>(as + r * PITCH + c) = a;
      *reinterpret_cast<int4*>(bs + r * PITCH + c) = b;
    }
    __syncthreads();
#pragma unroll
    for (int kk = 0; kk < BK; kk += 32) {
      unsigned a[2][4], b[2][4];
#pragma unroll
      for (int i = 0; i < 2; ++i) {
        const unsigned at = static_cast<unsigned>(
            __cvta_generic_to_shared(as + (wm + 16 * i + lane % 16) * PITCH + kk + lane / 16 * 16));
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4];"
                     : "=r"(a[i][0]), "=r"(a[i][1]), "=r"(a[i][2]), "=r"(a[i][3])
                     : "r"(at));
      }
#pragma unroll
      for (int j = 0; j < 2; ++j) {
        const unsigned at = static_cast<unsigned>(__cvta_generic_to_shared(
            bs + (wn + 16 * j + lane / 16 * 8 + lane % 8) * PITCH + kk + lane / 8 % 2 * 16));
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4];"
                     : "=r"(b[j][0]), "=r"(b[j][1]), "=r"(b[j][2]), "=r"(b[j][3])
                     : "r"(at));
      }
#pragma unroll
      for (int i = 0; i < 2; ++i)
#pragma unroll
        for (int j = 0; j < 4; ++j)
          asm volatile(
              "mma.sync.aligned.m16n8k32.row.col.s32.s8.s8.s32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, "
              "{%0, %1, %2, %3};"
              : "+r"(acc[i][j][0]), "+r"(acc[i][j][1]), "+r"(acc[i][j][2]), "+r"(acc[i][j][3])
              : "r"(a[i][0]), "r"(a[i][1]), "r"(a[i][2]), "r"(a[i][3]), "r"(b[j / 2][j % 2 * 2]),
                "r"(b[j / 2][j % 2 * 2 + 1]));
    }
    __syncthreads();
  }
#pragma unroll
  for (int i = 0; i < 2; ++i)
#pragma unroll
    for (int j = 0; j < 4; ++j)
#pragma unroll
      for (int h = 0; h < 2; ++h) {
        const int row = row0 + wm + 16 * i + 8 * h + lane / 4, col = col0 + wn + 8 * j + lane % 4 * 2;
        if (row < M && col < N)
          *reinterpret_cast<int2*>(C + (size_t)row * N + col) = make_int2(acc[i][j][2 * h], acc[i][j][2 * h + 1]);
      }
}
