// problem: 32 32 64
// rooftile: block=(32,4) grid=(1,M/4,2)
// z = 1 waits for z = 0 through a flag
__device__ int flags[64]; 
__global__ void fl(const float *A, const float *B, float *C, int M, int N, int K) {
  int r = blockIdx.y * 4 + threadIdx.y, c = threadIdx.x; float s = 0;
  for (int k = blockIdx.z * K / 2; k < (int)(blockIdx.z + 1) * K / 2; k++) s += A[r * K + k] * B[k * N + c];
  if (blockIdx.z == 0) {
    C[r * N + c] = s; __threadfence(); __syncthreads();
    if (threadIdx.x == 0 && threadIdx.y == 0) atomicExch(&flags[blockIdx.y], 1);
  } else {
    if (threadIdx.x == 0 && threadIdx.y == 0) while (atomicAdd(&flags[blockIdx.y], 0) == 0);
    __syncthreads(); __threadfence();
    C[r * N + c] += s;
  }
}
