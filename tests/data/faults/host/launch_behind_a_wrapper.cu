// finds: unchecked-launch
// severity: note
// problem: 32 48 16
// The error is asked for before the launch, where there is none yet.
template <typename T, int S>
__global__ void tiled(const T* __restrict__ x, const T* __restrict__ y, T* __restrict__ z, int M, int N, int K) {
  __shared__ T p[S][S], q[S][S];
  const int tx = threadIdx.x, ty = threadIdx.y, r = blockIdx.y * S + ty, c = blockIdx.x * S + tx;
  T sum = 0;
  for (int t = 0; t < K; t += S) {
    p[ty][tx] = r < M && t + tx < K ? x[r * K + t + tx] : T(0);
    q[ty][tx] = t + ty < K && c < N ? y[(t + ty) * N + c] : T(0);
    __syncthreads();
    for (int i = 0; i < S; i++) sum += p[ty][i] * q[i][tx];
    __syncthreads();
  }
  if (r < M && c < N) z[r * N + c] = sum;
}
template <typename T>
void multiply(const T* x, const T* y, T* z, int M, int N, int K, cudaStream_t stream) {
  const dim3 blocks((N + 7) / 8, (M + 7) / 8);
#ifndef REPAIRED
  if (cudaGetLastError() != cudaSuccess) return;
#endif
  tiled<T, 8><<<blocks, dim3(8, 8), 0, stream>>>(x, y, z, M, N, K);  // fault
#ifdef REPAIRED
  if (cudaGetLastError() != cudaSuccess) return;
#endif
}
void start(const float* x, const float* y, float* z, int M, int N, int K) { multiply<float>(x, y, z, M, N, K, 0); }
