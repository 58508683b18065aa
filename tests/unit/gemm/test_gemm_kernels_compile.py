"""The templates compile for every architecture that they claim, without spilling."""

from __future__ import annotations

import pytest

from rooftile.compile import compile_kernel
from rooftile.gemm.tiles import SPEEDS
from rooftile.kernels.gemm import gemm_source


@pytest.mark.slow
@pytest.mark.parametrize("arch", ["sm_80", "sm_90a", "sm_100", "sm_120"])
@pytest.mark.parametrize("dtype", sorted(SPEEDS))
def test_every_tile_compiles_with_all_that_can_be_fused(dtype: str, arch: str) -> None:
    width = "2" if dtype == "float64" else "4"
    for tile in SPEEDS[dtype]:
        defines = {name: str(value) for name, value in tile.defines.items()} | {"ELEMENT": dtype}
        defines |= {"VEC_A": width, "VEC_B": width, "VEC_D": "4", "HAS_C": "1", "HAS_BIAS": "1", "ACTIVATION": "gelu"}
        compiled = compile_kernel(gemm_source("simt.cu"), "gemm_simt", arch=arch, defines=defines)
        assert compiled.warnings == ()
        assert compiled.resources is not None
        assert compiled.resources.spill_store_bytes == compiled.resources.spill_load_bytes == 0
        assert compiled.resources.registers_per_thread * tile.threads <= 65536
