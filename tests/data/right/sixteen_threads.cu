// problem: 12 14 21
// rooftile: block=(16) grid=(N,M) args=(A,B,C,M,N,K)
// What the upper lanes get from those that are not there goes nowhere.
__global__ void sixteen(const float* A, const float* B, float* C, int M, int N, int K) {
  float sum = 0.0f;
  for (int k = threadIdx.x; k < K; k += 16)
    sum += A[blockIdx.y * K + k] * B[k * N + blockIdx.x];
  for (int step = 8; step > 0; step >>= 1)
    sum += __shfl_down_sync(0xffffffffu, sum, step);
  if (threadIdx.x == 0)
    C[blockIdx.y * N + blockIdx.x] = sum;
}
