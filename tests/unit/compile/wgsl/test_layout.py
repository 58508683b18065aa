"""Alignment, size and offsets, against the table of section 14.4.1 and NumPy's own rules for C structures."""

from __future__ import annotations

import numpy as np
import pytest

from rooftile.compile.wgsl.check import check
from rooftile.compile.wgsl.layout import align_of, lay_out, round_up, size_of, stride
from rooftile.compile.wgsl.parser import parse
from rooftile.compile.wgsl.types import BOOL, F16, F32, I32, U32, Array, Atomic, Matrix, Scalar, Struct, Type, Vector
from rooftile.core.source import Source

TABLE = [
    (BOOL, 4, 4),
    (I32, 4, 4),
    (U32, 4, 4),
    (F32, 4, 4),
    (F16, 2, 2),
    (Atomic(U32), 4, 4),
    (Vector(2, F32), 8, 8),
    (Vector(2, F16), 4, 4),
    (Vector(3, I32), 16, 12),
    (Vector(3, F16), 8, 6),
    (Vector(4, U32), 16, 16),
    (Vector(4, F16), 8, 8),
    (Matrix(2, 2, F32), 8, 16),
    (Matrix(2, 2, F16), 4, 8),
    (Matrix(3, 2, F32), 8, 24),
    (Matrix(4, 2, F16), 4, 16),
    (Matrix(2, 3, F32), 16, 32),
    (Matrix(2, 3, F16), 8, 16),
    (Matrix(3, 3, F32), 16, 48),
    (Matrix(3, 3, F16), 8, 24),
    (Matrix(4, 3, F32), 16, 64),
    (Matrix(2, 4, F32), 16, 32),
    (Matrix(4, 4, F32), 16, 64),
    (Matrix(4, 4, F16), 8, 32),
    (Array(F32, 7), 4, 28),
    (Array(Vector(3, F32), 2), 16, 32),
    (Array(Array(Vector(2, F16), 3), 5), 4, 60),
    (Array(F32, None), 4, 4),
]


@pytest.mark.parametrize(("type", "align", "size"), TABLE)
def test_alignment_and_size(type: Type, align: int, size: int) -> None:
    assert (align_of(type), size_of(type)) == (align, size)
    assert stride(type) == round_up(align, size)


def structure(text: str) -> Struct:
    source = Source("k.wgsl", f"{text} @compute @workgroup_size(1) fn main() {{ }}")
    found = check(source, parse(source))
    return list(found.structs.values())[-1]


def test_the_specifications_own_example() -> None:
    """Section 14.4.2: structures A and B, with every padding that there is."""
    found = structure(
        "struct A { u: f32, v: f32, w: vec2<f32>, @size(16) x: f32 } "
        "struct B { a: vec2<f32>, b: vec3<f32>, c: f32, d: f32, e: A, f: vec3<f32>, g: array<A, 3>, h: i32 }"
    )
    assert [member.offset for member in found.members] == [0, 16, 28, 32, 40, 80, 96, 192]
    assert (align_of(found), size_of(found)) == (16, 208)


def test_align_and_size() -> None:
    found = structure("struct S { @align(16) a: f32, @size(20) b: f32, @align(32) c: vec2f, d: u32 }")
    assert [(m.offset, m.size, m.align) for m in found.members] == [(0, 4, 16), (4, 20, 4), (32, 8, 32), (40, 4, 4)]
    assert (align_of(found), size_of(found)) == (32, 64)


def test_scalars_lie_as_in_c() -> None:
    """Where no vector of three is involved, WGSL's rule is C's, which NumPy knows."""
    kinds: dict[str, Scalar] = {"i4": I32, "u4": U32, "f4": F32, "f2": F16}
    for names in (["f2", "f4", "f2", "f2"], ["u4", "f2", "i4"], ["f2"], ["f2", "f2", "f4", "f2"]):
        dtype = np.dtype([(f"m{at}", name) for at, name in enumerate(names)], align=True)
        members = lay_out([(f"m{at}", kinds[name], None, None) for at, name in enumerate(names)])
        assert dtype.fields is not None
        assert [member.offset for member in members] == [dtype.fields[member.name][1] for member in members]
        assert size_of(Struct("S", members)) == dtype.itemsize
