// finds: unused-padding
// severity: warning
// problem: 64 96 64
// rooftile: block=(32,8) grid=(N/32,M/32) args=(A,B,C,M,N,K)
#define SIDE 32
#ifdef REPAIRED
#define PITCH (SIDE + 1)
#else
#define PITCH SIDE
#endif
__global__ void by_columns(const double* A, const double* B, double* C, int M, int N, int K) {
  __shared__ double turned[SIDE * (SIDE + 1)];
  __shared__ double right[SIDE][SIDE];
  const int x = threadIdx.x;
  double acc[4] = {};
  for (int k0 = 0; k0 < K; k0 += SIDE) {
    for (int y = threadIdx.y; y < SIDE; y += 8) {
      turned[x * PITCH + y] = A[(blockIdx.y * SIDE + y) * K + k0 + x];  // fault: rows are SIDE apart
      right[y][x] = B[(k0 + y) * N + blockIdx.x * SIDE + x];
    }
    __syncthreads();
    for (int k = 0; k < SIDE; k++)
      for (int i = 0; i < 4; i++)
        acc[i] += turned[k * PITCH + threadIdx.y + 8 * i] * right[k][x];
    __syncthreads();
  }
  for (int i = 0; i < 4; i++)
    C[(blockIdx.y * SIDE + threadIdx.y + 8 * i) * N + blockIdx.x * SIDE + x] = acc[i];
}
