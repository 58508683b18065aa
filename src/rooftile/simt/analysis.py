"""What the lowering must know about a kernel: liveness, uniformity, where warps may part and where they meet again."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from rooftile.core.hardware import WARP_SIZE
from rooftile.core.problem import Dim3
from rooftile.ptx.opcodes import waits_for_block, waits_for_other
from rooftile.ptx.program import Address, Block, Instruction, Kernel, Operand, Register, Special, Vector

# Results that differ between lanes whatever the operands are.
_PER_LANE: Final = frozenset(
    ("atom", "shfl", "mma", "wgmma", "ldmatrix", "match", "elect", "movmatrix", "bar", "barrier", "mbarrier")
)
ORDERED: Final = frozenset(("volatile", "relaxed", "acquire", "release", "mmio"))
"""Modifiers of accesses that other threads may rely on: each lane's is one of its own, in order."""

_LONGEST_SPIN: Final = 24
"""Instructions of the longest loop that is taken for one that waits."""

_LANE_REGISTERS: Final = frozenset(
    ("laneid", "lanemask_eq", "lanemask_lt", "lanemask_le", "lanemask_gt", "lanemask_ge")
)
_SAME_FOR_ALL: Final = frozenset(("global", "shared", "shared::cta", "const", "param", "param::entry"))


@dataclass(frozen=True, slots=True)
class Analysis:
    """Facts about one kernel under one block shape.

    Attributes
    ----------
    live : tuple of tuple of Register
        Registers whose value at the start of each block is used later, by name.
    varying : frozenset of str
        Names of registers that may differ between lanes even where no lanes have parted.
    trivial_exit : tuple of bool
        Blocks that only end the thread.
    resumable : tuple of bool
        Blocks at which the converged clone can be entered: the first, those after barriers, and some of those where
        lanes that parted meet again.
    spins : frozenset of (int, int)
        Jumps back, from one block to another, of loops that wait for what other threads write.
    """

    live: tuple[tuple[Register, ...], ...]
    varying: frozenset[str]
    trivial_exit: tuple[bool, ...]
    resumable: tuple[bool, ...]
    spins: frozenset[tuple[int, int]]


def analyse(kernel: Kernel, block: Dim3) -> Analysis:
    """Analyse ``kernel`` as launched with thread blocks of shape ``block``."""
    varying = _varying(kernel, block)
    trivial = tuple(_is_trivial_exit(b) for b in kernel.blocks)
    spins = _spins(kernel)
    return Analysis(_liveness(kernel), varying, trivial, _resumable(kernel, varying, trivial, spins), spins)


def is_barrier(ins: Instruction) -> bool:
    """Whether ``ins`` makes the threads of a block wait for each other (and so ends a basic block)."""
    return waits_for_block(ins.opcode, ins.modifiers)


def is_wait(ins: Instruction) -> bool:
    """Whether ``ins`` may wait for an mbarrier or for the cluster (and so ends a basic block)."""
    return waits_for_other(ins.opcode, ins.modifiers)


def is_end(ins: Instruction) -> bool:
    """Whether ``ins`` ends the thread."""
    return ins.opcode in ("ret", "exit")


def _is_trivial_exit(block: Block) -> bool:
    return len(block.instructions) == 1 and is_end(block.instructions[0]) and block.instructions[0].guard is None


def _liveness(kernel: Kernel) -> tuple[tuple[Register, ...], ...]:
    numbers: dict[str, int] = {}
    registers: list[Register] = []

    def bit(register: Register) -> int:
        number = numbers.setdefault(register.name, len(numbers))
        if number == len(registers):
            registers.append(register)
        return 1 << number

    used, defined = [], []
    for block in kernel.blocks:
        use = define = 0
        for ins in block.instructions:
            for register in ins.uses():
                use |= bit(register) & ~define
            for register in ins.defs():
                if ins.guard is None:
                    define |= bit(register)
                else:  # keeps its old value where the guard is false
                    use |= bit(register) & ~define
        used.append(use)
        defined.append(define)
    live = list(used)
    changed = True
    while changed:
        changed = False
        for block in reversed(kernel.blocks):
            out = 0
            for successor in block.successors:
                out |= live[successor]
            new = used[block.index] | out & ~defined[block.index]
            if new != live[block.index]:
                live[block.index] = new
                changed = True
    return tuple(tuple(_members(bits, registers)) for bits in live)


def _members(bits: int, registers: list[Register]) -> list[Register]:
    found = []
    while bits:
        low = bits & -bits
        found.append(registers[low.bit_length() - 1])
        bits ^= low
    return sorted(found, key=lambda register: register.name)


