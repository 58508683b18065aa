// A warpgroup's products (wgmma, sm_90a; PTX ISA 9.7.15) of 64 rows and 128, 192 or 256 columns, and where
// they take their factors from.
#pragma once

// A factor's tile (PTX ISA, "Matrix Descriptor Format"): rows of 128 bytes, swizzled, eight of them after
// each other. `next_box` is 16 bytes if what lies across K is in one box, else the bytes to the next. An
// address is in units of 16 bytes, and can be added to.
__device__ unsigned long long descriptor(unsigned tile, unsigned long long next_box) {
  constexpr unsigned long long NEXT_EIGHT = 8 * 128, SWIZZLED_128 = 1;
  return (tile & 0x3FFFF) >> 4 | next_box >> 4 << 16 | NEXT_EIGHT >> 4 << 32 | SWIZZLED_128 << 62;
}

// The sums as operands: their numbers in the instruction's text, and what they are.
#define TEN(t) \
  "%" #t "0, %" #t "1, %" #t "2, %" #t "3, %" #t "4, %" #t "5, %" #t "6, %" #t "7, %" #t "8, %" #t "9, "
#define SIXTY TEN() TEN(1) TEN(2) TEN(3) TEN(4) TEN(5)
#define NUMBERED_128 SIXTY "%60, %61, %62, %63"
#define NUMBERED_192 SIXTY TEN(6) TEN(7) TEN(8) "%90, %91, %92, %93, %94, %95"
#define NUMBERED_256 \
  SIXTY TEN(6) TEN(7) TEN(8) TEN(9) TEN(10) TEN(11) "%120, %121, %122, %123, %124, %125, %126, %127"
#define FOUR(i) "+f"(d[i]), "+f"(d[i + 1]), "+f"(d[i + 2]), "+f"(d[i + 3])
#define SIXTEEN(i) FOUR(i), FOUR(i + 4), FOUR(i + 8), FOUR(i + 12)
#define SUMS_128 SIXTEEN(0), SIXTEEN(16), SIXTEEN(32), SIXTEEN(48)
#define SUMS_192 SUMS_128, SIXTEEN(64), SIXTEEN(80)
#define SUMS_256 SUMS_192, SIXTEEN(96), SIXTEEN(112)

// d = a * b, or d += a * b; A and B lie by rows of K, or (ACROSS) of M and N.
#define PRODUCT(type, columns, first, second, third, fourth, fifth)                                       \
  template <int A_ACROSS, int B_ACROSS>                                                                   \
  __device__ void multiply(type, float(&d)[columns / 2], unsigned long long a, unsigned long long b,      \
                           int add) {                                                                     \
    asm volatile("{\n.reg .pred add;\nsetp.ne.b32 add, " third                                            \
                 ", 0;\n"                                                                                 \
                 "wgmma.mma_async.sync.aligned.m64n" #columns "k16.f32." #type "." #type                  \
                 " {" NUMBERED_##columns "}, " first ", " second ", add, 1, 1, " fourth ", " fifth ";\n}" \
                 : SUMS_##columns                                                                         \
                 : "l"(a), "l"(b), "r"(add), "n"(A_ACROSS), "n"(B_ACROSS));                               \
  }
#define PRODUCTS(type)                                   \
  PRODUCT(type, 128, "%64", "%65", "%66", "%67", "%68")  \
  PRODUCT(type, 192, "%96", "%97", "%98", "%99", "%100") \
  PRODUCT(type, 256, "%128", "%129", "%130", "%131", "%132")
PRODUCTS(bf16)
PRODUCTS(f16)

// d += a * b, of 64 x 128 x 8, 64 x 192 x 8 or 64 x 256 x 8; A is in registers, B by rows of K.
#define TF32_PRODUCT(columns, first, second)                                                          \
  __device__ void multiply(float(&d)[columns / 2], const unsigned(&a)[4], unsigned long long b) {     \
    asm volatile("wgmma.mma_async.sync.aligned.m64n" #columns "k8.f32.tf32.tf32 {" NUMBERED_##columns \
                 "}, {" first "}, " second ", 1, 1, 1;"                                               \
                 : SUMS_##columns                                                                     \
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b));                               \
  }
TF32_PRODUCT(128, "%64, %65, %66, %67", "%68")
TF32_PRODUCT(192, "%96, %97, %98, %99", "%100")
TF32_PRODUCT(256, "%128, %129, %130, %131", "%132")

// A consumer's warpgroup, the launch's number `own` of them.
__device__ void together(int own) {
  asm volatile("bar.sync %0, 128;" : : "r"(1 + own) : "memory");
}

// Between what wrote the factors or the sums, and products.
__device__ void fence() {
  asm volatile("wgmma.fence.sync.aligned;" : : : "memory");
}
// The products since the last time, as a group.
__device__ void commit_products() {
  asm volatile("wgmma.commit_group.sync.aligned;" : : : "memory");
}
// Until at most so many groups run.
template <int GROUPS>
__device__ void wait_products() {
  asm volatile("wgmma.wait_group.sync.aligned %0;" : : "n"(GROUPS) : "memory");
}

// Nothing that uses the sums can be moved to before this by the compiler, which does not know that products
// are under way.
__device__ void settle(float (&d)[64]) {
  asm volatile("" : SUMS_128 : : "memory");
}
__device__ void settle(float (&d)[96]) {
  asm volatile("" : SUMS_192 : : "memory");
}
__device__ void settle(float (&d)[128]) {
  asm volatile("" : SUMS_256 : : "memory");
}
