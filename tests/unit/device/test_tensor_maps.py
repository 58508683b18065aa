"""What the driver is given for tensor maps and launches, with a driver that only writes it down."""

from __future__ import annotations

import ctypes
from typing import Any

import numpy as np
import pytest

from rooftile.core.call import TensorLayout
from rooftile.core.errors import ExecutionError
from rooftile.core.problem import Launch
from rooftile.device import TensorMap, View, tensor_maps

LAYOUT = TensorLayout("bf16", (520, 300), (1040,), (64, 128), 128)


class Driver:
    """Fills a map with its address's digits, and reads a launch's parameters as a driver would."""

    status = 0

    def __init__(self) -> None:
        self.encoded: list[tuple[Any, ...]] = []
        self.launched: list[tuple[Any, ...]] = []

    def cuTensorMapEncodeTiled(self, place: Any, kind: Any, rank: Any, address: Any, *rest: Any) -> int:  # noqa: N802
        assert place.value % 64 == 0
        (ctypes.c_uint64 * 16).from_address(place.value)[:] = [address.value] * 16
        self.encoded.append(
            (kind.value, rank.value, *(list(array) for array in rest[:4]), *(n.value for n in rest[4:]))
        )
        return self.status

    def cuLaunchKernel(self, function: Any, *rest: Any) -> int:  # noqa: N802
        *sizes, stream, places, extra = rest
        words = (ctypes.c_uint64.from_address(places[0]).value, ctypes.c_uint64.from_address(places[1]).value)
        number = ctypes.c_int32.from_address(places[2]).value
        self.launched.append((function.value, [size.value for size in sizes], stream.value, words, number, extra))
        return self.status


@pytest.fixture
def driver(monkeypatch: pytest.MonkeyPatch) -> Driver:
    found = Driver()
    monkeypatch.setattr(tensor_maps, "_driver", lambda: found)
    monkeypatch.setattr(tensor_maps, "_known", {})
    tensor_maps.encode.cache_clear()
    return found


def view(pointer: int) -> View:
    return View(pointer, "bfloat16", (300, 520), (520, 1), "cuda:0", None)


def test_a_map_is_encoded_once_as_the_driver_wants_it(driver: Driver) -> None:
    words = tensor_maps.encode(4096, LAYOUT)
    assert words.tolist() == [4096] * 16
    assert tensor_maps.encode(4096, LAYOUT) is words
    # bf16 is 9, 128-byte swizzling 3; no interleaving, and zeros where nothing is.
    assert driver.encoded == [(9, 2, [520, 300], [1040], [64, 128], [1, 1], 0, 3, 3, 0)]


def test_a_launch_passes_the_bytes_of_each_parameter(driver: Driver) -> None:
    number, launch = np.int32(-7), Launch((5, 1, 1), (384, 1, 1), 1000)
    for pointer in (8192, 8192, 16384):
        tensor_maps.launch(11, launch, [TensorMap(view(pointer), LAYOUT), view(pointer + 16), number], 3)
    assert [call[3] for call in driver.launched] == [(8192, 8208), (8192, 8208), (16384, 16400)]
    assert driver.launched[0] == (11, [5, 1, 1, 384, 1, 1, 1000], 3, (8192, 8208), -7, None)
    assert len(driver.encoded) == 2
    tensor_maps.launch(11, launch, [TensorMap(view(8192), LAYOUT), view(8208), np.int32(-8)], 3)
    assert driver.launched[-1][4] == -8


def test_what_the_driver_refuses_is_named(driver: Driver) -> None:
    driver.status = 1
    with pytest.raises(ExecutionError, match=r"refused a tensor map of TensorLayout.*\n.*gave error 1"):
        tensor_maps.encode(64, LAYOUT)
    with pytest.raises(ExecutionError, match=r"refused a launch of grid \(1, 1, 1\).*\n.*cuLaunchKernel gave error 1"):
        tensor_maps.launch(11, Launch((1, 1, 1), (32, 1, 1)), [view(16), view(32), np.int32(0)], 0)
