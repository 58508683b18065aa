// finds: unused-padding
// severity: warning
// problem: 64 64 32
// rooftile: block=(16,16) grid=(N/16,M/16) args=(A,B,C,M,N,K)
__global__ void padded(const float* A, const float* B, float* C, int M, int N, int K) {
  __shared__ float As[16][17];
  __shared__ float Bs[16][16];
  int x = threadIdx.x, y = threadIdx.y, row = blockIdx.y * 16 + y, col = blockIdx.x * 16 + x;
#ifdef REPAIRED
  const int stride = 17;
#else
  const int stride = 16;
#endif
  float* a = &As[0][0];
  float sum = 0.0f;
  for (int k0 = 0; k0 < K; k0 += 16) {
    a[x * stride + y] = A[row * K + k0 + x];  // fault: a column of 16 rows lies in one bank, the pad is not used
    Bs[y][x] = B[(k0 + y) * N + col];
    __syncthreads();
    for (int k = 0; k < 16; k++)
      sum += a[k * stride + y] * Bs[k][x];
    __syncthreads();
  }
  C[row * N + col] = sum;
}
