// finds: wrong-step
// problem: 96 64 80
// allows: unchecked-launch
// Steps along K of all tiles are shared out evenly among the blocks.
__global__ void shares(const float* A, const float* B, float* C, int M, int N, int K, int steps) {
  __shared__ float a[16][17], b[16][17];
  int across = (N + 15) / 16, all = across * ((M + 15) / 16) * steps, each = (all + gridDim.x - 1) / gridDim.x;
  int at = blockIdx.x * each, end = min(all, at + each), x = threadIdx.x, y = threadIdx.y;
  while (at < end) {
    int tile = at / steps, from = at % steps, to = min(steps, from + end - at);
    int row = tile / across * 16 + y, col = tile % across * 16 + x;
    float sum = 0;
    for (int step = from; step < to; ++step) {
      int k = step * 16;
      a[y][x] = row < M && k + x < K ? A[row * K + k + x] : 0;
      b[y][x] = col < N && k + y < K ? B[(k + y) * N + col] : 0;
      __syncthreads();
      for (int i = 0; i < 16; ++i) sum += a[y][i] * b[i][x];
      __syncthreads();
    }
    if (row < M && col < N) atomicAdd(&C[row * N + col], sum);
#ifdef REPAIRED
    at += to - from;
#else
    at += steps;  // fault: a tile may be begun in the middle
#endif
  }
}

void start(const float* A, const float* B, float* C, int M, int N, int K) {
  cudaMemset(C, 0, sizeof(float) * M * N);
  shares<<<7, dim3(16, 16)>>>(A, B, C, M, N, K, (K + 15) / 16);
}
