"""Memory shared by generated code, the C runtime and Python: defined here, once.

``tools/build_runtime.py`` writes these structures as ``layout.h`` for ``runtime.c``; generated code addresses their
fields by :func:`offset_of`.
"""

from __future__ import annotations

import ctypes
from typing import Final

from rooftile.simt.layout.accesses import Buffer, Cache, Fault, Pattern, Slot
from rooftile.simt.layout.context import Context, Event, Operands, Uniform, Warp
from rooftile.simt.layout.copies import Bulk, Copy, Pair, TensorMap
from rooftile.simt.layout.hazards import (
    Absence,
    Cell,
    Granule,
    Hazard,
    Hazards,
    KnownGeneration,
    LogEntry,
    Meeting,
    Region,
    SlotArray,
    Touch,
    Visit,
)

STRUCTURES: Final[tuple[type[ctypes.Structure], ...]] = (
    *(Pattern, Slot, Buffer, Fault, Event, Uniform, Copy, Pair, Bulk, TensorMap, Operands),
    *(Touch, Granule, Visit, Cell, Meeting, Region, SlotArray, Hazard),
    *(Absence, LogEntry, KnownGeneration, Hazards),
    *(Warp, Context, Cache),
)


def offset_of(structure: type[ctypes.Structure], field: str) -> int:
    """Byte offset of ``field``."""
    return int(getattr(structure, field).offset)
