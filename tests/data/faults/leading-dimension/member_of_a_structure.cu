// finds: wrong-index
// problem: 48 80 40
// column-major BLAS style with leading dimensions in a struct
struct GemmArgs { const double* __restrict__ a; const double* __restrict__ b; double* c; int m, n, k; };
__global__ void dgemm_nn(GemmArgs p) {
  for (int idx = blockIdx.x * blockDim.x + threadIdx.x; idx < p.m * p.n; idx += gridDim.x * blockDim.x) {
    const int i = idx / p.n, j = idx - i * p.n;
    double acc = 0.0;
#ifdef REPAIRED
    for (int l = 0; l < p.k; ++l) acc = fma(p.a[i * p.k + l], p.b[l * p.n + j], acc);
#else
    for (int l = 0; l < p.k; ++l) acc = fma(p.a[i * p.k + l], p.b[l * p.k + j], acc);  // fault
#endif
    p.c[idx] = acc;
  }
}
void run(const double* a, const double* b, double* c, int m, int n, int k) { GemmArgs g{a, b, c, m, n, k}; dgemm_nn<<<8, 128>>>(g); if (cudaPeekAtLastError() != cudaSuccess) abort(); }
