// finds: wrong-number | wrong-shuffle
// problem: 12 10 16
// eight lanes a cell, groups of lanes by width
__global__ void eighths(const float* A, const float* B, float* C, int M, int N, int K) {
  int t = blockIdx.x * blockDim.x + threadIdx.x;
  int cell = t / 8, part = t % 8;
  int r = cell / N, c = cell % N;
  float v = 0;
  if (cell < M * N)
    for (int k = part; k < K; k += 8) v += A[r * K + k] * B[k * N + c];
#ifdef REPAIRED
  for (int o = 4; o; o /= 2) v += __shfl_xor_sync(0xffffffff, v, o, 8);
#else
  for (int o = 4; o; o /= 2) v += __shfl_up_sync(0xffffffff, v, o, 8);  // fault: lane 0 gets nothing from others
#endif
  if (cell < M * N && part == 0) C[cell] = v;
}
void f(const float* A, const float* B, float* C, int M, int N, int K) {
  eighths<<<(M * N * 8 + 255) / 256, 256>>>(A, B, C, M, N, K);
  if (cudaPeekAtLastError()) throw 1;
}
