// finds: transposed-tile
// problem: 32 64 96
// rooftile: block=(32,32) grid=(cdiv(N,32),cdiv(M,32)) args=(A,B,C,M,N,K)
#define T 32
__global__ void transposing(const float* x, const float* w, float* y, int M, int N, int K) {
  __shared__ float xs[T][T];
  __shared__ float ws[T][T];
  int tx = threadIdx.x, ty = threadIdx.y;
  int row = blockIdx.y * T + ty, col = blockIdx.x * T + tx;
  float acc = 0.f;
  for (int t = 0; t < K; t += T) {
    xs[ty][tx] = x[row * K + (t + tx)];
#ifdef REPAIRED
    ws[ty][tx] = w[(t + ty) * N + col];
#else
    ws[tx][ty] = w[(t + ty) * N + col];  // fault
#endif
    __syncthreads();
    for (int k = 0; k < T; ++k) acc += xs[ty][k] * ws[k][tx];
    __syncthreads();
  }
  y[row * N + col] = acc;
}
