// One warp, one memory instruction, any pattern: lane t touches element index[t], or nothing where index[t] < 0. Inline PTX, so
// that the compiler neither merges nor drops it. Around it: a fetch of index[] (one load request of four sectors), and in the end a
// store of every lane to out[] (one store request of four sectors), which also keeps the instruction predicated, not branched over.

#define FILL " mov.f32 a, 0f3F800000; mov.f32 b, a; mov.f32 c, a; mov.f32 d, a;"

#define RUN(TEXT, CONSTRAINT, ADDRESS)                                                               \
  float sum;                                                                                         \
  asm volatile("{ .reg .pred p; .reg .f32 a, b, c, d; setp.ge.s32 p, %1, 0;" FILL " @p " TEXT        \
               " add.f32 a, a, b; add.f32 c, c, d; add.f32 %0, a, c; }"                              \
               : "=f"(sum) : "r"(i), CONSTRAINT(ADDRESS) : "memory");                                 \
  out[threadIdx.x] = sum

#define GLOBAL(NAME, WIDTH, TEXT)                                                                    \
  extern "C" __global__ void NAME(const int* index, float* data, float* out) {                       \
    int i = index[threadIdx.x];                                                                      \
    RUN(TEXT, "l", reinterpret_cast<char*>(data) + static_cast<long long>(i) * WIDTH);               \
  }

#define SHARED(NAME, WIDTH, TEXT)                                                                    \
  extern "C" __global__ void NAME(const int* index, float*, float* out) {                            \
    __shared__ __align__(128) char tile[16384];                                                      \
    int i = index[threadIdx.x];                                                                      \
    RUN(TEXT, "r", static_cast<unsigned>(__cvta_generic_to_shared(tile)) + i * WIDTH);               \
  }

GLOBAL(load_global_4, 4, "ld.global.f32 a, [%2];")
GLOBAL(load_global_8, 8, "ld.global.v2.f32 {a, b}, [%2];")
GLOBAL(load_global_16, 16, "ld.global.v4.f32 {a, b, c, d}, [%2];")
GLOBAL(store_global_4, 4, "st.global.f32 [%2], a;")
GLOBAL(store_global_8, 8, "st.global.v2.f32 [%2], {a, b};")
GLOBAL(store_global_16, 16, "st.global.v4.f32 [%2], {a, b, c, d};")
GLOBAL(reduce_global_4, 4, "red.global.add.f32 [%2], a;")
GLOBAL(atomic_global_4, 4, "atom.global.add.f32 a, [%2], b;")
SHARED(load_shared_4, 4, "ld.shared.f32 a, [%2];")
SHARED(load_shared_8, 8, "ld.shared.v2.f32 {a, b}, [%2];")
SHARED(load_shared_16, 16, "ld.shared.v4.f32 {a, b, c, d}, [%2];")
SHARED(store_shared_4, 4, "st.shared.f32 [%2], a;")
SHARED(store_shared_8, 8, "st.shared.v2.f32 [%2], {a, b};")
SHARED(store_shared_16, 16, "st.shared.v4.f32 [%2], {a, b, c, d};")
