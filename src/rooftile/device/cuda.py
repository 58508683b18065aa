"""An NVIDIA GPU, through its driver."""

from __future__ import annotations

import ctypes
import weakref
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from rooftile.compile.machine_code import machine_code
from rooftile.core.errors import ExecutionError, UsageError
from rooftile.core.problem import Launch
from rooftile.core.source import Compiled, Source
from rooftile.device import driver
from rooftile.device.prepared import PreparedLaunch, in_context
from rooftile.device.protocol import Argument, Parameter, Slot, TensorMap
from rooftile.device.view import View, contiguous_strides, numpy_dtype

_STATIC_SHARED_LIMIT: Final = 48 * 1024
"""More shared memory than this a kernel must be allowed explicitly."""

_ARCHITECTURE_SPECIFIC: Final = ((9, 0), (10, 0), (10, 3), (12, 0), (12, 1))
"""Of these compute capabilities some instructions (wgmma, tcgen05) need ``sm_90a`` and the like to be asked for."""

_MULTIPROCESSORS: Final = 16
_CAPABILITY: Final = (75, 76)
"""Numbers of ``CUdevice_attribute``: multiprocessors; the compute capability's two parts."""

_MOST_DYNAMIC_SHARED: Final = 8
"""Of ``CUfunction_attribute``."""


def count() -> int | str:
    """How many GPUs there are, or why that cannot be told."""
    try:
        driver.call("cuInit", 0)
        return driver.number("cuDeviceGetCount")
    except OSError as error:
        return str(error).partition("\n")[0]
    except ExecutionError as error:
        return str(error.got)


@dataclass(frozen=True, slots=True, eq=False)
class Loaded:
    """A kernel in the GPU's memory (``CUfunction``), where it stays as long as the process lives."""

    function: int


