// finds: race
// problem: 32 64 40
// rooftile: block=128 grid=(N/32,M/16) args=(A,B,C,M,N,K)
// Stages C in the memory of A's tile, so that it can be stored in rows of 16 bytes.
__global__ void __launch_bounds__(128) staged(const float* __restrict__ A, const float* __restrict__ B, float* __restrict__ C,
                                              int M, int N, int K) {
  __shared__ __align__(16) float stage[16 * 32];
  __shared__ float right[8 * 32];
  int tid = threadIdx.x;
  int r = tid / 32 * 4, q = tid % 32;
  float acc[4] = {0.0f, 0.0f, 0.0f, 0.0f};
  for (int k0 = 0; k0 < K; k0 += 8) {
    stage[tid] = A[(blockIdx.y * 16 + tid / 8) * K + k0 + tid % 8];
    for (int e = tid; e < 8 * 32; e += 128)
      right[e] = B[(k0 + e / 32) * N + blockIdx.x * 32 + e % 32];
    __syncthreads();
    for (int k = 0; k < 8; k++)
      for (int u = 0; u < 4; u++)
        acc[u] += stage[(r + u) * 8 + k] * right[k * 32 + q];
#ifndef REPAIRED
    if (k0 + 8 < K)
#endif
      __syncthreads();
  }
  for (int u = 0; u < 4; u++)
    stage[(r + u) * 32 + q] = acc[u];  // fault: another warp may still read A's last tile
  __syncthreads();
  int row = tid / 8, col = tid % 8 * 4;
  *reinterpret_cast<float4*>(&C[(blockIdx.y * 16 + row) * N + blockIdx.x * 32 + col]) =
      *reinterpret_cast<float4*>(&stage[row * 32 + col]);
}
