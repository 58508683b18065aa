// Eight partial sums in an array that a run-time index selects from: it cannot be kept in registers.
extern "C" __global__ void local_array(const float* A, const float* B, float* C, int M, int N, int K) {
  int row = blockIdx.y * blockDim.y + threadIdx.y;
  int col = blockIdx.x * blockDim.x + threadIdx.x;
  if (row >= M || col >= N) return;
  float part[8];
  for (int i = 0; i < 8; ++i) part[i] = 0.0f;
#pragma unroll 1
  for (int k = 0; k < K; ++k) part[(k + row) & 7] += A[row * K + k] * B[k * N + col];
  for (int i = 4; i > 0; i /= 2)
    for (int j = 0; j < i; ++j) part[j] += part[j + i];
  C[row * N + col] = part[0];
}