def varies_by_nature(operand: Operand, block: Dim3) -> bool:
    """Whether a special register differs between the lanes of a warp.

    ``tid.y`` does not where rows of a block are whole warps, nor ``tid.z`` where its layers are.
    """
    if not isinstance(operand, Special):
        return False
    if operand.name in _LANE_REGISTERS:
        return True
    rows = {"tid.x": 1, "tid.y": block[0], "tid.z": block[0] * block[1]}
    return operand.name in rows and (rows[operand.name] % WARP_SIZE != 0)


def _parts(operands: Iterable[Operand]) -> Iterable[Operand]:
    for operand in operands:
        if isinstance(operand, Vector):
            yield from _parts(operand.elements)
        elif isinstance(operand, Address):
            if operand.base is not None:
                yield operand.base
        else:
            yield operand


def _varying(kernel: Kernel, block: Dim3) -> frozenset[str]:
    varying: set[str] = set()
    readers: dict[str, list[Instruction]] = {}
    waiting: list[Instruction] = []
    for ins in kernel.instructions:
        if not ins.destinations:
            continue
        by_nature = ins.opcode in _PER_LANE or any(varies_by_nature(s, block) for s in _parts(ins.sources))
        if ins.opcode in ("ld", "ldu"):
            own = not _SAME_FOR_ALL.intersection(ins.modifiers)  # a thread's own memory, or perhaps so
            by_nature = by_nature or own or not ORDERED.isdisjoint(ins.modifiers)
        if by_nature:
            waiting.append(ins)
        for register in ins.uses():
            readers.setdefault(register.name, []).append(ins)
        if "cc" in ins.modifiers or ins.opcode in ("addc", "subc", "madc"):
            waiting.append(ins)  # the carry is an operand without a name: keep such chains per lane
    while waiting:
        for register in waiting.pop().defs():
            if register.name not in varying:
                varying.add(register.name)
                waiting += readers.get(register.name, [])
    return frozenset(varying)


def _spins(kernel: Kernel) -> frozenset[tuple[int, int]]:
    """Jumps back of short loops that look at memory which others write, and write nothing themselves but by atomics."""
    found = set()
    for block in kernel.blocks:
        for target in block.successors:
            body = [ins for b in kernel.blocks[target : block.index + 1] for ins in b.instructions]
            looks = any(
                ins.opcode == "atom" or (ins.opcode == "ld" and not ORDERED.isdisjoint(ins.modifiers)) for ins in body
            )
            if looks and len(body) <= _LONGEST_SPIN and not any(i.opcode == "st" or is_barrier(i) for i in body):
                found.add((block.index, target))
    return frozenset(found)


def _resumable(
    kernel: Kernel, varying: frozenset[str], trivial: tuple[bool, ...], spins: frozenset[tuple[int, int]]
) -> tuple[bool, ...]:
    """Where to go back to the converged clone.

    Lanes that parted meet at the first block that all paths pass. Of several such blocks in one straight run of code
    only the last is kept, for every entry costs compile time, and values in registers.
    """
    count = len(kernel.blocks)
    on_all_paths = _post_dominators(kernel)
    fixed = ({0} if count else set()) | {target for _, target in spins}
    meeting = set()
    for block in kernel.blocks:
        last = block.instructions[-1] if block.instructions else None
        if last is None:
            continue
        if (is_barrier(last) or is_wait(last)) and block.index + 1 < count:
            fixed.add(block.index + 1)
        if last.guard is not None and last.guard.name in varying and not any(trivial[s] for s in block.successors):
            nearest = _nearest(on_all_paths, block.index)
            if nearest is not None and not trivial[nearest]:
                meeting.add(nearest)
    loops = [(successor, block.index) for block in kernel.blocks for successor in block.successors]
    loops = [(first, last) for first, last in loops if first <= last]

    def around(number: int) -> list[bool]:
        return [first <= number <= last for first, last in loops]

    kept = fixed | {
        number
        for number in meeting
        if not any(
            later != number and on_all_paths[number] >> later & 1 and around(later) == around(number)
            for later in (fixed | meeting) - {0}
        )
    }
    return tuple(number in kept for number in range(count))


def _nearest(on_all_paths: list[int], number: int) -> int | None:
    """The first block that every path from ``number`` passes: all others such lie on all paths from that one too."""
    others = on_all_paths[number] & ~(1 << number)
    candidates = others
    while candidates:
        low = candidates & -candidates
        if on_all_paths[low.bit_length() - 1] & others == others:
            return low.bit_length() - 1
        candidates ^= low
    return None


def _post_dominators(kernel: Kernel) -> list[int]:
    """For each block, those (as bits) that every path from it to the end passes, itself included."""
    count = len(kernel.blocks)
    everything = (1 << count) - 1
    on_all_paths = [everything] * count
    changed = True
    while changed:
        changed = False
        for block in reversed(kernel.blocks):
            common = everything if block.successors else 0
            for successor in block.successors:
                common &= on_all_paths[successor]
            new = common | 1 << block.index
            if new != on_all_paths[block.index]:
                on_all_paths[block.index] = new
                changed = True
    return on_all_paths
