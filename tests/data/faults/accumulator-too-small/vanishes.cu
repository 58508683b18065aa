// finds: small-array
// problem: 64 64 64
// rooftile: block=(16,16) grid=(N/64,M/16)
#define WPT 4
__global__ void coarse(const float *A, const float *B, float *C, int M, int N, int K) {
  int row = blockIdx.y * 16 + threadIdx.y;
  int col0 = blockIdx.x * 64 + threadIdx.x;
#ifdef REPAIRED
  float acc[WPT];
#else
  float acc[WPT - 1];  // fault
#endif
  for (int w = 0; w < WPT; w++) acc[w] = 0.f;  // fault
  for (int k = 0; k < K; k++) {
    float a = A[row * K + k];
    for (int w = 0; w < WPT; w++) acc[w] += a * B[k * N + col0 + 16 * w];  // fault
  }
  for (int w = 0; w < WPT; w++) C[row * N + col0 + 16 * w] = acc[w];  // fault
}
