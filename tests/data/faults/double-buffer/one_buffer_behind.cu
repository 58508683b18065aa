// finds: race
// problem: 24 40 72
// rooftile: block=(8,8) grid=(N/8,M/8) args=(A,B,C,M,N,K)
// Loads the next tile into the buffer that is in use.
__global__ void pingpong(const float* a, const float* b, float* c, int m, int n, int k) {
  __shared__ float sa[2 * 64];
  __shared__ float sb[2 * 64];
  int tx = threadIdx.x, ty = threadIdx.y, t = ty * 8 + tx;
  int i = blockIdx.y * 8 + ty, j = blockIdx.x * 8 + tx;
  sa[t] = a[i * k + tx];
  sb[t] = b[ty * n + j];
  __syncthreads();
  float r = 0.f;
  int buffer = 0;
  for (int p = 8; p <= k; p += 8) {
#ifdef REPAIRED
    int other = buffer ^ 1;
#else
    int other = buffer;
#endif
    float next_a = 0.f, next_b = 0.f;
    if (p < k) {
      next_a = a[i * k + p + tx];
      next_b = b[(p + ty) * n + j];
    }
    for (int q = 0; q < 8; q++)
      r += sa[buffer * 64 + ty * 8 + q] * sb[buffer * 64 + q * 8 + tx];
    sa[other * 64 + t] = next_a;
    sb[other * 64 + t] = next_b;  // fault: other warps still multiply from it
    __syncthreads();
    buffer = other;
  }
  c[i * n + j] = r;
}
