// A tile of 128 x 128 a block: a producer warp loads by TMA, a warpgroup multiplies with wgmma.
#include "hopper.cuh"

constexpr int BM = 128, BN = 128, BK = 64, STAGES = 3;

struct Tiles {
    __nv_bfloat16 a[STAGES][BM * BK], b[STAGES][BN * BK];
    uint64_t full[STAGES], empty[STAGES];
};

// rooftile: block=160 grid=(cdiv(N,128),cdiv(M,128)) shared=99376 args=(tma(A,bf16,box=(64,128),swizzle=128),tma(B.T,bf16,box=(64,128),swizzle=128),C,M,N,K)
__global__ void __launch_bounds__(160) gemm(const __grid_constant__ CUtensorMap A, const __grid_constant__ CUtensorMap B,
                                            float* C, int M, int N, int K) {
    extern __shared__ __align__(1024) uint8_t memory[];
    Tiles& s = *reinterpret_cast<Tiles*>((reinterpret_cast<uintptr_t>(memory) + 1023) & ~uintptr_t(1023));
    int row = blockIdx.y * BM, column = blockIdx.x * BN, steps = (K + BK - 1) / BK;
    if (threadIdx.x == 0) {
        for (int i = 0; i < STAGES; i++) {
            init(&s.full[i], 1);
            init(&s.empty[i], 128);
        }
        barriers_are_ready();
    }
    __syncthreads();
    if (threadIdx.x >= 128) {
        if (threadIdx.x == 128)
            for (int k = 0; k < steps; k++) {
                int stage = k % STAGES;
                wait(&s.empty[stage], k / STAGES % 2 ^ 1);
                expect(&s.full[stage], (BM + BN) * BK * 2);
                load(s.a[stage], &A, &s.full[stage], k * BK, row);
                load(s.b[stage], &B, &s.full[stage], k * BK, column);
            }
        return;
    }
    float d[2][64] = {};
    for (int k = 0; k < steps; k++) {
        int stage = k % STAGES;
        wait(&s.full[stage], k / STAGES % 2);
        fence();
#pragma unroll
        for (int kk = 0; kk < BK; kk += 16)
#pragma unroll
            for (int half = 0; half < 2; half++)
                multiply(d[half], descriptor(s.a[stage] + half * 64 * BK + kk), descriptor(s.b[stage] + kk));
        commit();
        finish<0>();
        arrive(&s.empty[stage]);
    }
    int warp = threadIdx.x / 32, lane = threadIdx.x % 32;
#pragma unroll
    for (int half = 0; half < 2; half++)
#pragma unroll
        for (int i = 0; i < 64; i += 2) {
            int r = row + half * 64 + warp * 16 + lane / 4 + i / 2 % 2 * 8, c = column + i / 4 * 8 + lane % 4 * 2;
            if (r < M && c < N) C[(size_t)r * N + c] = d[half][i];
            if (r < M && c + 1 < N) C[(size_t)r * N + c + 1] = d[half][i + 1];
        }
}
