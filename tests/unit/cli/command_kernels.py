"""Kernels that are right, wrong and endless, and how the command is told to launch them."""

HEADER = 'extern "C" __global__ void k(const float* A, const float* B, float* C, int M, int N, int K) {\n'
INDICES = "  int col = blockIdx.x * blockDim.x + threadIdx.x, row = blockIdx.y * blockDim.y + threadIdx.y;\n"
SUM = """\
  float s = 0.0f;
  for (int k = 0; k < K; ++k) s += A[row * K + k] * B[k * N + col];
  C[row * N + col] = s;
}
"""
GUARD = "  if (row >= M || col >= N) return;\n"
RIGHT = HEADER + INDICES + GUARD + SUM
UNGUARDED = HEADER + INDICES + SUM
WRONG = HEADER + INDICES + GUARD + SUM.replace("k < K", "k < K - 1")
ENDLESS = HEADER + "  while (*(volatile const float*)A != 12345.0f) C[0] = 1.0f;\n}\n"
BROKEN = HEADER + "  int row = threadIdx.x;\n  accumulator_t s = 0.0f;\n  C[row] = s;\n}\n"
LAUNCH = ("--block", "16,16", "--grid", "cdiv(N,16),cdiv(M,16)")
SMALL = ("-M", "32", "-N", "48", "-K", "20")
