"""Every kernel compiles for old and new architectures and for other tile sizes, without spilling."""

from __future__ import annotations

import pytest

from rooftile.compile import compile_kernel
from rooftile.compile.nvidia import toolchain
from rooftile.core.errors import CompileError
from rooftile.core.source import Compiled
from rooftile.kernels import find, ladder

pytest.importorskip("cuda.bindings.nvrtc", reason="NVRTC is not installed")

NAMES = [manifest.name for manifest in ladder()]
TWO_BLOCKS = ("register_tiled", "vectorized", "warp_tiled", "double_buffered")
"""Two blocks of 256 threads have room on an SM, which has 65,536 registers: at most 128 a thread."""
OTHERS: list[tuple[str, dict[str, int]]] = [
    ("tiled", {"T": 32}),
    ("tiled", {"T": 7}),
    ("coarsened", {"T": 30, "W": 3}),
    ("register_tiled", {"BM": 64, "BN": 64, "BK": 16, "TM": 4, "TN": 4}),
    ("register_tiled", {"BM": 16, "BN": 48, "BK": 8, "TM": 2, "TN": 3}),
    ("vectorized", {"BM": 64, "BN": 64, "BK": 16, "TM": 4, "TN": 4}),
    ("warp_tiled", {"BM": 64, "BN": 64, "BK": 16, "WM": 32, "WN": 32, "TM": 8, "TN": 4}),
    ("warp_tiled", {"BM": 128, "BN": 256, "BK": 8, "WM": 64, "WN": 64, "TM": 8, "TN": 16}),
    ("double_buffered", {"BM": 64, "BN": 64, "BK": 16, "WM": 32, "WN": 32, "TM": 8, "TN": 4}),
    ("double_buffered", {"BM": 128, "BN": 256, "BK": 8, "WM": 64, "WN": 64, "TM": 8, "TN": 16}),
    ("async_pipeline", {"BM": 64, "BN": 64, "BK": 8, "WM": 32, "WN": 32, "TM": 8, "TN": 4}),
    ("async_pipeline", {"BM": 128, "BN": 128, "BK": 16, "WM": 64, "WN": 64, "TM": 16, "TN": 8}),
    ("warp_specialized", {"BM": 64, "BN": 64, "WM": 32, "WN": 32, "TM": 8, "TN": 4}),
    ("warp_specialized", {"BM": 128, "BN": 256, "BK": 16, "TM": 8, "TN": 16, "STAGES": 8}),
]


def _compile(name: str, arch: str, overrides: dict[str, int] | None = None) -> Compiled:
    manifest = find(name)
    defines = {macro: str(value) for macro, value in manifest.configure(overrides).items()}
    return compile_kernel(manifest.source, manifest.entry, arch=arch, defines=defines)


def _check(compiled: Compiled) -> None:
    assert not compiled.warnings
    assert compiled.signature.entry == compiled.signature.name
    assert [(p.name, p.kind, p.dtype, p.const) for p in compiled.signature.parameters] == [
        ("A", "pointer", "float32", True),
        ("B", "pointer", "float32", True),
        ("C", "pointer", "float32", False),
        ("M", "scalar", "int32", False),
        ("N", "scalar", "int32", False),
        ("K", "scalar", "int32", False),
    ]
    assert compiled.resources is not None
    assert compiled.resources.spill_load_bytes == compiled.resources.spill_store_bytes == 0
    assert compiled.resources.local_bytes_per_thread == 0


@pytest.mark.parametrize(
    "arch", ["sm_90", *(pytest.param(arch, marks=pytest.mark.slow) for arch in ("sm_75", "sm_80", "sm_120"))]
)
@pytest.mark.parametrize("name", NAMES)
def test_defaults(name: str, arch: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(toolchain, "nvdisasm", lambda: None)
    if find(name).runs_on(arch):
        compiled = _compile(name, arch)
        _check(compiled)
        if arch == "sm_90" and name in TWO_BLOCKS:
            assert compiled.resources is not None
            assert compiled.resources.registers_per_thread <= 128
    else:
        with pytest.raises(CompileError):
            _compile(name, arch)


@pytest.mark.slow
@pytest.mark.parametrize(("name", "overrides"), OTHERS)
def test_other_tile_sizes(name: str, overrides: dict[str, int], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(toolchain, "nvdisasm", lambda: None)
    _check(_compile(name, "sm_90", overrides))


@pytest.mark.parametrize("name", ["vectorized", "warp_tiled", "double_buffered"])
def test_vector_accesses_reach_the_machine_code(name: str) -> None:
    opcodes = [instruction.opcode for instruction in _compile(name, "sm_90").sass]
    for wide in ("LDG.E.128", "STG.E.128", "LDS.128", "STS.128"):
        assert wide in opcodes
    assert "LDS" not in opcodes


@pytest.mark.parametrize(
    ("name", "defines", "message"),
    [
        ("tiled", {"T": "33"}, "tiled: a block of T x T threads needs 1 <= T <= 32"),
        ("coarsened", {"T": "32", "W": "3"}, "coarsened: T must be a multiple of W"),
        ("register_tiled", {"TM": "7"}, "register_tiled: BM must be a multiple of TM"),
        ("vectorized", {"TM": "2"}, "vectorized: TM, TN and BK must be multiples of 4"),
        ("warp_tiled", {"WN": "64"}, "warp_tiled: WM/TM x WN/TN must be 32 lanes"),
        ("double_buffered", {"BK": "4"}, "double_buffered: the block's threads must be whole rows of the tiles"),
        ("async_pipeline", {"BK": "16"}, "async_pipeline: two pairs of tiles must fit in 48 KB"),
    ],
)
def test_tile_sizes_that_cannot_be_are_refused_by_the_source_too(
    name: str, defines: dict[str, str], message: str
) -> None:
    with pytest.raises(CompileError, match=message):
        compile_kernel(find(name).source, name, defines=defines)