class CudaDevice:
    """One GPU. Launches go to the stream that they are given, which is the caller's, and return at once."""

    def __init__(self, ordinal: int) -> None:
        total = count()
        if isinstance(total, int) and ordinal >= total:
            raise UsageError("there is no such GPU", got=f"cuda:{ordinal}", allowed=f"cuda:0 to cuda:{total - 1}")
        self.name = f"cuda:{ordinal}"
        self._device = driver.number("cuDeviceGet", ordinal)
        self._context = driver.handle("cuDevicePrimaryCtxRetain", self._device)
        major, minor, self.sms = (
            driver.number("cuDeviceGetAttribute", attribute, self._device)
            for attribute in (*_CAPABILITY, _MULTIPROCESSORS)
        )
        self.arch = f"sm_{major}{minor}{'a' if (major, minor) in _ARCHITECTURE_SPECIFIC else ''}"

    @property
    def product(self) -> str:
        """The GPU's name, ``NVIDIA H200``."""
        return driver.text("cuDeviceGetName", self._device)

    @property
    def bus(self) -> str:
        """Its address on the PCI bus, by which NVML knows it."""
        return driver.text("cuDeviceGetPCIBusId", self._device)

    def build(self, source: Source, entry: str, defines: Mapping[str, str]) -> Loaded:
        """See :class:`~rooftile.device.protocol.Device`."""
        return self._load(*machine_code(source, entry, arch=self.arch, defines=defines))

    def load(self, compiled: Compiled) -> Loaded:
        """See :class:`~rooftile.device.protocol.Device`. A kernel that came as PTX is assembled by the driver."""
        return self._load(compiled.signature.entry, compiled.cubin or compiled.ptx.encode() + b"\0")

    def _load(self, entry: str, code: bytes) -> Loaded:
        with in_context(self._context):
            library = driver.handle("cuLibraryLoadData", code, None, None, 0, None, None, 0, what=f"to load {entry}")
            kernel = driver.handle("cuLibraryGetKernel", library, entry.encode(), what=f"to find {entry}")
            return Loaded(driver.handle("cuKernelGetFunction", kernel, what=f"to load {entry}"))

    @lru_cache(maxsize=4096)  # noqa: B019 - devices live as long as the process
    def prepare(self, program: Loaded, launch: Launch, parameters: tuple[Parameter, ...]) -> PreparedLaunch:
        """See :class:`~rooftile.device.protocol.Device`."""
        wanted = launch.dynamic_shared_bytes
        if wanted > _STATIC_SHARED_LIMIT:
            with in_context(self._context):
                what = f"{wanted:,} bytes of shared memory"
                driver.call("cuFuncSetAttribute", program.function, _MOST_DYNAMIC_SHARED, wanted, what=what)
        return PreparedLaunch(program.function, self._context, launch, parameters)

    def launch(self, program: Loaded, launch: Launch, arguments: Sequence[Argument], stream: int = 0) -> None:
        """See :class:`~rooftile.device.protocol.Device`."""
        parameters: list[Parameter] = []
        addresses: list[int] = []
        for argument in arguments:
            if isinstance(argument, np.generic):
                parameters.append(argument.tobytes())
                continue
            layout = argument.layout if isinstance(argument, TensorMap) else None
            parameters.append(Slot(len(addresses), layout))
            addresses.append(argument.view.pointer if isinstance(argument, TensorMap) else argument.pointer)
        self.prepare(program, launch, tuple(parameters))(tuple(addresses), stream)

    def allocate(self, shape: tuple[int, ...], dtype: str, stream: int = 0) -> View:
        """See :class:`~rooftile.device.protocol.Device`."""
        size = int(np.prod(shape)) * numpy_dtype(dtype).itemsize
        with in_context(self._context):
            owner = Memory(driver.handle("cuMemAllocAsync", max(size, 1), stream, what=f"{size:,} bytes"), size, stream)
        weakref.finalize(owner, _free, self._context, owner.address, stream)
        return View(owner.address, dtype, shape, contiguous_strides(shape), self.name, owner)

    def put(self, array: npt.NDArray[Any], stream: int = 0) -> View:
        """See :class:`~rooftile.device.protocol.Device`."""
        host = np.ascontiguousarray(array)
        view = self.allocate(array.shape, host.dtype.name, stream)
        if host.nbytes:
            with in_context(self._context):
                self.synchronize(stream)  # the allocation is in the stream's order, the copy is not
                driver.call("cuMemcpyHtoD_v2", view.pointer, host.ctypes.data, host.nbytes, what="a copy to the GPU")
        return view

    def fill(self, view: View, byte: int, stream: int = 0) -> None:
        """See :class:`~rooftile.device.protocol.Device`."""
        size = int(np.prod(view.shape)) * view.itemsize
        if size:
            with in_context(self._context):
                driver.call("cuMemsetD8Async", view.pointer, byte, size, stream)

    def get(self, view: View, stream: int = 0) -> npt.NDArray[Any]:
        """See :class:`~rooftile.device.protocol.Device`."""
        host = np.empty(view.shape, numpy_dtype(view.dtype))
        with in_context(self._context):
            self.synchronize(stream)
            if host.nbytes:
                driver.call("cuMemcpyDtoH_v2", host.ctypes.data, view.pointer, host.nbytes, what="a copy from the GPU")
        return host

    def record(self, stream: int = 0) -> Event:
        """See :class:`~rooftile.device.protocol.Device`."""
        with in_context(self._context):
            event = Event(driver.handle("cuEventCreate", 0))
            weakref.finalize(event, driver.function("cuEventDestroy_v2"), event.handle)
            driver.call("cuEventRecord", event.handle, stream)
        return event

    def seconds(self, start: Event, end: Event) -> float:
        """See :class:`~rooftile.device.protocol.Device`."""
        milliseconds = ctypes.c_float()
        with in_context(self._context):
            driver.call("cuEventSynchronize", end.handle, what="to wait for an event")
            driver.call("cuEventElapsedTime", ctypes.addressof(milliseconds), start.handle, end.handle)
        return milliseconds.value / 1e3

    def synchronize(self, stream: int = 0) -> None:
        """See :class:`~rooftile.device.protocol.Device`.

        Raises
        ------
        ExecutionError
            If a kernel failed meanwhile.
        """
        with in_context(self._context):
            try:
                driver.call("cuStreamSynchronize", stream)
            except ExecutionError as error:
                raise ExecutionError("a kernel failed on the GPU", got=error.got) from None


@dataclass(frozen=True, slots=True, weakref_slot=True, eq=False)
class Memory:
    """Memory of the GPU, freed in the order of the stream it was taken in, when nobody holds this any more."""

    address: int
    size: int
    stream: int


@dataclass(frozen=True, slots=True, weakref_slot=True, eq=False)
class Event:
    """A point in a stream's work (``CUevent``)."""

    handle: int


def _free(context: int, address: int, stream: int) -> None:
    with in_context(context):
        driver.function("cuMemFreeAsync")(address, stream)
