// Tiles are fetched side by side, but threadIdx.x runs down C's rows: the stores of a warp lie N elements
// apart.
extern "C" __global__ void uncoalesced_store(const float* A, const float* B, float* C, int M, int N, int K) {
  __shared__ float As[32][33];
  __shared__ float Bs[32][32];
  int x = threadIdx.x, y = threadIdx.y;
  int row = blockIdx.y * 32 + x;
  int col = blockIdx.x * 32 + y;
  float sum = 0;
  for (int t = 0; t < K; t += 32) {
    int ra = blockIdx.y * 32 + y, cb = blockIdx.x * 32 + x;
    As[y][x] = ra < M && t + x < K ? A[ra * K + t + x] : 0;
    Bs[y][x] = t + y < K && cb < N ? B[(t + y) * N + cb] : 0;
    __syncthreads();
    for (int k = 0; k < 32; k++) sum += As[x][k] * Bs[k][y];
    __syncthreads();
  }
  if (row < M && col < N) C[row * N + col] = sum;
}
