// Kernels for compute capability 9.0: each tries one thing.
#include <cuda.h>
#include <cuda_bf16.h>

#include <cstdint>

__device__ uint32_t at(const void* p) { return static_cast<uint32_t>(__cvta_generic_to_shared(p)); }

__device__ void init(uint64_t* barrier) {
    if (threadIdx.x == 0) {
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" ::"r"(at(barrier)) : "memory");
        asm volatile("fence.mbarrier_init.release.cluster;" ::: "memory");
    }
    __syncthreads();
}

__device__ void expect(uint64_t* barrier, int bytes) {
    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], %1;" ::"r"(at(barrier)), "r"(bytes) : "memory");
}

__device__ void wait(uint64_t* barrier, int parity) {
    asm volatile(
        "{\n.reg .pred done;\n"
        "again: mbarrier.try_wait.parity.shared::cta.b64 done, [%0], %1;\n"
        "@!done bra again;\n}" ::"r"(at(barrier)),
        "r"(parity)
        : "memory");
}

#define LOAD(form, to, map, coordinates, ...)                                                                     \
    asm volatile("cp.async.bulk.tensor." form                                                                     \
                 ".shared::cluster.global.tile.mbarrier::complete_tx::bytes [%0], [%1, " coordinates "], [%2];" :: \
                     "r"(at(to)),                                                                                 \
                 "l"(map), "r"(at(&barrier)), __VA_ARGS__                                                         \
                 : "memory")

constexpr int BYTES = 16384;

// What lies in shared memory after one copy of a box.
#define DUMP(name, form, coordinates)                                                                              \
    extern "C" __global__ void name(const __grid_constant__ CUtensorMap map, uint32_t* out, int bytes, int first, int a, int b, \
                         int c, int d, int e, int words) {                                                         \
        __shared__ __align__(1024) uint8_t memory[BYTES];                                                          \
        __shared__ uint64_t barrier;                                                                               \
        init(&barrier);                                                                                            \
        if (threadIdx.x == 0) {                                                                                    \
            expect(&barrier, bytes);                                                                               \
            LOAD(form, memory + first, &map, coordinates, "r"(a), "r"(b), "r"(c), "r"(d), "r"(e));                 \
        }                                                                                                          \
        wait(&barrier, 0);                                                                                         \
        for (int i = threadIdx.x; i < words; i += blockDim.x)                                                      \
            out[i] = reinterpret_cast<uint32_t*>(memory + first)[i];                                               \
    }

DUMP(dump1, "1d", "{%3}")
DUMP(dump2, "2d", "{%3, %4}")
DUMP(dump3, "3d", "{%3, %4, %5}")
DUMP(dump5, "5d", "{%3, %4, %5, %6, %7}")

// Each block of a cluster of two loads half of a box for both.
extern "C" __global__ void __cluster_dims__(2) multicast(const __grid_constant__ CUtensorMap map, uint32_t* out) {
    __shared__ __align__(1024) uint8_t memory[4096];
    __shared__ uint64_t barrier;
    init(&barrier);
    asm volatile("barrier.cluster.arrive;\nbarrier.cluster.wait;" ::: "memory");
    uint32_t rank = blockIdx.x % 2;
    if (threadIdx.x == 0) {
        expect(&barrier, 4096);
        asm volatile(
            "cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.multicast::cluster "
            "[%0], [%1, {%3, %4}], [%2], %5;" ::"r"(at(memory + 2048 * rank)),
            "l"(&map), "r"(at(&barrier)), "r"(0), "r"(blockIdx.x / 2 * 32 + 16 * rank), "h"((short)3)
            : "memory");
    }
    wait(&barrier, 0);
    for (int i = threadIdx.x; i < 1024; i += blockDim.x) out[blockIdx.x * 1024 + i] = reinterpret_cast<uint32_t*>(memory)[i];
    asm volatile("barrier.cluster.arrive;\nbarrier.cluster.wait;" ::: "memory");
}

// A box of numbers counted from `first`, stored or added to a tensor.
extern "C" __global__ void store(const __grid_constant__ CUtensorMap map, int elements, int x, int y, int add) {
    __shared__ __align__(1024) int memory[1024];
    for (int i = threadIdx.x; i < elements; i += blockDim.x) memory[i] = i + 1;
    asm volatile("fence.proxy.async.shared::cta;" ::: "memory");
    __syncthreads();
    if (threadIdx.x == 0) {
        if (add)
            asm volatile("cp.reduce.async.bulk.tensor.2d.global.shared::cta.add.tile.bulk_group [%0, {%1, %2}], [%3];" ::"l"(&map),
                         "r"(x), "r"(y), "r"(at(memory))
                         : "memory");
        else
            asm volatile("cp.async.bulk.tensor.2d.global.shared::cta.tile.bulk_group [%0, {%1, %2}], [%3];" ::"l"(&map), "r"(x),
                         "r"(y), "r"(at(memory))
                         : "memory");
        asm volatile("cp.async.bulk.commit_group;\ncp.async.bulk.wait_group.read 0;" ::: "memory");
    }
}

// A copy through a map that is a copy itself, in shared memory.
extern "C" __global__ void no_map(const __grid_constant__ CUtensorMap map, uint32_t* out) {
    __shared__ __align__(1024) uint8_t memory[4096];
    __shared__ CUtensorMap copied;
    __shared__ uint64_t barrier;
    init(&barrier);
    if (threadIdx.x == 0) {
        copied = map;
        expect(&barrier, 4096);
        LOAD("2d", memory, &copied, "{%3, %4}", "r"(0), "r"(0));
    }
    out[threadIdx.x] = memory[threadIdx.x];
}
