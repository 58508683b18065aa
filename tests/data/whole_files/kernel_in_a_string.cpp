// A kernel in a raw string that the program hands to NVRTC, and launches through the driver.
#include <cuda.h>
#include <nvrtc.h>
#include <vector>

static const char* const kSource = R"kernel(
extern "C" __global__ void mm(const float* a, const float* b, float* c, int m, int n, int k) {
  const int i = blockIdx.y * blockDim.y + threadIdx.y, j = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < m && j < n) {
    float s = 0;
    for (int q = 0; q < k; ++q) s += a[i * k + q] * b[q * n + j];
    c[i * n + j] = s;
  }
}
)kernel";

int main() {
  int m = 64, n = 48, k = 32;
  nvrtcProgram program;
  nvrtcCreateProgram(&program, kSource, "mm.cu", 0, nullptr, nullptr);
  nvrtcCompileProgram(program, 0, nullptr);
  size_t size;
  nvrtcGetPTXSize(program, &size);
  std::vector<char> ptx(size);
  nvrtcGetPTX(program, ptx.data());
  CUmodule module;
  CUfunction function;
  cuModuleLoadData(&module, ptx.data());
  cuModuleGetFunction(&function, module, "mm");
  CUdeviceptr a, b, c;
  cuMemAlloc(&a, 4 * m * k);
  cuMemAlloc(&b, 4 * k * n);
  cuMemAlloc(&c, 4 * m * n);
  void* args[] = {&a, &b, &c, &m, &n, &k};
  unsigned gx = (n + 31) / 32;
  gx = (gx + 1) / 2 * 2;
  cuLaunchKernel(function, gx, (m + 7) / 8, 1, 32, 8, 1, 0, nullptr, args, nullptr);
  return cuCtxSynchronize();
}
