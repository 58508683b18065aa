// finds: race
// problem: 16 16 64
// rooftile: block=(16,16) grid=(N/16,M/16,4) args=(A,B,C,M,N,K)
// The last block to finish adds up what the others left in a workspace.
__device__ float workspace[4][16 * 16];
__device__ unsigned int finished;

__global__ void last_adds(const float* A, const float* B, float* C, int M, int N, int K) {
  __shared__ bool last;
  int x = threadIdx.x, y = threadIdx.y, cell = y * 16 + x, part = K / gridDim.z;
  float sum = 0.0f;
  for (int k = blockIdx.z * part; k < (blockIdx.z + 1) * part; k++)
    sum += A[y * K + k] * B[k * N + x];
  workspace[blockIdx.z][cell] = sum;  // fault: not known to be visible when the counter goes up
#ifdef REPAIRED
  __threadfence();
#endif
  __syncthreads();
  if (cell == 0)
    last = atomicAdd(&finished, 1u) == gridDim.z - 1;
  __syncthreads();
  if (!last)
    return;
  float total = 0.0f;
  for (int z = 0; z < gridDim.z; z++)
    total += workspace[z][cell];  // fault
  C[cell] = total;
}
