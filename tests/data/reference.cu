// The kernels that were measured on an H200 with Nsight Compute, without guards at the edges: M, N and K are multiples of the tile.
// "swapped" lets x walk the rows; "transposed" keeps B's tile column by column; coarse2 gives a thread 2 x 2 elements of C.

namespace {
__device__ float dot(const float* A, const float* B, int row, int col, int N, int K) {
  float sum = 0;
  for (int k = 0; k < K; ++k) sum += A[row * K + k] * B[k * N + col];
  return sum;
}

template <int T>
__device__ void tiled(const float* A, const float* B, float* C, int N, int K) {
  __shared__ float a[T][T], b[T][T];
  const int x = threadIdx.x, y = threadIdx.y;
  const int row = blockIdx.y * T + y, col = blockIdx.x * T + x;
  float sum = 0;
  for (int first = 0; first < K; first += T) {
    a[y][x] = A[row * K + first + x];
    b[y][x] = B[(first + y) * N + col];
    __syncthreads();
    for (int k = 0; k < T; ++k) sum += a[y][k] * b[k][x];
    __syncthreads();
  }
  C[row * N + col] = sum;
}
}  // namespace

extern "C" __global__ void naive(const float* A, const float* B, float* C, int M, int N, int K) {
  const int row = blockIdx.y * blockDim.y + threadIdx.y, col = blockIdx.x * blockDim.x + threadIdx.x;
  if (row < M && col < N) C[row * N + col] = dot(A, B, row, col, N, K);
}

extern "C" __global__ void swapped(const float* A, const float* B, float* C, int M, int N, int K) {
  const int row = blockIdx.x * blockDim.x + threadIdx.x, col = blockIdx.y * blockDim.y + threadIdx.y;
  if (row < M && col < N) C[row * N + col] = dot(A, B, row, col, N, K);
}

extern "C" __global__ void tiled16(const float* A, const float* B, float* C, int, int N, int K) {
  tiled<16>(A, B, C, N, K);
}

extern "C" __global__ void tiled32(const float* A, const float* B, float* C, int, int N, int K) {
  tiled<32>(A, B, C, N, K);
}

extern "C" __global__ void tiled32_transposed(const float* A, const float* B, float* C, int, int N, int K) {
  constexpr int T = 32;
  __shared__ float a[T][T], b[T][T];
  const int x = threadIdx.x, y = threadIdx.y;
  const int row = blockIdx.y * T + y, col = blockIdx.x * T + x;
  float sum = 0;
  for (int first = 0; first < K; first += T) {
    a[y][x] = A[row * K + first + x];
    b[x][y] = B[(first + y) * N + col];
    __syncthreads();
    for (int k = 0; k < T; ++k) sum += a[y][k] * b[x][k];
    __syncthreads();
  }
  C[row * N + col] = sum;
}

extern "C" __global__ void coarse2(const float* A, const float* B, float* C, int, int N, int K) {
  constexpr int T = 32, W = 2, step = T / W;
  __shared__ float a[T][T], b[T][T];
  const int x = threadIdx.x, y = threadIdx.y;
  const int top = blockIdx.y * T, left = blockIdx.x * T;
  float sum[W][W] = {};
  for (int first = 0; first < K; first += T) {
    for (int i = 0; i < W; ++i)
      for (int j = 0; j < W; ++j) {
        const int r = y + i * step, c = x + j * step;
        a[r][c] = A[(top + r) * K + first + c];
        b[r][c] = B[(first + r) * N + left + c];
      }
    __syncthreads();
    for (int k = 0; k < T; ++k)
      for (int i = 0; i < W; ++i)
        for (int j = 0; j < W; ++j) sum[i][j] += a[y + i * step][k] * b[k][x + j * step];
    __syncthreads();
  }
  for (int i = 0; i < W; ++i)
    for (int j = 0; j < W; ++j) C[(top + y + i * step) * N + left + x + j * step] = sum[i][j];
}
