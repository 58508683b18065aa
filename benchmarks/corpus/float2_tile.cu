// Tiles filled two floats at a time and read two floats at a time; 2 x 2 elements a thread. N and K even.
constexpr int T = 32;

extern "C" __global__ void float2_tile(const float* A, const float* B, float* C, int M, int N, int K) {
  __shared__ float2 As[T][T / 2];
  __shared__ float2 Bs[T][T / 2];
  const int tx = threadIdx.x, ty = threadIdx.y;  // 16 x 16
  const int row0 = blockIdx.y * T, col0 = blockIdx.x * T;
  const float2 zero = {0.0f, 0.0f};
  float2 c0 = zero, c1 = zero;  // rows ty and ty + 16

  for (int t = 0; t < K; t += T) {
    for (int r = ty; r < T; r += T / 2) {
      const bool in_a = row0 + r < M && t + 2 * tx < K, in_b = t + r < K && col0 + 2 * tx < N;
      As[r][tx] = in_a ? *reinterpret_cast<const float2*>(A + (row0 + r) * K + t + 2 * tx) : zero;
      Bs[r][tx] = in_b ? *reinterpret_cast<const float2*>(B + (t + r) * N + col0 + 2 * tx) : zero;
    }
    __syncthreads();
#pragma unroll 8
    for (int k = 0; k < T / 2; ++k) {
      const float2 a0 = As[ty][k], a1 = As[ty + T / 2][k], b0 = Bs[2 * k][tx], b1 = Bs[2 * k + 1][tx];
      c0.x += a0.x * b0.x + a0.y * b1.x;
      c0.y += a0.x * b0.y + a0.y * b1.y;
      c1.x += a1.x * b0.x + a1.y * b1.x;
      c1.y += a1.x * b0.y + a1.y * b1.y;
    }
    __syncthreads();
  }
  const int col = col0 + 2 * tx;
  if (col < N) {
    if (row0 + ty < M) *reinterpret_cast<float2*>(C + (row0 + ty) * N + col) = c0;
    if (row0 + ty + T / 2 < M) *reinterpret_cast<float2*>(C + (row0 + ty + T / 2) * N + col) = c1;
  }
}
