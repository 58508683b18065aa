// finds: ldmatrix-trans
// problem: 32 16 32
#include <cuda_fp16.h>
#include <cstdint>
__device__ __forceinline__ void ldsm4(uint32_t (&r)[4], const void* p) {
  uint32_t a = (uint32_t)__cvta_generic_to_shared(p);
  asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0,%1,%2,%3}, [%4];"
               : "=r"(r[0]), "=r"(r[1]), "=r"(r[2]), "=r"(r[3]) : "r"(a));
}
__device__ __forceinline__ void ldsm2t(uint32_t (&r)[2], const void* p) {
  uint32_t a = (uint32_t)__cvta_generic_to_shared(p);
#ifdef REPAIRED
  asm volatile("ldmatrix.sync.aligned.m8n8.x2.trans.shared.b16 {%0,%1}, [%2];" : "=r"(r[0]), "=r"(r[1]) : "r"(a));
#else
  asm volatile("ldmatrix.sync.aligned.m8n8.x2.shared.b16 {%0,%1}, [%2];" : "=r"(r[0]), "=r"(r[1]) : "r"(a));  // fault
#endif
}
__device__ __forceinline__ void mma(float (&d)[4], const uint32_t (&a)[4], const uint32_t (&b)[2]) {
  asm volatile("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0,%1,%2,%3}, {%4,%5,%6,%7}, {%8,%9}, {%0,%1,%2,%3};"
               : "+f"(d[0]), "+f"(d[1]), "+f"(d[2]), "+f"(d[3])
               : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]));
}
__global__ void hmma(const half* A, const half* B, float* C, int M, int N, int K) {
  __shared__ half as[16][24];
  __shared__ half bs[16][16];
  const int lane = threadIdx.x;
  const int row0 = blockIdx.y * 16, col0 = blockIdx.x * 8;
  float d[4] = {0.f, 0.f, 0.f, 0.f};
  for (int k0 = 0; k0 < K; k0 += 16) {
    for (int e = lane; e < 256; e += 32)
      as[e / 16][e % 16] = A[(row0 + e / 16) * K + k0 + e % 16];
    for (int e = lane; e < 128; e += 32)
      bs[e / 8][e % 8] = B[(k0 + e / 8) * N + col0 + e % 8];
    __syncwarp();
    uint32_t a[4], b[2];
    ldsm4(a, &as[lane % 16][lane / 16 * 8]);
    ldsm2t(b, &bs[lane % 16][0]);
    mma(d, a, b);
    __syncwarp();
  }
  const int r = row0 + lane / 4, c = col0 + lane % 4 * 2;
  C[r * N + c] = d[0];
  C[r * N + c + 1] = d[1];
  C[(r + 8) * N + c] = d[2];
  C[(r + 8) * N + c + 1] = d[3];
}
void go(const half* A, const half* B, float* C, int M, int N, int K) {
  hmma<<<dim3(N / 8, M / 16), 32>>>(A, B, C, M, N, K);
  if (cudaGetLastError() != cudaSuccess) throw 1;
}
