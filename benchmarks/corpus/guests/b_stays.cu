// Sixteen columns of B, as long as they are, stay in shared memory while the block goes down a quarter of C's rows: a
// warp has two rows at a time, a half warp one, and a lane a column.
__global__ void b_stays(const float* A, const float* B, float* C, int M, int N, int K) {
  extern __shared__ float kept[];
  const int first = blockIdx.x * 16, quarter = (M + gridDim.y - 1) / gridDim.y;
  for (int e = threadIdx.x; e < 16 * K; e += blockDim.x) kept[e] = first + e % 16 < N ? B[(size_t)(e / 16) * N + first + e % 16] : 0.f;
  __syncthreads();
  const int lane = threadIdx.x % 16, end = min(M, (int)(blockIdx.y + 1) * quarter);
  for (int row = blockIdx.y * quarter + threadIdx.x / 16; row < end; row += blockDim.x / 16) {
    const float* a = A + (size_t)row * K;
    float sum = 0.f;
#pragma unroll 8
    for (int k = 0; k < K; ++k) sum += a[k] * kept[k * 16 + lane];
    if (first + lane < N) C[(size_t)row * N + first + lane] = sum;
  }
}
