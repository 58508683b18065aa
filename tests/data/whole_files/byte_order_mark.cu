// A byte-order mark and the line ends of another system.
#include "cuda_runtime.h"
#include "device_launch_parameters.h"
#include <stdio.h>

__global__ void mul(float *A, float *B, float *C, int N)
{
    int row = blockIdx.y * blockDim.y + threadIdx.y;
    int col = blockIdx.x * blockDim.x + threadIdx.x;
    if (row < N && col < N)
    {
        float sum = 0.0f;
        for (int i = 0; i < N; i++)
            sum += A[row * N + i] * B[i * N + col];
        C[row * N + col] = sum;
    }
}

int main()
{
    int N = 64;
    float *A, *B, *C;
    dim3 threadsPerBlock(N, N);
    dim3 blocksPerGrid(1, 1);
    if (N * N > 512)
    {
        threadsPerBlock.x = 16;
        threadsPerBlock.y = 16;
        blocksPerGrid.x = ceil(double(N) / double(threadsPerBlock.x));
        blocksPerGrid.y = ceil(double(N) / double(threadsPerBlock.y));
    }
    mul << <blocksPerGrid, threadsPerBlock >> > (A, B, C, N);
    return 0;
}
