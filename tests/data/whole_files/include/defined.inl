namespace proj {
template <class T, class TileT>
__global__ void gemm_kernel(std::size_t M, std::size_t N, std::size_t K, const T* __restrict__ A, const T* __restrict__ B, T* __restrict__ C) {
  const std::size_t m = blockIdx.y * TileT::m + threadIdx.x / TileT::n, n = blockIdx.x * TileT::n + threadIdx.x % TileT::n;
  if (m >= M || n >= N) return;
  T s{};
  for (std::size_t k = 0; k < K; ++k) s += A[m * K + k] * B[k * N + n];
  C[m * N + n] = s;
}
template <class T> void gemm(const T* A, const T* B, T* C, std::size_t M, std::size_t N, std::size_t K, cudaStream_t s) {
  using tile = Tile<8, 32>;
  const dim3 grid(static_cast<unsigned>((N + tile::n - 1) / tile::n), static_cast<unsigned>((M + tile::m - 1) / tile::m));
  gemm_kernel<T, tile><<<grid, tile::threads, 0, s>>>(M, N, K, A, B, C);
}
}
