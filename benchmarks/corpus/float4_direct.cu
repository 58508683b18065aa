// Four neighbouring columns a thread, B and C as float4, A four values at a time; no shared memory. N and K
// multiples of 4.
extern "C" __global__ void float4_direct(const float4* A, const float4* B, float4* C, int M, int N, int K) {
  const int row = blockIdx.y * blockDim.y + threadIdx.y;
  const int quad = blockIdx.x * blockDim.x + threadIdx.x;
  const int n4 = N / 4, k4 = K / 4;
  if (row >= M || quad >= n4) return;

  float4 sum = make_float4(0.f, 0.f, 0.f, 0.f);
  for (int k = 0; k < k4; ++k) {
    const float4 a = A[row * k4 + k];
    const float av[4] = {a.x, a.y, a.z, a.w};
#pragma unroll
    for (int i = 0; i < 4; ++i) {
      const float4 b = B[(4 * k + i) * n4 + quad];
      sum.x += av[i] * b.x;
      sum.y += av[i] * b.y;
      sum.z += av[i] * b.z;
      sum.w += av[i] * b.w;
    }
  }
  C[row * n4 + quad] = sum;
}
