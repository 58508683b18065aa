"""PTX as typed records: what the parser makes and the executor reads.

Terms are those of the PTX ISA. A :class:`Kernel` is self-contained: device functions are inlined into it, its basic
blocks are numbered in textual order, and every instruction knows the source line it came from.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property

from rooftile.core.address import AddressForm
from rooftile.core.counts import Operation, Space
from rooftile.core.source import Location


@dataclass(frozen=True, slots=True)
class Register:
    """A virtual register; predicates have 1 bit. Names are unique within a kernel (scoped ones are renamed)."""

    name: str
    bits: int


@dataclass(frozen=True, slots=True)
class Immediate:
    """A constant as its bit pattern, an unsigned integer; ``is_float`` tells ``0f``/``0d`` literals from integers.

    Integer constants are stored modulo 2**64, so that a negative one is sign-extended to any width by truncation.
    """

    value: int
    is_float: bool = False


@dataclass(frozen=True, slots=True)
class Special:
    """A special register, without the ``%``: ``tid.x``, ``laneid``, ``clock64``."""

    name: str


@dataclass(frozen=True, slots=True)
class Symbol:
    """A variable's name used as an operand: its address in its own state space."""

    name: str


@dataclass(frozen=True, slots=True)
class Address:
    """``[base + offset]``; ``base`` is None for an absolute address."""

    base: Register | Symbol | None
    offset: int = 0


@dataclass(frozen=True, slots=True)
class Vector:
    """``{a, b, ...}``, or ``[map, {x, y, ...}]``: the address of a tensor map and the coordinates of an element."""

    elements: tuple[Operand, ...]


@dataclass(frozen=True, slots=True)
class Sink:
    """``_``: a result that nobody wants."""


Operand = Register | Immediate | Special | Symbol | Address | Vector | Sink


@dataclass(frozen=True, slots=True)
class Access:
    """What a memory instruction touches.

    Attributes
    ----------
    index : int
        Number of the access within the kernel, in program order.
    space : str
        State space; "generic" where the instruction names none and the address could not be traced to one.
    lane_bytes : int
        Bytes one lane moves in this PTX instruction.
    array : str or None
        The parameter or variable that the address comes from.
    affine : str or None
        The byte address as a readable sum over thread and block indices, parameters and loop counters.
    leader : int
        ``index`` of the first access of the machine instruction this one was merged into; its own where it leads; -1
        where the machine code has no such access (a local array kept in registers, a constant that became an operand).
    group_bytes, group_offset : int
        On a leader: width of the merged machine access, and what to add to this instruction's address to get the
        merged access's lowest address (0 or negative).
    repeat : float
        On a leader: PTX executions of the leader for one machine request. 1 unless the compiler also merged accesses of
        successive iterations.
    expression : str or None
        The access as the source writes it, ``A[row * K + k]``, where that can be told.
    form : AddressForm or None
        What ``affine`` is the text of.
    """

    index: int
    space: Space
    operation: Operation
    lane_bytes: int
    array: str | None = None
    affine: str | None = None
    leader: int = -1
    group_bytes: int = 0
    group_offset: int = 0
    repeat: float = 1.0
    expression: str | None = None
    form: AddressForm | None = None

    @property
    def is_leader(self) -> bool:
        """Whether this access is counted (members of a group are counted with their leader)."""
        return self.leader == self.index


@dataclass(frozen=True, slots=True)
class Instruction:
    """One PTX instruction.

    ``opcode`` is the first word (``ld``), ``modifiers`` the rest without the types (``("global", "nc", "v4")``),
    ``types`` the type suffixes in order (``("f32",)``, ``("f32", "f16")`` for ``cvt.f32.f16``). ``destinations`` and
    ``sources`` are the operands split by role; both halves of ``p|q`` are destinations; a branch target is ``target``.
    For stores and reductions the address is the first source and the value the second. A ``cp.async`` is two: the read,
    whose sources begin with the address that is read and the one that is written, and ``cp.async.shared``, which stands
    for the write.
    """

    index: int
    block: int
    opcode: str
    modifiers: tuple[str, ...]
    types: tuple[str, ...]
    destinations: tuple[Operand, ...]
    sources: tuple[Operand, ...]
    ptx_line: int
    location: Location | None = None
    guard: Register | None = None
    guard_negated: bool = False
    target: str | None = None
    access: Access | None = None

    @property
    def text(self) -> str:
        """The full opcode, ``ld.global.nc.v4.f32``; modifiers precede types."""
        return ".".join((self.opcode, *self.modifiers, *self.types))

    def defs(self) -> Iterator[Register]:
        """Registers this writes."""
        for operand in self.destinations:
            yield from _registers(operand)

    def uses(self) -> Iterator[Register]:
        """Registers this reads, its guard included."""
        if self.guard is not None:
            yield self.guard
        for operand in self.sources:
            yield from _registers(operand)


