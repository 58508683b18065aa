// finds: wrong-index
// problem: 80 72 48
// Blocks one after another down the rows of a group of tiles, for the sake of L2; the last group has fewer rows.
template <int T, int GROUP>
__global__ void grouped(const float* A, const float* B, float* C, int M, int N, int K) {
  int across = (N + T - 1) / T, down = (M + T - 1) / T, each = GROUP * across, group = blockIdx.x / each;
  int rows = min(down - group * GROUP, GROUP), place = blockIdx.x % each;
#ifdef REPAIRED
  int tile_row = group * GROUP + place % rows, tile_column = place / rows;
#else
  int tile_row = group * GROUP + place % rows, tile_column = place / GROUP;  // fault
#endif
  __shared__ float a[T][T], b[T][T];
  int ty = threadIdx.y, tx = threadIdx.x, row = tile_row * T + ty, col = tile_column * T + tx;
  float sum = 0;
  for (int k = 0; k < K; k += T) {
    a[ty][tx] = row < M && k + tx < K ? A[row * K + k + tx] : 0.f;
    b[ty][tx] = col < N && k + ty < K ? B[(k + ty) * N + col] : 0.f;
    __syncthreads();
    for (int p = 0; p < T; p++) sum += a[ty][p] * b[p][tx];
    __syncthreads();
  }
  if (row < M && col < N) C[row * N + col] = sum;
}
void start(const float* A, const float* B, float* C, int M, int N, int K) {
  int blocks = ((M + 15) / 16) * ((N + 15) / 16);
  grouped<16, 3><<<blocks, dim3(16, 16)>>>(A, B, C, M, N, K);
}
