from __future__ import annotations

import math

import pytest

from rooftile.report.numbers import binary, count, duration, extent, percent, plural, ratio, si, significant


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (4.0, "4"),
        (31.96875, "32"),
        (0.25, "0.25"),
        (13.9375, "13.9"),
        (170.666, "171"),
        (123456.0, "123,456"),
        (2.1e-08, "2.1e-08"),
        (3.0e-07, "3e-07"),
        (0.0, "0"),
        (-3.25, "-3.25"),
        (math.nan, "NaN"),
        (-math.inf, "-infinity"),
    ],
)
def test_significant(value: float, text: str) -> None:
    assert significant(value) == text


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (4.0, "4"),
        (31.97, "31.97"),
        (31.999, "32"),
        (8.5, "8.5"),
        (100.0, "100"),
        (1234.5, "1,234.5"),
        (0.0, "0"),
        (0.00095, "0.00095"),
    ],
)
def test_ratio(value: float, text: str) -> None:
    assert ratio(value) == text


@pytest.mark.parametrize(
    ("value", "text"),
    [(0, "0 FLOP/s"), (999, "999 FLOP/s"), (66.9e12, "66.9 TFLOP/s"), (4.8e12, "4.8 TFLOP/s"), (999_999, "1 MFLOP/s")],
)
def test_si(value: float, text: str) -> None:
    assert si(value, "FLOP/s") == text


def test_binary() -> None:
    assert [binary(n) for n in (0, 1000, 9216, 233472)] == ["0 B", "1,000 B", "9 KiB", "228 KiB"]


@pytest.mark.parametrize(
    ("fraction", "text"),
    [
        (0.0, "0 %"),
        (1.0, "100 %"),
        (0.9999, "99.9 %"),
        (0.574, "57 %"),
        (0.0112, "1.1 %"),
        (0.0025, "0.25 %"),
        (1.23e-6, "0.00012 %"),
    ],
)
def test_percent(fraction: float, text: str) -> None:
    assert percent(fraction) == text


def test_count_and_plural() -> None:
    assert count(67_108_864) == "67,108,864"
    assert (plural(1, "block"), plural(1024, "block")) == ("1 block", "1,024 blocks")


@pytest.mark.parametrize(("seconds", "text"), [(0.41, "0.41 s"), (12.3e-3, "12.3 ms"), (7e-6, "7 us"), (0.0, "0 us")])
def test_duration(seconds: float, text: str) -> None:
    assert duration(seconds) == text


def test_an_extent_has_no_trailing_ones() -> None:
    assert [extent((256, 1, 1)), extent((1, 1, 1)), extent((1, 8, 1)), extent((2048, 1, 3))] == [
        "256",
        "1",
        "1 x 8",
        "2,048 x 1 x 3",
    ]
