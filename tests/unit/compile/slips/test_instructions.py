"""Slips in PTX: in files of it, and in inline assembly."""

from __future__ import annotations

import pytest

from rooftile.compile.cpp.body import Listing
from rooftile.compile.slips.candidates import slips
from rooftile.core.edit import apply


@pytest.mark.parametrize(
    ("line", "new"),
    [
        ("@!%p1 setp.gt.s32 %p2, %r6, %r1;", "@!%p1 setp.ge.s32 %p2, %r6, %r1;"),
        ("setp.lo.u32 %p2, %r6, %r1;", "setp.ls.u32 %p2, %r6, %r1;"),
        (
            "ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%r1, %r2, %r3, %r4}, [%r5];",
            "ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%r1, %r2, %r3, %r4}, [%r5];",
        ),
        (
            "ldmatrix.sync.aligned.m8n8.x2.trans.shared.b16 {%r1, %r2}, [%r5];",
            "ldmatrix.sync.aligned.m8n8.x2.shared.b16 {%r1, %r2}, [%r5];",
        ),
        ("setp.eq.s32 %p2, %r6, %r1; // setp.lt", None),
    ],
)
def test_an_instruction_of_a_file_of_ptx(line: str, new: str | None) -> None:
    text = f"// \u00e9\n.entry k()\n{{\n  {line}\n}}\n"
    found = slips(Listing(text, "k", {}, {}, {}, "ptx"))
    assert [(edit.line, apply(text, edit.changes)) for edit in found] == (
        [(4, text.replace(line, new))] if new is not None else []
    )


@pytest.mark.parametrize("product", ["mad.lo.s32 %r5, %r9, {}, %r8;", "@%p1 mul.lo.u32 %r5, {}, %r9; // one"])
def test_products_of_a_file_of_ptx_by_another_of_its_sizes(product: str) -> None:
    loads = "ld.param.u32 %r1, [k_param_0];\nld.param.u64 %rd1, [k_param_1];\n ld.param.s32 %r12, [k_param_2];\n"
    text = f"// \u00e9\n{loads}{product.format('%r1')}\nmul.lo.s32 %r7, %r9, %r9;\nmul.wide.s32 %rd2, %r1, 4;\n"
    (edit,) = slips(Listing(text, "k", {}, {}, {}, "ptx"))
    assert (edit.kind, edit.line) == ("wrong-stride", 5)
    assert edit.advice == f"write `{product.format('%r12')}`"
    assert apply(text, edit.changes) == text.replace(product.format("%r1"), product.format("%r12"))


def test_inline_assembly_and_fragments() -> None:
    text = """__device__ void load(unsigned* r, unsigned a) {
  asm volatile(
      "ldmatrix.sync.aligned.m8n8.x1.shared.b16 {%0}, [%1];" : "=r"(r[0]) : "r"(a));
}
__global__ void k(const half* A, const half* B, float* C) {
  wmma::fragment<wmma::matrix_b, 16, 16, 16, half, wmma::col_major> b;
}
"""
    found = {edit.kind: edit for edit in slips(Listing(text, "k", {}, {"A": "A", "B": "B", "C": "C"}))}
    assert apply(text, found["ldmatrix-trans"].changes) == text.replace("x1.", "x1.trans.")
    assert apply(text, found["wrong-layout"].changes) == text.replace("col_major", "row_major")
    assert (found["ldmatrix-trans"].line, found["wrong-layout"].line) == (3, 6)
