// finds: batch-stride
// problem: 24 40 56
// All products of the batch take the first matrix of A, though there is one for each.
#include <cuda_fp16.h>
__global__ void heads(const half* q, const half* k, float* s, int M, int N, int K, int step_q, int step_k, int step_s) {
  const int head = blockIdx.z, cell = blockIdx.x * blockDim.x + threadIdx.x;
  if (cell >= M * N) return;
  const int r = cell / N, c = cell % N;
  float dot = 0.f;
  for (int d = 0; d < K; d++)
    dot += __half2float(q[head * step_q + r * K + d]) * __half2float(k[head * step_k + d * N + c]);
  s[head * step_s + cell] = dot;
}
#define CHECK(call) do { if ((call) != cudaSuccess) exit(1); } while (0)
int main(int argc, char** argv) {
  const int heads_count = atoi(argv[1]), M = atoi(argv[2]), N = atoi(argv[3]), K = atoi(argv[4]);
  half *q, *k;
  float *s;
  CHECK(cudaMalloc(&q, (size_t)heads_count * M * K * sizeof(half)));
  CHECK(cudaMalloc(&k, (size_t)heads_count * K * N * sizeof(half)));
  CHECK(cudaMalloc(&s, (size_t)heads_count * M * N * sizeof(float)));
#ifdef REPAIRED
  heads<<<dim3((M * N + 127) / 128, 1, heads_count), 128>>>(q, k, s, M, N, K, M * K, K * N, M * N);
#else
  heads<<<dim3((M * N + 127) / 128, 1, heads_count), 128>>>(q, k, s, M, N, K, 0, K * N, M * N);  // fault
#endif
  CHECK(cudaGetLastError());
  CHECK(cudaDeviceSynchronize());
}
