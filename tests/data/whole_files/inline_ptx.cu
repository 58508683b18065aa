// Inline PTX, a raw string that looks like code, braces in characters, and digit separators.
#include <cstdint>
#include <iostream>
#include <regex>

static const char *kHelp = R"(usage: { __global__ void fake<<<1, 1>>>() ;
)";
static const char kBrace = '{', kQuote = '"';

__device__ __forceinline__ float multiply_add(float a, float b, float c) {
  float d;
  asm volatile("{\n\tfma.rn.f32 %0, %1, %2, %3;\n}" : "=f"(d) : "f"(a), "f"(b), "f"(c));
  return d;
}

__global__ void with_ptx(const float *A, const float *B, float *C, int M, int N, int K) {
  uint32_t lane;
  asm("mov.u32 %0, %%laneid;" : "=r"(lane));
  int row = blockIdx.y, col = blockIdx.x * 32 + lane;
  if (col >= N) return;
  float acc = 0;
  for (int k = 0; k < K; ++k) acc = multiply_add(A[row * K + k], B[k * N + col], acc);
  C[row * N + col] = acc;
}

int main() {
  const auto M = 1'024, N = 1'024, K = 1'024;
  std::cout << kHelp << kBrace << kQuote << std::regex_match("a", std::regex("[a-z]")) << "}{";
  float *A{}, *B{}, *C{};
  with_ptx<<<dim3((N + 31) / 32, M), 32>>>(A, B, C, M, N, K);  // <<< not this >>>
}
