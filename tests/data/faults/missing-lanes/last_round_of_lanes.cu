// finds: missing-lanes
// problem: 18 40 45
// rooftile: block=(32) grid=(cdiv(N,32),M) args=(A,B,C,M,N,K)
// A row of A is read 32 elements at a time and handed round; in the last round lanes past K stay away.
__global__ void handed_round(const float* A, const float* B, float* C, int M, int N, int K) {
  int lane = threadIdx.x, row = blockIdx.y, col = blockIdx.x * 32 + lane;
  float sum = 0.0f;
#ifdef REPAIRED
  int last = K;
#else
  int last = K - lane;
#endif
  for (int k0 = 0; k0 < last; k0 += 32) {
    float mine = k0 + lane < K ? A[row * K + k0 + lane] : 0.0f;
    for (int i = 0; i < 32 && k0 + i < K; i++) {
      float a = __shfl_sync(0xffffffffu, mine, i);  // fault
      if (col < N)
        sum += a * B[(k0 + i) * N + col];
    }
  }
  if (col < N)
    C[row * N + col] = sum;
}
