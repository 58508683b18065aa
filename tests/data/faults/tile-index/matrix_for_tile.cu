// finds: global-for-tile
// problem: 64 32 48
// rooftile: block=(16,16) grid=(cdiv(N,16),cdiv(M,16)) args=(A,B,C,M,N,K)
#define D 16
__global__ void shadow(const float* A, const float* B, float* C, int M, int N, int K) {
  __shared__ float As[D][D];
  __shared__ float Bs[D][D];
  int fila = blockIdx.y * D + threadIdx.y;
  int columna = blockIdx.x * D + threadIdx.x;
  float valor = 0;
  for (int m = 0; m < K / D; m++) {
    As[threadIdx.y][threadIdx.x] = A[fila * K + m * D + threadIdx.x];
    Bs[threadIdx.y][threadIdx.x] = B[(m * D + threadIdx.y) * N + columna];
    __syncthreads();
    for (int k = 0; k < D; k++)
#ifdef REPAIRED
      valor += As[threadIdx.y][k] * Bs[k][threadIdx.x];
#else
      valor += As[threadIdx.y][k] * B[k * N + columna];  // fault
#endif
    __syncthreads();
  }
  C[fila * N + columna] = valor;
}
