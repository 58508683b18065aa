// Blocks in Z-order: the bits of blockIdx.x, taken in turn, are the tile's column and row. The grid is a square of a
// power of two of tiles; what lies outside C ends at once.
__device__ unsigned every_other_bit(unsigned z) {
  z &= 0x55555555u;
  z = (z | z >> 1) & 0x33333333u;
  z = (z | z >> 2) & 0x0f0f0f0fu;
  z = (z | z >> 4) & 0x00ff00ffu;
  return (z | z >> 8) & 0x0000ffffu;
}

extern "C" __global__ void z_order(const float* A, const float* B, float* C, int M, int N, int K) {
  constexpr int SIDE = 16;
  __shared__ float left[SIDE][SIDE + 1], right[SIDE][SIDE + 1];
  const int col0 = every_other_bit(blockIdx.x) * SIDE, row0 = every_other_bit(blockIdx.x >> 1) * SIDE;
  if (row0 >= M || col0 >= N) return;
  const int row = row0 + threadIdx.y, col = col0 + threadIdx.x;
  float dot = 0;
  for (int t = 0; t < K; t += SIDE) {
    left[threadIdx.y][threadIdx.x] = row < M && t + threadIdx.x < K ? A[row * K + t + threadIdx.x] : 0;
    right[threadIdx.y][threadIdx.x] = t + threadIdx.y < K && col < N ? B[(t + threadIdx.y) * N + col] : 0;
    __syncthreads();
#pragma unroll
    for (int p = 0; p < SIDE; ++p) dot += left[threadIdx.y][p] * right[p][threadIdx.x];
    __syncthreads();
  }
  if (row < M && col < N) C[row * N + col] = dot;
}
