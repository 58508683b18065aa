// finds: global-index-in-load
// problem: 32 64 32
#define S 32
__global__ void strip(const float* A, const float* B, float* C, int M, int N, int K) {
  __shared__ float row[S];
  const int r = blockIdx.y, c = blockIdx.x * S + threadIdx.x;
  float s = 0;
  for (int t = 0; t < K; t += S) {
#ifdef REPAIRED
    row[threadIdx.x] = A[r * K + t + threadIdx.x];
#else
    row[threadIdx.x] = A[r * K + t + c];  // fault
#endif
    __syncthreads();
    for (int k = 0; k < S; ++k) s += row[k] * B[(t + k) * N + c];
    __syncthreads();
  }
  C[r * N + c] = s;
}
void launch(float* A, float* B, float* C, int M, int N, int K) { strip<<<dim3(N / S, M), S>>>(A, B, C, M, N, K); if (cudaGetLastError()) throw 1; }
