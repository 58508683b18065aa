// finds: unused-padding
// severity: warning
// problem: 32 32 64
// rooftile: block=(16,16) grid=(N/16,M/16) args=(A,B,C,M,N,K)
// Through a pointer that believes its rows are 32 long.
constexpr int DEPTH = 32, PAD = 4;
__device__ float dot(const float* row, const float (*column)[16], int x) {
  float sum = 0.0f;
  for (int k = 0; k < DEPTH; k++)
    sum += row[k] * column[k][x];
  return sum;
}
__global__ void through_pointer(const float* A, const float* B, float* C, int M, int N, int K) {
  __shared__ float as[16][DEPTH + PAD];
  __shared__ float bs[DEPTH][16];
  int x = threadIdx.x, y = threadIdx.y;
#ifdef REPAIRED
  float* mine = as[0] + y * (DEPTH + PAD);
#else
  float* mine = as[0] + y * DEPTH;
#endif
  float sum = 0.0f;
  for (int k0 = 0; k0 < K; k0 += DEPTH) {
    for (int h = 0; h < DEPTH; h += 16) {
      mine[h + x] = A[(blockIdx.y * 16 + y) * K + k0 + h + x];  // fault
      bs[h + y][x] = B[(k0 + h + y) * N + blockIdx.x * 16 + x];
    }
    __syncthreads();
    sum += dot(mine, bs, x);
    __syncthreads();
  }
  C[(blockIdx.y * 16 + y) * N + blockIdx.x * 16 + x] = sum;
}
