"""Joins the machine code to a kernel: which PTX accesses the assembler merged into one wider access.

``ptxas`` merges neighbouring scalar accesses (four ``ld.shared.f32`` become one ``LDS.128``), unrolls loops on its own,
and turns short branches into predicates. What its line table says of the result, observed on its output for sm_75 to
sm_100:

- A merged load names the PTX line of its first member in program order, a merged store that of its last. The lines of
  the other members have no machine access.
- Members may come from several basic blocks where a branch became predicates, and a merged load may fetch words that
  nobody asked for: three neighbours become an ``LDS.128`` too.
- What was merged but turns out not to be aligned is taken apart again; all parts then name the one line.
- Local arrays may stay in registers and constants may become operands; their lines then have no access at all.
- A line that was unrolled n times appears n times. Members of several iterations can be merged into one access.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from rooftile.core.counts import Space
from rooftile.core.source import SassInstruction
from rooftile.ptx.polynomial import Polynomial, add, trailing_zeros, value_of
from rooftile.ptx.program import Access, Instruction, Kernel
from rooftile.ptx.trace import Trace

_LOADS: Final[dict[Space, frozenset[str]]] = {
    "global": frozenset({"LDG", "LD"}),
    "shared": frozenset({"LDS", "LD"}),
    "local": frozenset({"LDL", "LD"}),
    "const": frozenset({"LDC", "LDCU", "ULDC"}),
    "generic": frozenset({"LD", "LDG", "LDS", "LDL"}),
}
_STORES: Final[dict[Space, frozenset[str]]] = {
    "global": frozenset({"STG", "ST"}),
    "shared": frozenset({"STS", "ST"}),
    "local": frozenset({"STL", "ST"}),
    "const": frozenset(),
    "generic": frozenset({"ST", "STG", "STS", "STL"}),
}

_WIDTHS: Final = {"U8": 1, "S8": 1, "U16": 2, "S16": 2, "64": 8, "128": 16, "256": 32}
_MAX_SHIFT: Final = 64
_TRUSTED: Final = 0.9


@dataclass(frozen=True, slots=True)
class _Candidate:
    """A load or store of the kernel, with the machine accesses that name its line: how many of each width in bytes."""

    instruction: Instruction
    access: Access
    address: Polynomial
    widths: Mapping[int, int]

    @property
    def key(self) -> tuple[object, ...]:
        """Accesses can only be merged with others of the same key."""
        i = self.instruction
        return (self.access.space, self.access.operation, i.types, i.guard, i.guard_negated)


def join(kernel: Kernel, sass: Sequence[SassInstruction], traces: Mapping[int, Trace]) -> Kernel:
    """Set ``leader``, ``group_bytes``, ``group_offset`` and ``repeat`` of every access from the machine code.

    Without machine code, or where its line table does not fit the kernel's text, every access stays its own leader.

    Parameters
    ----------
    kernel : Kernel
    sass : sequence of SassInstruction
        The kernel's machine code in address order.
    traces : mapping of int to Trace
        From :func:`rooftile.ptx.trace.trace_addresses`, by access index.
    """
    shift = _line_shift(kernel, sass)
    if shift is None:
        return kernel
    opcodes = _opcodes_by_line(sass, shift)
    candidates = []
    # Several accesses may come from one line, such as those that a wmma.load is made of; each has its share.
    sharing = Counter((i.ptx_line, i.block) for i in kernel.accesses)
    for instruction in kernel.accesses:
        access = instruction.access
        assert access is not None
        if access.operation != "atomic" and instruction.opcode in ("ld", "ldu", "st"):
            found = Counter(
                _width(opcode)
                for opcode in opcodes.get(instruction.ptx_line, ())
                if opcode.partition(".")[0] in _machine_names(access)
            )
            share = sharing[instruction.ptx_line, instruction.block]
            widths = {width: max(1, count // share) for width, count in found.items()}
            candidates.append(_Candidate(instruction, access, traces[access.index].address, widths))
    changed = _group(kernel, candidates, _copies(kernel, opcodes, candidates))
    return _with_accesses(kernel, changed)


def _machine_names(access: Access) -> frozenset[str]:
    return (_LOADS if access.operation == "load" else _STORES)[access.space]


def _width(opcode: str) -> int:
    """Bytes a lane moves, from the modifiers; 4 where there is none."""
    return next((_WIDTHS[word] for word in opcode.split(".")[1:] if word in _WIDTHS), 4)


def _opcodes_by_line(sass: Iterable[SassInstruction], shift: int) -> dict[int, list[str]]:
    found: dict[int, list[str]] = {}
    for instruction in sass:
        if instruction.ptx_line is not None:
            found.setdefault(instruction.ptx_line + shift, []).append(instruction.opcode)
    return found


def _line_shift(kernel: Kernel, sass: Sequence[SassInstruction]) -> int | None:
    """What to add to the line table's numbers to get lines of the kernel's text; None if nothing fits.

    The text that the assembler saw may have lines before it that the compiler did not return. The right shift brings
    machine loads and stores to lines of loads and stores in the same space.
    """
    names = {i.ptx_line: _machine_names(i.access) for i in kernel.accesses if i.access and i.opcode in ("ld", "st")}
    seen = [
        (instruction.ptx_line, name)
        for instruction in sass
        if instruction.ptx_line is not None and (name := instruction.opcode.partition(".")[0]) in _COUNTED
    ]
    if not seen or not names:
        return None
    enough = _TRUSTED * len(seen)
    for shift in sorted(range(-_MAX_SHIFT, _MAX_SHIFT + 1), key=abs):
        if sum(name in names.get(line + shift, ()) for line, name in seen) >= enough:
            return shift
    return None


_COUNTED: Final = frozenset({"LDG", "LDS", "STG", "STS"})


def _copies(kernel: Kernel, opcodes: Mapping[int, Sequence[str]], candidates: Sequence[_Candidate]) -> dict[int, int]:
    """How many copies of each basic block the machine code has.

    Most floating-point instructions appear once a copy; without any, so do accesses that kept their width.
    """
    single: dict[int, list[int]] = {}
    merged: dict[int, list[int]] = {}
    for candidate in candidates:
        if candidate.widths:
            kept = set(candidate.widths) == {candidate.access.lane_bytes}
            counts = (single if kept else merged).setdefault(candidate.instruction.block, [])
            counts.append(sum(candidate.widths.values()))
    copies: dict[int, int] = {}
    for block in kernel.blocks:
        arithmetic = [
            count
            for i in block.instructions
            if i.opcode in _FLOATING and i.types[0][0] == "f"
            if (count := sum(_ARITHMETIC.match(opcode) is not None for opcode in opcodes.get(i.ptx_line, ())))
        ]
        counts = single.get(block.index) or merged.get(block.index) or [1]
        copies[block.index] = Counter(arithmetic).most_common(1)[0][0] if arithmetic else min(counts)
    return copies


_FLOATING: Final = frozenset({"fma", "add", "mul", "sub"})
_ARITHMETIC: Final = re.compile(r"[FDH](?:FMA|ADD|MUL)")


def _group(kernel: Kernel, candidates: Sequence[_Candidate], copies: Mapping[int, int]) -> dict[int, Access]:
    """Accesses that are part of a wider machine access, by index."""
    by_key: dict[tuple[object, ...], list[_Candidate]] = {}
    for candidate in candidates:
        by_key.setdefault(candidate.key, []).append(candidate)
    changed: dict[int, Access] = {}
    for alike in by_key.values():
        unnamed = {c.access.index: c for c in alike if not c.widths}
        windows = []
        for candidate in alike:
            width = max(((count * w, w) for w, count in candidate.widths.items()), default=(0, 0))[1]
            if width > candidate.access.lane_bytes:
                windows.append(_form_group(candidate, width, unnamed, copies[candidate.instruction.block], changed))
        surplus = _surplus(alike, copies)
        for candidate in unnamed.values():
            if _taken_apart(candidate, surplus):
                continue
            if candidate.access.space in ("local", "const"):
                changed[candidate.access.index] = replace(candidate.access, leader=-1)
                continue
            leader = _leader_elsewhere(kernel, candidate, windows) or _equal_load(candidate, alike)
            if leader is not None and candidate.access.operation == "load":
                leader = changed.get(leader, kernel.accesses[leader].access or candidate.access).leader
                changed[candidate.access.index] = replace(candidate.access, leader=leader)
    return changed


@dataclass(frozen=True, slots=True)
class _Window:
    """A merged access: who leads it, and where it begins, relative to the leader."""

    leader: _Candidate
    start: int
    width: int


def _form_group(
    named: _Candidate, width: int, unnamed: dict[int, _Candidate], copies: int, changed: dict[int, Access]
) -> _Window:
    """Choose the window of ``width`` bytes around ``named`` that explains most unnamed accesses of its block."""
    near: list[tuple[int, _Candidate]] = [(0, named)]
    for other in unnamed.values():
        if other.instruction.block == named.instruction.block:
            distance = value_of(add(other.address, named.address, -1))
            if distance is not None and abs(distance) < width:
                near.append((distance, other))
    lane_bytes = named.access.lane_bytes
    alignment = _known_alignment(named.address, width)
    best: list[tuple[int, _Candidate]] = []
    start = 0
    for back in range(0, width - lane_bytes + 1, lane_bytes):
        if (named.address.get((), 0) - back) % alignment == 0:
            inside = [(d, c) for d, c in near if -back <= d <= width - back - lane_bytes]
            if len({d for d, _ in inside}) > len({d for d, _ in best}):
                best, start = inside, -back
    best = best or near[:1]
    covered = lane_bytes * len({d for d, _ in best})
    merged = copies // max(named.widths[width], 1)
    distance, leader = min(best, key=lambda member: member[1].instruction.index)
    for _, member in best:
        unnamed.pop(member.access.index, None)
        changed[member.access.index] = replace(member.access, leader=leader.access.index)
    changed[leader.access.index] = replace(
        leader.access,
        leader=leader.access.index,
        group_bytes=width,
        group_offset=start - distance,
        # Of several iterations merged into one access each must have had its own part of it.
        repeat=float(merged) if merged > 1 and merged * covered <= width else 1.0,
    )
    return _Window(leader, start - distance, width)


def _known_alignment(address: Polynomial, width: int) -> int:
    """The largest power of two, up to ``width``, that the address less its constant is known to be a multiple of.

    Where ``ptxas`` merged accesses, it has placed the array so that this is possible.
    """
    varying = {m: c for m, c in address.items() if m and not (len(m) == 1 and m[0].kind in ("symbol", "parameter"))}
    return min(width, 1 << min(trailing_zeros(varying), 16))


def _surplus(alike: Sequence[_Candidate], copies: Mapping[int, int]) -> list[list[_Candidate]]:
    """For each single access that the machine code has more often than its block: itself, once for each too many."""
    found = []
    for candidate in alike:
        expected = copies[candidate.instruction.block]
        count = candidate.widths.get(candidate.access.lane_bytes, 0)
        if len(candidate.widths) == 1 and count >= 2 * expected:
            found.append([candidate] * (count // expected - 1))
    return found


def _taken_apart(candidate: _Candidate, surplus: Sequence[list[_Candidate]]) -> bool:
    """Whether ``ptxas`` merged this access with another and, for want of alignment, took both apart again.

    Both then name the line of the one.
    """
    for extra in surplus:
        if extra and extra[0].instruction.block == candidate.instruction.block:
            distance = value_of(add(candidate.address, extra[0].address, -1))
            if distance is not None and abs(distance) < _WIDEST_MERGE:
                extra.pop()
                return True
    return False


_WIDEST_MERGE: Final = 16


def _leader_elsewhere(kernel: Kernel, candidate: _Candidate, windows: Sequence[_Window]) -> int | None:
    """Leader of a merged load in an earlier block that also fetched what ``candidate`` loads.

    Where a short branch became predicates, ``ptxas`` merges across it, but never across a barrier.
    """
    for window in windows:
        distance = value_of(add(candidate.address, window.leader.address, -1))
        if distance is None or not 0 <= distance - window.start <= window.width - candidate.access.lane_bytes:
            continue
        if _follows(kernel, window.leader.instruction.block, candidate.instruction.block):
            return window.leader.access.index
    return None


def _follows(kernel: Kernel, first: int, second: int) -> bool:
    """Whether control can come forward from block ``first`` to ``second`` without a barrier."""
    seen = {first}
    waiting = [first]
    while waiting:
        block = kernel.blocks[waiting.pop()]
        if block.instructions and block.instructions[-1].opcode in ("bar", "barrier"):
            continue
        for successor in block.successors:
            if successor == second:
                return True
            if block.index < successor < second and successor not in seen:
                seen.add(successor)
                waiting.append(successor)
    return False


def _equal_load(candidate: _Candidate, alike: Sequence[_Candidate]) -> int | None:
    """An earlier load of the same block and address, from which ``ptxas`` took the value again."""
    for other in alike:
        if other.instruction.index >= candidate.instruction.index:
            return None
        if (
            other.widths
            and other.instruction.block == candidate.instruction.block
            and other.address == candidate.address
        ):
            return other.access.index
    return None


def _with_accesses(kernel: Kernel, changed: Mapping[int, Access]) -> Kernel:
    blocks = []
    for block in kernel.blocks:
        instructions = tuple(
            replace(i, access=changed[i.access.index]) if i.access is not None and i.access.index in changed else i
            for i in block.instructions
        )
        blocks.append(replace(block, instructions=instructions))
    return replace(kernel, blocks=tuple(blocks))
