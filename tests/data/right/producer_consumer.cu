// problem: 64 64 64
// rooftile: block=(128) grid=(N/32,M/2)
// warps 0-1 fill, warps 2-3 compute; named barriers full/empty
__global__ void pc(const float *A, const float *B, float *C, int M, int N, int K) {
  __shared__ float a[2][2][16], b[2][16][32]; int t = threadIdx.x, row0 = blockIdx.y * 2, c0 = blockIdx.x * 32;
  int n = K / 16;
  if (t < 64) {
    for (int i = 0; i < n; i++) {
      int s = i & 1;
      if (i >= 2) asm volatile("bar.sync %0, 128;" ::"r"(3 + s) : "memory");
      if (t < 32) a[s][t / 16][t % 16] = A[(row0 + t / 16) * K + i * 16 + t % 16];
      for (int j = t; j < 512; j += 64) b[s][j / 32][j % 32] = B[(i * 16 + j / 32) * N + c0 + j % 32];
      asm volatile("bar.arrive %0, 128;" ::"r"(1 + s) : "memory");
    }
  } else {
    t -= 64; float sum = 0;
    for (int i = 0; i < n; i++) {
      int s = i & 1; asm volatile("bar.sync %0, 128;" ::"r"(1 + s) : "memory");
      for (int k = 0; k < 16; k++) sum += a[s][t / 32][k] * b[s][k][t % 32];
      if (i + 2 < n) asm volatile("bar.arrive %0, 128;" ::"r"(3 + s) : "memory");
    }
    C[(row0 + t / 32) * N + c0 + t % 32] = sum;
  }
}
