// Sizes pass through three functions and a struct before they reach the kernel; the block is an argument.
#include <cstdio>

struct Args {
  const float *a, *b;
  float *c;
  int rows, cols, depth;
};

__global__ void chained(float *c, const float *a, const float *b, int h, int w, int d) {
  int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
  if (x >= w || y >= h) return;
  float v = 0;
  for (int i = 0; i < d; ++i) v += a[y * d + i] * b[i * w + x];
  c[y * w + x] = v;
}

static inline dim3 tiles(int w, int h, dim3 block) {
  return dim3((w + block.x - 1) / block.x, (h + block.y - 1) / block.y);
}

void inner(const Args &args, dim3 block, dim3 grid) {
  chained<<<grid, block>>>(args.c, args.a, args.b, args.rows, args.cols, args.depth);
}

void middle(const Args &args, int side) {
  dim3 block(side, side);
  inner(args, block, dim3((args.cols + side - 1) / side, (args.rows + side - 1) / side));
}

int main() {
  Args args{nullptr, nullptr, nullptr, 100, 200, 300};
  middle(args, 8);
  printf("%d\n", tiles(args.cols, args.rows, dim3(8, 8)).x);
}
