"""Accessors of PyTorch's tensors, as kernels take them by value: ``torch::PackedTensorAccessor32<float, 2>``."""

from __future__ import annotations

from typing import Final

ACCESSOR: Final = "PackedTensorAccessor"
"""What their names begin with."""


def _packed(name: str, index: str) -> str:
    return f"""
template <typename T, size_t N, typename Traits = DefaultPtrTraits> struct {name} {{
  T* data_;
  {index} sizes_[N];
  {index} strides_[N];
  __host__ __device__ {index} size({index} i) const {{ return sizes_[i]; }}
  __host__ __device__ {index} stride({index} i) const {{ return strides_[i]; }}
  __host__ __device__ T* data() const {{ return data_; }}
  __host__ __device__ __forceinline__ decltype(auto) operator[]({index} i) const {{
    return TensorAccessor<T, N, Traits, {index}>{{data_, sizes_, strides_}}[i];
  }}
}};"""


TENSOR_ACCESSORS: Final = f"""#ifndef ROOFTILE_TENSOR_ACCESSORS
#define ROOFTILE_TENSOR_ACCESSORS
typedef decltype(sizeof(0)) size_t;
namespace at {{
struct DefaultPtrTraits {{}};
struct RestrictPtrTraits {{}};
template <typename T, size_t N, typename Traits = DefaultPtrTraits, typename I = long long> struct TensorAccessor {{
  T* data_;
  const I* sizes_;
  const I* strides_;
  __host__ __device__ I size(I i) const {{ return sizes_[i]; }}
  __host__ __device__ I stride(I i) const {{ return strides_[i]; }}
  __host__ __device__ T* data() const {{ return data_; }}
  __host__ __device__ __forceinline__ decltype(auto) operator[](I i) const {{
    if constexpr (N == 1) {{
      return (data_[strides_[0] * i]);
    }} else {{
      return TensorAccessor<T, N - 1, Traits, I>{{data_ + strides_[0] * i, sizes_ + 1, strides_ + 1}};
    }}
  }}
}};{_packed("PackedTensorAccessor32", "int")}{_packed("PackedTensorAccessor64", "long long")}
{_packed("PackedTensorAccessor", "long long")}
}}
namespace torch {{ using namespace at; }}
#endif
"""
"""What a kernel sees of them: data, then sizes and strides in elements (PyTorch, ``ATen/core/TensorAccessor.h``)."""
