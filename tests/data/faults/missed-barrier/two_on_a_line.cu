// finds: missed-barrier
// severity: warning
// problem: 64 32 48
// rooftile: block=64 grid=(N/32,M/2) args=(A,B,C,M,N,K)
// Each of the two warps waits at a barrier of its own, and both barriers stand on one line.
__global__ void producer(const float* A, const float* B, float* C, int M, int N, int K) {
  __shared__ float a[2][16];
  int warp = threadIdx.x / 32, lane = threadIdx.x % 32, row = blockIdx.y * 2 + warp, col = blockIdx.x * 32 + lane;
  float sum = 0.0f;
  for (int k0 = 0; k0 < K; k0 += 16) {
    if (warp == 0)
      a[lane / 16][lane % 16] = A[(blockIdx.y * 2 + lane / 16) * K + k0 + lane % 16];
#ifdef REPAIRED
    __syncthreads();
#else
    if (warp == 0) { __syncthreads(); } else { __syncthreads(); }  // fault: two barriers
#endif
    for (int k = 0; k < 16; k++)
      sum += a[warp][k] * B[(k0 + k) * N + col];
    __syncthreads();
  }
  C[row * N + col] = sum;
}
