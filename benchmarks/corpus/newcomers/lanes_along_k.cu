// B lies column by column. The lanes of a warp go along K, each with four elements at a time; a warp computes one row and
// four columns of C, and adds up over its lanes by exchanging halves.
// rooftile: args=(A, B.T, C, M, N, K)
__global__ void lanes_along_k(const float* A, const float* B, float* C, int M, int N, int K) {
  const int lane = threadIdx.x, row = blockIdx.y * blockDim.y + threadIdx.y, col = blockIdx.x * 4;
  if (row >= M) return;
  float sum[4] = {};
  for (int k = lane * 4; k < K; k += 128) {
    const float4 a = *reinterpret_cast<const float4*>(A + row * K + k);
#pragma unroll
    for (int j = 0; j < 4; ++j) {
      if (col + j >= N) break;
      const float4 b = *reinterpret_cast<const float4*>(B + (col + j) * K + k);
      sum[j] += a.x * b.x + a.y * b.y + a.z * b.z + a.w * b.w;
    }
  }
#pragma unroll
  for (int j = 0; j < 4; ++j) {
    for (int step = 16; step > 0; step >>= 1) sum[j] += __shfl_xor_sync(0xffffffffu, sum[j], step);
    if (lane == j && col + j < N) C[row * N + col + j] = sum[j];
  }
}
