// A lambda rounds the grid up, an enumeration without a name holds the tile, and the structure is read through a
// register that points into it.
#include <cstdint>

namespace detail {
enum { kTile = 16, kTwice = 2 * kTile };

struct Operands {
  const float *__restrict__ left;
  const float *__restrict__ right;
  float *__restrict__ result;
  int64_t M, N, K;
};

__global__ void __launch_bounds__(kTile * kTwice) product(const __grid_constant__ Operands of) {
  const int64_t i = int64_t(blockIdx.y) * kTile + threadIdx.y, j = int64_t(blockIdx.x) * kTwice + threadIdx.x;
  if (i >= of.M || j >= of.N) return;
  float sum = 0;
  for (int64_t p = 0; p < of.K; ++p) sum += of.left[i * of.K + p] * of.right[p * of.N + j];
  of.result[i * of.N + j] = sum;
}
}  // namespace detail

void run(const float *a, const float *b, float *c, int64_t M, int64_t N, int64_t K) {
  const auto up = [](int64_t size, int tile) -> unsigned { return unsigned((size + tile - 1) / tile); };
  const detail::Operands of{a, b, c, M, N, K};
  detail::product<<<dim3(up(N, detail::kTwice), up(M, detail::kTile)), dim3(detail::kTwice, detail::kTile)>>>(of);
}
