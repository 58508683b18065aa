"""Intensity and roofline: the textbook's worked numbers, to the digit, and what an H200 measured."""

from __future__ import annotations

import math
from dataclasses import replace

import pytest
from counting import access, counts
from hypothesis import given
from hypothesis import strategies as st

from rooftile import machine
from rooftile.core.errors import UnavailableError
from rooftile.core.explanation import Intensity, IntensityLevel, RooflinePoint
from rooftile.core.problem import Gemm
from rooftile.model import intensity, roofline
from rooftile.model.closed_form import naive, tiled

CUBE = Gemm(1024, 1024, 1024)
DESKTOP = machine.load("desktop-example")


def point(gpu: machine.Gpu, work: Intensity, level: str = "as_written") -> RooflinePoint:
    (found,) = (p for p in roofline(gpu, work).points if p.level == level)
    return found


def flat(flops_per_byte: float) -> Intensity:
    return Intensity(1, 1, (IntensityLevel("as_written", "", 1, flops_per_byte, "exact"),))


def test_the_naive_kernel_on_the_textbooks_desktop() -> None:
    work = intensity(CUBE, naive(CUBE))
    roof = roofline(DESKTOP, work)
    assert work.flops == 2 * 1024**3
    assert work.level("as_written").flops_per_byte == 0.25
    assert round(roof.critical_intensity, 1) == 22.2
    assert round(roof.critical_intensity / 0.25) == 89
    found = point(DESKTOP, work)
    assert found.attainable_flops == 112.5e9
    assert round(100 * found.fraction_of_peak, 1) == 1.1
    assert found.bound == "memory"
    assert roof.tile_to_ridge == 89


@pytest.mark.parametrize(("tile", "flops_per_byte", "percent"), [(16, 4, 18), (32, 8, 36)])
def test_tiles_on_the_textbooks_desktop(tile: int, flops_per_byte: int, percent: int) -> None:
    found = point(DESKTOP, intensity(CUBE, tiled(CUBE, tile)))
    assert found.intensity == flops_per_byte
    assert round(100 * found.fraction_of_peak, 6) == percent


def test_measured_and_data_sheet_bandwidth_on_an_h200() -> None:
    h200 = machine.load("h200")
    work = intensity(CUBE, naive(CUBE))
    measured, sheet = roofline(h200, work), roofline(replace(h200, measured={}), work)
    assert (measured.bandwidth_from, measured.bandwidth) == ("measured", 4.242e12)
    assert (sheet.bandwidth_from, sheet.bandwidth) == ("datasheet", 4.8e12)
    achieved = CUBE.flops / 421e-6
    assert round(achieved / measured.points[0].attainable_flops, 1) == 4.8
    assert round(achieved / sheet.points[0].attainable_flops, 2) == 4.25


def test_swapped_axes_are_explained_by_sectors() -> None:
    requests, sectors = 67_108_864, 570_425_344
    load = access(requests=requests, lanes=32 * requests, sectors=sectors)
    swapped = intensity(CUBE, counts(load))
    assert swapped.level("as_written").flops_per_byte == 0.25
    assert sectors / requests == 8.5
    assert round(swapped.level("sectors").flops_per_byte or 0, 3) == 0.118
    assert round(CUBE.flops / 2267e-6 / point(machine.load("h200"), swapped).attainable_flops, 1) == 0.9


def test_what_each_level_counts() -> None:
    work = intensity(
        Gemm(2, 3, 5),
        counts(
            access(lanes=10, lane_bytes=4, sectors=7),
            access(lanes=3, lane_bytes=16, sectors=2, space="generic"),
            access(lanes=1, lane_bytes=4, sectors=1, operation="store"),
            access(lanes=1, lane_bytes=4, sectors=1, operation="atomic"),
            access(lanes=999, lane_bytes=4, sectors=0, space="shared"),
            access(lanes=999, lane_bytes=4, sectors=999, space="local"),
            opcodes={"fma.f32": (1, 30), "add.f32": (1, 4)},
        ),
        operand_bytes=(2, 2, 4),
    )
    assert [(level.level, level.bytes, level.label) for level in work.levels] == [
        ("as_written", 10 * 4 + 3 * 16, "exact"),
        ("sectors", 32 * 11, "exact"),
        ("compulsory", 2 * (2 * 5 + 5 * 3) + 4 * 6, "exact"),
    ]
    assert (work.flops, work.executed_flops) == (60, 64)
    assert work.level("sectors").flops_per_byte == 60 / 352


def test_beta_reads_c() -> None:
    sizes = [intensity(Gemm(2, 3, 5, beta=beta), counts()).level("compulsory").bytes for beta in (0.0, 0.5)]
    assert sizes[1] - sizes[0] == 4 * 6


def test_scaled_counts_are_modelled() -> None:
    labels = [level.label for level in intensity(CUBE, counts(access(), blocks=0)).levels]
    assert labels == ["modelled", "modelled", "exact"]


def test_no_bytes_no_point() -> None:
    work = intensity(CUBE, counts())
    assert work.level("as_written").flops_per_byte is None
    assert [p.level for p in roofline(DESKTOP, work).points] == ["compulsory"]


@pytest.mark.parametrize(
    ("gpu", "dtype", "element_bytes", "tile"),
    [
        ("desktop-example", "float32", None, 89),
        ("desktop-example", "float32", 2, 45),
        ("h200", "float32", None, 64),
        ("h200", "float64", None, 64),
        ("h200", "float16", None, 64),
        ("h200", "tensor_float16", None, 467),
        ("h200", "tensor_int8", None, 467),
        ("a100", "float32", None, 39),
    ],
)
def test_tile_that_reaches_the_ridge(gpu: str, dtype: str, element_bytes: int | None, tile: int) -> None:
    chip = machine.load(gpu)
    roof = roofline(chip, flat(1), dtype, element_bytes=element_bytes)
    assert roof.tile_to_ridge == tile
    assert (roof.gpu, roof.dtype, roof.peak_flops) == (gpu, dtype, chip.peaks[dtype])


def test_unknown_peak() -> None:
    with pytest.raises(UnavailableError, match="Desktop example in float64 is not known") as caught:
        roofline(DESKTOP, flat(1), "float64")
    assert caught.value.allowed == "float32"


@given(flops_per_byte=st.floats(1e-6, 1e9), name=st.sampled_from(machine.names()))
def test_under_the_roof(flops_per_byte: float, name: str) -> None:
    gpu = machine.load(name)
    roof = roofline(gpu, flat(flops_per_byte))
    (found,) = roof.points
    assert found.attainable_flops <= roof.peak_flops
    assert found.attainable_flops <= flops_per_byte * roof.bandwidth
    assert math.isclose(found.fraction_of_peak, found.attainable_flops / roof.peak_flops)
    assert (found.bound == "compute") == (flops_per_byte >= roof.critical_intensity)
    assert roof.tile_to_ridge >= roof.critical_intensity * 4 * (1 - 1e-12)
    assert roof.tile_to_ridge - 1 < roof.critical_intensity * 4


def test_caches_have_roofs_where_their_rates_are_known() -> None:
    h200 = machine.load("h200")
    known = roofline(h200, flat(2.0)).cache_bandwidths
    assert known == {"L1": 128 * 132 * 1.98e9, "L2": h200.timing["l2_bytes"] * 132 * 1.98e9}
    assert roofline(DESKTOP, flat(2.0)).cache_bandwidths == {}
