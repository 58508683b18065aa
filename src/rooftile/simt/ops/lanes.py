"""Typed SSA values with operators, so that an operation's meaning can be written as the PTX ISA writes it.

The registers of a warp are integers (:class:`~rooftile.simt.emit.Value`). Here a value also knows its LLVM element
type and how many elements it has, and ``a + b`` appends an ``add`` or ``fadd`` to the function being written.
"""

from __future__ import annotations

import struct
from dataclasses import dataclass
from typing import Final

from rooftile.core.hardware import WARP_SIZE
from rooftile.simt.emit import Value, Writer, literal

_BITS: Final = {"half": 16, "float": 32, "double": 64}
_SUFFIX: Final = {"half": "f16", "float": "f32", "double": "f64"}


def element_bits(element: str) -> int:
    """Width of LLVM type ``element`` (``i7``, ``half``, ``float``, ``double``)."""
    return _BITS[element] if element in _BITS else int(element[1:])


def _float_literal(value: float, element: str) -> str:
    """LLVM writes the constants of ``float``, too, as the bits of the equal double."""
    if element == "float":
        value = struct.unpack("f", struct.pack("f", value))[0]
    return f"0x{struct.pack('>d', value).hex()}"


@dataclass(frozen=True, slots=True, eq=False)
class Lanes:
    """An SSA value of ``count`` elements, or a scalar where ``count`` is 0.

    Arithmetic operators mean ``add``/``fadd`` and so on by the element type; numbers become constants of the other
    operand's type. Division and shifts are methods, since LLVM leaves part of their domain undefined.
    """

    writer: Writer
    ref: str
    element: str
    count: int

    @classmethod
    def of(cls, writer: Writer, value: Value) -> Lanes:
        """A register's value as integers."""
        return cls(writer, value.ref, f"i{value.bits}", WARP_SIZE if value.vector else 0)

    @property
    def type(self) -> str:
        """Its LLVM type."""
        return f"<{self.count} x {self.element}>" if self.count else self.element

    @property
    def suffix(self) -> str:
        """How an overloaded intrinsic's name spells its type: ``v32f32``, ``i64``."""
        scalar = _SUFFIX.get(self.element, self.element)
        return f"v{self.count}{scalar}" if self.count else scalar

    @property
    def bits(self) -> int:
        """Width of an element."""
        return element_bits(self.element)

    @property
    def is_float(self) -> bool:
        """Whether elements are floating point."""
        return self.element in _BITS

    @property
    def value(self) -> Value:
        """As a register's value: one integer for each of 32 lanes, or one scalar."""
        return Value(self.ref, self.bits, self.count > 0)

    def constant(self, number: float | int, element: str | None = None) -> Lanes:
        """``number`` in every element, shaped like this value."""
        element = element or self.element
        text = _float_literal(number, element) if element in _BITS else literal(int(number), element_bits(element))
        return Lanes(self.writer, f"splat ({element} {text})" if self.count else text, element, self.count)

    def constants(self, numbers: list[int], element: str | None = None) -> Lanes:
        """One integer constant for each element."""
        element = element or self.element
        listed = ", ".join(f"{element} {literal(number, element_bits(element))}" for number in numbers)
        return Lanes(self.writer, f"<{listed}>", element, len(numbers))

    def like(self, ref: str, element: str | None = None) -> Lanes:
        """Another SSA value of the same shape."""
        return Lanes(self.writer, ref, element or self.element, self.count)

    def _lift(self, other: Lanes | float | int) -> Lanes:
        return other if isinstance(other, Lanes) else self.constant(other)

    def apply(self, opcode: str, other: Lanes | float | int) -> Lanes:
        """Append a two-operand LLVM instruction."""
        return self.like(self.writer.assign(f"{opcode} {self.type} {self.ref}, {self._lift(other).ref}"))

    def _arithmetic(self, opcode: str, other: Lanes | float | int) -> Lanes:
        return self.apply("f" + opcode if self.is_float else opcode, other)

    def __add__(self, other: Lanes | float | int) -> Lanes:
        return self._arithmetic("add", other)

    def __sub__(self, other: Lanes | float | int) -> Lanes:
        return self._arithmetic("sub", other)

    def __rsub__(self, other: float | int) -> Lanes:
        return self._lift(other) - self

    def __mul__(self, other: Lanes | float | int) -> Lanes:
        return self._arithmetic("mul", other)

    def __and__(self, other: Lanes | int) -> Lanes:
        return self.apply("and", other)

    def __or__(self, other: Lanes | int) -> Lanes:
        return self.apply("or", other)

    def __xor__(self, other: Lanes | int) -> Lanes:
        return self.apply("xor", other)

    def __invert__(self) -> Lanes:
        return self.apply("xor", -1)

    def __neg__(self) -> Lanes:
        if self.is_float:
            return self.like(self.writer.assign(f"fneg {self.type} {self.ref}"))
        return 0 - self

    def shl(self, count: Lanes | int) -> Lanes:
        """Shift left; counts below the width only."""
        return self.apply("shl", count)

    def lshr(self, count: Lanes | int) -> Lanes:
        """Shift right, filling with zeros; counts below the width only."""
        return self.apply("lshr", count)

    def ashr(self, count: Lanes | int) -> Lanes:
        """Shift right, filling with the sign; counts below the width only."""
        return self.apply("ashr", count)

    def compare(self, predicate: str, other: Lanes | float | int) -> Lanes:
        """``icmp`` (``eq``, ``slt``, ``ult`` ...) or ``fcmp`` (``oeq``, ``une``, ``uno`` ...): one bit an element."""
        opcode = "fcmp" if self.is_float else "icmp"
        text = f"{opcode} {predicate} {self.type} {self.ref}, {self._lift(other).ref}"
        return self.like(self.writer.assign(text), "i1")

    def select(self, a: Lanes | float | int, b: Lanes | float | int) -> Lanes:
        """``a`` where this bit is set, else ``b``; at least one of them is a value."""
        model = a if isinstance(a, Lanes) else b
        assert isinstance(model, Lanes)
        a, b = model._lift(a), model._lift(b)
        return a.like(self.writer.assign(f"select {self.type} {self.ref}, {a.type} {a.ref}, {b.type} {b.ref}"))

    def convert(self, opcode: str, element: str) -> Lanes:
        """``sext``, ``fptrunc``, ``sitofp`` ... each element to ``element``."""
        target = self.like("", element).type
        return self.like(self.writer.assign(f"{opcode} {self.type} {self.ref} to {target}"), element)

    def resize(self, bits: int, *, signed: bool = False) -> Lanes:
        """Truncate or extend integers to ``bits``."""
        if bits == self.bits:
            return self
        opcode = "trunc" if bits < self.bits else "sext" if signed else "zext"
        return self.convert(opcode, f"i{bits}")

    def widen(self, element: str) -> Lanes:
        """Floating point to an equal or wider type; exact."""
        return self if element == self.element else self.convert("fpext", element)

    def view(self, element: str, *, count: int | None = None) -> Lanes:
        """The same bits as elements of another type (``bitcast``); of another width if ``count`` is given."""
        target = Lanes(self.writer, "", element, self.count if count is None else count)
        if target.type == self.type:
            return self
        ref = self.writer.assign(f"bitcast {self.type} {self.ref} to {target.type}")
        return Lanes(self.writer, ref, element, target.count)

    def raw(self) -> Lanes:
        """The bits of each element as an integer."""
        return self.view(f"i{self.bits}") if self.is_float else self

    def call(self, name: str, *others: Lanes | float | int, result: str | None = None) -> Lanes:
        """An intrinsic overloaded by this type, ``llvm.<name>``; if ``result`` is given, by that element type first."""
        operands = [self, *(self._lift(other) for other in others)]
        overloads = [self.suffix] if result is None else [self.like("", result).suffix, self.suffix]
        output = self.like("", result)
        name = ".".join(("llvm", name, *overloads))
        return output.like(self.writer.intrinsic(name, output.type, [(x.type, x.ref) for x in operands]))

    def reciprocal(self) -> Lanes:
        """``1 / x``."""
        return self.constant(1.0).apply("fdiv", self)

    def count_bits(self, name: str) -> Lanes:
        """``ctlz`` or ``cttz``, defined for 0 as well (the width)."""
        ref = self.writer.intrinsic(f"llvm.{name}.{self.suffix}", self.type, [(self.type, self.ref), ("i1", "false")])
        return self.like(ref)

    def reduce(self, name: str) -> Lanes:
        """All elements joined by ``add``, ``smin``, ``xor`` ...: a scalar."""
        intrinsic = f"llvm.vector.reduce.{name}.{self.suffix}"
        ref = self.writer.intrinsic(intrinsic, self.element, [(self.type, self.ref)])
        return Lanes(self.writer, ref, self.element, 0)

    def shuffle(self, indices: list[int]) -> Lanes:
        """The elements at constant ``indices``, in that order."""
        mask = f"<{len(indices)} x i32> <{', '.join(f'i32 {i}' for i in indices)}>"
        ref = self.writer.assign(f"shufflevector {self.type} {self.ref}, {self.type} poison, {mask}")
        return Lanes(self.writer, ref, self.element, len(indices))

    def concatenate(self, other: Lanes) -> Lanes:
        """Its elements, then those of another vector of the same type."""
        mask = f"<{2 * self.count} x i32> <{', '.join(f'i32 {i}' for i in range(2 * self.count))}>"
        ref = self.writer.assign(f"shufflevector {self.type} {self.ref}, {other.type} {other.ref}, {mask}")
        return Lanes(self.writer, ref, self.element, 2 * self.count)

    def extract(self, index: int) -> Lanes:
        """Element ``index`` as a scalar."""
        ref = self.writer.assign(f"extractelement {self.type} {self.ref}, i64 {index}")
        return Lanes(self.writer, ref, self.element, 0)

    def splat(self, count: int = WARP_SIZE) -> Lanes:
        """A scalar in each of ``count`` elements."""
        if self.count:
            return self
        spread = self.writer.splat(Value(self.ref, self.bits, False))
        return Lanes(self.writer, spread.ref, self.element, count)