def _registers(operand: Operand) -> Iterator[Register]:
    if isinstance(operand, Register):
        yield operand
    elif isinstance(operand, Address) and isinstance(operand.base, Register):
        yield operand.base
    elif isinstance(operand, Vector):
        for element in operand.elements:
            yield from _registers(element)


@dataclass(frozen=True, slots=True)
class Block:
    """A basic block. A barrier, a branch, ``ret`` or ``exit`` ends one; ``successors`` are block numbers.

    The fall-through successor, if any, is always ``index + 1``.
    """

    index: int
    label: str | None
    instructions: tuple[Instruction, ...]
    successors: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class KernelParameter:
    """A parameter's place in the parameter block; ``type`` is PTX's (``u64``, ``f32``, ``b8`` for arrays)."""

    name: str
    type: str
    offset: int
    size: int


def member_name(parameter: str, offset: int) -> str:
    """The name of a parameter's part that begins ``offset`` bytes into it; the first goes by the parameter's own."""
    return f"{parameter}+{offset}" if offset else parameter


@dataclass(frozen=True, slots=True)
class Variable:
    """A variable in shared, local, const or global space at byte ``offset`` of that space's segment.

    ``size`` 0 marks ``extern`` dynamic shared memory, which begins at ``offset``. ``data`` is the initial value,
    ``shape`` that of a shared array as the source declares it, if it can be told, and ``factors`` are those that it
    writes the size of one with a single dimension as a product of.
    """

    name: str
    space: Space
    offset: int
    size: int
    align: int
    data: bytes | None = None
    shape: tuple[int, ...] = ()
    factors: tuple[int, ...] = ()


@dataclass(frozen=True)
class Kernel:
    """An executable kernel: parameters, variables, registers and basic blocks.

    ``cluster`` is the shape of its clusters in blocks, where the text says it (``.reqnctapercluster``).
    ``wgsl_memory`` tells that memory obeys WGSL: what nothing wrote is zero, and a read outside a buffer gives any
    element. ``others`` are kernels of the same module that are launched beside it, by name.
    """

    name: str
    parameters: tuple[KernelParameter, ...]
    blocks: tuple[Block, ...]
    variables: dict[str, Variable] = field(default_factory=dict)
    target: str = ""
    ptx_version: str = ""
    max_threads: tuple[int, int, int] | None = None
    cluster: tuple[int, int, int] | None = None
    wgsl_memory: bool = False
    others: Mapping[str, Kernel] = field(default_factory=dict)

    @cached_property
    def instructions(self) -> tuple[Instruction, ...]:
        """All instructions; ``instructions[i].index == i``."""
        return tuple(ins for block in self.blocks for ins in block.instructions)

    @cached_property
    def accesses(self) -> tuple[Instruction, ...]:
        """The instructions that touch memory, by ``access.index``."""
        return tuple(ins for ins in self.instructions if ins.access is not None)

    @cached_property
    def opcodes(self) -> frozenset[str]:
        """All opcodes that it has."""
        return frozenset(ins.opcode for ins in self.instructions)

    @cached_property
    def specials(self) -> frozenset[str]:
        """The special registers that it reads, by name."""
        operands = (operand for ins in self.instructions for operand in ins.sources)
        return frozenset(operand.name for operand in operands if isinstance(operand, Special))

    @cached_property
    def registers(self) -> dict[str, Register]:
        """Every register that is read or written, by name."""
        found: dict[str, Register] = {}
        for ins in self.instructions:
            for register in (*ins.defs(), *ins.uses()):
                found[register.name] = register
        return found

    @cached_property
    def labels(self) -> dict[str, int]:
        """Block numbers by label."""
        return {block.label: block.index for block in self.blocks if block.label is not None}

    def segment_bytes(self, space: Space) -> int:
        """Size of the static segment of ``space``: end of its last variable."""
        return max((v.offset + v.size for v in self.variables.values() if v.space == space), default=0)


@dataclass(frozen=True)
class Module:
    """All of one PTX text: kernels in textual order, and the variables of module scope in global and const space.

    A kernel's own ``variables`` holds those of them that it uses, at the same offsets.
    """

    kernels: dict[str, Kernel]
    variables: dict[str, Variable]
    target: str = ""
    ptx_version: str = ""
