"""Tiles of which there is no whole number for each multiprocessor: two of these share one."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

import numpy as np
import pytest
from interpreter import Interpreter
from test_matmul_on_cpu import check, normal
from test_plans import expected, whole
from test_several_launches import Some, plan, zeros

import rooftile
from rooftile.device import NullDevice
from rooftile.gemm import forms, planning, tensor_cores
from rooftile.gemm.multiply import prepared
from rooftile.gemm.operands import Operands
from rooftile.gemm.tensor_cores import TF32_TILES, Tf32Tile, WgmmaTile


@pytest.fixture
def only() -> Iterator[Callable[[pytest.MonkeyPatch, Callable[..., forms.Form | None]], None]]:
    """Makes all plans to be of one form."""

    def choose(monkeypatch: pytest.MonkeyPatch, make: Callable[..., forms.Form | None]) -> None:
        def made(operands: Operands, request: planning.Request) -> Iterator[forms.Form]:
            form = make(operands, sms=request.sms)
            assert form is not None
            yield form

        monkeypatch.setattr(planning, "_forms", made)
        prepared.cache_clear()

    yield choose
    prepared.cache_clear()


@pytest.mark.parametrize("size", [2048, 4096, 8192])
def test_large_squares_are_shared_among_all_multiprocessors(size: int) -> None:
    square = zeros(size, size, dtype="float32")
    made = plan(square, square)
    assert (made.entry, dict(made.defines)["SHARE"]) == ("gemm_warp_specialized", "1")
    assert made.launch is not None
    assert (made.launch.blocks, made.launch.early) == (132, True)
    assert [(step.entry, step.launch.early) for step in made.before] == [("gemm_zero", True)]
    assert {each.name: each.elements for each in made.scratch} == {"parts": 132 * 2 * 128 * 256, "arrived": 132 * 8}
    assert "two each share a tile" in str(made)


WIDE, TF32 = WgmmaTile(128, 256, 4, 2, 16), next(iter(TF32_TILES))


def of_wgmma(tile: WgmmaTile) -> Callable[..., forms.Form | None]:
    """Its form in which clusters share tiles."""
    return partial(tensor_cores.wgmma, tile=tile, share=True)


@pytest.mark.parametrize("tile", [WIDE, WgmmaTile(128, 192, 4, 2, 16), WgmmaTile(64, 128, 7, 1)], ids=str)
def test_clusters_share_tiles_on_tensor_cores(
    tile: WgmmaTile,
    only: Callable[[pytest.MonkeyPatch, Callable[..., forms.Form | None]], None],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    only(monkeypatch, of_wgmma(tile))
    rng = np.random.default_rng(22)
    a, b, bias = (whole(rng, shape, "bfloat16") for shape in ((520, 200), (200, 1104), (1104,)))
    for fused in (None, bias):
        device = Interpreter(sms=11 if tile.cluster == 1 else 5)  # of five one is left without another
        got = rooftile.matmul(a, b, device=device, bias=fused)
        assert device.macros["SHARE"] == "1"
        wanted = expected(a, b, 1, 0, None, fused)
        np.testing.assert_array_equal(got.astype(float), wanted.astype(got.dtype).astype(float))


def test_a_whole_number_of_tiles_is_not_shared() -> None:
    made = plan(zeros(12 * 128, 4096, dtype="float32"), zeros(4096, 11 * 256, dtype="float32"))
    assert (made.entry, dict(made.defines)["SHARE"], made.before) == ("gemm_warp_specialized", "0", ())
    assert plan(zeros(4096, 4096), zeros(4096, 4096), device=NullDevice(arch="sm_80")).before == ()


def test_what_is_shared_adds_up(
    only: Callable[[pytest.MonkeyPatch, Callable[..., forms.Form | None]], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    only(monkeypatch, forms.shared)
    rng = np.random.default_rng(20)
    for m, n, k, sms in ((300, 300, 40, 4), (129, 600, 17, 7), (40, 1300, 5, 5)):
        a, b, bias = (whole(rng, shape, "float32") for shape in ((m, k), (k, n), (n,)))
        got = rooftile.matmul(a, b, bias=bias, device=Interpreter(sms=sms))
        np.testing.assert_array_equal(got, expected(a, b, 1, 0, None, bias))


@pytest.mark.slow
@pytest.mark.parametrize("order", ["CC", "CF", "FC", "FF"])
def test_the_executor_shares_tiles_in_every_layout(
    order: str,
    only: Callable[[pytest.MonkeyPatch, Callable[..., forms.Form | None]], None],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    rng = np.random.default_rng(21)
    only(monkeypatch, forms.shared)
    for m, n, k, sms in ((260, 300, 68, 4), (132, 300, 44, 5)):
        device = Some()
        device.sms = sms
        sides = zip(((m, k), (k, n)), order, strict=True)
        a, b = (np.asarray(normal(rng, shape, "float32"), order=kind) for shape, kind in sides)  # type: ignore[call-overload]
        c, bias = normal(rng, (m, n), "float32"), normal(rng, (n,), "float32")
        check(a, b, "relu", device=device, alpha=2, beta=-1, c=c, bias=bias)
        assert device.entries == ["gemm_zero", "gemm_warp_specialized"]


@pytest.mark.parametrize(("dtype", "precision"), [("bfloat16", None), ("float32", "tf32")])
def test_clusters_keep_together_where_l2_does_not_hold_the_factors(
    dtype: str, precision: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = [plan(square, square, precision=precision) for square in (zeros(n, n, dtype=dtype) for n in (2048, 16384))]
    assert [dict(each.defines).get("TOGETHER") for each in made] == [None, "4"]
    assert [(each.name, each.elements) for each in made[1].scratch] == [("passed", 1)]
    assert [step.entry for step in made[1].before] == ["gemm_zero"]
    monkeypatch.setattr(tensor_cores, "_APART", 0)
    monkeypatch.setattr(tensor_cores, "_TURNS", 2)
    prepared.cache_clear()
    rng = np.random.default_rng(24)
    a, b = whole(rng, (1040, 72), dtype), whole(rng, (72, 1032), dtype)
    device = Interpreter(sms=4)
    got = rooftile.matmul(a, b, device=device, precision=precision)
    assert "TOGETHER" in device.macros
    np.testing.assert_array_equal(got.astype(float), expected(a, b).astype(got.dtype).astype(float))
    prepared.cache_clear()


@pytest.mark.slow
@pytest.mark.parametrize("tile", [WIDE, TF32], ids=str)
def test_the_executor_keeps_clusters_together(
    tile: WgmmaTile | Tf32Tile,
    only: Callable[[pytest.MonkeyPatch, Callable[..., forms.Form | None]], None],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(tensor_cores, "_APART", 0)
    monkeypatch.setattr(tensor_cores, "_TURNS", 2)
    make = tensor_cores.wgmma_tf32 if isinstance(tile, Tf32Tile) else tensor_cores.wgmma
    only(monkeypatch, partial(make, tile=tile))
    rng = np.random.default_rng(25)
    device, tf32 = Some(), isinstance(tile, Tf32Tile)
    device.sms = 4
    a, b = (normal(rng, shape, "float32" if tf32 else "bfloat16") for shape in ((520, 392), (392, 392)))
    got = rooftile.matmul(a, b, device=device, precision="tf32" if tf32 else None).astype(float)
    assert device.entries == ["gemm_zero", "wgmma_tf32" if tf32 else "wgmma"]
    error = np.abs(got - expected(a, b)) / expected(abs(a), abs(b))
    assert (error < (2.0**-10 if tf32 else 2.0**-8)).all()


@pytest.mark.slow
def test_the_executor_shares_tiles_among_clusters(
    only: Callable[[pytest.MonkeyPatch, Callable[..., forms.Form | None]], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    only(monkeypatch, of_wgmma(WIDE))
    rng = np.random.default_rng(23)
    device = Some()
    device.sms = 4
    a, b = normal(rng, (520, 200), "bfloat16"), normal(rng, (200, 600), "bfloat16")
    check(a, b, device=device, bias=normal(rng, (600,), "bfloat16"))
    assert device.entries == ["gemm_zero", "gemm_wgmma"]
