// The tiles' size is known at launch only: blockDim.x, in dynamic shared memory.
extern "C" __global__ void dynamic_shared(const float* A, const float* B, float* C, int M, int N, int K) {
  extern __shared__ float tiles[];
  const int T = blockDim.x;
  float* As = tiles;
  float* Bs = tiles + T * T;
  const int tx = threadIdx.x, ty = threadIdx.y;
  const int row = blockIdx.y * T + ty, col = blockIdx.x * T + tx;
  float sum = 0.0f;
  for (int t = 0; t < K; t += T) {
    As[ty * T + tx] = row < M && t + tx < K ? A[row * K + t + tx] : 0.0f;
    Bs[ty * T + tx] = t + ty < K && col < N ? B[(t + ty) * N + col] : 0.0f;
    __syncthreads();
    for (int k = 0; k < T; ++k) sum += As[ty * T + k] * Bs[k * T + tx];
    __syncthreads();
  }
  if (row < M && col < N) C[row * N + col] = sum;
}
