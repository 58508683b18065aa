// A goes from memory to registers, B lies by rows as it is: wgmma transposes it.
#include "hopper.cuh"

// rooftile: block=128 grid=(cdiv(N,64),cdiv(M,64)) args=(A,tma(B,bf16,box=(64,16),swizzle=128),C,M,N,K)
__global__ void __launch_bounds__(128)
    gemm(const __nv_bfloat16* A, const __grid_constant__ CUtensorMap B, float* C, int M, int N, int K) {
    __shared__ __align__(1024) __nv_bfloat16 b[16 * 64];
    __shared__ uint64_t full;
    int warp = threadIdx.x / 32, lane = threadIdx.x % 32;
    int row = blockIdx.y * 64 + warp * 16 + lane / 4, column = blockIdx.x * 64;
    if (threadIdx.x == 0) {
        init(&full, 1);
        barriers_are_ready();
    }
    __syncthreads();
    float d[32] = {};
    for (int k = 0, phase = 0; k < K; k += 16, phase ^= 1) {
        if (threadIdx.x == 0) {
            expect(&full, sizeof b);
            load(b, &B, &full, column, k);
        }
        uint32_t a[4];
#pragma unroll
        for (int i = 0; i < 4; i++) {
            int r = row + i % 2 * 8, c = k + lane % 4 * 2 + i / 2 * 8;
            a[i] = r < M && c < K ? *reinterpret_cast<const uint32_t*>(A + (size_t)r * K + c) : 0;
        }
        wait(&full, phase);
        fence();
        multiply(d, a, descriptor(b, 1024, 1024));
        commit();
        finish<0>();
        __syncthreads();
    }
#pragma unroll
    for (int i = 0; i < 32; i++) {
        int r = row + i / 2 % 2 * 8, c = column + i / 4 * 8 + lane % 4 * 2 + i % 2;
        if (r < M && c < N) C[(size_t)r * N + c] = d[i];
    }
}
