// Eight-bit inputs, a 32-bit result, sizes that are unsigned long.
#include <cstdint>
#include <limits>
#include <vector>

template <class In, class Out>
__global__ void integer_gemm(const In *A, const In *B, Out *C, std::size_t M, std::size_t N, std::size_t K) {
  const std::size_t row = blockIdx.y * blockDim.y + threadIdx.y, col = blockIdx.x * blockDim.x + threadIdx.x;
  if (row >= M || col >= N) return;
  Out sum = 0;
  for (std::size_t k = 0; k < K; ++k) sum += static_cast<Out>(A[row * K + k]) * static_cast<Out>(B[k * N + col]);
  C[row * N + col] = std::min(sum, std::numeric_limits<Out>::max());
}

int main() {
  const std::size_t M = 128, N = 64, K = 32;
  std::vector<int8_t> a(M * K, 3);
  int8_t *A, *B;
  int32_t *C;
  cudaMalloc(&A, M * K);
  cudaMalloc(&B, K * N);
  cudaMalloc(&C, M * N * sizeof(*C));
  integer_gemm<int8_t, int32_t><<<dim3((N + 31) / 32, (M + 7) / 8), dim3(32, 8)>>>(A, B, C, M, N, K);
}
