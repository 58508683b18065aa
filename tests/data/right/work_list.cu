// problem: 64 64 64
// rooftile: block=(16,16) grid=4
__device__ int next_tile;
__global__ void wl(const float *A, const float *B, float *C, int M, int N, int K) {
  __shared__ int tile; int n = (M / 16) * (N / 16);
  while (true) {
    if (threadIdx.x + threadIdx.y == 0) tile = atomicAdd(&next_tile, 1);
    __syncthreads(); int t = tile; __syncthreads();
    if (t >= n) return;
    int r = t / (N / 16) * 16 + threadIdx.y, c = t % (N / 16) * 16 + threadIdx.x; float s = 0;
    for (int k = 0; k < K; k++) s += A[r * K + k] * B[k * N + c];
    C[r * N + c] = s;
  }
}
