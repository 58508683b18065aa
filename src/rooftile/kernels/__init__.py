"""The ladder: GEMM kernels in CUDA C++, one idea a file, each with a manifest."""

from rooftile.kernels.catalog import Manifest, ParameterInfo, find, ladder

__all__ = ["Manifest", "ParameterInfo", "find", "ladder"]
