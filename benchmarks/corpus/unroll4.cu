// The K loop unrolled by four with a remainder; the result comes first, and blockIdx.x walks down C,
// blockIdx.y across.
extern "C" __global__ void unroll4(float* result, const float* lhs, const float* rhs, int rows, int depth, int cols) {
  int col = blockIdx.y * blockDim.x + threadIdx.x;
  int row = blockIdx.x * blockDim.y + threadIdx.y;
  if (row < rows && col < cols) {
    float sum = 0;
#pragma unroll 4
    for (int k = 0; k < depth; k++) sum += lhs[row * depth + k] * rhs[k * cols + col];
    result[row * cols + col] = sum;
  }
}
