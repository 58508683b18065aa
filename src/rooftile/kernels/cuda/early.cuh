// A launch that may be begun while the one before it in the stream still runs (programmatic dependent launch, sm_90).
#pragma once

// Lets the next launch begin, and waits until what the one before has written can be read.
__device__ void wait_for_launch_before() {
#if __CUDA_ARCH__ >= 900
  asm volatile("griddepcontrol.launch_dependents;\ngriddepcontrol.wait;" : : : "memory");
#endif
}
