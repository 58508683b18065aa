// int8 on tensor cores by mma.sync, fragments loaded straight from global memory: B lies column by column, so that both
// operands have four consecutive elements of K in a word. A warp computes 16 x 8 of C.
// rooftile: args=(A, B.T, C, M, N, K)
__global__ void int8_mma(const signed char* A, const signed char* B, int* C, int M, int N, int K) {
  const int lane = threadIdx.x, group = lane / 4, within = lane % 4;
  const int row = blockIdx.y * 16 + group, col = blockIdx.x * 8 + group;
  int c[4] = {};
  for (int k = within * 4; k < K; k += 32) {
    int a[4], b[2];
    for (int i = 0; i < 4; ++i)
      a[i] = row + i % 2 * 8 < M ? *reinterpret_cast<const int*>(A + (row + i % 2 * 8) * K + k + i / 2 * 16) : 0;
    for (int i = 0; i < 2; ++i) b[i] = col < N ? *reinterpret_cast<const int*>(B + col * K + k + i * 16) : 0;
    asm volatile("mma.sync.aligned.m16n8k32.row.col.s32.s8.s8.s32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};"
                 : "+r"(c[0]), "+r"(c[1]), "+r"(c[2]), "+r"(c[3])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]));
  }
  for (int i = 0; i < 4; ++i) {
    int r = row + i / 2 * 8, n = blockIdx.x * 8 + within * 2 + i % 2;
    if (r < M && n < N) C[r * N + n] = c[i];
  }
}
