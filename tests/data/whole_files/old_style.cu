/* C of long ago: everything at the top, a kernel declared before it is defined, no const anywhere. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/time.h>
#include <unistd.h>

#define MATRIX_SIZE 64
#define BLOCK_DIM 16

__global__ void matrix_mul(float*, float*, float*, int);
static double now(void);
void initialize(float *data, int n);

int main(int argc, char *argv[])
{
    int n = MATRIX_SIZE, i;
    float *h_A, *h_B, *h_C, *d_A, *d_B, *d_C;
    size_t size;
    dim3 threads, blocks;
    double start;

    if (argc > 1)
        n = atoi(argv[1]);
    size = n * n * sizeof(float);
    h_A = (float *)malloc(size);
    h_B = (float *)malloc(size);
    h_C = (float *)malloc(size);
    initialize(h_A, n * n); initialize(h_B, n * n);
    cudaMalloc((void **)&d_A, size);
    cudaMalloc((void **)&d_B, size);
    cudaMalloc((void **)&d_C, size);
    start = now();
    threads.x = BLOCK_DIM; threads.y = BLOCK_DIM;
    blocks.x = (n + threads.x - 1) / threads.x;
    blocks.y = (n + threads.y - 1) / threads.y;
    for (i = 0; i < 10; i++)
        matrix_mul<<<blocks, threads>>>(d_A, d_B, d_C, n);
    cudaThreadSynchronize();
    printf("%f s\n", (now() - start) / 10);
    memcpy(h_A, h_C, size);
    return EXIT_SUCCESS;
}

__global__ void matrix_mul(float* A, float* B, float* C, int n)
{
    int i = blockIdx.y * blockDim.y + threadIdx.y;
    int j = blockIdx.x * blockDim.x + threadIdx.x;
    int k;
    if (i < n && j < n) {
        float acc = 0.0;
        for (k = 0; k < n; k++) acc += A[i * n + k] * B[k * n + j];
        C[i * n + j] = acc;
    }
}

static double now(void)
{
    struct timeval t;
    gettimeofday(&t, NULL);
    return t.tv_sec + t.tv_usec * 1e-6;
}

void initialize(float *data, int n) { while (n--) data[n] = rand() / (float)RAND_MAX; }
