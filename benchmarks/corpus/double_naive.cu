// Double precision, one element a thread.
extern "C" __global__ void double_naive(const double* A, const double* B, double* C, long M, long N, long K) {
  long row = (long)blockIdx.y * blockDim.y + threadIdx.y;
  long col = (long)blockIdx.x * blockDim.x + threadIdx.x;
  if (row < M && col < N) {
    double s = 0.0;
    for (long k = 0; k < K; k++) s += A[row * K + k] * B[k * N + col];
    C[row * N + col] = s;
  }
}
