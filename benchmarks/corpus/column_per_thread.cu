// Eight rows of one column a thread, straight from global memory: B's element is used eight times, A's are
// broadcast.
#define ROWS 8

extern "C" __global__ void column_per_thread(const float* A, const float* B, float* C, int M, int N, int K) {
  int col = threadIdx.x + blockIdx.x * blockDim.x;
  int row0 = blockIdx.y * ROWS;
  if (col >= N) return;
  float acc[ROWS] = {0};
  if (row0 + ROWS <= M) {
    for (int k = 0; k < K; k++) {
      float b = B[k * N + col];
#pragma unroll
      for (int i = 0; i < ROWS; i++) acc[i] += A[(row0 + i) * K + k] * b;
    }
#pragma unroll
    for (int i = 0; i < ROWS; i++) C[(row0 + i) * N + col] = acc[i];
  } else {
    for (int row = row0; row < M; row++) {
      float sum = 0;
      for (int k = 0; k < K; k++) sum += A[row * K + k] * B[k * N + col];
      C[row * N + col] = sum;
    }
  }
}
