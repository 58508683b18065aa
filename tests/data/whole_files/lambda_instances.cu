// A launch in a lambda, whose argument carries the tile's side in its type.
#include <cuda_runtime.h>
#include <type_traits>
template <int T>
__global__ void mm(const float* A, const float* B, float* C, int M, int N, int K) {
  __shared__ float a[T][T], b[T][T];
  int r = blockIdx.y * T + threadIdx.y, c = blockIdx.x * T + threadIdx.x;
  float s = 0;
  for (int t = 0; t < K; t += T) {
    a[threadIdx.y][threadIdx.x] = r < M && t + threadIdx.x < K ? A[r * K + t + threadIdx.x] : 0;
    b[threadIdx.y][threadIdx.x] = c < N && t + threadIdx.y < K ? B[(t + threadIdx.y) * N + c] : 0;
    __syncthreads();
    for (int i = 0; i < T; ++i) s += a[threadIdx.y][i] * b[i][threadIdx.x];
    __syncthreads();
  }
  if (r < M && c < N) C[r * N + c] = s;
}
void dispatch(const float* A, const float* B, float* C, int M, int N, int K, cudaStream_t st) {
  auto launch = [&](auto tile) {
    constexpr int T = decltype(tile)::value;
    dim3 block(T, T), grid((N + T - 1) / T, (M + T - 1) / T);
    mm<T><<<grid, block, 0, st>>>(A, B, C, M, N, K);
  };
  launch(std::integral_constant<int, 16>{});
}
