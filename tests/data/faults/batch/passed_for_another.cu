// finds: batch-stride
// problem: 30 20 10
// The launcher counts B's matrices by A's size.
__global__ void bmm(const float* A, const float* B, float* C, int M, int N, int K, long long to_a, long long to_b,
                    long long to_c) {
  const float* a = A + blockIdx.z * to_a;
  const float* b = B + blockIdx.z * to_b;
  float* c = C + blockIdx.z * to_c;
  const int row = blockIdx.y * 8 + threadIdx.y, col = blockIdx.x * 8 + threadIdx.x;
  if (row >= M || col >= N) return;
  float sum = 0.0f;
  for (int k = 0; k < K; ++k) sum += a[row * K + k] * b[k * N + col];
  c[row * N + col] = sum;
}
int main(int argc, char** argv) {
  int batch = 5, M = 30, N = 20, K = 10;
  if (argc > 4) M = atoi(argv[1]), N = atoi(argv[2]), K = atoi(argv[3]), batch = atoi(argv[4]);
  float *dA, *dB, *dC;
  cudaMalloc(&dA, sizeof(float) * batch * M * K);
  cudaMalloc(&dB, sizeof(float) * batch * K * N);
  cudaMalloc(&dC, sizeof(float) * batch * M * N);
  dim3 grid((N + 7) / 8, (M + 7) / 8, batch);
#ifdef REPAIRED
  bmm<<<grid, dim3(8, 8)>>>(dA, dB, dC, M, N, K, M * K, K * N, M * N);
#else
  bmm<<<grid, dim3(8, 8)>>>(dA, dB, dC, M, N, K, M * K, M * K, M * N);  // fault
#endif
  return cudaDeviceSynchronize() != cudaSuccess;
}
