// The grid is rounded up in floating point.
#include <math.h>
#include <iostream>
using namespace std;

const int BLOCK = 8;

__global__ void gpu_mult(float *a, float *b, float *c, int m, int n, int k) {
  int row = blockIdx.y * blockDim.y + threadIdx.y;
  int col = blockIdx.x * blockDim.x + threadIdx.x;
  float sum = 0;
  if (col < k && row < m) {
    for (int i = 0; i < n; i++) sum += a[row * n + i] * b[i * k + col];
    c[row * k + col] = sum;
  }
}

int main() {
  int m, n, k;
  cin >> m >> n >> k;
  float *a, *b, *c;
  cudaMallocManaged(&a, sizeof(float) * m * n);
  cudaMallocManaged(&b, sizeof(float) * n * k);
  cudaMallocManaged(&c, sizeof(float) * m * k);
  dim3 dimGrid(ceil(k / (float)BLOCK), (unsigned int)ceil((double)m / BLOCK));
  dim3 dimBlock(BLOCK, BLOCK);
  gpu_mult<<<dimGrid, dimBlock>>>(a, b, c, m, n, k);
  cudaDeviceSynchronize();
  cout << c[0] << endl;
}
