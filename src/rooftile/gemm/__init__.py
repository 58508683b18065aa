"""Multiplies matrices: arrays to a plan, a plan to launches, on the caller's type of array."""

from rooftile.gemm.multiply import matmul, plan

__all__ = ["matmul", "plan"]
