"""Writing LLVM IR text: values, registers of a warp, and the names both need.

A PTX register of a warp is a ``<32 x iN>`` vector, or one ``iN`` where every lane holds the same (a *uniform* value).
Everything is an integer here; an operation bitcasts to floating point where it must and back again. Text, not a
builder library: it is parsed once by LLVM, and building it is a tenth of the cost.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from rooftile.core.hardware import WARP_SIZE

FLOAT = {16: "half", 32: "float", 64: "double"}


@dataclass(frozen=True, slots=True)
class Value:
    """An SSA value or literal of type ``iN``, or ``<32 x iN>`` if ``vector``."""

    ref: str
    bits: int
    vector: bool

    @property
    def type(self) -> str:
        """Its LLVM type."""
        return lane_type(f"i{self.bits}", self.vector)


def lane_type(element: str, vector: bool) -> str:
    """``element`` itself, or a vector of one for each lane."""
    return f"<{WARP_SIZE} x {element}>" if vector else element


def literal(value: int, bits: int) -> str:
    """``value`` modulo 2**bits as LLVM writes it."""
    if bits == 1:
        return "true" if value & 1 else "false"
    value &= (1 << bits) - 1
    return str(value - (1 << bits) if value >> (bits - 1) else value)


class Writer:
    """Collects the lines of one function and the declarations it needs."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.declarations: dict[str, str] = {}
        self._names = 0
        self._labels = 0

    def line(self, text: str) -> None:
        """Append an instruction that has no result."""
        self.lines.append("  " + text)

    def assign(self, text: str) -> str:
        """Append an instruction and return the name of its result."""
        self._names += 1
        name = f"%v{self._names}"
        self.lines.append(f"  {name} = {text}")
        return name

    def new_label(self, hint: str = "L") -> str:
        """A label that nothing else has."""
        self._labels += 1
        return f"{hint}.{self._labels}"

    def label(self, name: str) -> None:
        """Begin a basic block."""
        self.lines.append(f"{name}:")

    def constant(self, value: int, bits: int, vector: bool) -> Value:
        """An integer constant, splatted if ``vector``."""
        text = literal(value, bits)
        return Value(f"splat (i{bits} {text})" if vector else text, bits, vector)

    def splat(self, value: Value) -> Value:
        """``value`` in every lane."""
        if value.vector:
            return value
        if not value.ref.startswith("%"):
            return Value(f"splat (i{value.bits} {value.ref})", value.bits, True)
        vector = lane_type(f"i{value.bits}", True)
        first = self.assign(f"insertelement {vector} poison, i{value.bits} {value.ref}, i64 0")
        ref = self.assign(f"shufflevector {vector} {first}, {vector} poison, <{WARP_SIZE} x i32> zeroinitializer")
        return Value(ref, value.bits, True)

    def binary(self, opcode: str, a: Value, b: Value) -> Value:
        """``opcode`` (``add``, ``and``, ``lshr`` ...) on two values of one type."""
        return Value(self.assign(f"{opcode} {a.type} {a.ref}, {b.ref}"), a.bits, a.vector)

    def resize(self, value: Value, bits: int, signed: bool) -> Value:
        """Truncate, or extend by sign or zero, to ``bits``."""
        if value.bits == bits:
            return value
        opcode = "trunc" if value.bits > bits else "sext" if signed else "zext"
        ref = self.assign(f"{opcode} {value.type} {value.ref} to {lane_type(f'i{bits}', value.vector)}")
        return Value(ref, bits, value.vector)

    def select(self, condition: Value, a: Value, b: Value) -> Value:
        """``a`` where ``condition`` (1 bit; scalar or a bit for each lane) holds, else ``b``."""
        ref = self.assign(f"select {condition.type} {condition.ref}, {a.type} {a.ref}, {b.type} {b.ref}")
        return Value(ref, a.bits, a.vector)

    def intrinsic(self, name: str, result: str, arguments: Iterable[tuple[str, str]]) -> str:
        """Call ``llvm.*`` intrinsic or runtime function ``name``; ``arguments`` are (type, ref). Declares it once."""
        listed = list(arguments)
        self.declarations[name] = f"declare {result} @{name}({', '.join(kind for kind, _ in listed)})"
        call = f"call {result} @{name}({', '.join(f'{kind} {ref}' for kind, ref in listed)})"
        if result == "void":
            self.line(call)
            return ""
        return self.assign(call)
