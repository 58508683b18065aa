// finds: swapped-launch
// problem: 64 64 64
#include <cuda_runtime.h>
#define TS 16
__global__ void mul(float *P, const float *M_, const float *N_, int width)
{
    __shared__ float a[TS][TS], b[TS][TS];
    int r = blockIdx.y * TS + threadIdx.y;
    int c = blockIdx.x * TS + threadIdx.x;
    float v = 0.f;
    for (int t = 0; t < width; t += TS) {
        a[threadIdx.y][threadIdx.x] = M_[r * width + t + threadIdx.x];
        b[threadIdx.y][threadIdx.x] = N_[(t + threadIdx.y) * width + c];
        __syncthreads();
        for (int k = 0; k < TS; ++k) v += a[threadIdx.y][k] * b[k][threadIdx.x];
        __syncthreads();
    }
    P[r * width + c] = v;
}
void run(float *dP, float *dM, float *dN, int width)
{
    dim3 dimBlock(TS, TS);
    dim3 dimGrid(width / TS, width / TS);
#ifdef REPAIRED
    mul<<<dimGrid, dimBlock>>>(dP, dM, dN, width);
#else
    mul<<<dimBlock, dimGrid>>>(dP, dM, dN, width);  // fault
#endif
}
