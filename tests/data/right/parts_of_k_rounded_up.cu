// problem: 40 36 50
// rooftile: block=(16,16) grid=(cdiv(N,16),cdiv(M,16),4)
#define PARTS 4
__global__ void parts(const float* A, const float* B, float* C, int M, int N, int K) {
  const int row = blockIdx.y * 16 + threadIdx.y, col = blockIdx.x * 16 + threadIdx.x;
  if (row >= M || col >= N) return;
  const int part = (K + PARTS - 1) / PARTS, first = blockIdx.z * part, last = min(K, first + part);
  float sum = 0;
  for (int k = first; k < last; ++k) sum += A[row * K + k] * B[k * N + col];
  atomicAdd(&C[row * N + col], sum);
}
