"""Executes a kernel on the CPU, warp by warp, and counts what a GPU's memory system would see."""

from rooftile.simt.execute import Execution, execute

__all__ = ["Execution", "execute"]
