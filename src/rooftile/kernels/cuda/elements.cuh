// What is multiplied, by the names that PTX has for it where tensor cores do, and the way to the sums' type and back.
#pragma once

#include <cuda_bf16.h>
#include <cuda_fp16.h>

typedef __nv_bfloat16 bf16;
typedef __half f16;
typedef float tf32;  // of which ten bits of fraction are multiplied

__device__ float widen(float value) {
  return value;
}
__device__ double widen(double value) {
  return value;
}
__device__ float widen(bf16 value) {
  return __bfloat162float(value);
}
__device__ float widen(f16 value) {
  return __half2float(value);
}

__device__ void narrow(float value, float& result) {
  result = value;
}
__device__ void narrow(double value, double& result) {
  result = value;
}
__device__ void narrow(float value, bf16& result) {
  result = __float2bfloat16_rn(value);
}
__device__ void narrow(float value, f16& result) {
  result = __float2half_rn(value);
}

// Two neighbours in one register.
__device__ unsigned pack(bf16, float first, float second) {
  __nv_bfloat162 both = __floats2bfloat162_rn(first, second);
  return *reinterpret_cast<unsigned*>(&both);
}
__device__ unsigned pack(f16, float first, float second) {
  __half2 both = __floats2half2_rn(first, second);
  return *reinterpret_cast<unsigned*>(&both);
}
