"""The manifests: complete, true to the sources, and launches that cover C."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rooftile.core.errors import UnknownNameError, UsageError
from rooftile.core.expressions import evaluate_list
from rooftile.kernels import Manifest, find, ladder
from rooftile.kernels.catalog import ELEMENTS, ORDER, TENSOR_ORDER, every, numbers

NAMES = [manifest.name for manifest in ladder()]


def test_order() -> None:
    assert list(ORDER) == NAMES
    assert len(set(NAMES)) == len(NAMES)


def test_every_source_has_its_manifest_and_is_on_the_ladder() -> None:
    from importlib.resources import files

    found = {entry.name for entry in (files("rooftile.kernels") / "cuda").iterdir() if entry.is_file()}
    names = [manifest.name for manifest in every()]
    assert names == [*NAMES, *TENSOR_ORDER]
    headers = {header for manifest in every() for header, _ in manifest.source.headers}
    assert found == {f"{name}.{suffix}" for name in names for suffix in ("cu", "toml")} | headers


def test_ladders_of_other_elements_are_by_themselves() -> None:
    found = {elements: [manifest.name for manifest in ladder(elements)] for elements in ("bfloat16", "float16", "tf32")}
    assert found == {"bfloat16": ["mma", "wgmma"], "float16": ["mma", "wgmma"], "tf32": ["mma", "wgmma_tf32"]}
    for elements, names in found.items():
        for name in names:
            assert find(name).configure(find(name).macros_of(elements))["ELEMENT"] == ELEMENTS[elements]["ELEMENT"]
    assert not set(ORDER) & set(TENSOR_ORDER)
    with pytest.raises(UsageError, match=r"no ladder of these elements\n.*got: int8\n.*allowed: float32, bfloat16"):
        ladder("int8")


def test_a_gpu_has_the_rungs_that_its_architecture_has_the_instructions_for() -> None:
    def rungs(elements: str, architecture: str | None) -> list[str]:
        return [manifest.name for manifest in ladder(elements) if manifest.runs_on(architecture)]

    assert NAMES[-2:] == ["async_pipeline", "warp_specialized"]
    assert rungs("float32", "sm_75") == NAMES[:-2]  # cp.async is of sm_80
    assert rungs("float32", "sm_80") == rungs("float32", "sm_120") == rungs("float32", None) == NAMES[:-1]
    assert rungs("float32", "sm_90") == NAMES  # setmaxnreg
    found = [rungs("bfloat16", each) for each in ("sm_75", "sm_80", "sm_90", "sm_90a", "sm_100", None)]
    assert found == [[], ["mma"], ["mma", "wgmma"], ["mma", "wgmma"], ["mma"], ["mma"]]


@pytest.mark.parametrize("manifest", [find(name) for name in TENSOR_ORDER], ids=TENSOR_ORDER)
def test_manifests_on_tensor_cores_are_true_to_the_source(manifest: Manifest) -> None:
    defaults = dict(re.findall(r"^#ifndef (\w+)\n#define \1 (\w+).*\n#endif$", manifest.source.text, re.MULTILINE))
    given = {name: str(value) for name, value in manifest.parameters.items()}
    assert given.items() <= defaults.items()
    names = {"M": 300, "N": 700, "K": 1, **numbers(manifest.configure())}
    assert evaluate_list(manifest.block, names)[0] <= 1024
    assert evaluate_list(manifest.grid, names)[0] == 12
    assert 48 * 1024 < evaluate_list(manifest.shared, names)[0] <= 227 * 1024
    with pytest.raises(UsageError, match=r"cannot have this ELEMENT\n.*got: ELEMENT=f64\n.*allowed: (bf16, f16|tf32)"):
        manifest.configure({"ELEMENT": "f64"})


@pytest.mark.parametrize("manifest", ladder(), ids=NAMES)
def test_manifest_is_true_to_the_source(manifest: Manifest) -> None:
    defaults = dict(re.findall(r"^#ifndef (\w+)\n#define \1 (\d+)\n#endif$", manifest.source.text, re.MULTILINE))
    values = {name: int(value) for name, value in defaults.items()}
    assert manifest.parameters.items() <= values.items()
    general = "general.cuh" in dict(manifest.source.headers)  # whose other macros the ladder leaves alone
    assert len(values) == len(manifest.parameters) or general
    assert re.search(
        rf'extern "C" __global__ void[^;{{]*\b{manifest.entry}\(const float\* A, const float\* B, float\* C, '
        r"int M, int N, int K\)",
        manifest.source.text,
    )
    assert manifest.args == "A, B, C, M, N, K"
    assert manifest.configure() == manifest.parameters
    for text in (manifest.title, manifest.idea, manifest.lesson, *(p.meaning for p in manifest.parameter_info)):
        assert text.strip() == text != ""
        assert "\n" not in text


@pytest.mark.parametrize("manifest", ladder(), ids=NAMES)
def test_previous_is_a_kernel_that_does_it_right(manifest: Manifest) -> None:
    if manifest.name == "naive":
        assert manifest.previous is None
    else:
        assert manifest.previous is not None
        assert not find(manifest.previous).counterexample


@given(
    st.sampled_from(ladder()),
    st.integers(1, 5000),
    st.integers(1, 5000),
    st.sampled_from([8, 16, 32]),
)
def test_launch_covers_c_without_waste(manifest: Manifest, m: int, n: int, tile: int) -> None:
    values = manifest.configure({"T": tile} if "T" in manifest.parameters else None)
    names = {"M": m, "N": n, "K": 1, **values}
    block = (*evaluate_list(manifest.block, names), 1)[:2]
    grid = evaluate_list(manifest.grid, {**names, "blockDim.x": block[0], "blockDim.y": block[1]})
    assert block[0] * block[1] <= 1024
    if "BLOCKS" in values:  # which stay, and take tile after tile
        tiles = -(-m // values["BM"]) * -(-n // values["BN"])
        assert grid == (min(tiles, values["BLOCKS"]),)
        return
    rows, columns = grid[::-1]
    tile_m = values.get("BM", values.get("T", block[1]))
    tile_n = values.get("BN", values.get("T", block[0]))
    if manifest.name == "naive_uncoalesced":
        rows, columns = columns, rows
    assert (rows - 1) * tile_m < m <= rows * tile_m
    assert (columns - 1) * tile_n < n <= columns * tile_n


def test_overrides() -> None:
    assert find("tiled").configure({"T": "32"}) == {"T": 32}
    assert find("coarsened").configure({"T": 64, "W": "T / 8"}) == {"T": 64, "W": 4}


@pytest.mark.parametrize(
    ("name", "overrides", "message"),
    [
        ("tiled", {"T": 33}, r"got: T=33\n.*allowed: T \* T <= 1024"),
        ("tiled", {"T": 0}, r"got: T=0\n.*allowed: T >= 1"),
        ("tiled", {"T": "4x"}, "-D T: cannot read '4x'"),
        ("coarsened", {"W": 3}, r"allowed: T % W == 0"),
        ("coarsened", {"W": 0}, r"allowed: W >= 1"),
        ("register_tiled", {"TM": 0}, r"allowed: min\(BM, BN, BK, TM, TN\) >= 1"),
        ("warp_tiled", {"WN": 64}, r"allowed: \(WM / TM\) \* \(WN / TN\) == 32"),
    ],
)
def test_overrides_that_break_a_requirement(name: str, overrides: dict[str, int | str], message: str) -> None:
    with pytest.raises(UsageError, match=message) as caught:
        find(name).configure(overrides)
    assert caught.value.exit_status == 64


def test_unknown_parameter_names_the_known_ones() -> None:
    with pytest.raises(UnknownNameError, match=r"kernel tiled has no parameter BM\n.*\n.*allowed: T \(width"):
        find("tiled").configure({"BM": 1})
    with pytest.raises(UnknownNameError, match="allowed: none"):
        find("naive").configure({"T": 1})


def test_unknown_kernel_suggests_its_neighbours() -> None:
    with pytest.raises(UnknownNameError, match="did you mean tiled"):
        find("tild")
    with pytest.raises(UnknownNameError, match=r"FILE\.cu:NAME"):
        find("zzz")
