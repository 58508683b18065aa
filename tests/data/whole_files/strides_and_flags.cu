// Two strides a matrix, as NumPy and Triton have them, and flags for transposes.
__global__ void general(bool transA, bool transB, const float *A, const float *B, float *C, int M, int N, int K,
                        int stride_am, int stride_ak, int stride_bk, int stride_bn, int stride_cm, int stride_cn) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x, j = blockIdx.y * blockDim.y + threadIdx.y;
  if (i >= M || j >= N) return;
  float sum = 0;
  for (int k = 0; k < K; k++) {
    const int a = transA ? k * stride_am + i * stride_ak : i * stride_am + k * stride_ak;
    const int b = transB ? j * stride_bk + k * stride_bn : k * stride_bk + j * stride_bn;
    sum += A[a] * B[b];
  }
  C[i * stride_cm + j * stride_cn] = sum;
}

void run(const float *A, const float *B, float *C, int M, int N, int K) {
  dim3 block(8, 32);
  dim3 grid((M + block.x - 1) / block.x, (N + block.y - 1) / block.y);
  general<<<grid, block>>>(false, false, A, B, C, M, N, K, K, 1, N, 1, N, 1);
}
