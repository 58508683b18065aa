// Prints cuda_occupancy.csv: NVIDIA's own occupancy calculator on a spread of launches, for test_occupancy.py.
// The header comes with the CUDA runtime (the wheel nvidia-cuda-runtime has it, too):
//     g++ -I INCLUDE_FOLDER_OF_THE_CUDA_RUNTIME cuda_occupancy_table.cpp -o table && ./table > cuda_occupancy.csv
#include <climits>
#include <cstdio>

#include "cuda_occupancy.h"

struct Gpu {
  int major, minor, threads;
  size_t shared, optin, reserved;
};

int main() {
  const Gpu gpus[] = {
      {7, 5, 1024, 64 << 10, 64 << 10, 0},      {8, 0, 2048, 164 << 10, 163 << 10, 1024},
      {8, 6, 1536, 100 << 10, 99 << 10, 1024},  {8, 9, 1536, 100 << 10, 99 << 10, 1024},
      {9, 0, 2048, 228 << 10, 227 << 10, 1024}, {10, 0, 2048, 228 << 10, 227 << 10, 1024},
      {12, 0, 1536, 100 << 10, 99 << 10, 1024},
  };
  const int threads[] = {1, 32, 33, 64, 96, 128, 160, 224, 256, 384, 512, 640, 768, 1000, 1024};
  const int registers[] = {0, 1, 16, 24, 32, 33, 40, 48, 63, 64, 65, 80, 96, 128, 168, 200, 232, 255};
  const size_t fixed[] = {0, 1, 127, 1024, 2048, 8192, 12345, 33 << 10, 48 << 10};
  const size_t dynamic[] = {0, 0, 0, 100, 4096, 16 << 10, 50 << 10, 99 << 10, 163 << 10, 200 << 10, 230 << 10};
  const int carveouts[] = {-1, -1, 0, 3, 14, 25, 50, 75, 100};

  unsigned state = 1;
  auto pick = [&state](int n) {
    state = state * 1664525u + 1013904223u;
    return static_cast<int>((state >> 8) % n);
  };
  std::printf("arch,threads,registers,static,dynamic,carveout_percent,by_registers,by_shared,by_warps,by_blocks,blocks\n");
  for (const Gpu& gpu : gpus) {
    for (int row = 0; row < 80; ++row) {
      cudaOccDeviceProp device;
      device.computeMajor = gpu.major;
      device.computeMinor = gpu.minor;
      device.maxThreadsPerBlock = 1024;
      device.maxThreadsPerMultiprocessor = gpu.threads;
      device.regsPerBlock = device.regsPerMultiprocessor = 65536;
      device.warpSize = 32;
      device.sharedMemPerBlock = 48 << 10;
      device.sharedMemPerMultiprocessor = gpu.shared;
      device.numSms = 1;
      device.sharedMemPerBlockOptin = gpu.optin;
      device.reservedSharedMemPerBlock = gpu.reserved;
      const int block = threads[pick(15)];
      const size_t extra = dynamic[pick(11)];
      cudaOccFuncAttributes kernel;
      kernel.maxThreadsPerBlock = INT_MAX;
      kernel.numRegs = registers[pick(18)];
      kernel.sharedSizeBytes = fixed[pick(9)];
      kernel.shmemLimitConfig = FUNC_SHMEM_LIMIT_OPTIN;
      kernel.maxDynamicSharedSizeBytes = extra;
      kernel.numBlockBarriers = 1;
      cudaOccDeviceState preference;
      preference.carveoutConfig = carveouts[pick(9)];
      cudaOccResult result;
      if (cudaOccMaxActiveBlocksPerMultiprocessor(&result, &device, &kernel, &preference, block, extra)) return 1;
      std::printf("sm_%d%d,%d,%d,%zu,%zu,%d,%d,%d,%d,%d,%d\n", gpu.major, gpu.minor, block, kernel.numRegs,
                  kernel.sharedSizeBytes, extra, preference.carveoutConfig, result.blockLimitRegs,
                  result.blockLimitSharedMem, result.blockLimitWarps, result.blockLimitBlocks,
                  result.activeBlocksPerMultiprocessor);
    }
  }
}
