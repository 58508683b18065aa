// conflicts: 4
// problem: 64 64 64
// rooftile: block=64 grid=(N/64,M/64) args=(A,B,C,M,N,K)
// Rows of 36 floats hold whole float4, and the rows that a warp reads, 8 apart, all begin in one bank.
#ifdef REPAIRED
constexpr int PITCH = 33;
#else
constexpr int PITCH = 36;
#endif
__global__ void __launch_bounds__(64) eight_by_eight(const float* A, const float* B, float* C, int M, int N, int K) {
  __shared__ float As[64][PITCH];
  __shared__ float Bs[32][64];
  const int t = threadIdx.x, tx = t % 8, ty = t / 8;
  float acc[8][8] = {};
  for (int k0 = 0; k0 < K; k0 += 32) {
    for (int i = t; i < 64 * 32; i += 64) {
      As[i / 32][i % 32] = A[(blockIdx.y * 64 + i / 32) * K + k0 + i % 32];
      Bs[i / 64][i % 64] = B[(k0 + i / 64) * N + blockIdx.x * 64 + i % 64];
    }
    __syncthreads();
    for (int k = 0; k < 32; k++) {
      float a[8];
      for (int i = 0; i < 8; i++) a[i] = As[ty * 8 + i][k];  // fault
      for (int j = 0; j < 8; j++)
        for (int i = 0; i < 8; i++) acc[i][j] += a[i] * Bs[k][j * 8 + tx];
    }
    __syncthreads();
  }
  for (int i = 0; i < 8; i++)
    for (int j = 0; j < 8; j++) C[(blockIdx.y * 64 + ty * 8 + i) * N + blockIdx.x * 64 + j * 8 + tx] = acc[i][j];
}
