// finds: wrong-number
// problem: 128 192 80
// rooftile: block=256 grid=(N/64,M/64) args=(M,N,K,A,B,C)
#include <cuda_pipeline.h>
#define BM 64
#define BN 64
#define BK 16
#define TM 4
#define TN 4
__global__ void two_groups(int M, int N, int K, const float* A, const float* B, float* C) {
  __shared__ __align__(16) float As[2][BM][BK + 4];
  __shared__ __align__(16) float Bs[2][BK][BN];
  const int tid = threadIdx.x;
  const int tx = tid % 16, ty = tid / 16;
  const int aRow = tid / 4, aCol = (tid % 4) * 4;
  const int bRow = tid / 16, bCol = (tid % 16) * 4;
  const float* Ab = A + blockIdx.y * BM * K;
  const float* Bb = B + blockIdx.x * BN;
  float acc[TM][TN] = {};
  __pipeline_memcpy_async(&As[0][aRow][aCol], &Ab[aRow * K + aCol], 16);
  __pipeline_memcpy_async(&Bs[0][bRow][bCol], &Bb[bRow * N + bCol], 16);
  __pipeline_commit();
  const int tiles = K / BK;
  for (int t = 0; t < tiles; ++t) {
    const int cur = t & 1, next = cur ^ 1;
    if (t + 1 < tiles) {
      const int k0 = (t + 1) * BK;
      __pipeline_memcpy_async(&As[next][aRow][aCol], &Ab[aRow * K + k0 + aCol], 16);
      __pipeline_memcpy_async(&Bs[next][bRow][bCol], &Bb[(k0 + bRow) * N + bCol], 16);
      __pipeline_commit();
#ifdef REPAIRED
      __pipeline_wait_prior(1);
#else
      __pipeline_wait_prior(2);  // fault: both groups may be under way
#endif
    } else {
      __pipeline_wait_prior(0);
    }
    __syncthreads();
    #pragma unroll
    for (int k = 0; k < BK; ++k) {
      float a[TM], b[TN];
      for (int i = 0; i < TM; ++i) a[i] = As[cur][ty * TM + i][k];
      for (int j = 0; j < TN; ++j) b[j] = Bs[cur][k][tx * TN + j];
      for (int i = 0; i < TM; ++i)
        for (int j = 0; j < TN; ++j) acc[i][j] += a[i] * b[j];
    }
    __syncthreads();
  }
  for (int i = 0; i < TM; ++i) {
    const int row = blockIdx.y * BM + ty * TM + i, col = blockIdx.x * BN + tx * TN;
    *reinterpret_cast<float4*>(&C[row * N + col]) = make_float4(acc[i][0], acc[i][1], acc[i][2], acc[i][3]);
  }
}
