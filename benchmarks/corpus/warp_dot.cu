// Matrix times vector, or a few vectors: a warp computes one element of C. Its lanes stride along K, then add
// up by shuffles.
#define FULL_MASK 0xffffffff

__inline__ __device__ float warp_sum(float v) {
  for (int offset = warpSize / 2; offset > 0; offset /= 2) v += __shfl_down_sync(FULL_MASK, v, offset);
  return v;
}

extern "C" __global__ void warp_dot(const float* __restrict__ A, const float* __restrict__ B,
                                    float* __restrict__ C, int M, int N, int K) {
  const int warp = (blockIdx.x * blockDim.x + threadIdx.x) / warpSize;
  const int lane = threadIdx.x % warpSize;
  const int column = blockIdx.y;
  if (warp >= M) return;
  float sum = 0.f;
  for (int k = lane; k < K; k += warpSize) sum += A[(size_t)warp * K + k] * B[(size_t)k * N + column];
  sum = warp_sum(sum);
  if (lane == 0) C[(size_t)warp * N + column] = sum;
}
