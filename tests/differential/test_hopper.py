"""Compute capability 9.0: GEMMs against float64 and against an H200, and what is wrong with them after one edit."""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from gpu_hopper import digest, executed, whole
from hopper_cases import Case, copy_cases, forms, product_cases, source

import rooftile
from rooftile.compile import compile_kernel, load_source
from rooftile.core.explanation import Explanation
from rooftile.core.source import Source
from rooftile.ptx import Kernel, parse

KERNELS = Path(__file__).parent / "kernels"
NAMES = ("warp_specialised", "multicast", "registers", "persistent")


def explain(path: Path, m: int, n: int, k: int) -> Explanation:
    return rooftile.explain(str(path), M=m, N=n, K=k, check=False)


@pytest.mark.slow
@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize(("m", "n", "k"), [(128, 128, 64), (400, 520, 328)])
def test_whole_kernels_are_right(name: str, m: int, n: int, k: int) -> None:
    result = explain(KERNELS / f"hopper_{name}.cu", m, n, k)
    assert result.verdict.judgement == "right", result.verdict
    assert not result.findings
    assert result.resources is not None
    assert result.resources.arch == "sm_90a"
    rows, columns = (64, 64) if name == "registers" else (128, 128)
    depth = 16 if name == "registers" else 64
    padded = [-(-size // tile) * tile for size, tile in ((m, rows), (n, columns), (k, depth))]
    assert result.counts.products == {("f32", "bf16"): padded[0] * padded[1] * padded[2]}


@pytest.mark.slow
def test_what_is_stored_by_bulk_copies_is_not_missed() -> None:
    path = KERNELS / "hopper_persistent.cu"
    result = rooftile.explain(str(path), M=512, N=512, K=512, budget=0.01, check=False)
    assert result.verdict.judgement == "right"
    assert result.verdict.checked_cells == 512 * 512
    assert any("not counted" in note for note in result.notes)


FAULTS = {
    "no wait": ("warp_specialised", r"finish<0>\(\);", "", "wgmma-in-flight"),
    "one group left": ("warp_specialised", r"finish<0>\(\);", "finish<1>();", "wgmma-in-flight"),
    "no fence": ("warp_specialised", r"\n        fence\(\);", "", "wgmma-fence"),
    "wrong parity": ("warp_specialised", r"(full\[stage\], k / STAGES % 2)\)", r"\1 ^ 1)", "deadlock"),
    "stage never released": ("warp_specialised", r"arrive\(&s.empty\[stage\]\);", "", "deadlock"),
    "too many bytes expected": ("warp_specialised", r"\(BM \+ BN\) \* BK \* 2", "(BM + BN) * BK * 4", "deadlock"),
    "wrong swizzle": ("warp_specialised", r"(B.T,bf16,box=\(64,128\)),swizzle=128", r"\1", "wrong-result"),
    "wrong coordinates": ("warp_specialised", r"k \* BK, column\)", "column, k * BK)", "wrong-result"),
    "wrong stride": ("warp_specialised", r"s\.b\[stage\] \+ kk\)", "s.b[stage] + kk, 512)", "wrong-result"),
    "wrong blocks": ("multicast", r"rank \* 64, 3\)", "rank * 64, 1)", "deadlock"),
    "unaligned tile": ("registers", r"load\(b, ", "load(b + 32, ", "bulk-copy"),
    "other layout": ("persistent", r"chunk \^ r % 8", "chunk", "wrong-result"),
}


@pytest.mark.slow
@pytest.mark.parametrize("fault", FAULTS)
def test_one_edit_is_found(fault: str, tmp_path: Path) -> None:
    name, pattern, instead, kind = FAULTS[fault]
    text = (KERNELS / f"hopper_{name}.cu").read_text()
    edited, edits = re.subn(pattern, instead, text)
    assert edits
    (tmp_path / "hopper.cuh").write_text((KERNELS / "hopper.cuh").read_text())
    (tmp_path / "kernel.cu").write_text(edited)
    result = explain(tmp_path / "kernel.cu", 256, 256, 328)
    assert result.verdict.judgement == "wrong"
    found = [finding for finding in result.findings if finding.kind == kind]
    assert found, result.findings
    assert kind == "wrong-result" or found[0].location is not None


def test_a_kernel_without_its_tensor_maps_is_asked_for_them(tmp_path: Path) -> None:
    text = (KERNELS / "hopper_registers.cu").read_text()
    (tmp_path / "hopper.cuh").write_text((KERNELS / "hopper.cuh").read_text())
    (tmp_path / "kernel.cu").write_text(re.sub(r"tma\(B.*?128\)", "B", text))
    with pytest.raises(rooftile.RooftileError, match=r"what does B map\?") as caught:
        explain(tmp_path / "kernel.cu", 64, 64, 64)
    assert "tma(A, bf16, box=(64,128), swizzle=128)" in str(caught.value)


@cache
def recorded() -> dict[str, Any]:
    """What an H200 gave (``benchmarks/gpu_hopper.py``)."""
    path = Path(__file__).parents[2] / "benchmarks" / "results" / "hopper-h200.json"
    return dict(json.loads(path.read_text()))


@cache
def products() -> tuple[dict[str, Case], dict[str, Kernel]]:
    """The cases of ``wgmma``, and their kernels by name."""
    cases = {case.name: case for case in product_cases()}
    compiled = compile_kernel(Source("products.cu", source()), forms()[0].name, arch="sm_90a")
    return cases, parse(compiled.ptx).kernels


@pytest.mark.slow
@pytest.mark.parametrize("name", sorted(name for name in recorded()["cases"] if name.startswith("wgmma")))
def test_products_are_those_of_an_h200(name: str) -> None:
    if name in recorded()["differing"]:
        assert recorded()["differing"][name][0] == 1  # of 40,960
        return
    cases, kernels = products()
    found = executed(kernels[cases[name].kernel], cases[name])[6]
    assert digest(found, found) == recorded()["cases"][name]


@pytest.mark.slow
def test_boxes_lie_where_an_h200_puts_them() -> None:
    path = Path(__file__).parents[1] / "unit" / "simt" / "hopper.cu"
    kernel = parse(compile_kernel(load_source(path), "dump2", arch="sm_90a").ptx).kernels["dump2"]
    refused = set(recorded()["illegal_instruction"])
    for case in copy_cases():
        if case.name not in refused:
            found = executed(kernel, case)[1]
            assert digest(found, found) == recorded()["cases"][case.name], case.name


@pytest.mark.slow
@pytest.mark.parametrize("name", NAMES)
def test_whole_kernels_give_and_count_what_an_h200_does(name: str) -> None:
    case, outputs, _ = whole(KERNELS / f"hopper_{name}.cu")
    (output,) = outputs.values()
    assert digest(output, output) == recorded()["cases"][case.name]
    counters = explain(KERNELS / f"hopper_{name}.cu", 400, 520, 328).counters
    copies, gmma = (f"sm__{each}.sum" for each in ("sass_inst_executed_op_tma_ld", "inst_executed_pipe_tensor_op_gmma"))
    counted = [launch for launch in recorded()["counters"] if launch["kernel"] == "gemm"]
    assert {copies: counters[copies], gmma: counters[gmma]} in [
        {copies: launch[copies], gmma: launch[gmma]} for launch in counted
    ]
