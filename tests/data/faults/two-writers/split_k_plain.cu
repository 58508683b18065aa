// finds: race
// problem: 32 32 96
// rooftile: block=(16,16) grid=(N/16,M/16,3) args=(A,B,C,M,N,K)
// Three blocks share the sum over K of one tile of C.
__global__ void split_k(const float* A, const float* B, float* C, int M, int N, int K) {
  int row = blockIdx.y * 16 + threadIdx.y, col = blockIdx.x * 16 + threadIdx.x, part = K / gridDim.z;
  float sum = 0.0f;
  for (int k = blockIdx.z * part; k < (blockIdx.z + 1) * part; k++)
    sum += A[row * K + k] * B[k * N + col];
#ifdef REPAIRED
  atomicAdd(&C[row * N + col], sum);
#else
  C[row * N + col] += sum;  // fault: the three add without knowing of each other
#endif
}
