// finds: misaligned
// problem: 32 32 32
// rooftile: block=64 grid=(N/16,M/16) args=(A,B,C,M,N,K)
// A pad of one float takes every row but the fourth off the 16 bytes that a float4 needs.
#ifdef REPAIRED
#define ROW 20
#else
#define ROW 17
#endif
__global__ void __launch_bounds__(64) vectors(const float* A, const float* B, float* C, int M, int N, int K) {
  __shared__ __align__(16) float As[16][ROW];
  __shared__ __align__(16) float Bs[16][ROW];
  int t = threadIdx.x, y = t / 4, x = t % 4 * 4;
  float acc[4] = {};
  for (int k0 = 0; k0 < K; k0 += 16) {
    *(float4*)&As[y][x] = *(const float4*)&A[(blockIdx.y * 16 + y) * K + k0 + x];  // fault
    *(float4*)&Bs[y][x] = *(const float4*)&B[(k0 + y) * N + blockIdx.x * 16 + x];  // fault
    __syncthreads();
    for (int k = 0; k < 16; k++)
      for (int j = 0; j < 4; j++)
        acc[j] += As[y][k] * Bs[k][x + j];
    __syncthreads();
  }
  for (int j = 0; j < 4; j++)
    C[(blockIdx.y * 16 + y) * N + blockIdx.x * 16 + x + j] = acc[j];
}
