"""Shapes of shared arrays: what is declared must agree with the bytes that PTX reserves."""

from __future__ import annotations

import pytest

from rooftile.core.source import ArrayShape
from rooftile.ptx import parse
from rooftile.ptx.shapes import with_shapes
from rooftile.ptx.trace import trace_addresses

PTX = """
.version 8.0
.target sm_90
.address_size 64
.visible .entry k()
{
    .reg .b32 %r<3>;
    .shared .align 4 .b8 _ZZ1kvE4tile[1088];
    mov.u32 %r1, _ZZ1kvE4tile;
    ld.shared.b32 %r2, [%r1+4];
    ret;
}
"""


@pytest.mark.parametrize(
    ("extents", "shape"),
    [
        ((16, 17), (16, 17)),
        ((None, 17), (16, 17)),
        ((16, None), (16, 17)),
        ((None, None), ()),
        ((None, 18), ()),
        ((15, 17), ()),
        ((272,), (272,)),
        ((4, 4, 17), (4, 4, 17)),
        ((0, 17), ()),
    ],
)
def test_completed(extents: tuple[int | None, ...], shape: tuple[int, ...]) -> None:
    kernel, _ = trace_addresses(parse(PTX).kernels["k"], None)
    (variable,) = with_shapes(kernel, [ArrayShape("tile", extents)]).variables.values()
    assert variable.shape == shape


def test_two_declarations_of_one_name_say_nothing() -> None:
    kernel = parse(PTX).kernels["k"]
    found = with_shapes(kernel, [ArrayShape("tile", (16, 17)), ArrayShape("tile", (17, 16))])
    assert all(not variable.shape for variable in found.variables.values())
