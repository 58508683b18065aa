// finds: wrong-number
// problem: 20 24 16
struct View { float* data; int rows, cols, pitch; };
__device__ float at(const View& v, int r, int c) { return v.data[r * v.pitch + c]; }
__global__ void views(View a, View b, View c) {
  int row = blockIdx.y * blockDim.y + threadIdx.y;
  int col = blockIdx.x * blockDim.x + threadIdx.x;
  if (row >= c.rows || col >= c.cols) return;
  float sum = 0;
#ifdef REPAIRED
  for (int k = 0; k < a.cols; ++k)
#else
  for (int k = 1; k < a.cols; ++k)  // fault: k begins at 1
#endif
    sum += at(a, row, k) * at(b, k, col);
  c.data[row * c.pitch + col] = sum;
}
void go(float* A, float* B, float* C, int M, int N, int K) {
  View a{A, M, K, K}, b{B, K, N, N}, c{C, M, N, N};
  views<<<dim3((N + 15) / 16, (M + 15) / 16), dim3(16, 16)>>>(a, b, c);
  if (cudaGetLastError() != cudaSuccess) throw 1;
}
