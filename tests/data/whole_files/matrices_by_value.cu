// Matrices are structures with their sizes, filled by a function.
#include <cuda_runtime.h>
#include <cstdio>
typedef struct { int rows; int cols; float* data; } Mat;
__global__ void mat_mul(Mat a, Mat b, Mat out) {
  int c = blockIdx.x * blockDim.x + threadIdx.x, r = blockIdx.y * blockDim.y + threadIdx.y;
  if (r >= out.rows || c >= out.cols) return;
  float acc = 0.0f;
  for (int k = 0; k < a.cols; ++k) acc += a.data[r * a.cols + k] * b.data[k * b.cols + c];
  out.data[r * out.cols + c] = acc;
}
Mat alloc(int r, int c) { Mat m; m.rows = r; m.cols = c; cudaMalloc((void**)&m.data, sizeof(float) * r * c); return m; }
int main() {
  Mat a = alloc(100, 200), b = alloc(200, 50), c = alloc(100, 50);
  dim3 block(16, 16), grid((c.cols + 15) / 16, (c.rows + 15) / 16);
  mat_mul<<<grid, block>>>(a, b, c);
  cudaDeviceSynchronize();
}
