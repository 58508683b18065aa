// No shared memory: two rows and four neighbouring columns a thread, B by groups of four, A's elements the same for all.
__global__ void four_wide(const float* __restrict__ A, const float* __restrict__ B, float* __restrict__ C, int M, int N,
                          int K) {
  const int col = (blockIdx.x * blockDim.x + threadIdx.x) * 4, row = blockIdx.y * 2;
  if (col >= N || row >= M) return;
  const bool both = row + 1 < M;
  float4 top = {}, bottom = {};
  for (int k = 0; k < K; ++k) {
    const float4 b = __ldg(reinterpret_cast<const float4*>(B + (size_t)k * N + col));
    const float x = __ldg(A + (size_t)row * K + k), y = both ? __ldg(A + (size_t)(row + 1) * K + k) : 0.f;
    top.x += x * b.x, top.y += x * b.y, top.z += x * b.z, top.w += x * b.w;
    bottom.x += y * b.x, bottom.y += y * b.y, bottom.z += y * b.z, bottom.w += y * b.w;
  }
  *reinterpret_cast<float4*>(C + (size_t)row * N + col) = top;
  if (both) *reinterpret_cast<float4*>(C + (size_t)(row + 1) * N + col) = bottom;
}
