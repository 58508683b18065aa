// One warp, one cp.async, any pattern: lane t copies element source[t] of data[] to element target[t] of shared memory, or nothing
// where source[t] < 0; the ZERO forms read only size[t] bytes and fill the rest with zeros. Around it: three fetches of the tables
// (one load request of four sectors each), one read of shared memory (one wavefront), and a store of every lane (one request).

#define COPY(NAME, WIDTH, TEXT)                                                                            \
  extern "C" __global__ void NAME(const int* source, const int* target, const int* size, const char* data, \
                                  float* out) {                                                            \
    __shared__ __align__(128) char tile[16384];                                                            \
    int from = source[threadIdx.x], to = target[threadIdx.x], bytes = size[threadIdx.x];                   \
    unsigned place = static_cast<unsigned>(__cvta_generic_to_shared(tile)) + to * WIDTH;                   \
    asm volatile("{ .reg .pred p; setp.ge.s32 p, %0, 0; @p " TEXT                                          \
                 " cp.async.commit_group; cp.async.wait_group 0; }" ::"r"(from),                           \
                 "r"(place), "l"(data + static_cast<long long>(from) * WIDTH), "r"(bytes)                  \
                 : "memory");                                                                              \
    __syncwarp();                                                                                          \
    out[threadIdx.x] = reinterpret_cast<float*>(tile)[threadIdx.x] + static_cast<float>(bytes);            \
  }

COPY(copy_ca_4, 4, "cp.async.ca.shared.global [%1], [%2], 4;")
COPY(copy_ca_8, 8, "cp.async.ca.shared.global [%1], [%2], 8;")
COPY(copy_ca_16, 16, "cp.async.ca.shared.global [%1], [%2], 16;")
COPY(copy_cg_16, 16, "cp.async.cg.shared.global [%1], [%2], 16;")
COPY(zero_ca_4, 4, "cp.async.ca.shared.global [%1], [%2], 4, %3;")
COPY(zero_ca_8, 8, "cp.async.ca.shared.global [%1], [%2], 8, %3;")
COPY(zero_cg_16, 16, "cp.async.cg.shared.global [%1], [%2], 16, %3;")
