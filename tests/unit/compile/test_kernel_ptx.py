"""PTX given to ``compile_kernel`` in place of a source."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from rooftile.compile import compile_kernel
from rooftile.core.errors import RooftileError, UnknownNameError, UsageError
from rooftile.core.source import Compiled, Source

Compile = Callable[..., Compiled]


PTX = """\
.version 8.0
.target sm_80
.address_size 64
.visible .entry one(.param .u64 .ptr .global one_a, .param .u32 n)
{
	ret;
}
.visible .entry other()
{
	ret;
}
"""


def test_ptx_is_taken_as_it_is() -> None:
    found = compile_kernel(Source("k.ptx", PTX, "ptx"), "one")
    assert (found.ptx, found.resources, found.sass, found.cubin) == (PTX, None, (), None)
    assert [(p.name, p.kind, p.dtype) for p in found.signature.parameters] == [
        ("one_a", "pointer", "opaque"),
        ("n", "scalar", "int32"),
    ]
    assert str(found.signature.location) == "k.ptx:4"


def test_ptx_of_a_compiled_kernel_gives_its_types_again(compiled: Compile) -> None:
    text = "__global__ void k(const float* A, double* B, int n) { for (int i = 0; i < n; i++) B[i] = A[i * n]; }"
    ptx = compiled(text).ptx
    again = compile_kernel(Source("k.ptx", ptx, "ptx"))
    assert [(p.kind, p.dtype, p.size) for p in again.signature.parameters] == [
        ("pointer", "float32", 8),
        ("pointer", "float64", 8),
        ("scalar", "int32", 4),
    ]


@pytest.mark.parametrize(
    ("text", "name", "error", "part"),
    [
        (PTX, None, UsageError, "one, other"),
        (PTX, "oen", UnknownNameError, "did you mean one?"),
        ("// nothing\n", None, UnknownNameError, "has no kernel"),
        ("// nothing\n", "k", UnknownNameError, "has no kernel"),
    ],
)
def test_ptx_kernel_that_cannot_be_chosen(text: str, name: str | None, error: type[RooftileError], part: str) -> None:
    with pytest.raises(error, match=part.replace("?", r"\?")):
        compile_kernel(Source("k.ptx", text, "ptx"), name)
