// problem: 40 44 36
// rooftile: block=(4,64) grid=(cdiv(N,4),cdiv(M,64))
__global__ void odd(const float *__restrict__ A, const float *__restrict__ B, float *__restrict__ C, int M, int N, int K) {
  int c = blockIdx.x * 4 + threadIdx.x, r = blockIdx.y * 64 + threadIdx.y; if (c >= N || r >= M) return;
  float4 s = {0, 0, 0, 0}; int k = 0;
  for (; k + 3 < K; k += 4) { float4 a = __ldg((const float4 *)(A + r * K + k)); s.x += a.x * __ldg(B + k * N + c); s.y += a.y * B[(k + 1) * N + c]; s.z += a.z * B[(k + 2) * N + c]; s.w += a.w * B[(k + 3) * N + c]; }
  for (; k < K; k++) s.x += A[r * K + k] * B[k * N + c];
  C[r * N + c] = (s.x + s.y) + (s.z + s.w);
}
