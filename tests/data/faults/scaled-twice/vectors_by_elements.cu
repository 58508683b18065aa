// finds: wrong-stride + out-of-bounds
// problem: 64 64 64
// rooftile: block=(16,16) grid=(N/64,M/16)
// 1x4 outputs a thread
__global__ void vec_mm(const float *A, const float *B, float *C, int M, int N, int K)
{
    int col4 = blockIdx.x * blockDim.x + threadIdx.x;   // in float4
    int row = blockIdx.y * blockDim.y + threadIdx.y;
    const float4 *B4 = reinterpret_cast<const float4 *>(B);
    float4 sum = make_float4(0.f, 0.f, 0.f, 0.f);
    for (int k = 0; k < K; ++k) {
        float a = A[row * K + k];
#ifdef REPAIRED
        float4 b = B4[k * (N / 4) + col4];
#else
        float4 b = B4[k * N + col4];  // fault
#endif
        sum.x += a * b.x; sum.y += a * b.y; sum.z += a * b.z; sum.w += a * b.w;
    }
    reinterpret_cast<float4 *>(C)[row * (N / 4) + col4] = sum;
}
