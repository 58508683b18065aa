// finds: not-scaled
// problem: 128 192 80
// rooftile: block=256 grid=(N/64,M/64) args=(M,N,K,A,B,C)
#define BM 64
#define BN 64
#define BK 16
#define TM 4
#define TN 4
__global__ void blocks_of_a(int M, int N, int K, const float* A, const float* B, float* C) {
  __shared__ float As[BK][BM];
  __shared__ float Bs[BK][BN];
  const int tid = threadIdx.x;
  const int tx = tid % (BN / TN), ty = tid / (BN / TN);
  const int aRow = tid / (BK / 4), aCol = (tid % (BK / 4)) * 4;
  const int bRow = tid / (BN / 4), bCol = (tid % (BN / 4)) * 4;
#ifdef REPAIRED
  const float* Ab = A + blockIdx.y * BM * K;
#else
  const float* Ab = A + blockIdx.y * BM;  // fault: rows are K apart
#endif
  const float* Bb = B + blockIdx.x * BN;
  float acc[TM][TN] = {};
  float ra[TM], rb[TN];
  for (int k0 = 0; k0 < K; k0 += BK) {
    float4 a = *reinterpret_cast<const float4*>(&Ab[aRow * K + k0 + aCol]);
    As[aCol + 0][aRow] = a.x;
    As[aCol + 1][aRow] = a.y;
    As[aCol + 2][aRow] = a.z;
    As[aCol + 3][aRow] = a.w;
    *reinterpret_cast<float4*>(&Bs[bRow][bCol]) = *reinterpret_cast<const float4*>(&Bb[(k0 + bRow) * N + bCol]);
    __syncthreads();
    for (int k = 0; k < BK; ++k) {
      for (int i = 0; i < TM; ++i) ra[i] = As[k][ty * TM + i];
      for (int j = 0; j < TN; ++j) rb[j] = Bs[k][tx * TN + j];
      for (int i = 0; i < TM; ++i)
        for (int j = 0; j < TN; ++j) acc[i][j] += ra[i] * rb[j];
    }
    __syncthreads();
  }
  for (int i = 0; i < TM; ++i) {
    float4 v = make_float4(acc[i][0], acc[i][1], acc[i][2], acc[i][3]);
    const int row = blockIdx.y * BM + ty * TM + i, col = blockIdx.x * BN + tx * TN;
    *reinterpret_cast<float4*>(&C[row * N + col]) = v;
  }
}
