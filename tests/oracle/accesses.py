"""Instructions that touch memory: what they count, then their bytes, lane by lane."""

from __future__ import annotations

import numpy as np

from oracle.atomics import update
from oracle.copies import Copies, Pending, count_copy
from oracle.counting import Tally, count
from oracle.matrix import fragments_to_rows, rows_to_fragments
from oracle.memory import LOCAL_WINDOW, SHARED_WINDOW, Memory, Segment
from oracle.values import Mask, from_python, truncate, width
from oracle.warp import LANES, Warp
from rooftile.core.call import Call
from rooftile.ptx.program import Address, Instruction, Kernel, Operand, Symbol, Vector

SPACES = ("global", "shared", "local", "const")


class Accesses:
    """The memory of a grid, the shared memory of the block that runs, and what was asked of both.

    ``tallies`` are those of each leading access by instruction index and the state space it went to.
    """

    def __init__(self, kernel: Kernel, call: Call) -> None:
        self.kernel = kernel
        self.memory = Memory.of(kernel, call)
        self.tallies: dict[tuple[int, str], Tally] = {}
        self.begin_block(0)
        self._outside = 0

    def begin_block(self, shared_bytes: int) -> None:
        """Shared memory of a new block, in which nothing is under way."""
        self.shared = Segment(0, bytearray(shared_bytes))
        self.copies: dict[int, Copies] = {}

    @property
    def outside(self) -> int:
        """Lane accesses that hit no memory."""
        return self._outside + self.memory.outside

    def load_parameter(self, warp: Warp, instruction: Instruction, active: Mask) -> None:
        address = instruction.sources[0]
        assert isinstance(address, Address)
        assert isinstance(address.base, Symbol)
        start = {p.name: p.offset for p in self.kernel.parameters}[address.base.name] + address.offset
        size = width(instruction.types[-1]) // 8
        for i, element in enumerate(elements_of(instruction.destinations[0])):
            data = self.memory.parameters[start + i * size : start + (i + 1) * size]
            value = np.full(LANES, int.from_bytes(data, "little"), np.uint64)
            signed = instruction.types[-1].startswith("s")
            warp.assign(element, value, active, extend_from=size * 8 if signed else None)

    def access(self, warp: Warp, instruction: Instruction, active: Mask) -> None:
        """Count the request, then move the bytes lane by lane."""
        address = instruction.sources[0]
        assert isinstance(address, Address)
        base = np.zeros(LANES, np.uint64) if address.base is None else warp.source(address.base)
        addresses = {int(lane): (int(base[lane]) + address.offset) % 2**64 for lane in np.flatnonzero(active)}
        kind = instruction.types[-1]
        size = width(kind) // 8
        named = next((m.partition("::")[0] for m in instruction.modifiers if m.partition("::")[0] in SPACES), None)
        self.count(instruction, named, addresses)
        if instruction.access is not None and instruction.access.operation == "atomic":
            operands = [warp.source(s) for s in instruction.sources[1:]]
            old = np.zeros(LANES, np.uint64)
            for lane, place in addresses.items():
                before = self.load(warp, named, lane, place, size)
                after = update(instruction, before, [int(o[lane]) for o in operands])
                old[lane] = before
                self.store(warp, named, lane, place, after, size)
            if instruction.destinations:
                warp.assign(instruction.destinations[0], old, active)
            return
        if instruction.opcode in ("ld", "ldu"):
            elements = elements_of(instruction.destinations[0])
            loaded = {
                lane: self.load(warp, named, lane, place, size * len(elements)) for lane, place in addresses.items()
            }
            for i, element in enumerate(elements):
                value = from_python([loaded.get(lane, 0) >> (8 * size * i) for lane in range(LANES)], 8 * size)
                warp.assign(element, value, active, extend_from=8 * size if kind.startswith("s") else None)
            return
        elements = elements_of(instruction.sources[1])
        columns = [truncate(warp.source(e), 8 * size) for e in elements]
        for lane, place in addresses.items():
            whole = sum(int(column[lane]) << (8 * size * i) for i, column in enumerate(columns))
            self.store(warp, named, lane, place, whole, size * len(elements))

    def copy(self, warp: Warp, instruction: Instruction, active: Mask) -> None:
        """``cp.async`` and its groups: bytes are read at once, and written when somebody waits."""
        lanes = [int(lane) for lane in np.flatnonzero(active)]
        copies = self.copies.setdefault(id(warp), Copies())
        words = instruction.modifiers
        if "wait_all" in words:
            copies.commit(lanes)
        if "commit_group" in words:
            copies.commit(lanes)
        elif "wait_all" in words or "wait_group" in words:
            allowed = 0 if "wait_all" in words else int(warp.source(instruction.sources[0])[0])
            for done in copies.wait(lanes, allowed):
                self.shared.data[done.to : done.to + len(done.data)] = done.data
        elif instruction.access is not None and instruction.access.space != "shared":
            self.start_copies(warp, instruction, lanes, copies)

    def start_copies(self, warp: Warp, instruction: Instruction, lanes: list[int], copies: Copies) -> None:
        assert instruction.access is not None
        size = instruction.access.lane_bytes
        at = []
        for operand in instruction.sources[:2]:
            assert isinstance(operand, Address)
            assert operand.base is not None
            base = warp.source(operand.base)
            at.append({lane: int(base[lane]) + operand.offset for lane in lanes})
        sources, places = at
        given = dict.fromkeys(lanes, size)
        for operand in instruction.sources[2:3]:
            given = {lane: min(int(warp.source(operand)[lane]), size) for lane in lanes}
        for lane in lanes:
            data = self.memory.load(sources[lane], given[lane]) if given[lane] else b""
            copies.pending.append(Pending(lane, copies.group[lane], places[lane], bytes(data).ljust(size, b"\0")))
        read = self.tallies.setdefault((instruction.index, "global"), Tally())
        written = self.tallies.setdefault((instruction.index + 1, "shared"), Tally())
        reading = {lane: sources[lane] for lane in lanes if given[lane]}
        filled = {lane for lane in lanes if given[lane] < size}
        count_copy(read, written, reading, places, size, filled, "cg" in instruction.modifiers)

    def move_matrices(self, warp: Warp, instruction: Instruction, active: Mask) -> None:
        """``ldmatrix`` and ``stmatrix``: a request of the lanes that name a row, then rows of 16 bytes."""
        address = instruction.sources[0]
        assert isinstance(address, Address)
        base = np.zeros(LANES, np.uint64) if address.base is None else warp.source(address.base)
        transposed = "trans" in instruction.modifiers
        held = elements_of(instruction.sources[1] if instruction.opcode == "stmatrix" else instruction.destinations[0])
        addresses = {
            int(lane): (int(base[lane]) + address.offset) % 2**32
            for lane in np.flatnonzero(active)
            if lane < 8 * len(held)
        }
        self.count(instruction, "shared", addresses)
        if instruction.opcode == "stmatrix":
            rows = fragments_to_rows([warp.source(register) for register in held], transposed=transposed)
            for lane, place in addresses.items():
                self.store(warp, "shared", lane, place, int.from_bytes(rows[lane], "little"), 16)
            return
        loaded = [bytes(16)] * LANES
        for lane, place in addresses.items():
            loaded[lane] = self.load(warp, "shared", lane, place, 16).to_bytes(16, "little")
        for register, value in zip(held, rows_to_fragments(loaded, len(held), transposed=transposed), strict=True):
            warp.assign(register, value, active)

    def count(self, instruction: Instruction, named: str | None, addresses: dict[int, int]) -> None:
        """Count a leading access: one request for each state space that its active lanes address."""
        access = instruction.access
        assert access is not None
        if not access.is_leader:
            return
        spaces: dict[str, dict[int, int]] = {} if named is None else {named: {}}
        for lane, place in addresses.items():
            space = named or space_of(place)
            start = place + access.group_offset
            if access.repeat != 1:  # a machine access made of several executions begins at a multiple of its width
                start -= start % access.group_bytes
            spaces.setdefault(space, {})[lane] = start
        for space, places in spaces.items():
            tally = self.tallies.setdefault((instruction.index, space), Tally())
            operation = "store" if instruction.opcode == "ldmatrix" else access.operation  # neither merges groups
            count(tally, space, operation, places, access.group_bytes)

    def segment(self, warp: Warp, named: str | None, lane: int, address: int) -> tuple[Segment | None, int]:
        """The shared or local memory that a lane's address means, and the place in it; None for the grid's memory."""
        space = named or space_of(address)
        if space == "shared":
            return self.shared, address % SHARED_WINDOW
        if space == "local":
            return warp.local[lane], address % LOCAL_WINDOW
        return None, address

    def load(self, warp: Warp, named: str | None, lane: int, address: int, size: int) -> int:
        segment, place = self.segment(warp, named, lane, address)
        if segment is None:
            return int.from_bytes(self.memory.load(place, size), "little")
        if not segment.holds(place, size):
            self._outside += 1
            return 0
        return int.from_bytes(segment.data[place : place + size], "little")

    def store(self, warp: Warp, named: str | None, lane: int, address: int, value: int, size: int) -> None:
        segment, place = self.segment(warp, named, lane, address)
        data = value.to_bytes(size, "little")
        if segment is None:
            self.memory.store(place, data)
        elif segment.holds(place, size):
            segment.data[place : place + size] = data
        else:
            self._outside += 1


def elements_of(operand: Operand) -> tuple[Operand, ...]:
    """The registers that a load fills or a store takes."""
    return operand.elements if isinstance(operand, Vector) else (operand,)


def space_of(address: int) -> str:
    """The window a generic address lies in."""
    if address >= LOCAL_WINDOW:
        return "local"
    return "shared" if address >= SHARED_WINDOW else "global"


def convert_address(warp: Warp, instruction: Instruction, active: Mask) -> None:
    """``cvta`` to generic addresses, ``cvta.to`` back. Global ones are the same in both."""
    window = {"shared": SHARED_WINDOW, "local": LOCAL_WINDOW}.get(instruction.modifiers[-1].partition("::")[0], 0)
    value = warp.source(instruction.sources[0])
    moved = value - np.uint64(window) if "to" in instruction.modifiers else value + np.uint64(window)
    warp.assign(instruction.destinations[0], moved, active)
