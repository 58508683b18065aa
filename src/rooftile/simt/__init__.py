"""Executes a kernel on the CPU, warp by warp, and counts what a GPU's memory system would see."""

from rooftile.simt.coverage import missing_instructions
from rooftile.simt.execute import Execution, combine, execute
from rooftile.simt.trace import Trace, replay

__all__ = ["Execution", "Trace", "combine", "execute", "missing_instructions", "replay"]
