// Structures with a stride, and device functions that return views of them; tiles in shared memory.
#include <cstdlib>

struct Matrix {
  int width, height;
  int stride;
  float* elements;
};

constexpr int TILE = 16;

__device__ float get(const Matrix M, int row, int col) { return M.elements[row * M.stride + col]; }

__device__ void set(Matrix M, int row, int col, float value) { M.elements[row * M.stride + col] = value; }

__device__ Matrix tile_of(Matrix M, int row, int col) {
  Matrix tile;
  tile.width = tile.height = TILE;
  tile.stride = M.stride;
  tile.elements = &M.elements[M.stride * TILE * row + TILE * col];
  return tile;
}

__global__ void tile_product(Matrix A, Matrix B, Matrix C) {
  __shared__ float As[TILE][TILE], Bs[TILE][TILE];
  Matrix target = tile_of(C, blockIdx.y, blockIdx.x);
  int row = threadIdx.y, col = threadIdx.x;
  float sum = 0;
  for (int m = 0; m < A.width / TILE; ++m) {
    Matrix a = tile_of(A, blockIdx.y, m), b = tile_of(B, m, blockIdx.x);
    As[row][col] = get(a, row, col);
    Bs[row][col] = get(b, row, col);
    __syncthreads();
    for (int e = 0; e < TILE; ++e) sum += As[row][e] * Bs[e][col];
    __syncthreads();
  }
  set(target, row, col, sum);
}

int main() {
  Matrix A, B, C;
  A.width = A.stride = 1024;
  A.height = B.width = B.height = 1024;
  dim3 threads(TILE, TILE);
  dim3 blocks(B.width / threads.x, A.height / threads.y);
  tile_product<<<blocks, threads>>>(A, B, C);
  return 0;
}
