// finds: missing-guard | out-of-bounds
// problem: 19 40 20
// rooftile: block=64 grid=(cdiv(N,16),cdiv(M,8))
// Two ways through the loop, chosen by whether the block's part of C is whole, whatever K is.
constexpr int BM = 8, BN = 16, BK = 8;
__global__ void two_ways(const float* A, const float* B, float* C, int M, int N, int K) {
  __shared__ float As[BM][BK], Bs[BK][BN];
  const int t = threadIdx.x, r = blockIdx.y * BM + t / 8, c = blockIdx.x * BN + t % 8 * 2;
  float lo = 0, hi = 0;
  for (int k0 = 0; k0 < K; k0 += BK) {
#ifdef REPAIRED
    if (blockIdx.y < M / BM && blockIdx.x < N / BN && k0 + BK <= K) {
#else
    if (blockIdx.y < M / BM && blockIdx.x < N / BN) {
#endif
      As[t / 8][t % 8] = A[r * K + k0 + t % 8];                  // fault: also where K ends
      *(float2*)&Bs[t / 8][t % 8 * 2] = *(const float2*)&B[(k0 + t / 8) * N + c];  // fault
    } else {
      As[t / 8][t % 8] = r < M && k0 + t % 8 < K ? A[r * K + k0 + t % 8] : 0.f;
      for (int i = 0; i < 2; i++)
        Bs[t / 8][t % 8 * 2 + i] = k0 + t / 8 < K && c + i < N ? B[(k0 + t / 8) * N + c + i] : 0.f;
    }
    __syncthreads();
    for (int k = 0; k < BK; k++) lo += As[t / 8][k] * Bs[k][t % 8 * 2], hi += As[t / 8][k] * Bs[k][t % 8 * 2 + 1];
    __syncthreads();
  }
  if (r < M && c < N) C[r * N + c] = lo;
  if (r < M && c + 1 < N) C[r * N + c + 1] = hi;
}
