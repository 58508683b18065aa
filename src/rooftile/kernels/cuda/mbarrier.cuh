// Barriers in shared memory (mbarrier, PTX ISA 9.7.13.15): a phase of one is over when as many have arrived as it was
// made for, and all bytes are there that were announced.
#pragma once

__device__ unsigned at(const void* shared) {
  return unsigned(__cvta_generic_to_shared(shared));
}

__device__ void init(unsigned long long* barrier, int arrivals) {
  asm volatile("mbarrier.init.shared::cta.b64 [%0], %1;" : : "r"(at(barrier)), "r"(arrivals) : "memory");
}
__device__ void arrive(unsigned long long* barrier) {
  asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" : : "r"(at(barrier)) : "memory");
}
// Arrives, and announces bytes that a copy will bring.
__device__ void expect(unsigned long long* barrier, int bytes) {
  asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], %1;"
               :
               : "r"(at(barrier)), "r"(bytes)
               : "memory");
}
// Until the phase of this parity is over; that before the first one is.
__device__ void wait(unsigned long long* barrier, unsigned parity) {
  asm volatile(
      "{\n.reg .pred done;\n"
      "again: mbarrier.try_wait.parity.shared::cta.b64 done, [%0], %1;\n"
      "@!done bra again;\n}"
      :
      : "r"(at(barrier)), "r"(parity)
      : "memory");
}
