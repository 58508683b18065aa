// What rooftile.matmul asks of a kernel: D = ACTIVATION(alpha * A @ B + beta * C + bias), of batches, and in which layout.
//
// A_ALONG_K: A's rows are contiguous (else its columns); B_ALONG_K: B's columns are (else its rows).
#pragma once

#ifndef GENERAL
#define GENERAL 0  // else a rung of the ladder, which computes C = A @ B, row by row
#endif
#ifndef A_ALONG_K
#define A_ALONG_K 1
#endif
#ifndef B_ALONG_K
#define B_ALONG_K 0
#endif
#ifndef HAS_C
#define HAS_C 0  // beta is 0: C is not read, whatever it holds
#endif
#ifndef HAS_BIAS
#define HAS_BIAS 0
#endif
#ifndef ACTIVATION
#define ACTIVATION identity  // or another of these
#endif
#ifndef SPLIT
#define SPLIT 0  // 1: the batches' second axis are slices of K; their sums are stored as they are, and gemm/sum.cu adds them up
#endif

template <class T>
__device__ T identity(T x) {
  return x;
}
template <class T>
__device__ T relu(T x) {
  return x < 0 ? T(0) : x;  // keeps NaN, unlike max
}
template <class T>
__device__ T gelu(T x) {
  return T(0.5) * x * (1 + erf(x * T(0.70710678118654752)));
}
template <class T>
__device__ T gelu_tanh(T x) {
  return T(0.5) * x * (1 + tanh(T(0.79788456080286536) * (x + T(0.044715) * x * x * x)));
}
template <class T>
__device__ T silu(T x) {
  return x / (1 + exp(-x));
}
