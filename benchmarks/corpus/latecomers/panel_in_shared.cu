// Sixteen rows of A, as long as they are, are put into shared memory first; B then streams past, two columns a thread.
__global__ void panel_in_shared(const float* A, const float* B, float* C, int M, int N, int K) {
  extern __shared__ float panel[];
  const int top = blockIdx.x * 16;
  for (int i = threadIdx.x; i < 16 * K; i += blockDim.x) panel[i] = top + i / K < M ? A[(size_t)top * K + i] : 0.f;
  __syncthreads();
  for (int col = blockIdx.y * 512 + threadIdx.x; col < min(N, (int)(blockIdx.y + 1) * 512); col += 256) {
    float sum[16] = {};
    for (int k = 0; k < K; ++k) {
      const float b = B[(size_t)k * N + col];
#pragma unroll
      for (int i = 0; i < 16; ++i) sum[i] += panel[i * K + k] * b;
    }
#pragma unroll
    for (int i = 0; i < 16; ++i)
      if (top + i < M) C[(size_t)(top + i) * N + col] = sum[i];
  }
}
