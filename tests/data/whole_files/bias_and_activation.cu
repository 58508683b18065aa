// A layer: a bias beside the matrices, none of them called A, B or C, and nothing below zero is stored.
#include <cuda_runtime.h>

#include <vector>

__global__ void dense(const float *inputs, const float *weights, const float *bias, float *activations, int samples,
                      int features, int units) {
  const int unit = blockIdx.x * blockDim.x + threadIdx.x;
  const int sample = blockIdx.y * blockDim.y + threadIdx.y;
  if (unit >= units || sample >= samples) return;
  float sum = 0.0f;
  for (int f = 0; f < features; ++f) sum += inputs[sample * features + f] * weights[f * units + unit];
  activations[sample * units + unit] = fmaxf(sum + bias[unit], 0.0f);
}

void forward(const float *x, const float *w, const float *b, float *y, int samples, int features, int units) {
  const dim3 threads(16, 8);
  const dim3 blocks((units + threads.x - 1) / threads.x, (samples + threads.y - 1) / threads.y);
  dense<<<blocks, threads>>>(x, w, b, y, samples, features, units);
}
