"""The templates compile for every architecture that they claim, without spilling."""

from __future__ import annotations

import pytest

from rooftile.compile import compile_kernel
from rooftile.gemm.tiles import SPECIALIZED, SPEEDS
from rooftile.kernels.gemm import gemm_source

pytestmark = pytest.mark.usefixtures("no_disassembler")

NAMES = {"float32": "float", "float64": "double", "float16": "f16", "bfloat16": "bf16"}


@pytest.mark.slow
@pytest.mark.parametrize("arch", ["sm_80", "sm_90a", "sm_100", "sm_120"])
@pytest.mark.parametrize("dtype", sorted(SPEEDS))
def test_every_tile_compiles_with_all_that_can_be_fused(dtype: str, arch: str) -> None:
    width = "2" if dtype == "float64" else "4"
    for tile in SPEEDS[dtype]:
        defines = {name: str(value) for name, value in tile.defines.items()} | {"ELEMENT": NAMES[dtype]}
        defines |= {"VEC_A": width, "VEC_B": width, "VEC_D": "4", "HAS_C": "1", "HAS_BIAS": "1", "ACTIVATION": "gelu"}
        compiled = compile_kernel(gemm_source("simt.cu"), "gemm_simt", arch=arch, defines=defines)
        assert compiled.warnings == ()
        assert compiled.resources is not None
        assert compiled.resources.spill_store_bytes == compiled.resources.spill_load_bytes == 0
        assert compiled.resources.registers_per_thread * tile.threads <= 65536


@pytest.mark.slow
@pytest.mark.parametrize(("along_k", "width"), [("0", "4"), ("1", "1")])
def test_warp_specialized_compiles_with_all_that_can_be_fused(along_k: str, width: str) -> None:
    defines = {name: str(value) for name, value in SPECIALIZED.defines.items()} | {"GENERAL": "1"}
    defines |= {f"VEC_{name}": width for name in "ABD"} | {f"{name}_ALONG_K": along_k for name in "AB"}
    defines |= {"HAS_C": "1", "HAS_BIAS": "1", "ACTIVATION": "gelu"}
    source = gemm_source("warp_specialized.cu")
    compiled = compile_kernel(source, "gemm_warp_specialized", arch="sm_90a", defines=defines)
    assert compiled.warnings == ()
    assert compiled.resources is not None
    assert compiled.resources.spill_load_bytes <= 160  # outside of the loop: of what is fused, once a tile
