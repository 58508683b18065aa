"""``wmma``: matrices whose elements lie among the lanes in a way that PTX leaves open (PTX ISA 9.7.15.4).

The assembler makes ordinary instructions of them, and so does this: ``wmma.load`` becomes ``ldmatrix``, or loads (and
``movmatrix`` where memory has the other order), ``wmma.mma`` up to four ``mma.sync``, ``wmma.store`` stores. What they
touch is then traced, checked and counted like anything else. Registers and instructions are those that ptxas chooses
for sm_80 to sm_90, and where each element lies is what an H200 was seen to do.

A matrix is cut into *blocks*, one to a register, as ``mma.sync`` has them: eight rows (of A, or of B's transpose), and
along K the elements of four words. Operands of 16 rows are the first of ``mma.sync``, those of eight its second; so for
m8n32k16 the transposed product is computed.
"""

from __future__ import annotations

import re
from pathlib import PurePath
from typing import TYPE_CHECKING, Final, NoReturn

from rooftile.core.source import Location
from rooftile.ptx.opcodes import Opcode, type_bits
from rooftile.ptx.program import Address, Immediate, Instruction, Operand, Register, Special, Symbol, Vector

if TYPE_CHECKING:
    from rooftile.ptx.operands import OperandReader

Block = tuple[int, int]

_SHAPES: Final = {
    **dict.fromkeys(("f16", "bf16", "s8", "u8"), ("m16n16k16", "m32n8k16", "m8n32k16")),
    "tf32": ("m16n16k8",),
    "f64": ("m8n8k4",),
    **dict.fromkeys(("s4", "u4"), ("m8n8k32",)),
    "b1": ("m8n8k128",),
}
_SUMS: Final = ("f16", "f32", "s32", "f64")
_SPACES: Final = ("global", "shared", "shared::cta")
_REGISTER: Final = "%wmma"
"""How the registers begin that are new."""


def expand(
    reader: OperandReader, opcode: Opcode, destinations: tuple[Operand, ...], sources: tuple[Operand, ...]
) -> None:
    """Emit what ``opcode`` stands for.

    Raises
    ------
    PtxError
        For shapes and types that do not exist.
    """
    shape = next((word for word in opcode.modifiers if word[0] == "m" and word[1:2].isdigit()), "")
    sizes = re.fullmatch(r"m(\d+)n(\d+)k(\d+)", shape)
    kind = opcode.modifiers[0] if opcode.modifiers else ""
    if sizes is None or kind not in ("load", "store", "mma") or not opcode.types:
        reader.fail(
            "a wmma instruction of this form does not exist", got=opcode.text, allowed="wmma.load, .mma, .store"
        )
    m, n, k = (int(size) for size in sizes.groups())
    here = reader.location
    while reader.location is not None and reader.location.inlined_at is not None and _is_header(reader.location):
        reader.location = reader.location.inlined_at
    if kind == "mma":
        _multiply(reader, opcode, (m, n, k), destinations, sources)
    else:
        _Mover(reader, opcode, (m, n, k), destinations, sources).move()
    reader.location = here


def is_of_wmma(ins: Instruction) -> bool:
    """Whether :func:`expand` made an access."""
    return any(register.name.startswith(_REGISTER) for register in ins.uses())


def _is_header(location: Location) -> bool:
    """Whether a place is in the header that has ``nvcuda::wmma``; who called it is what people look for."""
    return PurePath(location.file).name in ("mma.hpp", "mma.h")


