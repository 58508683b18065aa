// How fast an SM's clock runs: its cycles, and the global timer's nanoseconds, over half a millisecond.
__device__ long long nanoseconds() {
  long long t;
  asm volatile("mov.u64 %0, %%globaltimer;" : "=l"(t));
  return t;
}

// The timer advances in steps: begin and end at one.
__device__ long long step() {
  long long before = nanoseconds(), now = before;
  while (now == before)
    now = nanoseconds();
  return now;
}

extern "C" __global__ void clock_rate(long long* counts) {
  long long start = step(), first = clock64(), end, last;
  do {
    end = step();
    last = clock64();
  } while (end - start < 500000);
  counts[0] = last - first;
  counts[1] = end - start;
}
