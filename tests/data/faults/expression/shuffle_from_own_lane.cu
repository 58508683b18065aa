// finds: wrong-index
// problem: 20 40 33
// a lane holds one element of a row of A, broadcast to the others by shuffles
__global__ void broadcast(const double* A, const double* B, double* C, int M, int N, int K) {
  int lane = threadIdx.x;
  int row = blockIdx.y, col = blockIdx.x * 32 + lane;
  double acc = 0;
  for (int base = 0; base < K; base += 32) {
    double mine = base + lane < K ? A[row * K + base + lane] : 0.0;
    int left = min(32, K - base);
    for (int l = 0; l < 32; ++l) {
#ifdef REPAIRED
      double a = __shfl_sync(0xffffffff, mine, l);
#else
      double a = __shfl_sync(0xffffffff, mine, lane);  // fault: each lane reads itself
#endif
      if (l < left && col < N) acc += a * B[(base + l) * N + col];
    }
  }
  if (col < N) C[row * N + col] = acc;
}
int main() {
  int M = 70, N = 45, K = 37; double *A, *B, *C;
  cudaMalloc(&A, M * K * 8); cudaMalloc(&B, K * N * 8); cudaMalloc(&C, M * N * 8);
  broadcast<<<dim3((N + 31) / 32, M), 32>>>(A, B, C, M, N, K);
  return cudaDeviceSynchronize() != cudaSuccess;
}
