"""Plans on tensor cores: when, how TMA is told of arrays, and what the kernels make of it on the executor."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest
from interpreter import Interpreter
from test_matmul_on_cpu import check, normal
from test_plans import DTYPES, expected, whole

import rooftile
from rooftile.core.plan import TensorArgument
from rooftile.device import NullDevice
from rooftile.gemm import forms, planning, tensor_cores
from rooftile.gemm.multiply import prepared
from rooftile.gemm.tensor_cores import MMA_TILES, TF32_TILES, WGMMA_TILES, WgmmaTile

Array = npt.NDArray[Any]


def zeros(*shape: int, dtype: str = "bfloat16") -> Array:
    return np.zeros(shape, DTYPES[dtype])


def entry(a: Array, b: Array, arch: str = "sm_90a", **options: Any) -> str:
    return rooftile.plan(a, b, device=NullDevice(arch=arch), **options).entry


@pytest.fixture
def only(monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """Leaves one tile to choose."""

    def choose(tile: Any) -> None:
        for name, tiles in (("MMA_TILES", MMA_TILES), ("WGMMA_TILES", WGMMA_TILES), ("TF32_TILES", TF32_TILES)):
            monkeypatch.setattr(tensor_cores, name, {tile: tiles[tile]} if tile in tiles else {})
        prepared.cache_clear()

    yield choose
    prepared.cache_clear()


@pytest.mark.parametrize("dtype", ["bfloat16", "float16"])
def test_each_architecture_gets_the_best_it_has(dtype: str) -> None:
    a = zeros(2048, 2048, dtype=dtype)
    found = [entry(a, a, arch) for arch in ("sm_75", "sm_80", "sm_90", "sm_90a", "sm_100a", "sm_120a")]
    assert found == ["gemm_simt", "gemm_mma", "gemm_mma", "wgmma", "gemm_mma", "gemm_mma"]


@pytest.mark.parametrize(("arch", "most"), [("sm_80", 163), ("sm_86", 99), ("sm_90a", 227), ("sm_120a", 99)])
def test_no_block_has_more_shared_memory_than_there_is(arch: str, most: int) -> None:
    for dtype in ("float32", "bfloat16"):
        wide = zeros(4096, 4096, dtype=dtype)
        for few in (wide, wide[:128], wide[:32], wide[:16], wide[:2]):
            made = rooftile.plan(few, wide, device=NullDevice(arch=arch))
            assert made.launch is not None
            assert made.launch.dynamic_shared_bytes <= most * 1024


def test_tf32_is_asked_for_and_only_float32_can_be() -> None:
    a = np.zeros((256, 256), np.float32)
    assert entry(a, a) == "gemm_simt"
    assert entry(a, a, precision="ieee") == "gemm_simt"
    assert entry(a, a, "sm_80", precision="tf32") == "gemm_mma"
    with pytest.raises(rooftile.UsageError, match=r"cannot multiply tf32\n.*sm_75.*A \(256, 256\) float32"):
        entry(a, a, "sm_75", precision="tf32")
    half = zeros(4, 8)
    with pytest.raises(rooftile.UsageError, match=r"only float32.*\n.*A \(4, 8\) bfloat16, B \(8, 4\) bfloat16"):
        entry(half, half.T, precision="tf32")


def test_large_products_of_float32_take_the_ladders_best(monkeypatch: pytest.MonkeyPatch) -> None:
    a = np.zeros((2048, 2048), np.float32)
    calls: list[tuple[Any, Any, dict[str, Any]]] = [(a.T, a, {}), (a, a.T, {}), (a, a, {"alpha": 2})]
    calls += [(a, a, {"activation": "relu"}), (a, a, {"beta": 1, "c": a}), (a, a, {"bias": a[0]})]
    calls += [(a[None], a[None].repeat(2, 0), {}), (a[:, :-1], a[:-1], {})]
    assert {entry(x, y, **options) for x, y, options in [(a, a, {}), *calls]} == {"gemm_warp_specialized"}
    assert entry(a[:500, :100], a[:100, :500]) == "gemm_simt"  # large tiles for few of the multiprocessors
    assert {entry(a, a, "sm_80"), entry(a, a, "sm_90"), entry(a, a, "sm_120a")} == {"async_pipeline"}
    assert {entry(x, y, "sm_80", **options) for x, y, options in calls} == {"gemm_simt"}
    assert {entry(a, a, "sm_75"), entry(a[:1024], a, "sm_80")} == {"gemm_simt"}
    for limit in ("_LARGE", "_LEAST_SIDE"):
        monkeypatch.setattr(forms, limit, 1)
    rng = np.random.default_rng(0)
    left, right = whole(rng, (257, 20), "float32"), whole(rng, (20, 132), "float32")
    for arch in ("sm_80", "sm_90a"):
        got = rooftile.matmul(left, right, device=Interpreter(arch=arch))
        np.testing.assert_array_equal(got, left @ right)
    prepared.cache_clear()


@pytest.mark.parametrize("order", ["CC", "CF", "FC", "FF"])
def test_every_layout_of_float32_is_covered_by_the_ladders_best(order: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(planning, "SPEEDS", {"float32": {}})
    prepared.cache_clear()
    rng = np.random.default_rng(2)
    device = Interpreter(sms=3)
    for m, n, k in ((300, 132, 36), (257, 515, 7)):
        a, b = (whole(rng, (2, *shape), "float32") for shape in ((m, k), (k, n)))
        a, b = (x if o == "C" else x.swapaxes(1, 2).copy().swapaxes(1, 2) for x, o in zip((a, b), order, strict=True))
        c, bias = whole(rng, (n,), "float32"), whole(rng, (n,), "float32")
        got = rooftile.matmul(a, b, device=device, alpha=2, beta=-1, c=c, bias=bias)
        assert device.macros["GENERAL"] == "1"
        np.testing.assert_array_equal(got, expected(a, b, 2, -1, c, bias))
    prepared.cache_clear()


def test_what_no_tensor_map_can_describe_is_copied_first_or_stored_without_one() -> None:
    a = zeros(2048, 2048)
    shifted = zeros(2048 * 2048 + 8).reshape(-1)[4 : 4 + 2048 * 2048].reshape(2048, 2048)
    assert entry(a, a) == entry(a.T, a) == entry(a, a.T) == entry(a[:, 8:1032], a[:1024]) == "wgmma"
    # An address, a row, or a row of the result that is no multiple of 16 bytes; rows in memory that is, but are longer.
    odd = zeros(2048, 2047)
    made = [rooftile.plan(x, y, device=NullDevice()) for x, y in ((shifted, a), (odd, a[:-1]), (a, odd), (odd.T, odd))]
    assert [plan.entry for plan in made] == ["wgmma", "wgmma", "gemm_wgmma", "gemm_wgmma"]
    assert [[step.arguments[:2] for step in plan.before] for plan in made] == [
        [("A", "padded A")], [("A", "padded A")], [("B", "padded B")], [("A", "padded A"), ("B", "padded B")]
    ]  # fmt: skip
    assert [dict(plan.defines).get("PLAIN_D") for plan in made] == [None, None, "1", "1"]
    assert (entry(a[:, :-1], a[:-1]), rooftile.plan(a[:, :-1], a[:-1], device=NullDevice()).before) == ("wgmma", ())
    assert entry(a, a, out=zeros(2048, 2048).T) == "gemm_mma"  # TMA stores along rows
    gaps = zeros(2048, 2056)[:, :2044]  # and in 16 bytes: the last of a row would be written over what is behind it
    assert dict(rooftile.plan(a, gaps, out=gaps, device=NullDevice()).defines)["PLAIN_D"] == "1"


def test_wgmma_of_tf32_wants_one_factor_along_k() -> None:
    a = np.zeros((2048, 2048), np.float32)
    assert {entry(x, y, precision="tf32") for x, y in ((a, a), (a, a.T), (a.T, a.T))} == {"wgmma_tf32"}
    assert entry(a.T, a, precision="tf32") == "gemm_mma"
    odd = np.zeros((2048, 2046), np.float32)  # rows of no whole 16 bytes
    made = rooftile.plan(odd, odd.T, precision="tf32", device=NullDevice())
    assert (made.entry, [step.entry for step in made.before]) == ("wgmma_tf32", ["gemm_pad", "gemm_pad"])
    assert entry(a, odd, precision="tf32") == "gemm_mma"  # so are the result's
    gaps = np.zeros((2048, 2048), np.float32)[:, :2046]
    assert entry(a, gaps, out=gaps, precision="tf32") == "gemm_mma"


def test_lines_off_128_bytes_and_few_tiles_take_clusters_that_copy_less() -> None:
    def tile(m: int, n: int, k: int) -> tuple[str, ...]:
        made = rooftile.plan(zeros(m, k), zeros(k, n), device=NullDevice())
        return tuple(dict(made.defines)[name] for name in ("BM", "BN", "CLUSTER"))

    assert tile(1000, 1000, 1000) == tile(256, 4096, 4096) == ("64", "128", "2")
    assert tile(64, 4096, 4096) == ("64", "128", "1")  # of a cluster's two tiles one would be outside


def test_maps_count_elements_from_the_fastest_and_strides_in_bytes() -> None:
    a, b = zeros(3, 256, 512), zeros(3, 512, 256)
    made = rooftile.plan(a, b.swapaxes(1, 2).copy().swapaxes(1, 2), device=NullDevice(sms=1))
    assert made.entry == "gemm_wgmma"
    left, right, result = (argument for argument in made.arguments if isinstance(argument, TensorArgument))
    rows = int(dict(made.defines)["BN"]) // int(dict(made.defines)["CLUSTER"])
    assert (left.array, left.layout.sizes, left.layout.strides) == ("A", (512, 256, 1, 3), (1024, 1024, 262144))
    assert (right.array, right.layout.sizes, right.layout.box) == ("B", (512, 256, 1, 3), (64, rows, 1, 1))
    assert (result.array, result.layout.sizes, result.layout.box) == ("D", (256, 256, 1, 3), (64, 64, 1, 1))


@pytest.mark.parametrize("tile", [*MMA_TILES, *WGMMA_TILES, *TF32_TILES], ids=str)
def test_every_form_covers_what_it_is_given(tile: Any, only: Any) -> None:
    only(tile)
    dtype, precision = ("float32", "tf32") if tile in TF32_TILES else ("bfloat16", None)
    rng = np.random.default_rng(1)
    device = Interpreter(sms=6)
    for m, n, k, batch in ((304, 520, 72, 1), (128, 256, 8, 5), (8, 16, 64, 3)):
        for order in ("CC", "FF", "CF"):
            factors = []
            for shape, kind in zip(((m, k), (k, n)), order, strict=True):
                each = np.asarray(whole(rng, (*([batch] if batch > 1 else []), *shape), dtype))
                factors.append(each.swapaxes(-1, -2).copy().swapaxes(-1, -2) if kind == "F" else each)
            a, b = factors
            c, bias = whole(rng, (n,), dtype), whole(rng, (n,), dtype)
            options: dict[str, Any] = {"c": c, "bias": bias, "activation": "relu", "precision": precision}
            if isinstance(tile, WgmmaTile) and tile.bm > tile.bn:  # for what is nothing but a product
                if batch == 1:
                    np.testing.assert_array_equal(rooftile.matmul(a, b, device=device), expected(a, b).astype(a.dtype))
                continue
            got = rooftile.matmul(a, b, alpha=0.5, beta=2, device=device, **options)
            wanted = np.maximum(expected(a, b, 0.5, 2, c, bias), 0)
            np.testing.assert_array_equal(got.astype(np.float64), wanted.astype(got.dtype).astype(np.float64))


def test_the_executor_multiplies_on_tensor_cores() -> None:
    rng = np.random.default_rng(2)
    check(normal(rng, (5, 7), "bfloat16"), normal(rng, (7, 3), "bfloat16"))


@pytest.mark.slow
@pytest.mark.parametrize("number", range(10))
def test_every_tile_and_layout_is_right(number: int, only: Any) -> None:
    tile = [*list(MMA_TILES)[1:4], *WGMMA_TILES][number]
    only(tile)
    rng = np.random.default_rng(3)
    dtype = "float16" if number % 2 else "bfloat16"
    for a_major, b_major in (("CC", "FF"), ("CF", "FC"))[number // 2 % 2]:
        a, b = normal(rng, (tile.bm + 8, 72), dtype), normal(rng, (72, tile.bn + 24), dtype)
        check(np.asarray(a, order=a_major), np.asarray(b, order=b_major))


@pytest.mark.slow
@pytest.mark.parametrize("tile", [list(MMA_TILES)[3], WgmmaTile(128, 256, 4, 2, 16)], ids=str)
def test_what_is_fused_is_right(tile: Any, only: Any) -> None:
    only(tile)
    rng = np.random.default_rng(4)
    a, b = normal(rng, (2, 40, 24), "bfloat16"), normal(rng, (2, 24, 72), "bfloat16")
    c, bias = normal(rng, (40, 1), "bfloat16"), normal(rng, (72,), "bfloat16")
    check(a, b, alpha=-0.5, beta=2, c=c, bias=bias, activation="gelu")


@pytest.mark.slow
@pytest.mark.parametrize(("number", "order"), [(0, "CC"), (1, "CF"), (2, "FF")])
def test_wgmma_of_tf32_is_right_in_all_its_layouts(number: int, order: str, only: Any) -> None:
    only(list(TF32_TILES)[number])
    rng = np.random.default_rng(5)
    a, b = (np.asarray(normal(rng, shape, "float32"), order=kind)
            for shape, kind in zip(((136, 40), (40, 260)), order, strict=True))  # fmt: skip
    c, bias = normal(rng, (136, 1), "float32"), normal(rng, (260,), "float32")
    got = rooftile.matmul(a, b, precision="tf32", alpha=-0.5, beta=2, c=c, bias=bias, activation="relu")
    products = np.abs(a).astype(float) @ np.abs(b)
    wanted = np.maximum(-0.5 * (a.astype(float) @ b) + 2.0 * c + bias, 0)
    assert (np.abs(got - wanted) <= 2.0**-10 * products + 1e-5).all()  # half of 2^-9: alpha
    assert rooftile.plan(a, b, precision="tf32", bias=bias).entry == "gemm_wgmma_tf32"


@pytest.mark.slow
def test_tf32_is_right() -> None:
    rng = np.random.default_rng(5)
    for a, b in (
        (normal(rng, (70, 45), "float32"), normal(rng, (45, 67), "float32")),
        (np.asfortranarray(normal(rng, (72, 48), "float32")), np.asfortranarray(normal(rng, (48, 72), "float32"))),
    ):
        got = rooftile.matmul(a, b, device="cpu", precision="tf32")
        wanted, magnitude = expected(a, b), expected(abs(a), abs(b))
        error = np.abs(got - wanted) / magnitude
        assert (error < 2.0**-10).all()
        assert (error > 2.0**-20).any(), "products of whole float32"
