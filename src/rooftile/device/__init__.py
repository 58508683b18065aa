"""Devices behind one protocol: a GPU, this machine's CPU, and one that only writes down what it is asked for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rooftile.device.choose import choose, gpu_missing
from rooftile.device.libraries import Library, library_of
from rooftile.device.protocol import Argument, Device, Parameter, Program, Slot, Start, TensorMap
from rooftile.device.view import View

if TYPE_CHECKING:
    from rooftile.device.null import NullDevice

__all__ = [
    "Argument",
    "Device",
    "Library",
    "NullDevice",
    "Parameter",
    "Program",
    "Slot",
    "Start",
    "TensorMap",
    "View",
    "choose",
    "gpu_missing",
    "library_of",
]


def __getattr__(name: str) -> Any:
    if name != "NullDevice":  # which tests use
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from rooftile.device.null import NullDevice

    return NullDevice
