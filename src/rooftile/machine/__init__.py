"""GPUs as data: one file a device, every number with its source."""

from rooftile.core.gpu import Gpu, StreamingMultiprocessor
from rooftile.machine.load import load, names

__all__ = ["Gpu", "StreamingMultiprocessor", "load", "names"]
