"""How values lie in buffers: alignment, size and offsets, in bytes (section 14.4)."""

from __future__ import annotations

from rooftile.compile.wgsl.traits import spell
from rooftile.compile.wgsl.types import Array, Atomic, Matrix, Scalar, Struct, StructMember, Type, Vector

_SCALARS = {"bool": 4, "i32": 4, "u32": 4, "f32": 4, "f16": 2}


def round_up(to: int, value: int) -> int:
    """The smallest multiple of ``to`` that is not below ``value``."""
    return -(-value // to) * to


def align_of(type: Type) -> int:
    """Alignment in bytes; of a vector of three that of one of four."""
    match type:
        case Scalar(name):
            return _SCALARS[name]
        case Vector(size, element):
            return align_of(element) * (2 if size == 2 else 4)
        case Matrix(_, rows, element):
            return align_of(Vector(rows, element))
        case Array(element=element) | Atomic(element=element):
            return align_of(element)
        case Struct(members=members):
            return max(member.align for member in members)
        case _:
            raise AssertionError(f"{spell(type)} is never in memory")


def size_of(type: Type) -> int:
    """Size in bytes; a runtime-sized array counts as one of a single element, which is the least a buffer must hold."""
    match type:
        case Scalar(name):
            return _SCALARS[name]
        case Vector(size, element):
            return size * size_of(element)
        case Matrix(columns, rows, element):
            return columns * stride(Vector(rows, element))
        case Array(element, count):
            return (1 if count is None else count) * stride(element)
        case Atomic(element):
            return size_of(element)
        case Struct(members=members):
            return round_up(align_of(type), members[-1].offset + members[-1].size)
        case _:
            raise AssertionError(f"{spell(type)} is never in memory")


def stride(element: Type) -> int:
    """Bytes from one element of an array, or column of a matrix, to the next."""
    return round_up(align_of(element), size_of(element))


def lay_out(members: list[tuple[str, Type, int | None, int | None]]) -> tuple[StructMember, ...]:
    """Members one behind the other.

    Parameters
    ----------
    members : list of (name, type, align, size)
        ``align`` and ``size`` are what ``@align`` and ``@size`` say, None without them.
    """
    placed: list[StructMember] = []
    end = 0
    for name, type, align, size in members:
        align = align_of(type) if align is None else align
        size = size_of(type) if size is None else size
        offset = round_up(align, end)
        placed.append(StructMember(name, type, offset, size, align))
        end = offset + size
    return tuple(placed)
