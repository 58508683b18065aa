// A one-dimensional block: row and column in a tile are quotient and remainder of threadIdx.x, and the
// pointers themselves move along K. Each thread computes TM elements of one column. Unsigned arithmetic,
// sizes first.
#ifndef BM
#define BM 64
#endif
#ifndef BN
#define BN 64
#endif
#ifndef BK
#define BK 8
#endif
#ifndef TM
#define TM 8
#endif

__global__ void flat_block(uint M, uint N, uint K, const float *A, const float *B, float *C) {
  __shared__ float tileA[BM * BK];
  __shared__ float tileB[BK * BN];
  const uint tid = threadIdx.x;
  const uint aRow = tid / BK, aCol = tid % BK;
  const uint bRow = tid / BN, bCol = tid % BN;

  const uint top = blockIdx.y * BM, left = blockIdx.x * BN;
  const bool aInside = top + aRow < M, bInside = left + bCol < N;
  const float *nextA = A + (top + aRow) * K + aCol;
  const float *nextB = B + bRow * N + left + bCol;

  float sums[TM] = {0.0};
  for (uint done = 0; done < K; done += BK) {
    tileA[tid] = aInside && done + aCol < K ? *nextA : 0.0f;
    tileB[tid] = bInside && done + bRow < K ? *nextB : 0.0f;
    nextA += BK;
    nextB += BK * N;
    __syncthreads();
    for (uint k = 0; k < BK; ++k) {
      const float b = tileB[k * BN + bCol];
      for (uint i = 0; i < TM; ++i) sums[i] += tileA[(bRow * TM + i) * BK + k] * b;
    }
    __syncthreads();
  }

  for (uint i = 0; i < TM; ++i) {
    const uint row = top + bRow * TM + i;
    if (row < M && bInside) C[row * N + left + bCol] = sums[i];
  }
}
