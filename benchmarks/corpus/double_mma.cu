// double on tensor cores by mma.sync: a warp computes 16 x 8 of C, 16 of K at a time, any size.
__global__ void double_mma(const double* A, const double* B, double* C, int M, int N, int K) {
  const int lane = threadIdx.x, group = lane / 4, within = lane % 4;
  const int row = blockIdx.y * 16 + group, col = blockIdx.x * 8 + group;
  double c[4] = {};
  for (int k0 = 0; k0 < K; k0 += 16) {
    double a[8], b[4];
    for (int i = 0; i < 8; ++i) {
      int r = row + i % 2 * 8, k = k0 + within + i / 2 * 4;
      a[i] = r < M && k < K ? A[r * K + k] : 0.0;
    }
    for (int i = 0; i < 4; ++i) {
      int k = k0 + within + i * 4;
      b[i] = k < K && col < N ? B[k * N + col] : 0.0;
    }
    asm volatile("mma.sync.aligned.m16n8k16.row.col.f64.f64.f64.f64 {%0, %1, %2, %3}, {%4, %5, %6, %7, %8, %9, %10, %11}, "
                 "{%12, %13, %14, %15}, {%0, %1, %2, %3};"
                 : "+d"(c[0]), "+d"(c[1]), "+d"(c[2]), "+d"(c[3])
                 : "d"(a[0]), "d"(a[1]), "d"(a[2]), "d"(a[3]), "d"(a[4]), "d"(a[5]), "d"(a[6]), "d"(a[7]), "d"(b[0]), "d"(b[1]),
                   "d"(b[2]), "d"(b[3]));
  }
  for (int i = 0; i < 4; ++i) {
    int r = row + i / 2 * 8, n = blockIdx.x * 8 + within * 2 + i % 2;
    if (r < M && n < N) C[r * N + n] = c[i];
  }
}
