"""A kernel as machine code: the converged clone at once, blocks of the divergent one when they are first needed."""

from __future__ import annotations

import ctypes
import threading
import time
from collections import OrderedDict
from dataclasses import dataclass
from functools import cached_property
from typing import Final

import numpy as np
import numpy.typing as npt

from rooftile.core.problem import Dim3
from rooftile.ptx.program import Kernel
from rooftile.simt import converged, divergent
from rooftile.simt.analysis import analyse
from rooftile.simt.hazards import unset_uses, written_arrays
from rooftile.simt.jit import Effort, Jit, LoadedCode
from rooftile.simt.layout.accesses import ATOMIC, LOAD, LOAD_MATRIX, PERIOD, STORE, Pattern, Slot, phases
from rooftile.simt.layout.context import Uniform
from rooftile.simt.layout.copies import PAIRS
from rooftile.simt.library import Library
from rooftile.simt.lower import Plan, lay_out
from rooftile.simt.memory import lane_elements, slots_of

INLINE_LIMIT: Final = 40
"""Kernels with at most so many accesses have them inlined: faster there, but slow to compile in large ones."""

_KEPT_PROGRAMS: Final = 8
_SMALL_BLOCK: Final = 128
"""Larger blocks are only compiled for divergent lanes when these get there."""

_OPERATIONS: Final = {"load": LOAD, "store": STORE, "atomic": ATOMIC}

_METADATA: Final = """
!0 = !{}
!1 = !{!"branch_weights", i32 2000, i32 1}
!2 = !{!"branch_weights", i32 1, i32 2000}
"""


def plan(kernel: Kernel, block: Dim3, *, statistics: bool, hazards: bool = False) -> Plan:
    """Decide where everything of ``kernel`` goes when it runs with blocks of shape ``block``."""
    analysis = analyse(kernel, block)
    first_slot = []
    slot = 0
    for ins in kernel.accesses:
        first_slot.append(slot)
        slot += len(slots_of(ins))
    guarded = [ins for ins in kernel.instructions if ins.guard is not None and ins.opcode != "bra"]
    counters = {ins.index: number for number, ins in enumerate(guarded)}
    return Plan(
        kernel,
        analysis,
        lay_out(analysis),
        block,
        statistics,
        tuple(first_slot),
        counters,
        hazards,
        written_arrays(kernel) if hazards else None,
        unset_uses(kernel, analysis.live[0]) if hazards and analysis.live and not kernel.wgsl_memory else {},
    )


