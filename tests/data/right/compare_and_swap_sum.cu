// problem: 32 32 64
// rooftile: block=(16,16) grid=(N/16,M/16,2)
__device__ double addd(double *p, double v) {
  unsigned long long *q = (unsigned long long *)p, old = *q, as;
  do { as = old; old = atomicCAS(q, as, __double_as_longlong(v + __longlong_as_double(as))); } while (as != old);
  return __longlong_as_double(old);
}
__global__ void cas(const double *A, const double *B, double *C, int M, int N, int K) {
  int r = blockIdx.y * 16 + threadIdx.y, c = blockIdx.x * 16 + threadIdx.x; double s = 0;
  for (int k = blockIdx.z; k < K; k += 2) s += A[r * K + k] * B[k * N + c];
  addd(&C[r * N + c], s);
}
