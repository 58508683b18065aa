// bf16 on tensor cores by mma.sync: two warps a block compute 32 x 32 of C (16 x 32 each); A and B go through shared memory
// and ldmatrix. PAD keeps the rows of eight 16-byte chunks that ldmatrix reads in different banks; SWIZZLE does so without room.
#include <cuda_bf16.h>

#ifndef PAD
#define PAD 8
#endif
#ifndef SWIZZLE
#define SWIZZLE 0
#endif

constexpr int BM = 32, BN = 32, BK = 32;

// Element (row, col) of a tile whose rows are `width` long, in chunks of eight.
__device__ int place(int row, int col, int width) {
  int chunk = col / 8;
  if (SWIZZLE) chunk ^= row / (64 / width) % (width / 8);
  return row * (width + PAD) + chunk * 8 + col % 8;
}

__global__ void bf16_mma(const __nv_bfloat16* A, const __nv_bfloat16* B, float* C, int M, int N, int K) {
  __shared__ __align__(128) __nv_bfloat16 As[BM * (BK + PAD)], Bs[BK * (BN + PAD)];
  const int warp = threadIdx.x / 32, lane = threadIdx.x % 32;
  const int row0 = blockIdx.y * BM, col0 = blockIdx.x * BN;
  const __nv_bfloat16 zero = __float2bfloat16(0.0f);
  float acc[4][4] = {};

  for (int k0 = 0; k0 < K; k0 += BK) {
    for (int i = threadIdx.x; i < BM * BK; i += 64) {
      int r = i / BK, k = i % BK;
      As[place(r, k, BK)] = row0 + r < M && k0 + k < K ? A[(row0 + r) * K + k0 + k] : zero;
    }
    for (int i = threadIdx.x; i < BK * BN; i += 64) {
      int k = i / BN, c = i % BN;
      Bs[place(k, c, BN)] = k0 + k < K && col0 + c < N ? B[(k0 + k) * N + col0 + c] : zero;
    }
    __syncthreads();
    for (int kk = 0; kk < BK; kk += 16) {
      unsigned a[4], b[4];
      unsigned from = static_cast<unsigned>(__cvta_generic_to_shared(&As[place(warp * 16 + lane % 16, kk + lane / 16 * 8, BK)]));
      asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4];"
                   : "=r"(a[0]), "=r"(a[1]), "=r"(a[2]), "=r"(a[3]) : "r"(from));
      for (int j = 0; j < 2; ++j) {
        from = static_cast<unsigned>(__cvta_generic_to_shared(&Bs[place(kk + lane % 16, j * 16 + lane / 16 * 8, BN)]));
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4];"
                     : "=r"(b[0]), "=r"(b[1]), "=r"(b[2]), "=r"(b[3]) : "r"(from));
        for (int half = 0; half < 2; ++half) {
          float* d = acc[2 * j + half];
          asm volatile("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, "
                       "{%0, %1, %2, %3};"
                       : "+f"(d[0]), "+f"(d[1]), "+f"(d[2]), "+f"(d[3])
                       : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[2 * half]), "r"(b[2 * half + 1]));
        }
      }
    }
    __syncthreads();
  }
  for (int j = 0; j < 4; ++j)
    for (int i = 0; i < 4; ++i) {
      int r = row0 + warp * 16 + lane / 4 + 8 * (i / 2), c = col0 + j * 8 + lane % 4 * 2 + i % 2;
      if (r < M && c < N) C[r * N + c] = acc[j][i];
    }
}
