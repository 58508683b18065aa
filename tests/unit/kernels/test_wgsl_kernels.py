"""The ladder in WGSL: complete, true to its manifests, within WebGPU's default limits, and launches that cover C."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rooftile.compile.wgsl import syntax
from rooftile.compile.wgsl.check import check
from rooftile.compile.wgsl.parser import parse
from rooftile.compile.wgsl.types import Array, Checked, Vector
from rooftile.core.errors import UnknownNameError, UsageError
from rooftile.core.expressions import evaluate_list
from rooftile.kernels import Manifest, find, ladder
from rooftile.kernels.catalog import WGSL_ORDER, wgsl_ladder
from rooftile.kernels.gemm import gemm_source

NAMES = [manifest.entry for manifest in wgsl_ladder()]
EACH = pytest.mark.parametrize("manifest", wgsl_ladder(), ids=NAMES)
TILES = {"naive": (16, 16), "subgroup": (8, 256), "register_tiled": (64, 64)}


def checked(manifest: Manifest, **overrides: int) -> Checked:
    values = {name: str(value) for name, value in manifest.configure(overrides).items()}
    return check(manifest.source, parse(manifest.source), entry=manifest.entry, overrides=values)


def in_workgroup_memory(variable: syntax.Variable | syntax.Parameter) -> bool:
    words = variable.template if isinstance(variable, syntax.Variable) else ()
    return [word.name for word in words if isinstance(word, syntax.Name)] == ["workgroup"]


def test_every_source_has_its_manifest_and_is_on_the_ladder() -> None:
    found = {entry.name for entry in (files("rooftile.kernels") / "wgsl").iterdir() if entry.is_file()}
    assert found == {f"{name}.{suffix}" for name in NAMES for suffix in ("wgsl", "toml")}
    assert [manifest.name for manifest in wgsl_ladder()] == list(WGSL_ORDER)
    assert not {manifest.name for manifest in ladder()} & set(WGSL_ORDER)


@EACH
def test_manifest_is_true_to_the_source(manifest: Manifest) -> None:
    kernel = checked(manifest)
    x, y, z = kernel.workgroup_size
    block = (*evaluate_list(manifest.block, manifest.parameters), 1, 1)[:3]
    assert block == (x, y, z)
    assert {one.name: one.value for one in kernel.overrides if one.name in manifest.parameters} == manifest.parameters
    declared = set(re.findall(r"^override (\w+): u32 = \d+;", manifest.source.text, re.MULTILINE))
    assert declared == set(manifest.parameters)
    wanted = {"f16": "shader-f16", "subgroups": "subgroups"}
    assert {wanted[feature] for feature in kernel.features} == set(manifest.features)
    assert [(b.number, b.variable.name, b.space, b.access) for b in kernel.bindings] == [
        (0, "d", "uniform", "read"),
        (1, "A", "storage", "read"),
        (2, "B", "storage", "read"),
        (3, "C", "storage", "read_write"),
    ]
    padded = "lda" in manifest.source.text
    assert manifest.args == ("M, N, K, cdiv(K, 4) * 4, cdiv(N, 4) * 4, A, B, C" if padded else "M, N, K, A, B, C")
    for text in (manifest.title, manifest.idea, manifest.lesson, *(p.meaning for p in manifest.parameter_info)):
        assert text.strip() == text != ""
        assert "\n" not in text
    assert manifest.source.text.startswith("// ")


@EACH
def test_default_limits_are_enough(manifest: Manifest) -> None:
    kernel = checked(manifest)
    x, y, z = kernel.workgroup_size
    assert x * y * z <= 256
    shared = [type for variable, type in kernel.variables.items() if in_workgroup_memory(variable)]
    sizes = [type.count * (16 if isinstance(type.element, Vector) else 4) for type in shared if isinstance(type, Array)]
    assert len(sizes) == len(shared)
    assert sum(sizes) <= 16_384
    assert (sizes == []) == (manifest.entry in ("naive", "subgroup"))


@EACH
def test_previous_is_on_the_ladder(manifest: Manifest) -> None:
    if manifest.entry == "naive":
        assert manifest.previous is None
    else:
        assert manifest.previous in WGSL_ORDER[: WGSL_ORDER.index(manifest.name)]


@given(st.sampled_from(wgsl_ladder()), st.integers(1, 5000), st.integers(1, 5000), st.sampled_from([8, 16]))
def test_launch_covers_c_without_waste(manifest: Manifest, m: int, n: int, tile: int) -> None:
    values = manifest.configure({"T": tile} if "T" in manifest.parameters else None)
    columns, rows = evaluate_list(manifest.grid, {"M": m, "N": n, "K": 1, **values})
    tile_m, tile_n = (tile, tile) if "T" in values else TILES.get(manifest.entry, (128, 128))
    assert (rows - 1) * tile_m < m <= rows * tile_m
    assert (columns - 1) * tile_n < n <= columns * tile_n


def test_names_are_found_and_suggested() -> None:
    assert find("wgsl/tiled").source.language == "wgsl"
    assert find("tiled").source.language == "cuda"
    with pytest.raises(UnknownNameError, match="did you mean wgsl/tiled"):
        find("wgsl/tild")
    with pytest.raises(UsageError, match=r"allowed: T \* T <= 256"):
        find("wgsl/tiled").configure({"T": 17})
    with pytest.raises(UsageError, match="allowed: T % 2 == 0"):
        find("wgsl/coarsened").configure({"T": 9})


@pytest.mark.parametrize("file", ["simt.wgsl", "simt_f16.wgsl"])
def test_matmuls_kernel_multiplies_as_the_rung_does(file: str) -> None:
    source = gemm_source(file)
    assert check(source, parse(source), entry="gemm", overrides={}).workgroup_size == (128, 1, 1)
    steps = re.findall(r"^ *s\d+[lr] \+= .*$", source.text, re.MULTILINE)
    assert steps == re.findall(r"^ *s\d+[lr] \+= .*$", find("wgsl/double_buffered").source.text, re.MULTILINE)
    assert len(steps) > 50
    assert len(re.findall(r"vec4f\([AB]\[at", source.text)) == len(re.findall(r"[AB]\[at", source.text)) == 24
