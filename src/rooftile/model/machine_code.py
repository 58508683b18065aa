"""What one machine instruction takes: a pipe for some clocks, registers to read, and time until its result is there."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Literal

from rooftile.core.hardware import WARP_SIZE
from rooftile.core.source import SassInstruction
from rooftile.machine import StreamingMultiprocessor
from rooftile.model.tensor import fragment_registers, multiply_adds, rate

Kind = Literal["arithmetic", "global", "shared", "constant", "shuffle", "barrier", "branch", "commit", "await"]

LOADS: Final = frozenset({"LDG", "LD", "LDS", "LDL", "LDSM", "ATOM", "ATOMG", "ATOMS"})
STORES: Final = frozenset({"STG", "ST", "STS", "STL", "RED", "LDGSTS"})
SHARED: Final = frozenset({"LDS", "LDSM", "STS", "ATOMS"})
_LOCAL: Final = frozenset({"LDL", "STL"})
NEVER: Final = "@!PT"
"""A guard that is never true: the assembler pads some instructions with others that do nothing but pass."""

BRANCHES: Final = frozenset({"BRA", "BRX", "JMP", "JMX", "CALL", "RET", "EXIT", "BSYNC", "BSSY", "BREAK", "WARPSYNC"})
_NO_RESULT: Final = STORES | BRANCHES | {"BAR", "NOP", "DEPBAR", "LDGDEPBAR", "MEMBAR", "ERRBAR", "CCTL"}
_SINGLE: Final = frozenset({"FFMA", "FADD", "FMUL"})
_HALF: Final = frozenset({"HFMA2", "HADD2", "HMUL2"})
_INTEGER_MULTIPLY: Final = frozenset({"IMAD", "IDP"})
_DOUBLE: Final = frozenset({"DFMA", "DADD", "DMUL", "DSETP"})
_SPECIAL: Final = frozenset({"MUFU", "I2F", "F2I", "F2F", "I2FP", "POPC", "FLO", "FRND", "BREV"})
_POSITION: Final = frozenset({"S2R", "S2UR", "CS2R"})
_TWO_RESULTS: Final = frozenset(
    {"IADD3", "LEA", "ISETP", "FSETP", "DSETP", "HSETP2", "UIADD3", "UISETP", "ULEA", "LOP3", "PLOP3", "VIADD", "SHFL"}
)

_REGISTER: Final = re.compile(r"(?<![\w.])(U?R|U?P)(\d+)(\.64)?")
_VECTOR_REGISTER: Final = re.compile(r"(?<![\w.])R(\d+)(\.reuse)?")
_PREDICATE: Final = re.compile(r"U?P(?:\d|T)")

_INTEGER_LANES: Final = 64
_SPECIAL_LANES: Final = 16
"""Results a clock and SM, of integer additions and of conversions: every architecture since Volta, at the least."""

_HALF_CONVERSION_LANES: Final = 32
"""Conversions of half to single precision, ``HADD2.F32``. An H200 counts them to its pipe of multiply-adds; who
waits for that pipe most is as fast as this rate allows, with multiply-adds beside it. The CUDA C++ Programming Guide
has 64 for "all other type conversions"."""

_WORDS: Final = {"64": 2, "128": 4, "256": 8}
_NARROW: Final = frozenset({"U8", "S8", "U16", "S16"})


@dataclass(frozen=True, slots=True)
class Operation:
    """A machine instruction as the pipeline model sees it.

    Attributes
    ----------
    pipe : str
        The unit of the sub-partition that executes it.
    interval : float
        Clocks until the unit takes the next warp's instruction.
    latency : float
        Clocks until the result can be used; of loads without their waiting and way.
    reads, writes : tuple of str
        Registers and predicates.
    operands : tuple of (int, bool)
        Vector registers read, in operand slots: number, and whether the operand is kept for the next instruction;
        number -1 for an operand that is none.
    words : int
        Of a memory instruction, the 4-byte words of a lane; narrower ones count as one.
    narrow : bool
        Whether a lane gets less than a word.
    local : bool
        Whether it accesses local memory, where a thread's arrays and its spilled registers lie.
    copies : bool
        Whether it copies from global to shared memory, and so is also an access to that.
    groups : int
        Of an instruction that waits for copies, how many of the newest groups may still be under way.
    """

    kind: Kind
    pipe: str
    interval: float
    latency: float
    reads: tuple[str, ...]
    writes: tuple[str, ...]
    operands: tuple[tuple[int, bool], ...]
    is_load: bool = False
    words: int = 1
    narrow: bool = False
    local: bool = False
    copies: bool = False
    groups: int = 0

    @property
    def fetches(self) -> bool:
        """Whether it brings something from global memory: a load, or a copy."""
        return self.kind == "global" and (self.is_load or self.copies)

    @property
    def stores(self) -> bool:
        """Whether it only writes: a copy is a load from L2, whatever it does then."""
        return not self.is_load and not self.copies


def decode(
    instruction: SassInstruction,
    sm: StreamingMultiprocessor,
    timing: Mapping[str, float],
    tensor: Mapping[str, float] | None = None,
) -> Operation:
    """What ``instruction`` takes on an SM.

    Parameters
    ----------
    instruction : SassInstruction
    sm : StreamingMultiprocessor
    timing : mapping of str to float
        Constants of time, :attr:`rooftile.machine.Gpu.timing`.
    tensor : mapping of str to float, optional
        Multiply-adds a clock of a partition's tensor core, :func:`rooftile.model.tensor.rates`.

    Raises
    ------
    UnavailableError
        If it is a tensor core's and its rate is not known.
    """
    base = instruction.opcode.split(".")[0]
    kind = _kind(base)
    reads, writes, operands = _registers(instruction, base)
    products = multiply_adds(instruction.opcode)
    if products:
        pipe, interval, latency = "tensor", products / rate(instruction.opcode, tensor or {}), timing["tensor"]
    else:
        pipe, interval, latency = _unit(instruction.opcode, base, kind, sm, timing)
    if pipe == "alu" and any("P" in name for name in writes):
        latency = timing["predicate"]
    words = _width(instruction.opcode, base)
    narrow = not _NARROW.isdisjoint(instruction.opcode.split("."))
    is_load, local = base in LOADS, base in _LOCAL
    copies, groups = base == "LDGSTS", _groups(instruction) if kind == "await" else 0
    return Operation(
        kind, pipe, interval, latency, reads, writes, operands, is_load, words, narrow, local, copies, groups
    )


def _groups(instruction: SassInstruction) -> int:
    """The number of ``DEPBAR.LE SB0, 0x1``."""
    fields = instruction.operands.split(",")
    return int(fields[1], 0) if len(fields) > 1 else 0


def words_of(opcode: str) -> int:
    """32-bit words that a lane moves with one memory instruction; less than a word counts as one."""
    return next((_WORDS[part] for part in opcode.split(".") if part in _WORDS), 1)


def _kind(base: str) -> Kind:
    if base in SHARED:
        return "shared"
    if base in LOADS or base in STORES:
        return "global"
    if base in BRANCHES:
        return "branch"
    named: dict[str, Kind] = {
        "LDC": "constant", "SHFL": "shuffle", "MOVM": "shuffle", "BAR": "barrier", "LDGDEPBAR": "commit",
        "DEPBAR": "await",
    }  # fmt: skip
    return named.get(base, "arithmetic")


def _unit(
    opcode: str, base: str, kind: Kind, sm: StreamingMultiprocessor, timing: Mapping[str, float]
) -> tuple[str, float, float]:
    """Pipe, clocks it is taken, and clocks to the result."""

    def each(lanes: int) -> float:
        return max(1.0, WARP_SIZE * sm.partitions / lanes)

    if kind == "branch":
        return "branch", 2.0, 0.0
    if kind != "arithmetic":
        latency = {"shared": "shared", "constant": "constant", "shuffle": "shuffle"}.get(kind)
        pipe = "barrier" if kind in ("barrier", "await") else "memory"
        return pipe, 1.0, timing[latency] if latency else 0.0
    if base in _DOUBLE:
        return "fp64", each(sm.fp64_lanes), timing["double"]
    if base in _SINGLE:
        return "fma", each(sm.fp32_lanes), timing["multiply"]
    if base == "HADD2" and "F32" in opcode.split("."):
        return "half", each(_HALF_CONVERSION_LANES), timing["multiply"] + 1
    if base in _HALF:
        return "fma", each(sm.fp32_lanes), timing["multiply"] + 1
    if base in _INTEGER_MULTIPLY:
        return "imad", each(_INTEGER_LANES), timing["multiply"] + ("WIDE" in opcode)
    if base in _SPECIAL:
        return "special", each(_SPECIAL_LANES), timing["special"]
    if base in _POSITION:
        return "position", 2.0, timing["position"]
    if base.startswith("U") or base == "R2UR":
        return "uniform", 2.0, timing["uniform"]
    return "alu", each(_INTEGER_LANES), timing["integer"]


def _registers(
    instruction: SassInstruction, base: str
) -> tuple[tuple[str, ...], tuple[str, ...], tuple[tuple[int, bool], ...]]:
    """Registers read and written, and the operand slots."""
    opcode = instruction.opcode
    fields = [field.strip() for field in instruction.operands.split(",")] if instruction.operands else []
    width = _width(opcode, base)
    results = 0 if base in _NO_RESULT else 1
    if results and len(fields) > 1 and base in _TWO_RESULTS and ".X" not in opcode and _PREDICATE.fullmatch(fields[1]):
        results = 2
    writes = [name for field in fields[:results] for name in _names(field, width)]
    is_store = base in STORES
    wide_sources = 2 if base in _DOUBLE else 1
    reads = []
    fragments = fragment_registers(opcode)
    for position, field in enumerate(fields[results:]):
        if position < len(fragments):
            reads += _names(field, fragments[position])
        else:
            reads += _names(field, width if is_store and position else wide_sources)
    if instruction.guard:
        reads += _names(instruction.guard, 1)
    slots = []
    memory = is_store or base in LOADS
    for field in fields[results:] if memory or base in _NO_RESULT else fields[results : results + 3]:
        found = _VECTOR_REGISTER.search(field)
        slots.append((int(found[1]), bool(found[2]) and not memory) if found else (-1, False))
    return tuple(reads), tuple(writes), tuple(slots)


def _width(opcode: str, base: str) -> int:
    """Registers of a result, or of a stored value."""
    words = opcode.split(".")
    if fragments := fragment_registers(opcode):
        return fragments[-1]
    if base in LOADS or base in STORES:
        return words_of(opcode)
    return 2 if base in _DOUBLE or base == "CS2R" or "WIDE" in words or "64" in words else 1


def _names(field: str, width: int) -> list[str]:
    names = []
    for bank, number, pair in _REGISTER.findall(field):
        count = max(width, 2 if pair else 1)
        names += [f"{bank}{int(number) + offset}" for offset in range(count)]
    return names
