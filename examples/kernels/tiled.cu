// A matrix product with its expectations written beside it: `rooftile explain tiled.cu` exits with 1 if one is missed.
constexpr int T = 16;

// rooftile: block=(T,T) grid=(cdiv(N,T),cdiv(M,T)) args=(A,B,C,M,N,K)
// rooftile: expect right, warnings == 0, occupancy >= 50%, spill_bytes == 0
// Half a warp reads 64 bytes of a row: 2 sectors, or 3 where rows do not begin at a multiple of 32 bytes.
// rooftile: expect sectors_per_request(A, load) <= 6, sectors_per_request(B, load) <= 6
__global__ void tiled(const float* A, const float* B, float* C, int M, int N, int K) {
  __shared__ float As[T][T], Bs[T][T];
  const int row = blockIdx.y * T + threadIdx.y, col = blockIdx.x * T + threadIdx.x;
  float sum = 0.0f;
  for (int k0 = 0; k0 < K; k0 += T) {
    As[threadIdx.y][threadIdx.x] = row < M && k0 + threadIdx.x < K ? A[row * K + k0 + threadIdx.x] : 0.0f;
    Bs[threadIdx.y][threadIdx.x] = k0 + threadIdx.y < K && col < N ? B[(k0 + threadIdx.y) * N + col] : 0.0f;
    __syncthreads();
    for (int k = 0; k < T; ++k) {
      sum += As[threadIdx.y][k] * Bs[k][threadIdx.x];  // rooftile: expect conflicts(here) == 0
    }
    __syncthreads();
  }
  if (row < M && col < N) C[row * N + col] = sum;
}
