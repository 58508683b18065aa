// Two blocks of a cluster, one above the other, share the tile of B: each loads half of it for both.
#include "hopper.cuh"

constexpr int BM = 64, BN = 128, BK = 64, STAGES = 2;

struct Tiles {
    __nv_bfloat16 a[STAGES][BM * BK], b[STAGES][BN * BK];
    uint64_t full[STAGES], empty[STAGES];
};

// rooftile: block=160 grid=(cdiv(N,128),2*cdiv(M,128)) shared=50208 args=(tma(A,bf16,box=(64,64),swizzle=128),tma(B.T,bf16,box=(64,64),swizzle=128),C,M,N,K)
__global__ void __cluster_dims__(1, 2) __launch_bounds__(160)
    gemm(const __grid_constant__ CUtensorMap A, const __grid_constant__ CUtensorMap B, float* C, int M, int N, int K) {
    extern __shared__ __align__(1024) uint8_t memory[];
    Tiles& s = *reinterpret_cast<Tiles*>((reinterpret_cast<uintptr_t>(memory) + 1023) & ~uintptr_t(1023));
    uint32_t rank;
    asm volatile("mov.u32 %0, %%cluster_ctarank;" : "=r"(rank));
    int row = blockIdx.y * BM, column = blockIdx.x * BN, steps = (K + BK - 1) / BK;
    if (threadIdx.x == 0) {
        for (int i = 0; i < STAGES; i++) {
            init(&s.full[i], 1);
            init(&s.empty[i], 2);  // a thread of each block
        }
        barriers_are_ready();
    }
    sync_cluster();
    float d[64] = {};
    if (threadIdx.x >= 128) {
        if (threadIdx.x == 128)
            for (int k = 0; k < steps; k++) {
                int stage = k % STAGES;
                wait(&s.empty[stage], k / STAGES % 2 ^ 1);
                expect(&s.full[stage], (BM + BN) * BK * 2);
                load(s.a[stage], &A, &s.full[stage], k * BK, row);
                load_for(s.b[stage] + rank * 64 * BK, &B, &s.full[stage], k * BK, column + rank * 64, 3);
            }
    } else {
        for (int k = 0; k < steps; k++) {
            int stage = k % STAGES;
            wait(&s.full[stage], k / STAGES % 2);
            fence();
#pragma unroll
            for (int kk = 0; kk < BK; kk += 16) multiply(d, descriptor(s.a[stage] + kk), descriptor(s.b[stage] + kk));
            commit();
            finish<0>();
            asm volatile("bar.sync 1, 128;" ::: "memory");
            if (threadIdx.x < 2) arrive_at(&s.empty[stage], threadIdx.x);
        }
    }
    sync_cluster();  // nobody leaves while the other may still write to its shared memory
    if (threadIdx.x >= 128) return;
    int warp = threadIdx.x / 32, lane = threadIdx.x % 32;
#pragma unroll
    for (int i = 0; i < 64; i++) {
        int r = row + warp * 16 + lane / 4 + i / 2 % 2 * 8, c = column + i / 4 * 8 + lane % 4 * 2 + i % 2;
        if (r < M && c < N) C[(size_t)r * N + c] = d[i];
    }
}
