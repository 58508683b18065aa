// Column-major, as BLAS has it: A(i,j) is A[i + j * lda].
#include <cstdio>
#define A(i, j) A[(i) + (j) * lda]
#define B(i, j) B[(i) + (j) * ldb]
#define C(i, j) C[(i) + (j) * ldc]

__global__ __launch_bounds__(1024) void mysgemm(int M, int N, int K, float alpha, float *A, float *B, float beta, float *C) {
  int lda = M, ldb = K, ldc = M;
  int tx = threadIdx.x, ty = threadIdx.y;
  int bx = blockIdx.x, by = blockIdx.y;
  A = &A((bx << 5), 0);
  B = &B(0, (by << 5));
  C = &C((bx << 5), (by << 5));
  float tmp = 0.;
  for (int k = 0; k < K; k++) tmp += A(tx, k) * B(k, ty);
  C(tx, ty) = alpha * tmp + beta * C(tx, ty);
}
#undef A
#undef B
#undef C
#define CEIL_DIV(m, n) ((m) + (n)-1) / (n)

void test_mysgemm(int M, int N, int K, float alpha, float *A, float *B, float beta, float *C) {
  cudaDeviceSynchronize();
  dim3 blockDim(32, 32);
  dim3 gridDim(CEIL_DIV(M, 32), CEIL_DIV(N, 32));
  mysgemm<<<gridDim, blockDim>>>(M, N, K, alpha, A, B, beta, C);
  cudaDeviceSynchronize();
}

int main() {
  float *a, *b, *c;
  int m = 1024, n = 1024, k = 1024;
  cudaMalloc(&a, m * k * 4);
  cudaMalloc(&b, k * n * 4);
  cudaMalloc(&c, m * n * 4);
  test_mysgemm(m, n, k, 1.0f, a, b, 0.5f, c);
}
