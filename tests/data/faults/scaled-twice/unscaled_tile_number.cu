// finds: not-scaled | wrong-index
// problem: 32 64 96
// rooftile: block=(32,32) grid=(cdiv(N,32),cdiv(M,32)) args=(A,B,C,M,N,K)
#define W 32
__global__ void counted(const float* A, const float* B, float* C, int M, int N, int K) {
  __shared__ float At[W][W + 1], Bt[W][W + 1];
  int i = blockIdx.y * W + threadIdx.y, j = blockIdx.x * W + threadIdx.x;
  float s = 0.f;
  for (int tile = 0; tile < K / W; tile++) {
#ifdef REPAIRED
    At[threadIdx.y][threadIdx.x] = A[i * K + tile * W + threadIdx.x];
#else
    At[threadIdx.y][threadIdx.x] = A[i * K + tile + threadIdx.x];  // fault
#endif
    Bt[threadIdx.y][threadIdx.x] = B[(tile * W + threadIdx.y) * N + j];
    __syncthreads();
    for (int k = 0; k < W; k++) s += At[threadIdx.y][k] * Bt[k][threadIdx.x];
    __syncthreads();
  }
  C[i * N + j] = s;
}
