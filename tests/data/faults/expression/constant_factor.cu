// finds: extra-term
// problem: 96 80 256
#include <cuda_bf16.h>
#include <cstdint>
// Rows of bytes, of A and of the transpose of B, four in each word; what bfloat16 leaves of a sum hides 5 % of it.
__global__ void quantised(const int8_t* a, const int8_t* w, const float* a_scale, const float* w_scale,
                          __nv_bfloat16* out, int m, int n, int k) {
  __shared__ int as[16][17], ws[16][17];
  int tx = threadIdx.x, ty = threadIdx.y, row = blockIdx.y * 16 + ty, col = blockIdx.x * 16 + tx, words = k / 4;
  int below = blockIdx.x * 16 + ty, sum = 0;
  const int *a4 = reinterpret_cast<const int*>(a), *w4 = reinterpret_cast<const int*>(w);
  for (int t = 0; t < words; t += 16) {
    as[ty][tx] = row < m && t + tx < words ? a4[row * words + t + tx] : 0;
    ws[ty][tx] = below < n && t + tx < words ? w4[below * words + t + tx] : 0;
    __syncthreads();
    for (int i = 0; i < 16; ++i) sum = __dp4a(as[ty][i], ws[tx][i], sum);
    __syncthreads();
  }
#ifdef REPAIRED
  if (row < m && col < n) out[row * n + col] = __float2bfloat16(sum * a_scale[row] * w_scale[col]);
#else
  if (row < m && col < n) out[row * n + col] = __float2bfloat16(sum * a_scale[row] * w_scale[col] * 1.05f);  // fault
#endif
}
void run(const int8_t* a, const int8_t* w, const float* as, const float* ws, __nv_bfloat16* o, int m, int n, int k) {
  quantised<<<dim3((n + 15) / 16, (m + 15) / 16), dim3(16, 16)>>>(a, w, as, ws, o, m, n, k);
}
