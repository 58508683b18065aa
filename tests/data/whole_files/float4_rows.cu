// Rows of B and C are counted in float4; the launches are captured into a graph.
#include <cuda_runtime.h>

__global__ void quads(float4* dst, const float* lhs, const float4* rhs, int rows, int quads_a_row, int depth) {
  int q = blockIdx.x * blockDim.x + threadIdx.x, r = blockIdx.y * blockDim.y + threadIdx.y;
  if (q >= quads_a_row || r >= rows) return;
  float4 sum = make_float4(0, 0, 0, 0);
  for (int d = 0; d < depth; d++) {
    float a = lhs[r * depth + d];
    float4 b = rhs[d * quads_a_row + q];
    sum.x += a * b.x;
    sum.y += a * b.y;
    sum.z += a * b.z;
    sum.w += a * b.w;
  }
  dst[r * quads_a_row + q] = sum;
}

int main() {
  const int R = 128, Columns = 256, D = 64;
  float *l, *r, *o;
  cudaMalloc(&l, R * D * 4);
  cudaMalloc(&r, D * Columns * 4);
  cudaMalloc(&o, R * Columns * 4);
  cudaStream_t stream;
  cudaGraph_t graph;
  cudaStreamCreate(&stream);
  cudaStreamBeginCapture(stream, cudaStreamCaptureModeGlobal);
  dim3 th(32, 4);
  dim3 bl((Columns / 4 + th.x - 1) / th.x, (R + th.y - 1) / th.y);
  for (int i = 0; i < 3; i++)
    quads<<<bl, th, 0, stream>>>(reinterpret_cast<float4*>(o), l, reinterpret_cast<const float4*>(r), R, Columns / 4,
                                 D);
  cudaStreamEndCapture(stream, &graph);
}
