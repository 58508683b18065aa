"""Devices behind one protocol: a GPU, this machine's CPU, and one that only writes down what it is asked for."""

from rooftile.device.choose import choose, gpu_missing
from rooftile.device.libraries import Library, library_of
from rooftile.device.null import NullDevice
from rooftile.device.protocol import Argument, Device, Parameter, Program, Slot, Start, TensorMap
from rooftile.device.view import View

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
