"""The kernels on tensor cores compile for what they claim, within their registers, to the instructions meant."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from rooftile.compile import compile_kernel
from rooftile.core.errors import CompileError
from rooftile.core.source import Compiled
from rooftile.gemm.tensor_cores import MMA_TILES, WgmmaTile
from rooftile.kernels import find
from rooftile.kernels.gemm import gemm_source

pytest.importorskip("cuda.bindings.nvrtc", reason="NVRTC is not installed")

FUSED = {"GENERAL": 1, "HAS_C": 1, "HAS_BIAS": 1, "ACTIVATION": "gelu"}


def built(name: str, arch: str, defines: dict[str, Any] | None = None) -> Compiled:
    given = {macro: str(value) for macro, value in (defines or {}).items()}
    entry = f"gemm_{name}" if given.get("GENERAL") == "1" else name
    compiled = compile_kernel(gemm_source(f"{name}.cu"), entry, arch=arch, defines=given)
    resources = compiled.resources
    assert compiled.warnings == ()
    assert resources is not None
    assert resources.spill_store_bytes == resources.local_bytes_per_thread == 0
    return compiled


def opcodes(compiled: Compiled) -> Counter[str]:
    return Counter(instruction.opcode.split(".")[0] for instruction in compiled.sass)


@pytest.mark.slow
@pytest.mark.parametrize("elements", ["bfloat16", "float16", "tf32"])
def test_mma_compiles_for_each_architecture(elements: str) -> None:
    for arch in ("sm_80", "sm_90", "sm_100", "sm_120")[: 4 if elements == "bfloat16" else 2]:
        compiled = built("mma", arch, find("mma").macros_of(elements))
        assert compiled.resources is not None
        assert compiled.resources.registers_per_thread <= 255
        found = opcodes(compiled)
        assert found["HMMA"] == 128  # 4 x 8 a step, in two loops of two
        assert found["LDSM"] > 0
        assert found["LDGSTS"] > 0


@pytest.mark.slow
def test_older_architectures_are_told() -> None:
    with pytest.raises(CompileError):
        built("mma", "sm_75")
    for arch in ("sm_80", "sm_100"):
        with pytest.raises(CompileError):
            built("wgmma", arch)


@pytest.mark.slow
@pytest.mark.parametrize(("element", "share"), [("bf16", 0), ("f16", 1), ("tf32", 0)])
def test_wgmma_keeps_its_products_together(element: str, share: int) -> None:
    tf32 = element == "tf32"
    compiled = built("wgmma_tf32" if tf32 else "wgmma", "sm_90a", {"ELEMENT": element, "SHARE": share})
    assert compiled.resources is not None
    assert (
        compiled.resources.registers_per_thread == 168
    )  # of 65,536 a third of 384 threads each; setmaxnreg shifts them
    text = [instruction.opcode for instruction in compiled.sass]
    products = [number for number, opcode in enumerate(text) if opcode.startswith("HGMMA.64x256x")]
    assert len(products) == (8 if tf32 else 4)  # of tf32 the loop is over pairs of stages
    between = text[products[0] : products[3]]
    assert not [opcode for opcode in between if opcode.startswith(("WARPGROUP", "BAR", "SYNCS", "F2F"))]
    assert {"UTMALDG", "UTMASTG", "STS" if tf32 else "STSM", "USETMAXREG"} <= set(opcodes(compiled))
    assert any(opcode.startswith("UTMALDG") and "MULTICAST" in opcode for opcode in text)
    # Nothing waits for global memory but a flag that tells of it: before the first copy that takes a twentieth of a
    # small launch.
    assert len([opcode for opcode in text if opcode.startswith("MEMBAR") and "GPU" in opcode]) == share


@pytest.mark.slow
@pytest.mark.parametrize("tile", [next(iter(MMA_TILES)), WgmmaTile(128, 256, 4, 2)], ids=str)
def test_templates_compile_with_all_that_can_be_fused(tile: Any) -> None:
    names = ("bm", "bn", "stages", *(("wm", "wn") if tile in MMA_TILES else ("cluster",)))
    defines = {**FUSED, **{name.upper(): getattr(tile, name) for name in names}}
    if tile in MMA_TILES:
        defines |= {"VEC_A": 8, "VEC_B": 8, "VEC_C": 8, "VEC_D": 8}
    built(*(("mma", "sm_80") if tile in MMA_TILES else ("wgmma", "sm_90a")), defines)


@pytest.mark.slow
def test_tiles_of_most_sums_fit_where_nothing_is_fused() -> None:
    for layout in ({}, {"A_ALONG_K": 0}, {"B_ALONG_K": 1}):
        built("wgmma", "sm_90a", {"BM": 256, "BN": 192, "STAGES": 3, **layout})


@pytest.mark.parametrize(
    ("name", "defines", "message"),
    [
        ("mma", {"WN": "16"}, "mma: WN must be 32 or 64"),
        ("mma", {"BK": "128"}, "mma: BK must be 64 or 128 bytes"),
        ("wgmma", {"BM": "96"}, "wgmma: BM must be 64, 128 or 256"),
        ("wgmma", {"BN": "160"}, "wgmma: BN must be 128, 192 or 256"),
        ("wgmma", {"BM": "256"}, "wgmma: the sums of such a tile do not fit in the registers"),
        ("wgmma", {"BM": "64", "BN": "192"}, "wgmma: the blocks of a cluster copy whole boxes of A's tile"),
    ],
)
def test_sizes_that_cannot_be_are_refused_by_the_source_too(name: str, defines: dict[str, str], message: str) -> None:
    with pytest.raises(CompileError, match=message):
        compile_kernel(find(name).source, name, defines=defines)
