// finds: equal-inputs
// severity: note
// problem: 20 30 12
// Whatever elements are multiplied, each sum is K.
#include <cstdlib>
__global__ void ones(const float* A, const float* B, float* C, int M, int N, int K) {
  int row = blockIdx.y * 8 + threadIdx.y, col = blockIdx.x * 8 + threadIdx.x;
  if (row >= M || col >= N) return;
  float s = 0;
  for (int k = 0; k < K; k++) s += A[row * K + k] * B[k * N + col];
  C[row * N + col] = s;
}
int main(int argc, char** argv) {
  int M = atoi(argv[1]), N = atoi(argv[2]), K = atoi(argv[3]);
  float *a = (float*)malloc(M * K * sizeof(float)), *b = (float*)malloc(K * N * sizeof(float));
#ifdef REPAIRED
  for (int i = 0; i < M * K; i++) a[i] = rand() / (float)RAND_MAX;
  for (int i = 0; i < K * N; i++) b[i] = rand() / (float)RAND_MAX;
#else
  for (int i = 0; i < M * K; i++) a[i] = 1.0f;  // fault
  for (int i = 0; i < K * N; i++) b[i] = 1.0f;  // fault
#endif
  float *A, *B, *C;
  cudaMalloc(&A, M * K * sizeof(float));
  cudaMalloc(&B, K * N * sizeof(float));
  cudaMalloc(&C, M * N * sizeof(float));
  cudaMemcpy(A, a, M * K * sizeof(float), cudaMemcpyHostToDevice);
  cudaMemcpy(B, b, K * N * sizeof(float), cudaMemcpyHostToDevice);
  ones<<<dim3((N + 7) / 8, (M + 7) / 8), dim3(8, 8)>>>(A, B, C, M, N, K);
  return cudaDeviceSynchronize() != cudaSuccess;
}
