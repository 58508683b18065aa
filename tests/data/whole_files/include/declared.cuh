#pragma once
#include <cstddef>
namespace proj {
enum class Op { N, T };
template <int TM, int TN> struct Tile { static constexpr int m = TM, n = TN, threads = TM * TN; };
template <class T, class TileT> __global__ void gemm_kernel(std::size_t M, std::size_t N, std::size_t K, const T* __restrict__ A, const T* __restrict__ B, T* __restrict__ C);
template <class T> void gemm(const T* A, const T* B, T* C, std::size_t M, std::size_t N, std::size_t K, cudaStream_t s = nullptr);
}
#include "defined.inl"
