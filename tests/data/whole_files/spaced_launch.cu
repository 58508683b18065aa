// A formatter that knows no CUDA has put blanks into the launch.
#include <cstdio>
#define BLOCK_ROWS 4

__global__ void spaced(const float* A, const float* B, float* C, int M, int N, int K)
{
    int col = blockIdx.x * blockDim.x + threadIdx.x;
    int row = blockIdx.y * BLOCK_ROWS + threadIdx.y;
    if (row < M && col < N)
    {
        float acc = 0;
        for (int k = 0; k < K; ++k)
            acc += A[row * K + k] * B[k * N + col];
        C[row * N + col] = acc;
    }
}

void run(const float* A, const float* B, float* C, int M, int N, int K)
{
    int bx = N % 32 == 0 ? N / 32 : N / 32 + 1;
    int by = M / BLOCK_ROWS + (M % BLOCK_ROWS != 0);
    spaced << < dim3(bx, by), dim3(32, BLOCK_ROWS) >> > (A, B, C, M, N, K);
}
