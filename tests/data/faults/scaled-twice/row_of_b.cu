// finds: scaled-twice
// problem: 64 64 32
// rooftile: block=(8,8) grid=(cdiv(N,8),cdiv(M,8)) args=(C,A,B,M,N,K)
constexpr int S = 8;
__global__ void tiles(float* out, const float* p, const float* q, int height, int width, int depth) {
  __shared__ float tp[S * S];
  __shared__ float tq[S * S];
  const int lane = threadIdx.y * S + threadIdx.x;
  const int y = blockIdx.y * S + threadIdx.y, x = blockIdx.x * S + threadIdx.x;
  float v = 0.0f;
  for (int base = 0; base < depth; base += S) {
    tp[lane] = p[y * depth + base + threadIdx.x];
#ifdef REPAIRED
    tq[lane] = q[(base + threadIdx.y) * width + x];
#else
    tq[lane] = q[(base * S + threadIdx.y) * width + x];  // fault
#endif
    __syncthreads();
    for (int s = 0; s < S; s++)
      v += tp[threadIdx.y * S + s] * tq[s * S + threadIdx.x];
    __syncthreads();
  }
  out[y * width + x] = v;
}
