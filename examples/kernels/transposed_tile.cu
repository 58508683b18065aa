// The same product with B's tile stored the other way round: right, but a warp's loads from it all meet in two banks.
constexpr int T = 16;

// rooftile: block=(T,T) grid=(cdiv(N,T),cdiv(M,T)) args=(A,B,C,M,N,K)
__global__ void transposed_tile(const float* A, const float* B, float* C, int M, int N, int K) {
  __shared__ float As[T][T], Bs[T][T];
  const int row = blockIdx.y * T + threadIdx.y, col = blockIdx.x * T + threadIdx.x;
  float sum = 0.0f;
  for (int k0 = 0; k0 < K; k0 += T) {
    As[threadIdx.y][threadIdx.x] = row < M && k0 + threadIdx.x < K ? A[row * K + k0 + threadIdx.x] : 0.0f;
    Bs[threadIdx.x][threadIdx.y] = k0 + threadIdx.y < K && col < N ? B[(k0 + threadIdx.y) * N + col] : 0.0f;
    __syncthreads();
    for (int k = 0; k < T; ++k) {
      sum += As[threadIdx.y][k] * Bs[threadIdx.x][k];
    }
    __syncthreads();
  }
  if (row < M && col < N) C[row * N + col] = sum;
}
