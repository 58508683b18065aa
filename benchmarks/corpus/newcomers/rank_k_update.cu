// C is brought up to date in global memory after every 32 of K, as a blocked algorithm without registers for its sums
// would: read, added to, and written back.
#define B_SIZE 32

extern "C" __global__ void rank_k_update(const float* A, const float* B, float* C, int M, int N, int K) {
  __shared__ float panel[B_SIZE][B_SIZE], other[B_SIZE][B_SIZE];
  const int i = blockIdx.y * B_SIZE + threadIdx.y, j = blockIdx.x * B_SIZE + threadIdx.x;
  for (int p = 0; p < K; p += B_SIZE) {
    panel[threadIdx.y][threadIdx.x] = i < M && p + threadIdx.x < K ? A[(size_t)i * K + p + threadIdx.x] : 0.0f;
    other[threadIdx.y][threadIdx.x] = p + threadIdx.y < K && j < N ? B[(size_t)(p + threadIdx.y) * N + j] : 0.0f;
    __syncthreads();
    float update = 0.0f;
    for (int q = 0; q < B_SIZE; ++q) update += panel[threadIdx.y][q] * other[q][threadIdx.x];
    if (i < M && j < N) C[(size_t)i * N + j] = p == 0 ? update : C[(size_t)i * N + j] + update;
    __syncthreads();
  }
}
