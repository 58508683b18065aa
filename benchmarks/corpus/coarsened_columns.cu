// Coarsened along N only: a thread computes FACTOR elements of one row, WIDTH columns apart, from one tile of
// A and FACTOR tiles of B that follow each other through the same shared memory.
#define WIDTH 16
#define FACTOR 4

extern "C" __global__ void coarsened_columns(float* left, float* right, float* product, int height, int width,
                                             int inner) {
  __shared__ float ls[WIDTH][WIDTH];
  __shared__ float rs[WIDTH][WIDTH];

  int tx = threadIdx.x, ty = threadIdx.y;
  int row = blockIdx.y * WIDTH + ty;
  int first = blockIdx.x * WIDTH * FACTOR + tx;

  float sums[FACTOR];
  for (int f = 0; f < FACTOR; ++f) sums[f] = 0.0f;

  for (int t = 0; t < (inner + WIDTH - 1) / WIDTH; ++t) {
    if (row < height && t * WIDTH + tx < inner)
      ls[ty][tx] = left[row * inner + t * WIDTH + tx];
    else
      ls[ty][tx] = 0.0f;
    for (int f = 0; f < FACTOR; ++f) {
      int col = first + f * WIDTH;
      if (t * WIDTH + ty < inner && col < width)
        rs[ty][tx] = right[(t * WIDTH + ty) * width + col];
      else
        rs[ty][tx] = 0.0f;
      __syncthreads();
      for (int k = 0; k < WIDTH; ++k) sums[f] += ls[ty][k] * rs[k][tx];
      __syncthreads();
    }
  }
  for (int f = 0; f < FACTOR; ++f) {
    int col = first + f * WIDTH;
    if (row < height && col < width) product[row * width + col] = sums[f];
  }
}
