// For what L2 holds: each block writes its share of `written` groups of four, then reads a buffer of `n` groups `passes`
// times: all of it (mode 0), its own share (1), or another block's share each time (2). L1 is passed by.
extern "C" __global__ void l2_walk(const float4* data, float4* out, long long n, int passes, int mode,
                                   long long written) {
  long long share = n / gridDim.x, mine = written / gridDim.x;
  for (long long i = threadIdx.x; i < mine; i += blockDim.x)
    out[blockIdx.x * mine + i] = make_float4(1, 2, 3, i);
  __syncthreads();

  float sum = 0;
  for (int pass = 0; pass < passes; ++pass) {
    if (mode == 0) {
      for (long long i = threadIdx.x; i < n; i += blockDim.x) {
        float4 four = __ldcg(data + i);
        sum += four.x + four.w;
        __syncthreads();  // keeps the block's warps at the same place
      }
    } else {
      long long block = mode == 1 ? blockIdx.x : (blockIdx.x + 37LL * pass) % gridDim.x;
      for (long long i = threadIdx.x; i < share; i += blockDim.x) {
        float4 four = __ldcg(data + block * share + i);
        sum += four.x + four.w;
      }
    }
    __syncthreads();
  }
  if (sum == 12345.678f)  // never, but the compiler cannot know
    out[0].x = sum;
}
