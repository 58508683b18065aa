// A product for each blockIdx.z, operands a fixed stride apart; stride 0 is one matrix for all.
extern "C" __global__ void strided_batched(int m, int n, int k, const float* A, long long strideA, const float* B,
                                           long long strideB, float* C, long long strideC) {
  A += strideA * blockIdx.z;
  B += strideB * blockIdx.z;
  C += strideC * blockIdx.z;
  __shared__ float sa[8][32], sb[32][33];
  const int r = blockIdx.y * 8 + threadIdx.y, c = blockIdx.x * 32 + threadIdx.x;
  float acc = 0.f;
  for (int t = 0; t < k; t += 32) {
    sa[threadIdx.y][threadIdx.x] = r < m && t + threadIdx.x < k ? A[r * k + t + threadIdx.x] : 0.f;
    for (int i = threadIdx.y; i < 32; i += 8) sb[i][threadIdx.x] = t + i < k && c < n ? B[(t + i) * n + c] : 0.f;
    __syncthreads();
    for (int p = 0; p < 32; ++p) acc += sa[threadIdx.y][p] * sb[p][threadIdx.x];
    __syncthreads();
  }
  if (r < m && c < n) C[r * n + c] = acc;
}