def slot_table(plan: Plan) -> list[Slot]:
    """The runtime's description of each slot."""
    table = []
    patterns_at = copies = 0
    ways = pattern_ways(plan)
    for ins in plan.kernel.accesses:
        access = ins.access
        assert access is not None
        for space in slots_of(ins):
            group = access.group_bytes or access.lane_bytes
            count = phases(space, access.lane_bytes)
            size = -(-(Pattern.hits.offset + 8 * count) // 64) * 64
            table.append(
                Slot(
                    space=space,
                    bytes=access.lane_bytes,
                    element_bytes=access.lane_bytes // lane_elements(ins),
                    operation=LOAD_MATRIX if ins.opcode == "ldmatrix" else _OPERATIONS[access.operation],
                    counted=int(access.is_leader and plan.statistics),
                    group_bytes=group,
                    group_offset=access.group_offset,
                    group_align=int(access.repeat != 1.0),
                    bypass=int(ins.opcode == "cp" and "cg" in ins.modifiers),
                    pairs=1 + PAIRS * (copies // 2) if ins.opcode == "cp" else 0,
                    phases=count,
                    pattern_bytes=size,
                    patterns_offset=patterns_at,
                )
            )
            copies += ins.opcode == "cp"
            patterns_at += ways * size
            if group > PERIOD[space]:
                raise AssertionError(f"a group of {group} bytes is wider than the period of its space")
    return table


def pattern_ways(plan: Plan) -> int:
    """Patterns kept for each access: one for each warp, and some for masks."""
    warps = -(-plan.block[0] * plan.block[1] * plan.block[2] // 32)
    return warps + 4


@dataclass(frozen=True, slots=True, eq=False)
class Tables:
    """Tables of a program that do not change: its slots, and the scalar registers at the begin of each basic block.

    ``pattern_bytes`` and ``pairs`` are what one context keeps of the patterns of accesses, and of copies.
    """

    slots: ctypes.Array[Slot]
    uniforms: ctypes.Array[Uniform]
    entry_uniforms: npt.NDArray[np.int64]
    pattern_bytes: int
    pairs: int


class Program:
    """Machine code of one kernel for one block shape.

    Parameters
    ----------
    plan : Plan
    jit : Jit
    effort : {"full", "quick"}
        What LLVM is to do for it.

    Attributes
    ----------
    plan : Plan
    seconds : float
        Time spent on compiling so far.
    """

    def __init__(self, plan: Plan, jit: Jit, effort: Effort = "full") -> None:
        self.plan = plan
        self._effort = effort
        self.seconds = 0.0
        self._jit = jit
        self._lock = threading.Lock()
        self._blocks: dict[int, LoadedCode] = {}
        started = time.perf_counter()
        library = Library(jit.cpu.function_attributes, inline=len(plan.kernel.accesses) <= INLINE_LIMIT)
        clone = converged.Converged(plan, library)
        function = clone.function()
        ir = _module(function, library, clone.writer.declarations)
        self._shapes = library.exported()
        exports = [converged.NAME, *(f"{shape.name}.masked" for shape in self._shapes)]
        self._imports = dict(jit.runtime_addresses)
        if any(ins.opcode in ("mma", "wgmma") for ins in plan.kernel.instructions):
            self._imports.update(jit.matrix_addresses)
        self._code = jit.link(jit.compile(ir, effort=effort), exports, self._imports)
        self.seconds += time.perf_counter() - started

    @cached_property
    def uniforms(self) -> tuple[tuple[Uniform, ...], tuple[int, ...]]:
        """Scalar registers that live at the begin of basic blocks, and where those of each block begin and end."""
        uniforms: list[Uniform] = []
        entries = [0]
        frame = self.plan.frame
        for live in self.plan.analysis.live:
            for register in live:
                if register.name in frame.scalar:
                    size = 0 if register.bits == 1 else register.bits // 8
                    uniforms.append(Uniform(frame.vector[register.name], frame.scalar[register.name], size))
            entries.append(len(uniforms))
        return tuple(uniforms), tuple(entries)

    @cached_property
    def tables(self) -> Tables:
        """What the runtime is told of this program, whatever the launch."""
        table, (uniforms, entries) = slot_table(self.plan), self.uniforms
        ways = pattern_ways(self.plan)
        return Tables(
            (Slot * max(1, len(table)))(*table),
            (Uniform * max(1, len(uniforms)))(*uniforms),
            np.array(entries, np.int64),
            max((s.patterns_offset + s.pattern_bytes * ways for s in table), default=0),
            max((s.pairs for s in table), default=0) + PAIRS,
        )

    @property
    def converged(self) -> int:
        """Address of the converged clone."""
        return self._code.address(converged.NAME)

    @property
    def run(self) -> int:
        """Address of the scheduler."""
        return self._jit.runtime_addresses["rooftile_run"]

    @property
    def finish(self) -> int:
        """Address of what completes the statistics."""
        return self._jit.runtime_addresses["rooftile_finish"]

    def divergent(self, block: int) -> dict[int, int]:
        """Addresses of the divergent clone of basic block ``block``, and of others compiled along with it.

        Lanes that are at one block will soon be at those behind it; compiling these at once is far cheaper than one
        by one.
        """
        with self._lock:
            if block not in self._blocks:
                started = time.perf_counter()
                self._compile_divergent(self._neighbours(block))
                self.seconds += time.perf_counter() - started
            code = self._blocks[block]
            return {b: code.address(divergent.name_of(b)) for b, other in self._blocks.items() if other is code}

    def _neighbours(self, block: int) -> list[int]:
        """``block`` and small blocks that divergent lanes reach from it before they meet again."""
        analysis, blocks = self.plan.analysis, self.plan.kernel.blocks
        found, waiting = [block], [block]
        while waiting:
            for b in blocks[waiting.pop()].successors:
                known = b in found or b in self._blocks or analysis.resumable[b] or analysis.trivial_exit[b]
                if not known and len(blocks[b].instructions) <= _SMALL_BLOCK:
                    found.append(b)
                    waiting.append(b)
        return sorted(found)

    def _compile_divergent(self, blocks: list[int]) -> None:
        library = Library(self._jit.cpu.function_attributes, inline=False, present=self._shapes)
        functions, declarations = [], {}
        for block in blocks:
            clone = divergent.Divergent(self.plan, library)
            functions.append(clone.function(self.plan.kernel.blocks[block]))
            declarations.update(clone.writer.declarations)
        ir = _module("\n".join(functions), library, declarations)
        imports = dict(self._imports)
        imports.update({f"{s.name}.masked": self._code.address(f"{s.name}.masked") for s in self._shapes})
        code = self._jit.link(
            self._jit.compile(ir, effort=self._effort), [divergent.name_of(b) for b in blocks], imports
        )
        self._blocks.update(dict.fromkeys(blocks, code))


# A program holds its kernel, so that the kernel's id stays its own as long as the program is kept.
_recent: OrderedDict[tuple[int, Dim3, bool, bool, Jit, Effort], Program] = OrderedDict()
_recent_lock = threading.Lock()


def program_for(
    kernel: Kernel, block: Dim3, jit: Jit, *, statistics: bool, hazards: bool = False, effort: Effort = "full"
) -> Program:
    """The kernel's program; the last few are kept, since one kernel is often executed on several problems.

    Parameters
    ----------
    kernel, block, jit, statistics, hazards
        Of which and for what.
    effort : {"full", "quick"}
        What LLVM is to do at least; one that is kept may be the better one.
    """
    efforts: tuple[Effort, ...] = ("full",) if effort == "full" else ("full", effort)
    with _recent_lock:
        for each in efforts:
            key = (id(kernel), block, statistics, hazards, jit, each)
            known = _recent.get(key)
            if known is not None:
                _recent.move_to_end(key)
                return known
    program = Program(plan(kernel, block, statistics=statistics, hazards=hazards), jit, effort)
    with _recent_lock:
        _recent[key] = program
        while len(_recent) > _KEPT_PROGRAMS:
            _recent.popitem(last=False)
    return program


def _module(function: str, library: Library, declarations: dict[str, str]) -> str:
    accesses = library.text()
    declared = {**declarations, **library.declarations}
    return "\n".join([*declared.values(), accesses, function, _METADATA])
