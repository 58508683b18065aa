// A warp's products (mma.sync, PTX ISA 9.7.14.5) of 16 x 8 results, summed in float.
#pragma once

#include "elements.cuh"

// d += a * b
#define PRODUCT(type, shape)                                                                      \
  __device__ void multiply(type, float(&d)[4], const unsigned(&a)[4], unsigned b0, unsigned b1) { \
    asm("mma.sync.aligned." shape ".row.col.f32." #type "." #type                                 \
        ".f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, "                                     \
        "{%0, %1, %2, %3};"                                                                       \
        : "+f"(d[0]), "+f"(d[1]), "+f"(d[2]), "+f"(d[3])                                          \
        : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b0), "r"(b1));                          \
  }
PRODUCT(bf16, "m16n8k16")
PRODUCT(f16, "m16n8k16")
PRODUCT(tf32, "m16n8k8")

#if __CUDA_ARCH__ >= 900
#define ROUNDING "rn"
#else
#define ROUNDING "rna"  // the only one before
#endif
// Factors as the product takes them: 16-bit ones as they are, others rounded to tf32.
template <class T>
__device__ void prepare(T, unsigned (&)[4]) {}
__device__ void prepare(tf32, unsigned (&factors)[4]) {
  for (unsigned& factor : factors)
    asm("cvt." ROUNDING ".tf32.f32 %0, %1;" : "=r"(factor) : "f"(__uint_as_float(factor)));
}
