// HIP's names, which macros turn into CUDA's.
#ifdef __HIP_PLATFORM_AMD__
#include <hip/hip_runtime.h>
#else
#include <cuda_runtime.h>
#define hipMalloc cudaMalloc
#define hipFree cudaFree
#define hipMemcpy cudaMemcpy
#define hipMemcpyHostToDevice cudaMemcpyHostToDevice
#define hipMemcpyDeviceToHost cudaMemcpyDeviceToHost
#define hipDeviceSynchronize cudaDeviceSynchronize
#define hipSuccess cudaSuccess
#define hipError_t cudaError_t
#define hipGetErrorString cudaGetErrorString
#define hipLaunchKernelGGL(kernel, grid, block, shmem, stream, ...) kernel<<<grid, block, shmem, stream>>>(__VA_ARGS__)
#endif
#include <iostream>
#include <vector>
#define HIP_CHECK(cmd) do { hipError_t e = (cmd); if (e != hipSuccess) { std::cerr << hipGetErrorString(e) << "\n"; exit(1);} } while (0)
#define BS 16
__global__ void gemm(const float* A, const float* B, float* C, int M, int N, int K)
{
    __shared__ float sA[BS][BS];
    __shared__ float sB[BS][BS];
    int tx = threadIdx.x, ty = threadIdx.y;
    int row = blockIdx.y * BS + ty, col = blockIdx.x * BS + tx;
    float v = 0;
    for (int t = 0; t < (K + BS - 1) / BS; t++) {
        sA[ty][tx] = (row < M && t * BS + tx < K) ? A[row * K + t * BS + tx] : 0.f;
        sB[ty][tx] = (col < N && t * BS + ty < K) ? B[(t * BS + ty) * N + col] : 0.f;
        __syncthreads();
        for (int k = 0; k < BS; k++) v += sA[ty][k] * sB[k][tx];
        __syncthreads();
    }
    if (row < M && col < N) C[row * N + col] = v;
}
int main()
{
    const int M = 200, N = 300, K = 100;
    std::vector<float> hA(M * K), hB(K * N), hC(M * N);
    float *dA, *dB, *dC;
    HIP_CHECK(hipMalloc(&dA, hA.size() * sizeof(float)));
    HIP_CHECK(hipMalloc(&dB, hB.size() * sizeof(float)));
    HIP_CHECK(hipMalloc(&dC, hC.size() * sizeof(float)));
    HIP_CHECK(hipMemcpy(dA, hA.data(), hA.size() * sizeof(float), hipMemcpyHostToDevice));
    hipLaunchKernelGGL(gemm, dim3((N + BS - 1) / BS, (M + BS - 1) / BS), dim3(BS, BS), 0, 0, dA, dB, dC, M, N, K);
    HIP_CHECK(hipDeviceSynchronize());
    return 0;
}
