"""Executes a kernel on the CPU, warp by warp, and counts what a GPU's memory system would see."""

from rooftile.simt.counting import scaled
from rooftile.simt.coverage import missing_instructions
from rooftile.simt.endless import endless_loops
from rooftile.simt.execute import Execution, beginnings, combine, refused
from rooftile.simt.staged import execute
from rooftile.simt.trace import SPILL_LOAD, Trace, replay, with_spills

__all__ = [
    "SPILL_LOAD",
    "Execution",
    "Trace",
    "beginnings",
    "combine",
    "endless_loops",
    "execute",
    "missing_instructions",
    "refused",
    "replay",
    "scaled",
    "with_spills",
]
