// A block is one strip of 256 columns, four rows high. A's four rows pass through shared memory 64 elements at a time;
// B comes straight from global memory, each element for four rows.
#define ROWS 4
#define DEPTH 64

extern "C" __global__ void wide_strip(const float* A, const float* B, float* C, int M, int N, int K) {
  __shared__ float strip[ROWS][DEPTH];
  const int col = blockIdx.x * blockDim.x + threadIdx.x, top = blockIdx.y * ROWS;
  float s0 = 0, s1 = 0, s2 = 0, s3 = 0;
  for (int from = 0; from < K; from += DEPTH) {
    const int r = threadIdx.x / DEPTH, d = threadIdx.x % DEPTH;
    strip[r][d] = top + r < M && from + d < K ? A[(size_t)(top + r) * K + from + d] : 0.f;
    __syncthreads();
    const int most = min(DEPTH, K - from);
    if (col < N)
      for (int d = 0; d < most; ++d) {
        const float b = B[(size_t)(from + d) * N + col];
        s0 += strip[0][d] * b;
        s1 += strip[1][d] * b;
        s2 += strip[2][d] * b;
        s3 += strip[3][d] * b;
      }
    __syncthreads();
  }
  if (col >= N) return;
  if (top < M) C[(size_t)top * N + col] = s0;
  if (top + 1 < M) C[(size_t)(top + 1) * N + col] = s1;
  if (top + 2 < M) C[(size_t)(top + 2) * N + col] = s2;
  if (top + 3 < M) C[(size_t)(top + 3) * N + col] = s3;
}
