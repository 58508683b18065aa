"""Kernels on tensor cores: judged with launch and arguments inferred, and wrong ones told from right ones."""

from __future__ import annotations

from pathlib import Path

import pytest

import rooftile
from rooftile.core.explanation import Explanation

CORPUS = Path(__file__).parents[3] / "benchmarks" / "corpus"


def explained(tmp_path: Path, name: str, changes: dict[str, str], *, check: bool = True) -> Explanation:
    """The kernel of the corpus with some of its text replaced, at 64 x 48 x 64."""
    text = (CORPUS / f"{name}.cu").read_text()
    for old, new in changes.items():
        assert old in text
        text = text.replace(old, new)
    path = tmp_path / f"{name}.cu"
    path.write_text(text)
    return rooftile.explain(path, M=64, N=48, K=64, check=check)


RIGHT = {
    "bf16_mma": "tensor_bfloat16",
    "half_wmma": "tensor_float16",
    "half_wmma_shared": "tensor_float16",
    "tf32_wmma": "tensor_tf32",
    "int8_mma": "tensor_int8",
    "double_mma": "tensor_float64",
}
FAULTS = {
    "bf16_mma": ("kk + lane / 16 * 8", "kk + lane / 8 % 2 * 8"),  # the second and third matrix of A swapped
    "half_wmma": ("matrix_b, 16, 16, 16, half, wmma::row_major", "matrix_b, 16, 16, 16, half, wmma::col_major"),
    "half_wmma_shared": ("Bs + k * LDB + warp * 8, LDB", "Bs + k * LDB + warp * 8, BN"),
    "tf32_wmma": ("A + row * K + k, K", "A + row * K + k, N"),
    "int8_mma": ("k + i / 2 * 16", "k + i % 2 * 16"),  # A's second register holds the row below, not later elements
    "double_mma": ("k0 + within + i / 2 * 4", "k0 + within * 4 + i / 2"),
}


@pytest.mark.parametrize(
    "name", [pytest.param(name, marks=() if name == "half_wmma" else pytest.mark.slow) for name in RIGHT]
)
def test_right_kernels_are_right(name: str, tmp_path: Path) -> None:
    e = explained(tmp_path, name, {})
    assert e.verdict.judgement == "right", e.verdict.reason
    assert e.roofline is not None
    assert e.roofline.dtype == RIGHT[name]
    assert not [finding for finding in e.findings if finding.severity == "error"]
    assert e.counts.products
    if name != "int8_mma":
        assert e.counts.flops >= e.gemm.flops


@pytest.mark.slow
@pytest.mark.parametrize("name", FAULTS)
def test_wrong_twins_are_wrong(name: str, tmp_path: Path) -> None:
    """By the launch itself; what would repair it is looked for in one of them, since that takes ten seconds."""
    old, new = FAULTS[name]
    assert explained(tmp_path, name, {old: new}, check=name == "half_wmma").verdict.judgement == "wrong"


@pytest.mark.slow
@pytest.mark.parametrize(("pad", "swizzle", "conflicts"), [(8, 0, False), (0, 1, False), (0, 0, True)])
def test_padding_and_swizzling_keep_ldmatrix_free_of_conflicts(
    pad: int, swizzle: int, conflicts: bool, tmp_path: Path
) -> None:
    changes = {"#define PAD 8": f"#define PAD {pad}", "#define SWIZZLE 0": f"#define SWIZZLE {swizzle}"}
    e = explained(tmp_path, "bf16_mma", changes)
    assert e.verdict.judgement == "right"
    found = [access for access in e.counts.accesses if access.space == "shared" and access.lane_bytes == 16]
    assert found
    assert any(access.bank_conflicts for access in found) == conflicts
    assert all(access.ideal_wavefronts == 4 * access.requests for access in found)
    assert e.counters["sm__inst_executed_op_ldsm.sum"] == sum(access.requests for access in found)
    assert e.counters["sm__inst_executed_pipe_tensor_op_hmma.sum"] == e.counts.flops // (2 * 16 * 8 * 16)
