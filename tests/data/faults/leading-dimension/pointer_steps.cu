// finds: wrong-stride
// problem: 64 96 48
// rooftile: block=(16,16) grid=(cdiv(N,16),cdiv(M,16)) args=(A,B,C,M,N,K)
// The pointers move along K, a tile a turn.
template <int BK>
__global__ void stepping(const float* __restrict__ a, const float* __restrict__ b, float* __restrict__ c, int m, int n,
                         int k) {
  __shared__ float left[BK][BK + 1], right[BK][BK];
  const int x = threadIdx.x, y = threadIdx.y;
  a += (blockIdx.y * BK + y) * k + x;
  b += y * n + blockIdx.x * BK + x;
  float sum = 0.0f;
  for (int done = 0; done < k; done += BK) {
    left[y][x] = *a;
    right[y][x] = *b;
    __syncthreads();
    a += BK;
#ifdef REPAIRED
    b += BK * n;
#else
    b += BK * k;  // fault
#endif
#pragma unroll
    for (int i = 0; i < BK; ++i)
      sum = fmaf(left[y][i], right[i][x], sum);
    __syncthreads();
  }
  c[(blockIdx.y * BK + y) * n + blockIdx.x * BK + x] = sum;
}

template __global__ void stepping<16>(const float*, const float*, float*, int, int, int);
