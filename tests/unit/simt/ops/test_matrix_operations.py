"""Matrix operations: which forms there are, how products are summed on which architecture."""

from __future__ import annotations

import pytest
from operation_harness import Frame, instruction

from rooftile.core.errors import PtxError
from rooftile.ptx.program import Register, Vector
from rooftile.simt.ops import lower_operation
from rooftile.simt.ops.mma import Summation, summation


@pytest.mark.parametrize(
    ("target", "kind", "k", "expected"),
    [
        ("sm_75", "f16", 8, Summation(4, 24)),
        ("sm_80", "bf16", 16, Summation(8, 24)),
        ("sm_86", "tf32", 8, Summation(4, 24)),
        ("sm_89", "e4m3", 32, Summation(16, 13)),
        ("sm_90", "f16", 16, Summation(16, 25)),
        ("sm_90a", "tf32", 4, Summation(4, 25)),
        ("sm_90", "e5m2", 32, Summation(16, 25, halves=True)),
        ("sm_120", "f16", 8, Summation(8, 25)),
    ],
)
def test_how_products_are_summed(target: str, kind: str, k: int, expected: Summation) -> None:
    assert summation(target, kind, k) == expected


def registers(count: int) -> Vector:
    return Vector(tuple(Register(f"%r{i}", 32) for i in range(count)))


@pytest.mark.parametrize(
    ("text", "counts"),
    [
        ("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32", (4, 4, 2, 3)),
        ("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32", (4, 4, 2)),
        ("mma.sync.aligned.m16n8k16.row.row.f32.f16.f16.f32", (4, 4, 2, 4)),
        ("mma.sync.aligned.m16n8k16.f32.f16.f16.f32", (4, 4, 2, 4)),
        ("mma.sync.aligned.m16n8k32.row.col.f32.f16.f16.f32", (4, 4, 2, 4)),
        ("mma.sync.aligned.m16n8k8.row.col.f32.bf16.f16.f32", (4, 2, 1, 4)),
        ("mma.sync.aligned.m16n8k8.row.col.f32.f16", (4, 2, 1, 4)),
        ("mma.sync.aligned.m8n8k128.row.col.s32.b1.b1.s32", (2, 1, 1, 2)),
        ("mma.sp.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32", (4, 2, 2, 4)),
    ],
)
def test_forms_that_do_not_exist_are_named(text: str, counts: tuple[int, ...]) -> None:
    first, *rest = (registers(count) for count in counts)
    with pytest.raises(PtxError, match="mma") as raised:
        lower_operation(Frame(vector=True), instruction(text, (first,), tuple(rest)))
    assert raised.value.allowed
