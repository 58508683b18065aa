// float64 without shared memory: two neighbouring columns and two rows a thread.
__global__ void two_doubles(const double* A, const double* B, double* C, int M, int N, int K) {
  const int col = (blockIdx.x * blockDim.x + threadIdx.x) * 2, row = (blockIdx.y * blockDim.y + threadIdx.y) * 2;
  if (col >= N || row >= M) return;
  const int next = min(row + 1, M - 1);
  double2 top = {}, bottom = {};
  for (int k = 0; k < K; ++k) {
    const double2 b = *reinterpret_cast<const double2*>(B + (size_t)k * N + col);
    const double u = A[(size_t)row * K + k], v = A[(size_t)next * K + k];
    top.x += u * b.x, top.y += u * b.y;
    bottom.x += v * b.x, bottom.y += v * b.y;
  }
  *reinterpret_cast<double2*>(C + (size_t)row * N + col) = top;
  if (row + 1 < M) *reinterpret_cast<double2*>(C + (size_t)(row + 1) * N + col) = bottom;
}
