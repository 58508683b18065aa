"""How CUDA C++ spells the types, constants and names of WGSL; the types themselves are in ``prelude/types.cuh``."""

from __future__ import annotations

import re
import struct
from collections.abc import Iterable, Iterator

from rooftile.compile.wgsl import syntax
from rooftile.compile.wgsl.layout import align_of, round_up, size_of
from rooftile.compile.wgsl.traits import element_of
from rooftile.compile.wgsl.types import (
    BOOL,
    Array,
    Atomic,
    Matrix,
    Pointer,
    Reference,
    Scalar,
    Struct,
    StructMember,
    Type,
    Value,
    Vector,
)

_SCALARS = {
    "bool": "bool",
    "i32": "int",
    "u32": "unsigned",
    "f32": "float",
    "f16": "__half",
    "abstract-int": "int",
    "abstract-float": "float",
}
_DTYPES = {"bool": "bool", "i32": "int32", "u32": "uint32", "f32": "float32", "f16": "float16"}
_RESULTS = {"fract exp": "frexp_result", "fract whole": "modf_result", "old_value exchanged": "exchange_result"}
"""Structures that built-in functions give back, by their members."""

_LEAST = -(2**31)


class Names:
    """Identifiers for what a module declares; no two are alike, and none is a word of C++ or of the prelude."""

    def __init__(self) -> None:
        self._numbers: dict[object, int] = {}

    def of(self, declaration: syntax.Declaration | syntax.Parameter | syntax.Node, name: str = "") -> str:
        """The identifier of ``declaration``, which is called ``name`` if it has no name itself."""
        return self._numbered(declaration, getattr(declaration, "name", name))

    def of_struct(self, name: str) -> str:
        """The identifier of the module's structure called ``name``."""
        return self._numbered(name, name)

    def _numbered(self, key: object, name: str) -> str:
        return f"{ascii_name(name)}_{self._numbers.setdefault(key, len(self._numbers))}"


def ascii_name(name: str) -> str:
    """``name`` with what C++ and PTX have no room for left out."""
    return re.sub(r"\W", "_", name, flags=re.ASCII)


def dtype_of(kind: Type) -> str:
    """NumPy's name of the scalars that ``kind`` is made of, if they are all of one type; else "opaque"."""
    found = {_DTYPES.get(scalar.name, "opaque") for scalar in scalars(kind)}
    return found.pop() if len(found) == 1 else "opaque"


def scalars(kind: Type) -> Iterator[Scalar]:
    """The types of the scalars in ``kind``."""
    if isinstance(kind, Scalar):
        yield kind
    elif isinstance(kind, Vector | Matrix | Atomic):
        yield kind.element
    elif isinstance(kind, Array):
        yield from scalars(kind.element)
    elif isinstance(kind, Struct):
        for member in kind.members:
            yield from scalars(member.type)


def has(kind: Type, *parts: type) -> bool:
    """Whether ``kind`` is, or holds, one of ``parts``."""
    if isinstance(kind, parts):
        return True
    if isinstance(kind, Array):
        return has(kind.element, *parts)
    return isinstance(kind, Struct) and any(has(member.type, *parts) for member in kind.members)


def runtime_array(kind: Type) -> Array | None:
    """The run-time sized array that ``kind`` is, or ends with."""
    if isinstance(kind, Struct) and kind.members:
        kind = kind.members[-1].type
    return kind if isinstance(kind, Array) and kind.count is None else None


def is_runtime_array(kind: Type) -> bool:
    """Whether ``kind`` is a run-time sized array, which C++ only points to."""
    return isinstance(kind, Array) and kind.count is None


