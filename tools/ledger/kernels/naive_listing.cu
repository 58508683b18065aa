// The textbook's first kernel, in its own sizes: A is N x M, B is M x N, C is N x N. PITCH is the step from one
// row of A to the next: M as meant, N as printed.
#ifndef PITCH
#define PITCH M
#endif

extern "C" __global__ void naive_listing(const float* A, const float* B, float* C, int N, int M) {
  int row = blockIdx.y * blockDim.y + threadIdx.y;
  int col = blockIdx.x * blockDim.x + threadIdx.x;

  if (row < N && col < N) {
    float sum = 0.0f;
    for (int k = 0; k < M; ++k)
      sum += A[row * PITCH + k] * B[k * N + col];
    C[row * N + col] = sum;
  }
}
