"""Products of several launches: K in slices, copies with padded rows; and those of few rows."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest
from interpreter import Interpreter
from test_matmul_on_cpu import check, normal
from test_plans import DTYPES, expected, whole

import rooftile
from rooftile.core.source import Source
from rooftile.device import NullDevice
from rooftile.device.cpu import Builds, CpuDevice
from rooftile.gemm import forms, planning, tensor_cores
from rooftile.gemm.multiply import prepared
from rooftile.gemm.operands import Operands
from rooftile.gemm.padding import padded
from rooftile.gemm.tensor_cores import MMA_TILES, WgmmaTile
from rooftile.gemm.tiles import SPEEDS
from rooftile.ptx import Kernel

Array = npt.NDArray[Any]


class Some(CpuDevice):
    """The executor, planned for as if it had some multiprocessors; what it launched."""

    sms = 6

    def __init__(self) -> None:
        self.entries: list[str] = []

    def build(self, source: Source, entry: str, defines: Mapping[str, str]) -> Builds:
        build = super().build(source, entry, defines)

        def noted(optimised: bool) -> Kernel:
            self.entries.append(entry)
            return build(optimised)

        return noted


@pytest.fixture
def sliced(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[..., None]]:
    """Makes all plans to come of one kernel and tile, with K in slices."""

    def choose(name: str, tile: Any = None) -> None:
        make = getattr(tensor_cores if name in ("mma", "wgmma") else forms, name)
        given = {"tile": tile} if tile is not None else {}
        early = {} if name in ("wgmma", "specialized") else {"early": True}

        def only(operands: Operands, request: planning.Request) -> Iterator[forms.Form]:
            copied = padded(operands) if name == "wgmma" else None
            taken = operands if copied is None else copied.operands
            made = forms.whole_or_sliced(
                taken, request.sms, partial(make, sms=request.sms, **given, **early), early=True
            )
            for form in (form for form in made if form.slices > 1):
                yield form if copied is None else copied.of(form)

        monkeypatch.setattr(planning, "_forms", only)
        prepared.cache_clear()

    yield choose
    prepared.cache_clear()


def zeros(*shape: int, dtype: str = "bfloat16") -> Array:
    return np.zeros(shape, DTYPES[dtype])


def plan(a: Array, b: Array, **options: Any) -> rooftile.Plan:
    return rooftile.plan(a, b, **{"device": NullDevice(), **options})


@pytest.mark.parametrize("dtype", ["float32", "bfloat16"])
def test_a_long_sum_is_cut_so_that_every_multiprocessor_has_a_part(dtype: str) -> None:
    made = plan(zeros(256, 65536, dtype=dtype), zeros(65536, 256, dtype=dtype))
    assert made.launch is not None
    assert 120 <= made.launch.blocks <= 3 * 132
    assert [step.entry for step in made.after] == ["gemm_sum"]
    (scratch,) = made.scratch
    slices = next(argument.value for argument in made.after[0].arguments if getattr(argument, "name", "") == "slices")
    assert (scratch.dtype, scratch.elements) == ("float32", slices * 256 * 256)
    assert f"K is cut into {slices} slices" in str(made)
    assert "gemm_sum" in str(made)


def test_what_fills_the_multiprocessors_or_is_short_is_not_cut() -> None:
    for m, n, k in ((4096, 4096, 4096), (8192, 8192, 128), (512, 512, 64)):
        for dtype in ("float32", "bfloat16"):
            assert plan(zeros(m, k, dtype=dtype), zeros(k, n, dtype=dtype)).after == ()


def test_slices_of_many_shapes_add_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(forms, "_SUM_LAUNCH", -100)
    monkeypatch.setattr(planning, "few_rows", lambda *_, **__: None)
    prepared.cache_clear()
    rng = np.random.default_rng(7)
    entries = set()
    for dtype, arch in (("float32", "sm_80"), ("float32", "sm_90a"), ("bfloat16", "sm_90a"), ("float64", "sm_75")):
        for m, n, k, batch in ((37, 41, 500, 1), (33, 137, 300, 2)):
            if dtype == "bfloat16":
                k, n = k // 8 * 8, -(-n // 8) * 8
            a, b = whole(rng, (batch, m, k), dtype), whole(rng, (batch, n, k), dtype).swapaxes(1, 2)
            c, bias = whole(rng, (m, n), dtype), whole(rng, (n,), dtype)
            device = Interpreter(arch=arch)
            out = np.zeros((batch, n, m), DTYPES[dtype]).swapaxes(1, 2)
            for result in (None, out):
                got = rooftile.matmul(a, b, out=result, alpha=2, beta=-1, c=c, bias=bias, device=device)
                wanted = expected(a, b, 2, -1, c, bias).astype(DTYPES[dtype])
                np.testing.assert_array_equal(got.astype(np.float64), wanted.astype(np.float64))
            entries |= {launched.program.entry for launched in device.launches}
    assert entries >= {"gemm_sum", "gemm_simt", "gemm_mma"}
    prepared.cache_clear()


def test_few_rows_and_few_columns_have_a_kernel_that_reads_the_rest_at_memorys_pace() -> None:
    wide = zeros(4096, 4096, dtype="float32")
    for few in (wide[:rows] for rows in (1, 2, 8, 16, 32)):
        made = plan(few, wide), plan(few, wide.T), plan(wide, few.T), plan(few[0], wide)
        assert {each.entry for each in made} == {"gemm_few_rows"}
        assert {each.launch is not None and each.launch.blocks >= 100 for each in made} == {True}
    assert plan(wide[:256], wide).entry != "gemm_few_rows"
    assert plan(wide[:8], wide, device=NullDevice(arch="sm_75")).entry == "gemm_simt"


def test_few_rows_in_every_layout_give_what_numpy_gives() -> None:
    rng = np.random.default_rng(8)
    device = Interpreter(sms=4)
    for m, n, k, batch in ((1, 64, 64, 1), (7, 33, 45, 3), (16, 50, 96, 1), (32, 40, 200, 1)):
        for dtype in ("float32", "float16"):
            for order in ("CC", "CF", "FC", "FF"):
                sides = ((batch, m, k), (batch, k, n))
                a, b = (whole(rng, shape, dtype) for shape in sides)
                a, b = (x if kind == "C" else x.swapaxes(1, 2).copy().swapaxes(1, 2)
                        for x, kind in zip((a, b), order, strict=True))  # fmt: skip
                c, bias = whole(rng, (m, 1), dtype), whole(rng, (n,), dtype)
                got = rooftile.matmul(a, b, device=device, beta=2, c=c, bias=bias)
                wanted = expected(a, b, 1, 2, c, bias)
                np.testing.assert_array_equal(got, wanted.astype(got.dtype))
                got = rooftile.matmul(b.swapaxes(1, 2), a.swapaxes(1, 2), device=device, bias=c[:, 0])
                wanted = expected(a, b).swapaxes(1, 2) + c[:, 0]
                np.testing.assert_array_equal(got, wanted.astype(got.dtype))
    assert {launched.program.entry for launched in device.launches} >= {"gemm_few_rows", "gemm_mma"}


def test_the_executor_adds_slices_up(sliced: Callable[..., None]) -> None:
    rng = np.random.default_rng(9)
    sliced("simt", tile=list(SPEEDS["float32"])[-1])
    device = Some()
    a, b = normal(rng, (2, 33, 300), "float32"), normal(rng, (2, 300, 30), "float32")
    check(
        a, b, device=device, alpha=0.5, beta=2, c=normal(rng, (33, 30), "float32"), bias=normal(rng, (30,), "float32")
    )
    assert device.entries == ["gemm_simt", "gemm_sum"]


def test_the_executor_multiplies_few_rows() -> None:
    rng = np.random.default_rng(10)
    device = Some()
    a, b = normal(rng, (3, 100), "float32"), normal(rng, (100, 70), "float32")
    check(a, b, device=device, alpha=2, bias=normal(rng, (70,), "float32"))
    check(b.T, a.T, device=device, beta=1, c=normal(rng, (70, 3), "float32"), bias=normal(rng, (3,), "float32"))
    assert device.entries == ["gemm_few_rows"] * 2


@pytest.mark.slow
@pytest.mark.parametrize("order", ["CC", "CF", "FC", "FF"])
def test_few_rows_are_right_in_every_layout_and_width(order: str) -> None:
    rng = np.random.default_rng(11)
    device = Some()
    for m, n, k in ((1, 64, 256), (12, 40, 100), (27, 33, 70), (5, 31, 1)):
        sides = zip(((m, k), (k, n)), order, strict=True)
        a, b = (np.asarray(normal(rng, shape, "float32"), order=kind) for shape, kind in sides)  # type: ignore[call-overload]
        check(a, b, device=device, bias=normal(rng, (n,), "float32"))
    assert set(device.entries) <= {"gemm_few_rows", "gemm_sum"}


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "tile", "dtype"),
    [
        ("simt", next(iter(SPEEDS["float64"])), "float64"),
        ("mma", list(MMA_TILES)[-1], "bfloat16"),
        ("mma", list(MMA_TILES)[-2], "float16"),
        ("wgmma", WgmmaTile(64, 128, 7, 1), "bfloat16"),
        ("wgmma", WgmmaTile(128, 256, 4, 2, 16), "float16"),
        ("few_rows", None, "float32"),
    ],
    ids=str,
)
def test_slices_of_every_kernel_are_right(name: str, tile: Any, dtype: str, sliced: Callable[..., None]) -> None:
    rng = np.random.default_rng(12)
    sliced(name, tile)
    device = Some()
    for m, n, k, order in ((13, 72, 328, "C"), (15, 37, 259, "F"), (16, 40, 264, "F")):
        a, b = np.asarray(normal(rng, (m, k), dtype), order=order), normal(rng, (n, k), dtype).T  # type: ignore[call-overload]
        check(a, b, device=device, alpha=-0.5, beta=2, c=normal(rng, (m, 1), dtype), bias=normal(rng, (n,), dtype))
    assert device.entries[-1] == "gemm_sum"
    assert ("gemm_pad" in device.entries) == (name == "wgmma")


@pytest.mark.slow
def test_rows_off_16_bytes_are_copied_and_stored(monkeypatch: pytest.MonkeyPatch) -> None:
    tile = WgmmaTile(128, 256, 4, 2, 16)
    monkeypatch.setattr(tensor_cores, "MMA_TILES", {})
    monkeypatch.setattr(tensor_cores, "WGMMA_TILES", {tile: tensor_cores.WGMMA_TILES[tile]})
    prepared.cache_clear()
    rng = np.random.default_rng(13)
    device = Some()
    for order in ("CC", "FC"):
        sides = zip(((2, 131, 67), (2, 67, 133)), order, strict=True)
        a, b = (normal(rng, shape, "bfloat16") for shape, _ in sides)
        a = a if order[0] == "C" else a.swapaxes(1, 2).copy().swapaxes(1, 2)
        room = np.full((2, 131, 140), 7, DTYPES["bfloat16"])
        check(a, b, device=device, beta=1, c=normal(rng, (133,), "bfloat16"), out=room[:, :, 2:135])
        assert (room[:, :, [0, 1, 135, 139]].astype(float) == 7).all()
    assert device.entries[:3] == ["gemm_pad", "gemm_pad", "gemm_wgmma"]
    prepared.cache_clear()
