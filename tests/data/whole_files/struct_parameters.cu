// One structure holds everything a template kernel needs, other structures and templates among its members.
#include <cuda_runtime.h>

struct GemmCoord {
  int m, n, k;
  __host__ __device__ int mn() const { return m * n; }
};

template <typename Element>
struct TensorRef {
  Element* ptr;
  long long stride;
};

template <typename T>
struct alignas(16) Params {
  static constexpr int kTile = 16;
  GemmCoord problem_size;
  TensorRef<T const> ref_A, ref_B;
  TensorRef<T> ref_C;
  float alpha, beta;
  bool debug = false;
};

template <typename T>
__global__ void gemm(const __grid_constant__ Params<T> params) {
  int row = blockIdx.y * blockDim.y + threadIdx.y, col = blockIdx.x * blockDim.x + threadIdx.x;
  if (row >= params.problem_size.m || col >= params.problem_size.n) return;
  float sum = 0;
  for (int k = 0; k < params.problem_size.k; ++k)
    sum += float(params.ref_A.ptr[row * params.ref_A.stride + k]) * float(params.ref_B.ptr[k * params.ref_B.stride + col]);
  T& c = params.ref_C.ptr[row * params.ref_C.stride + col];
  c = T(params.alpha * sum + params.beta * float(c));
}

void run(Params<float> p, cudaStream_t stream) {
  dim3 block(16, 16);
  dim3 grid((p.problem_size.n + 15) / 16, (p.problem_size.m + 15) / 16);
  gemm<float><<<grid, block, 0, stream>>>(p);
}
