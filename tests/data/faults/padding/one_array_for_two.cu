// finds: unused-padding
// severity: warning
// problem: 32 64 64
// rooftile: block=(32,8) grid=(N/32,M/32) args=(A,B,C,M,N,K)
#define T 32
#ifdef REPAIRED
#define AT(r, c) ((r) * (T + 1) + (c))
#else
#define AT(r, c) ((r) * T + (c))
#endif
__global__ void transposed(const float* A, const float* B, float* C, int M, int N, int K) {
  __shared__ float ta[T][T + 1];
  __shared__ float tb[T][T];
  float* flat = ta[0];
  float sum[4] = {};
  int x = threadIdx.x;
  for (int k0 = 0; k0 < K; k0 += T) {
    for (int y = threadIdx.y; y < T; y += 8) {
      flat[AT(x, y)] = A[(blockIdx.y * T + y) * K + k0 + x];  // fault
      tb[y][x] = B[(k0 + y) * N + blockIdx.x * T + x];
    }
    __syncthreads();
    for (int k = 0; k < T; k++)
      for (int i = 0; i < 4; i++)
        sum[i] += flat[AT(k, threadIdx.y + 8 * i)] * tb[k][x];
    __syncthreads();
  }
  for (int i = 0; i < 4; i++)
    C[(blockIdx.y * T + threadIdx.y + 8 * i) * N + blockIdx.x * T + x] = sum[i];
}
