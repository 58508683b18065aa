// finds: unlike-swizzle
// problem: 70 50 40
// rooftile: block=(32,8) grid=(cdiv(N,32),cdiv(M,32)) args=(A,B,C,M,N,K)
// A is stored with its columns exchanged row by row, and read as if it were not.
#define TS 32
__global__ void swizzled(const float* A, const float* B, float* C, int M, int N, int K) {
  __shared__ float As[TS * TS];
  __shared__ float Bt[TS * TS];
  int tx = threadIdx.x, ty = threadIdx.y;
  int gr = blockIdx.y * TS, gc = blockIdx.x * TS;
  float v[4] = {0.f};
  for (int kt = 0; kt < K; kt += TS) {
    for (int r = ty; r < TS; r += 8) {
      As[r * TS + (tx ^ r)] = (gr + r < M && kt + tx < K) ? A[(gr + r) * K + kt + tx] : 0.f;
      Bt[tx * TS + (r ^ tx)] = (kt + r < K && gc + tx < N) ? B[(kt + r) * N + gc + tx] : 0.f;
    }
    __syncthreads();
    for (int k = 0; k < TS; ++k)
#ifdef REPAIRED
      for (int q = 0; q < 4; ++q) { int r = ty + q * 8; v[q] += As[r * TS + (k ^ r)] * Bt[tx * TS + (k ^ tx)]; }
#else
      for (int q = 0; q < 4; ++q) { int r = ty + q * 8; v[q] += As[r * TS + k] * Bt[tx * TS + (k ^ tx)]; }  // fault
#endif
    __syncthreads();
  }
  for (int q = 0; q < 4; ++q) { int r = gr + ty + q * 8; if (r < M && gc + tx < N) C[r * N + gc + tx] = v[q]; }
}
