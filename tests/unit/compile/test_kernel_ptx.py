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


COPYING = """\
.version 8.0
.target sm_80
.address_size 64
.visible .entry k(.param .u64 a, .param .u64 b, .param .u64 c, .param .u64 n)
{
	.reg .b64 %rd<9>;
	.reg .b32 %r<9>;
	.reg .f16 %h<3>;
	ld.param.u64 %rd1, [a];
	ld.param.u64 %rd2, [b];
	ld.param.u64 %rd3, [c];
	ld.param.u64 %rd4, [n];
	cvta.to.global.u64 %rd5, %rd2;
	cvta.to.global.u64 %rd6, %rd3;
	mad.lo.s64 %rd7, %rd4, 8, %rd1;
	add.s64 %rd8, %rd1, 64;
	cp.async.cg.shared.global [%r1], [%rd8], 16;
	ld.global.v4.u32 {%r2, %r3, %r4, %r5}, [%rd5];
	fma.rn.f16 %h1, %h1, %h1, %h1;
	st.global.b16 [%rd6], %h1;
	ret;
}
"""


def test_what_only_bits_are_moved_of_is_of_the_type_of_the_rest() -> None:
    found = compile_kernel(Source("k.ptx", COPYING, "ptx")).signature.parameters
    assert [(p.kind, p.dtype) for p in found] == [("pointer", "float16")] * 3 + [("scalar", "int64")]


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
