// problem: 64 64 64
// rooftile: block=(32,32) grid=(N/32,M/32)
__global__ void swz(const float *A, const float *B, float *C, int M, int N, int K) {
  __shared__ float a[32][32], b[32][32];
  int x = threadIdx.x, y = threadIdx.y; float s = 0;
  for (int k0 = 0; k0 < K; k0 += 32) {
    a[x][y ^ x] = A[(blockIdx.y * 32 + y) * K + k0 + x];
    b[y][x] = B[(k0 + y) * N + blockIdx.x * 32 + x];
    __syncthreads();
    for (int k = 0; k < 32; k++) s += a[k][y ^ k] * b[k][x];
    __syncthreads();
  }
  C[(blockIdx.y * 32 + y) * N + blockIdx.x * 32 + x] = s;
}
