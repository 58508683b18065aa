// A flat block of 128 threads, each four columns apart; the host checks against its own loops with OpenMP.
#include <omp.h>
#include <cmath>
#include <iomanip>
#include <iostream>

constexpr unsigned kThreads = 128;
constexpr unsigned kColumns = 4;

__global__ __launch_bounds__(kThreads) void dgemm(unsigned M, unsigned N, unsigned K, const double *__restrict__ A,
                                                  const double *__restrict__ B, double *__restrict__ C) {
  const unsigned first = (blockIdx.x * kThreads + threadIdx.x) * kColumns, row = blockIdx.y;
  double sum[kColumns] = {};
  for (unsigned k = 0; k < K; ++k)
    for (unsigned j = 0; j < kColumns; ++j)
      if (first + j < N) sum[j] += A[row * K + k] * B[k * N + first + j];
  for (unsigned j = 0; j < kColumns; ++j)
    if (first + j < N) C[row * N + first + j] = sum[j];
}

void on_cpu(const double *A, const double *B, double *C, unsigned M, unsigned N, unsigned K) {
#pragma omp parallel for collapse(2)
  for (unsigned i = 0; i < M; ++i)
    for (unsigned j = 0; j < N; ++j) {
      double s = 0;
      for (unsigned k = 0; k < K; ++k) s += A[i * K + k] * B[k * N + j];
      C[i * N + j] = s;
    }
}

template <unsigned Threads, unsigned Columns>
struct Launcher {
  static dim3 grid(unsigned M, unsigned N) { return dim3((N + Threads * Columns - 1) / (Threads * Columns), M); }
  void operator()(unsigned M, unsigned N, unsigned K, const double *A, const double *B, double *C) const {
    const unsigned per_block = kThreads * kColumns;
    dgemm<<<dim3((N + per_block - 1) / per_block, M), kThreads>>>(M, N, K, A, B, C);
  }
};

int main() { std::cout << std::setprecision(3) << std::abs(-1.0) << "\n"; }
