// One lane goes through a sequence of accesses, and a bit each says whether a load was answered as fast as L1 does.
// An entry is an offset in bytes, a multiple of 32; 1 more for a store. Sequences and bits pass L1 by.
extern "C" __global__ void l1_probe(const char* data, const unsigned* sequences, const int* starts, unsigned* bits,
                                    unsigned clocks) {
  __shared__ volatile unsigned sink[32];
  const int lane = threadIdx.x;
  for (int i = starts[blockIdx.x]; i < starts[blockIdx.x + 1]; i += 32) {
    unsigned entry, found = 0;
    asm volatile("ld.global.cg.u32 %0, [%1];" : "=r"(entry) : "l"(sequences + i + lane) : "memory");
    for (int j = 0; j < 32; ++j) {
      const unsigned now = __shfl_sync(~0u, entry, j);
      const char* at = data + (now & ~31u);
      if (lane == 0 && now & 1) {
        asm volatile("st.global.u32 [%0], %1;" ::"l"(at), "r"(now) : "memory");
      } else if (lane == 0) {
        unsigned value, before, after;
        asm volatile("mov.u32 %0, %%clock;" : "=r"(before)::"memory");
        asm volatile("ld.global.ca.u32 %0, [%1];" : "=r"(value) : "l"(at) : "memory");
        sink[0] = value;  // waits for it
        asm volatile("mov.u32 %0, %%clock;" : "=r"(after)::"memory");
        found |= unsigned(after - before < clocks) << j;
      }
      __syncwarp();
    }
    if (lane == 0) asm volatile("st.global.u32 [%0], %1;" ::"l"(bits + i / 32), "r"(found) : "memory");
  }
}
