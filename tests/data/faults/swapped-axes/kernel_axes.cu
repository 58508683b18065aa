// finds: swapped-axes | swapped-grid
// problem: 32 96 48
// rooftile: block=(16,16) grid=(cdiv(N,16),cdiv(M,16)) args=(A,B,C,M,N,K)
#define B_ 16
__global__ void axes(const float* A, const float* B, float* C, int M, int N, int K) {
  __shared__ float As[B_][B_], Bs[B_][B_];
#ifdef REPAIRED
  int bx = blockIdx.x, by = blockIdx.y;
#else
  int bx = blockIdx.y, by = blockIdx.x;  // fault
#endif
  int row = by * B_ + threadIdx.y, col = bx * B_ + threadIdx.x;
  float sum = 0.0f;
  for (int m = 0; m < K / B_; m++) {
    As[threadIdx.y][threadIdx.x] = A[row * K + m * B_ + threadIdx.x];
    Bs[threadIdx.y][threadIdx.x] = B[(m * B_ + threadIdx.y) * N + col];
    __syncthreads();
    for (int k = 0; k < B_; k++) sum += As[threadIdx.y][k] * Bs[k][threadIdx.x];
    __syncthreads();
  }
  C[row * N + col] = sum;
}
