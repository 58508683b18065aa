// A linear layer in float: Y = relu(X * W^T + bias), W stored as outputs by inputs. 64 x 64 of Y a block of 256 threads;
// both tiles are fetched along K four at a time and turned on the way into shared memory. K a multiple of four.
__global__ void __launch_bounds__(256)
    linear_relu(const float* __restrict__ X, const float* __restrict__ W, const float* __restrict__ bias,
                float* __restrict__ Y, int M, int N, int K) {
  constexpr int TILE = 64, DEPTH = 16;
  __shared__ __align__(16) float xs[DEPTH][TILE + 4];
  __shared__ __align__(16) float ws[DEPTH][TILE + 4];
  const int t = threadIdx.x, tx = t % 16, ty = t / 16, row0 = blockIdx.y * TILE, col0 = blockIdx.x * TILE;
  const int line = t / 4, part = t % 4 * 4;
  const float4 none = make_float4(0.f, 0.f, 0.f, 0.f);
  float acc[4][4] = {};
  for (int k0 = 0; k0 < K; k0 += DEPTH) {
    const int k = k0 + part;
    const float4 x = row0 + line < M && k < K ? *reinterpret_cast<const float4*>(X + (size_t)(row0 + line) * K + k) : none;
    const float4 w = col0 + line < N && k < K ? *reinterpret_cast<const float4*>(W + (size_t)(col0 + line) * K + k) : none;
    xs[part][line] = x.x, xs[part + 1][line] = x.y, xs[part + 2][line] = x.z, xs[part + 3][line] = x.w;
    ws[part][line] = w.x, ws[part + 1][line] = w.y, ws[part + 2][line] = w.z, ws[part + 3][line] = w.w;
    __syncthreads();
#pragma unroll
    for (int d = 0; d < DEPTH; ++d) {
      const float4 a = *reinterpret_cast<const float4*>(&xs[d][ty * 4]);
      const float4 b = *reinterpret_cast<const float4*>(&ws[d][tx * 4]);
      const float u[4] = {a.x, a.y, a.z, a.w}, v[4] = {b.x, b.y, b.z, b.w};
#pragma unroll
      for (int i = 0; i < 4; ++i)
#pragma unroll
        for (int j = 0; j < 4; ++j) acc[i][j] = fmaf(u[i], v[j], acc[i][j]);
    }
    __syncthreads();
  }
#pragma unroll
  for (int i = 0; i < 4; ++i)
#pragma unroll
    for (int j = 0; j < 4; ++j) {
      const int row = row0 + ty * 4 + i, col = col0 + tx * 4 + j;
      if (row < M && col < N) Y[(size_t)row * N + col] = fmaxf(acc[i][j] + bias[col], 0.f);
    }
}
