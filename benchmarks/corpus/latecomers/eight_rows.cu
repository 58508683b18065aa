// A thread has one column and eight rows; what it needs of A is the same for its warp, in groups of four along K.
__global__ void eight_rows(const float* __restrict__ A, const float* __restrict__ B, float* __restrict__ C, int M, int N,
                           int K) {
  const int col = blockIdx.x * blockDim.x + threadIdx.x, top = blockIdx.y * 8;
  if (col >= N) return;
  float sum[8] = {};
  for (int k = 0; k < K; k += 4) {
    float b[4];
    for (int p = 0; p < 4; ++p) b[p] = B[(size_t)(k + p) * N + col];
#pragma unroll
    for (int i = 0; i < 8; ++i) {
      const float4 a = *reinterpret_cast<const float4*>(A + (size_t)min(top + i, M - 1) * K + k);
      sum[i] += a.x * b[0] + a.y * b[1] + a.z * b[2] + a.w * b[3];
    }
  }
#pragma unroll
  for (int i = 0; i < 8; ++i)
    if (top + i < M) C[(size_t)(top + i) * N + col] = sum[i];
}
