// Cooperative groups in the kernel.
#include <cooperative_groups.h>
#include <cstdio>
namespace cg = cooperative_groups;

template <unsigned T>
__global__ void grouped(const float *A, const float *B, float *C, int M, int N, int K) {
  cg::thread_block block = cg::this_thread_block();
  __shared__ float As[T][T], Bs[T][T];
  const unsigned tx = block.thread_index().x, ty = block.thread_index().y;
  const int row = block.group_index().y * T + ty, col = block.group_index().x * T + tx;
  float acc = 0;
  for (int t = 0; t < K; t += T) {
    As[ty][tx] = A[row * K + t + tx];
    Bs[ty][tx] = B[(t + ty) * N + col];
    block.sync();
    for (unsigned k = 0; k < T; ++k) acc += As[ty][k] * Bs[k][tx];
    block.sync();
  }
  C[row * N + col] = acc;
}

template <unsigned T>
void launch(const float *A, const float *B, float *C, int M, int N, int K) {
  grouped<T><<<dim3(N / T, M / T), dim3(T, T)>>>(A, B, C, M, N, K);
}

int main() {
  launch<16>(nullptr, nullptr, nullptr, 64, 64, 64);
  puts("launched");
}
