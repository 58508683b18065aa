// As a page prints it: a kernel, and below it the launch, in no function; what rounds up is not printed.
__global__ void sgemm(int M, int N, int K, const float* A, const float* B, float* C) {
  const int x = blockIdx.x * blockDim.x + threadIdx.x;
  const int y = blockIdx.y * blockDim.y + threadIdx.y;
  if (x < M && y < N) {
    float tmp = 0.0;
    for (int i = 0; i < K; ++i) tmp += A[x * K + i] * B[i * N + y];
    C[x * N + y] = tmp;
  }
}
// as many blocks as map all of C
dim3 gridDim(CEIL_DIV(M, 32), CEIL_DIV(N, 32), 1);
dim3 blockDim(32, 32, 1);
sgemm<<<gridDim, blockDim>>>(M, N, K, A, B, C);