def _blocks(rows: int, depth: int, *, first: bool) -> list[Block]:
    """An operand's blocks, ``depth`` of them along K, in the order of registers; the ``first`` operand has 16 rows."""
    if not first or rows == 8:
        return [(row, along) for row in range(rows // 8) for along in range(depth)]
    return [(2 * tall + half, along) for tall in range(rows // 16) for along in range(depth) for half in (0, 1)]


def _depth(k: int, bits: int) -> int:
    """Blocks along K: each has four words, or four doubles."""
    return k * bits // (4 * max(32, bits))


def _is_swapped(m: int, n: int) -> bool:
    """Whether the transposed product is computed."""
    return m < n and m == 8


class _Mover:
    """A load or store: where a lane's elements lie in memory, and the instructions that move them."""

    def __init__(
        self,
        reader: OperandReader,
        opcode: Opcode,
        sizes: tuple[int, int, int],
        destinations: tuple[Operand, ...],
        sources: tuple[Operand, ...],
    ) -> None:
        self.reader, self.opcode = reader, opcode
        self.m, self.n, self.k = sizes
        self.store = opcode.modifiers[0] == "store"
        self.role = opcode.modifiers[1] if len(opcode.modifiers) > 1 else ""
        self.bits = type_bits(opcode.types[0])
        self.space = next((word for word in opcode.modifiers if word in _SPACES), None)
        self.by_rows = "row" in opcode.modifiers
        shape, kind = f"m{self.m}n{self.n}k{self.k}", opcode.types[0]
        exists = {
            **dict.fromkeys(("a", "b"), shape in _SHAPES.get(kind, ())),
            **dict.fromkeys(("c", "d"), kind in _SUMS and any(shape in shapes for shapes in _SHAPES.values())),
        }
        if not exists.get(self.role) or not sources or not isinstance(sources[0], Address):
            self._fail()
        held = sources[1] if self.store and len(sources) > 1 else destinations[0] if destinations else None
        if not isinstance(held, Vector):
            self._fail()
        self.registers: tuple[Operand, ...] = held.elements
        self.address: Address = sources[0]
        stride = sources[(2 if self.store else 1) :]
        rows, columns = {"a": (self.m, self.k), "b": (self.k, self.n)}.get(self.role, (self.m, self.n))
        self.stride = stride[0] if stride else Immediate(columns if self.by_rows else rows)
        base = self.address.base
        self.wide = not isinstance(base, Register) or base.bits == 64

    def _fail(self) -> NoReturn:
        self.reader.fail("a wmma instruction of this form does not exist", got=self.opcode.text)

    def move(self) -> None:
        """Emit everything."""
        self.lane = self._emit("mov.u32", Special("laneid"))
        self.row_bytes = (
            self._emit("mul.lo.u32", self.stride, Immediate(self.bits // 8))
            if self.bits >= 8
            else self._emit("shr.u32", self.stride, Immediate((8 // self.bits).bit_length() - 1))
        )
        self.base = self._base()
        if self.role in ("a", "b"):
            self._factor()
        else:
            self._accumulator()

    # A and B -----------------------------------------------------------------------------------------------------

    def _factor(self) -> None:
        swapped = _is_swapped(self.m, self.n)
        first = (self.role == "a") != swapped
        rows = self.m if self.role == "a" else self.n
        depth = _depth(self.k, self.bits)
        along_rows = self.by_rows == (self.role == "a")  # consecutive elements of K are consecutive in memory
        blocks = _blocks(rows, depth, first=first)
        if len(self.registers) % len(blocks) or (len(self.registers) > len(blocks) and self.opcode.types[0] != "f16"):
            self._fail()
        if (
            self.space is not None
            and self.space != "global"
            and self.bits in (8, 16)
            and (along_rows or self.bits == 16)
        ):
            size = 2 * depth if first and rows >= 16 else len(blocks)
            for start in range(0, len(blocks), size):
                self._load_matrices(blocks[start : start + size], self.registers[start:], along_rows)
        elif along_rows:
            group, within = self._quads()
            place = self._mad(within, Immediate(max(4, self.bits // 8)), self._mad(group, self.row_bytes, self.base))
            for (row, along), register in zip(blocks, self.registers, strict=False):
                self._load(register, self._rows_on(place, 8 * row), along * max(16, self.bits // 2))
        elif self.bits == 16:
            self._load_transposed([(along, row) for row, along in blocks], self.registers)
        elif self.bits >= 32:
            group, within = self._quads()
            place = self._mad(group, Immediate(self.bits // 8), self._mad(within, self.row_bytes, self.base))
            for (row, along), register in zip(blocks, self.registers, strict=False):
                self._load(register, self._rows_on(place, 4 * along), row * self.bits)
        elif self.bits == 8:
            self._load_bytes(blocks)
        else:
            self._fail()
        for i in range(len(blocks), len(self.registers)):  # f16 keeps each element twice or more
            self.reader.emit("mov.b32", (self.registers[i],), (self.registers[i % len(blocks)],))

    def _load_matrices(self, blocks: list[Block], registers: tuple[Operand, ...], along_rows: bool) -> None:
        """By ``ldmatrix``: eight lanes name the rows of each block."""
        steps = [(row, along) if along_rows else (along, row) for row, along in blocks]  # (eight rows, 16 bytes)
        row = self._emit("and.b32", self.lane, Immediate(7))
        place = self._rows_on(self.base, 8 * steps[0][0])
        for bit in range(len(blocks).bit_length() - 1):
            down, right = (after - before for before, after in zip(steps[0], steps[1 << bit], strict=True))
            chosen = self._emit("and.b32", self._emit("shr.u32", self.lane, Immediate(3 + bit)), Immediate(1))
            if down:
                row = self._emit("mad.lo.u32", chosen, Immediate(8 * down), row)
            if right:
                place = self._mad(chosen, Immediate(16 * right), place)
        place = self._mad(row, self.row_bytes, place)
        opcode = f"ldmatrix.sync.aligned.m8n8.x{len(blocks)}{'' if along_rows else '.trans'}.shared.b16"
        self.reader.emit(opcode, (Vector(registers[: len(blocks)]),), (Address(place, 16 * steps[0][1]),))

    def _load_transposed(self, blocks: list[Block], registers: tuple[Operand, ...]) -> None:
        """Words of the transposes of ``blocks``, (eight rows, eight columns) in memory, then turned over."""
        group, within = self._quads()
        place = self._mad(within, Immediate(4), self._mad(group, self.row_bytes, self.base))
        for (down, right), register in zip(blocks, registers, strict=False):
            word = self._register(32)
            self._load(word, self._rows_on(place, 8 * down), 16 * right)
            self.reader.emit("movmatrix.sync.aligned.m8n8.trans.b16", (register,), (word,))

    def _load_bytes(self, blocks: list[Block]) -> None:
        """Four bytes of four rows to a register."""
        group, within = self._quads()
        columns = self._emit("shl.b32", within, Immediate(2))
        place = self._mad(group, Immediate(1), self._mad(columns, self.row_bytes, self.base))
        for (row, along), register in zip(blocks, self.registers, strict=False):
            loaded = []
            for i in range(4):
                loaded.append(self._register(32))
                self._load(loaded[-1], self._rows_on(place, 16 * along + i), 8 * row, "u8")
            low = self._emit("prmt.b32", loaded[0], loaded[1], Immediate(0x0040))
            high = self._emit("prmt.b32", loaded[2], loaded[3], Immediate(0x0040))
            self.reader.emit("prmt.b32", (register,), (low, high, Immediate(0x5410)))

    # C and D -----------------------------------------------------------------------------------------------------

    def _accumulator(self) -> None:
        swapped = _is_swapped(self.m, self.n)
        rows, columns = (self.n, self.m) if swapped else (self.m, self.n)
        blocks = [(down, right) for right in range(columns // 8) for down in range(rows // 8)]
        along_rows = self.by_rows != swapped
        each = 1 if self.bits == 16 else 2
        if len(self.registers) != each * len(blocks):
            self._fail()
        pairs = [self.registers[i : i + each] for i in range(0, len(self.registers), each)]
        group, within = self._quads()
        if along_rows or self.bits == 16:
            place = self._mad(group, self.row_bytes, self.base)
            place = self._mad(within, Immediate(2 * self.bits // 8), place)
            for (down, right), pair in zip(blocks, pairs, strict=True):
                self._move_pair((down, right) if along_rows else (right, down), pair, place, turned=not along_rows)
            return
        columns_first = self._emit("shl.b32", within, Immediate(1))
        place = self._mad(group, Immediate(self.bits // 8), self._mad(columns_first, self.row_bytes, self.base))
        for (down, right), pair in zip(blocks, pairs, strict=True):
            for i, register in enumerate(pair):
                self._load_or_store(register, self._rows_on(place, 8 * right + i), down * self.bits)

    def _move_pair(self, block: Block, pair: tuple[Operand, ...], place: Register, *, turned: bool) -> None:
        """Two neighbours, in one access; of f16 they are one register, and are turned over where memory has columns."""
        down, right = block
        there, offset = self._rows_on(place, 8 * down), right * self.bits
        if not turned:
            self._load_or_store(pair[0] if len(pair) == 1 else Vector(pair), there, offset)
            return
        turn = "movmatrix.sync.aligned.m8n8.trans.b16"
        word = self._register(32)
        if self.store:
            self.reader.emit(turn, (word,), pair)
            self._load_or_store(word, there, offset)
        else:
            self._load_or_store(word, there, offset)
            self.reader.emit(turn, pair, (word,))

    # Instructions ------------------------------------------------------------------------------------------------

    def _register(self, bits: int) -> Register:
        return self.reader.kernel.register(_REGISTER, bits)

    def _emit(self, opcode: str, *sources: Operand) -> Register:
        result = self._register(32)
        self.reader.emit(opcode, (result,), sources)
        return result

    def _base(self) -> Register:
        """The address in a register."""
        base, offset = self.address.base, self.address.offset
        bits = 64 if self.wide else 32
        if isinstance(base, Register) and not offset:
            return base
        result = self._register(bits)
        if base is None:
            self.reader.emit(f"mov.u{bits}", (result,), (Immediate(offset % 2**64),))
        else:
            start: Operand = base
            if isinstance(base, Symbol):
                start = self._register(bits)
                self.reader.emit(f"mov.u{bits}", (start,), (base,))
            self.reader.emit(f"add.s{bits}", (result,), (start, Immediate(offset % 2**64)))
        return result

    def _mad(self, a: Operand, b: Operand, c: Register) -> Register:
        """``a * b + c`` as an address."""
        result = self._register(64 if self.wide else 32)
        self.reader.emit("mad.wide.u32" if self.wide else "mad.lo.u32", (result,), (a, b, c))
        return result

    def _rows_on(self, place: Register, rows: int) -> Register:
        """``place`` some rows of memory further."""
        return self._mad(self.row_bytes, Immediate(rows), place) if rows else place

    def _quads(self) -> tuple[Register, Register]:
        """A lane's group of four, and its place there."""
        return self._emit("shr.u32", self.lane, Immediate(2)), self._emit("and.b32", self.lane, Immediate(3))

    def _load(self, register: Operand, place: Register, offset: int, kind: str = "") -> None:
        space = f".{self.space}" if self.space else ""
        self.reader.emit(f"ld{space}.{kind or f'b{max(32, self.bits)}'}", (register,), (Address(place, offset),))

    def _load_or_store(self, operand: Operand, place: Register, offset: int) -> None:
        space, pair = f".{self.space}" if self.space else "", ".v2" if isinstance(operand, Vector) else ""
        kind, address = f"b{max(32, self.bits)}", Address(place, offset)
        if self.store:
            self.reader.emit(f"st{space}{pair}.{kind}", (), (address, operand))
        else:
            self.reader.emit(f"ld{space}{pair}.{kind}", (operand,), (address,))


def _multiply(
    reader: OperandReader,
    opcode: Opcode,
    sizes: tuple[int, int, int],
    destinations: tuple[Operand, ...],
    sources: tuple[Operand, ...],
) -> None:
    """``wmma.mma`` as ``mma.sync`` on pieces of the matrices."""
    (m, n, k), types = sizes, opcode.types
    if len(types) == 2:  # of f16 only the types of D and C are named
        types = (types[0], "f16", "f16", types[1])
    operands = [x.elements for x in (*destinations, *sources) if isinstance(x, Vector)]
    if len(operands) != 4 or len(types) != 4 or f"m{m}n{n}k{k}" not in _SHAPES.get(types[1], ()):
        reader.fail(
            "a wmma instruction of this form does not exist",
            got=opcode.text,
            allowed="; ".join(f"{kind} {' '.join(shapes)}" for kind, shapes in _SHAPES.items()),
        )
    (d, a, b, c), (kind_d, kind_a, kind_b, kind_c) = operands, types
    if _is_swapped(m, n):
        m, n, a, b, kind_a, kind_b = n, m, b, a, kind_b, kind_a
    depth = _depth(k, type_bits(kind_a))
    tall = min(m, 16)
    of_a, of_b = tall // 8 * depth, depth
    of_c, of_d = (tall * 8 // 32 // (2 if kind == "f16" else 1) for kind in (kind_c, kind_d))
    pieces = [(row, column) for row in range(m // tall) for column in range(n // 8)]
    if (len(a) < of_a * (m // tall) or len(b) < of_b * (n // 8)) or (len(c), len(d)) != (
        of_c * len(pieces),
        of_d * len(pieces),
    ):
        reader.fail("a wmma instruction has too few or too many registers", got=opcode.text)
    extra = "".join(f".{word}" for word in opcode.modifiers if word == "satfinite")
    end = "".join(f".{word}" for word in opcode.modifiers if word in ("xor", "and", "popc"))
    steps = depth if kind_a == "tf32" else 1  # ptxas makes of each tf32 product two of half its K
    name = f"mma.sync.aligned.m{tall}n8k{k // steps}.row.col{extra}.{kind_d}.{kind_a}.{kind_b}.{kind_c}{end}"
    for i, (row, column) in enumerate(pieces):
        result, total = d[of_d * i : of_d * (i + 1)], c[of_c * i : of_c * (i + 1)]
        for step in range(steps):
            left = a[of_a * row + of_a // steps * step :][: of_a // steps]
            right = b[of_b * column + of_b // steps * step :][: of_b // steps]
            reader.emit(name, (Vector(result),), (Vector(left), Vector(right), Vector(total)))
            total = result
