// As many blocks as fit take tile after tile: a producer warpgroup with few registers, two consumers of 64 x 128 each that
// keep a group of wgmma in flight, and an epilogue through shared memory and TMA.
#include "hopper.cuh"

constexpr int BM = 128, BN = 128, BK = 64, STAGES = 3;

struct Tiles {
    __nv_bfloat16 a[STAGES][BM * BK], b[STAGES][BN * BK];
    __nv_bfloat16 c[2][2][64 * 64];
    uint64_t full[STAGES], empty[STAGES];
};

// rooftile: block=384 grid=min(4,cdiv(M,128)*cdiv(N,128)) shared=132144 args=(tma(A,bf16,box=(64,128),swizzle=128),tma(B.T,bf16,box=(64,128),swizzle=128),tma(C,bf16,box=(64,64),swizzle=128),M,N,K)
__global__ void __launch_bounds__(384)
    gemm(const __grid_constant__ CUtensorMap A, const __grid_constant__ CUtensorMap B, const __grid_constant__ CUtensorMap C,
         int M, int N, int K) {
    extern __shared__ __align__(1024) uint8_t memory[];
    Tiles& s = *reinterpret_cast<Tiles*>((reinterpret_cast<uintptr_t>(memory) + 1023) & ~uintptr_t(1023));
    int steps = (K + BK - 1) / BK, wide = (N + BN - 1) / BN, tiles = wide * ((M + BM - 1) / BM);
    int group = threadIdx.x / 128, turn = 0;
    if (threadIdx.x == 0) {
        for (int i = 0; i < STAGES; i++) {
            init(&s.full[i], 1);
            init(&s.empty[i], 2);
        }
        barriers_are_ready();
    }
    __syncthreads();
    if (group == 0) {
        asm volatile("setmaxnreg.dec.sync.aligned.u32 40;");
        if (threadIdx.x == 0)
            for (int tile = blockIdx.x; tile < tiles; tile += gridDim.x)
                for (int k = 0; k < steps; k++, turn++) {
                    int stage = turn % STAGES;
                    wait(&s.empty[stage], turn / STAGES % 2 ^ 1);
                    expect(&s.full[stage], (BM + BN) * BK * 2);
                    load(s.a[stage], &A, &s.full[stage], k * BK, tile / wide * BM);
                    load(s.b[stage], &B, &s.full[stage], k * BK, tile % wide * BN);
                }
        return;
    }
    asm volatile("setmaxnreg.inc.sync.aligned.u32 232;");
    int own = group - 1, thread = threadIdx.x % 128, warp = thread / 32, lane = thread % 32;
    for (int tile = blockIdx.x; tile < tiles; tile += gridDim.x) {
        float d[64] = {};
        for (int k = 0; k < steps; k++, turn++) {
            int stage = turn % STAGES;
            wait(&s.full[stage], turn / STAGES % 2);
            fence();
#pragma unroll
            for (int kk = 0; kk < BK; kk += 16)
                multiply(d, descriptor(s.a[stage] + own * 64 * BK + kk), descriptor(s.b[stage] + kk));
            commit();
            finish<1>();
            if (k > 0 && thread == 0) arrive(&s.empty[(turn - 1) % STAGES]);
        }
        finish<0>();
        if (thread == 0) arrive(&s.empty[(turn - 1) % STAGES]);
        if (thread == 0) asm volatile("cp.async.bulk.wait_group.read 0;" ::: "memory");
        asm volatile("bar.sync %0, 128;" ::"r"(1 + own) : "memory");
#pragma unroll
        for (int i = 0; i < 64; i += 8) {  // 16 x 16 elements a warp
            uint32_t pairs[4];
#pragma unroll
            for (int j = 0; j < 4; j++) {
                __nv_bfloat162 pair = __floats2bfloat162_rn(d[i + 2 * j], d[i + 2 * j + 1]);
                pairs[j] = *reinterpret_cast<uint32_t*>(&pair);
            }
            int r = warp * 16 + lane % 16, chunk = i / 4 % 8 + lane / 16;
            __nv_bfloat16* to = s.c[own][i / 32] + r * 64 + (chunk ^ r % 8) * 8;
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0], {%1, %2, %3, %4};" ::"r"(address_of(to)),
                         "r"(pairs[0]), "r"(pairs[1]), "r"(pairs[2]), "r"(pairs[3])
                         : "memory");
        }
        asm volatile("fence.proxy.async.shared::cta;" ::: "memory");
        asm volatile("bar.sync %0, 128;" ::"r"(1 + own) : "memory");
        if (thread == 0)
            for (int half = 0; half < 2; half++)
                store(&C, s.c[own][half], tile % wide * BN + half * 64, tile / wide * BM + own * 64);
    }
    if (thread == 0) asm volatile("cp.async.bulk.wait_group 0;" ::: "memory");
}
