// B's tile is stored transposed, in rows one word longer than needed so that a column of it lies in 32
// different banks.
#define TILE 32

extern "C" __global__ void padded_tile(const float* A, const float* B, float* C, int M, int N, int K) {
  __shared__ float sA[TILE][TILE + 1];
  __shared__ float sB[TILE][TILE + 1];

  const int tx = threadIdx.x, ty = threadIdx.y;
  const int row = blockIdx.y * TILE + ty, col = blockIdx.x * TILE + tx;

  float value = 0;
  const int steps = (K + TILE - 1) / TILE;
  for (int s = 0; s < steps; s++) {
    const int ak = s * TILE + tx, bk = s * TILE + ty;
    sA[ty][tx] = (row < M && ak < K) ? A[row * K + ak] : 0;
    sB[tx][ty] = (bk < K && col < N) ? B[bk * N + col] : 0;
    __syncthreads();
    for (int k = 0; k < TILE; k++) value += sA[ty][k] * sB[tx][k];
    __syncthreads();
  }
  if (row < M && col < N) C[row * N + col] = value;
}
