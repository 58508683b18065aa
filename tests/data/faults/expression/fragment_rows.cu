// finds: wrong-lanes | exchanged-operands
// problem: 32 16 16
__device__ unsigned tf(float x) { unsigned r; asm("cvt.rna.tf32.f32 %0, %1;" : "=r"(r) : "f"(x)); return r; }
__global__ void frag(const float* A, const float* B, float* C, int M, int N, int K) {
#ifdef REPAIRED
  int lane = threadIdx.x % 32, group = lane >> 2, quad = lane & 3;
#else
  int lane = threadIdx.x % 32, group = lane & 7, quad = lane >> 3;  // fault: rows are a quarter of the lane
#endif
  int m0 = blockIdx.x * 16, n0 = blockIdx.y * 8;
  float c0 = 0, c1 = 0, c2 = 0, c3 = 0;
  for (int k = 0; k < K; k += 8) {
    unsigned a0 = tf(A[(m0 + group) * K + k + quad]);
    unsigned a1 = tf(A[(m0 + group + 8) * K + k + quad]);
    unsigned a2 = tf(A[(m0 + group) * K + k + quad + 4]);
    unsigned a3 = tf(A[(m0 + group + 8) * K + k + quad + 4]);
    unsigned b0 = tf(B[(k + quad) * N + n0 + group]);
    unsigned b1 = tf(B[(k + quad + 4) * N + n0 + group]);
    asm("mma.sync.aligned.m16n8k8.row.col.f32.tf32.tf32.f32 {%0,%1,%2,%3}, {%4,%5,%6,%7}, {%8,%9}, {%0,%1,%2,%3};"
        : "+f"(c0), "+f"(c1), "+f"(c2), "+f"(c3)
        : "r"(a0), "r"(a1), "r"(a2), "r"(a3), "r"(b0), "r"(b1));
  }
  float* out = C + (m0 + group) * N + n0 + quad * 2;
  out[0] = c0;
  out[1] = c1;
  out[8 * N] = c2;
  out[8 * N + 1] = c3;
}
void go(const float* A, const float* B, float* C, int M, int N, int K) {
  frag<<<dim3(M / 16, N / 8), 32>>>(A, B, C, M, N, K);
  if (cudaGetLastError() != cudaSuccess) throw 1;
}
