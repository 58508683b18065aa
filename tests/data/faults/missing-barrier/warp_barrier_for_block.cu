// finds: race
// problem: 37 50 33
// rooftile: block=(32,4) grid=(cdiv(N,32),cdiv(M,4)) args=(A,B,C,M,N,K)
#ifdef REPAIRED
#define SYNC() __syncthreads()
#else
#define SYNC() __syncwarp()
#endif

__global__ void product(const float* left, const float* right, float* out, int rows, int cols, int depth) {
  __shared__ float strip[32][32];  // 32 rows of the right matrix, loaded by all four warps
  int lane = threadIdx.x, row = blockIdx.y * 4 + threadIdx.y, col = blockIdx.x * 32 + lane;
  float sum = 0.0f;
  for (int base = 0; base < depth; base += 32) {
    for (int line = threadIdx.y; line < 32; line += 4)
      strip[line][lane] = base + line < depth && col < cols ? right[(base + line) * cols + col] : 0.0f;
    SYNC();
    for (int i = 0; i < 32; i++)
      sum += row < rows && base + i < depth ? left[row * depth + base + i] * strip[i][lane] : 0.0f;  // fault
    SYNC();
  }
  if (row < rows && col < cols)
    out[row * cols + col] = sum;
}
