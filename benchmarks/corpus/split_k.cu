// K is split over blockIdx.z; each part is added to C atomically, so C = C + A * B.
extern "C" __global__ void split_k(const float* A, const float* B, float* C, int M, int N, int K) {
  __shared__ float As[16][16];
  __shared__ float Bs[16][16];
  const int row = blockIdx.y * 16 + threadIdx.y;
  const int col = blockIdx.x * 16 + threadIdx.x;
  const int part = ((K + gridDim.z - 1) / gridDim.z + 15) / 16 * 16;
  const int begin = blockIdx.z * part;
  const int end = min(K, begin + part);
  float sum = 0.0f;
  for (int t = begin; t < end; t += 16) {
    As[threadIdx.y][threadIdx.x] = row < M && t + threadIdx.x < end ? A[row * K + t + threadIdx.x] : 0.0f;
    Bs[threadIdx.y][threadIdx.x] = t + threadIdx.y < end && col < N ? B[(t + threadIdx.y) * N + col] : 0.0f;
    __syncthreads();
    for (int k = 0; k < 16; k++) sum += As[threadIdx.y][k] * Bs[k][threadIdx.x];
    __syncthreads();
  }
  if (row < M && col < N && begin < end) atomicAdd(C + row * N + col, sum);
}