class Types:
    """Types in C++, structures by the names of their declarations."""

    def __init__(self, names: Names) -> None:
        self._names = names

    def __call__(self, kind: Type) -> str:
        """The type of a variable that holds a value of type ``kind``."""
        match kind:
            case Scalar(name):
                return _SCALARS[name]
            case Vector(size, element):
                return f"vec<{self(element)}, {size}>"
            case Matrix(columns, rows, element):
                return f"mat<{self(element)}, {columns}, {rows}>"
            case Array(element, None):
                return f"{self.cell(element)}*"
            case Array(element, count):
                return f"arr<{self(element)}, {count}>"
            case Atomic(element):
                return f"atomic<{self(element)}>"
            case Struct():
                return self._struct(kind)
            case Pointer(_, store, access):
                const = "const " if access == "read" else ""
                return f"{const}{self(store)}" + ("" if is_runtime_array(store) else "*")
            case Reference(_, store, _):
                return self(store)
        raise TypeError(kind)

    def cell(self, element: Type) -> str:
        """The type of an element in memory: a vec3 takes the room of a vec4."""
        return f"cell<{self(element)}>" if in_cell(element) else self(element)

    def _struct(self, kind: Struct) -> str:
        if kind.declaration is not None:
            return self._names.of_struct(kind.name)
        result = _RESULTS[" ".join(member.name for member in kind.members)]
        first = self(kind.members[0].type)
        return (
            f"frexp_result<{first}, {self(kind.members[1].type)}>" if result == "frexp_result" else f"{result}<{first}>"
        )

    def constant(self, value: Value, kind: Type) -> str:
        """A constant as an expression that C++ takes for a constant too."""
        match kind:
            case Scalar():
                return _scalar(value, kind)
            case Vector(_, element):
                parts = [self.constant(part, element) for part in value]
                return f"{self(kind)}{{{', '.join(parts)}}}"
            case Matrix(_, rows, element):
                return self._cells(kind, value, Vector(rows, element))
            case Array(element, _):
                return f"{self(kind)}{{}}" if _is_zero(value) else self._cells(kind, value, element)
            case Struct():
                parts = [self.constant(part, member.type) for part, member in zip(value, kind.members, strict=True)]
                made = ", ".join(parts)
                return f"{self.maker(kind)}({made})" if kind.declaration is not None else f"{self(kind)}{{{made}}}"
        raise TypeError(kind)

    def _cells(self, kind: Type, values: Iterable[Value], element: Type) -> str:
        cells = ", ".join(f"{{{self.constant(value, element)}}}" for value in values)
        return f"{self(kind)}{{{{{cells}}}}}"

    def maker(self, kind: Struct) -> str:
        """The function that makes a structure of the module of its members, between which C++ has padding."""
        return f"make_{self._struct(kind)}"

    def define(self, kind: Struct) -> Iterator[str]:
        """The definition of a structure, laid out as WGSL does (section 14.4)."""
        name, end = self._struct(kind), 0
        fixed = [member for member in kind.members if not is_runtime_array(member.type)]
        sized = len(fixed) == len(kind.members)
        yield f"struct alignas({align_of(kind)}) {name} {{"
        for number, member in enumerate(fixed):
            if member.offset > round_up(member.align, end):
                yield f"  unsigned char padding_{number}_0[{member.offset - end}];"
            yield f"  alignas({member.align}) {self(member.type)} {member_name(member)};"
            end = member.offset + byte_size(member.type)
        if sized and size_of(kind) > round_up(align_of(kind), end):
            yield f"  unsigned char padding_{len(fixed)}_0[{size_of(kind) - end}];"
        if sized and _is_padded(kind):
            copies = " ".join(f"{member_name(m)} = other.{member_name(m)};" for m in fixed)
            yield f"  __device__ __forceinline__ {name}& operator=(const {name}& other) {{ {copies} return *this; }}"
        yield "};"
        for member in fixed:  # NVRTC before 13.1 knows no offsetof
            yield f"static_assert(__INTADDR__(&(({name}*)0)->{member_name(member)}) == {member.offset});"
        if not sized or has(kind, Atomic):
            return
        parameters = ", ".join(f"{self(member.type)} {member_name(member)}" for member in fixed)
        copies = " ".join(f"made.{member_name(member)} = {member_name(member)};" for member in fixed)
        yield f"INLINE {name} {self.maker(kind)}({parameters}) {{ {name} made; {copies} return made; }}"


def member_name(member: StructMember) -> str:
    """The name of a structure's member."""
    return f"{ascii_name(member.name)}_m0" if member.name.isascii() else f"m{member.name.encode().hex()}_m0"


def in_cell(element: Type) -> bool:
    """Whether an element takes more room in an array than by itself."""
    return isinstance(element, Vector) and element.size == 3


def byte_size(kind: Type) -> int:
    """Bytes of a value in C++: as in WGSL, but of a bool outside of structures one, not four."""
    inner = kind
    while isinstance(inner, Array):
        inner = inner.element
    return size_of(kind) // (4 if element_of(inner) == BOOL else 1)


def size_before_array(kind: Type) -> int:
    """Bytes of a type; of one with a run-time sized array those before that array."""
    if runtime_array(kind) is None:
        return size_of(kind)
    return kind.members[-1].offset if isinstance(kind, Struct) else 0


def workgroup_bytes(kind: Type) -> int:
    """Bytes of a workgroup variable as WebGPU counts them."""
    return round_up(16, size_of(kind))


def _scalar(value: Value, kind: Scalar) -> str:
    if kind.name == "bool":
        return "true" if value else "false"
    if kind.name in ("i32", "abstract-int"):
        return "(-2147483647 - 1)" if value == _LEAST else f"({value})" if value < 0 else str(value)
    if kind.name == "u32":
        return f"{value}u"
    if kind.name == "f16":
        (bits,) = struct.unpack("<H", struct.pack("<e", value))
        return f"__ushort_as_half({bits})"
    text = f"{float(value).hex()}f"
    return f"({text})" if text.startswith("-") else text


def _is_padded(kind: Struct) -> bool:
    """Whether there are bytes between or behind the members, which an assignment leaves as they are."""
    return sum(byte_size(member.type) for member in kind.members) != byte_size(kind)


def _is_zero(value: Value) -> bool:
    if isinstance(value, tuple):
        return all(_is_zero(part) for part in value)
    return value == 0 and not str(value).startswith("-")
