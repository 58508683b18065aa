"""An NVIDIA GPU, through ``cuda.core``."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import lru_cache
from typing import Any, Final

import cuda.core as core
import numpy as np
import numpy.typing as npt
from cuda.bindings import driver

from rooftile.compile import compile_kernel
from rooftile.core.errors import ExecutionError, UsageError
from rooftile.core.problem import Launch
from rooftile.core.source import Compiled, Source
from rooftile.device import tensor_maps
from rooftile.device.protocol import Argument, TensorMap
from rooftile.device.view import View, contiguous_strides, numpy_dtype

_STATIC_SHARED_LIMIT: Final = 48 * 1024
"""More shared memory than this a kernel must be allowed explicitly."""

_ARCHITECTURE_SPECIFIC: Final = ((9, 0), (10, 0), (10, 3), (12, 0), (12, 1))
"""Of these compute capabilities some instructions (wgmma, tcgen05) need ``sm_90a`` and the like to be asked for."""


def count() -> int | str:
    """How many GPUs there are, or why that cannot be told."""
    try:
        status, *_ = driver.cuInit(0)
        if status != driver.CUresult.CUDA_SUCCESS:
            return str(status.name)
        return int(_checked(driver.cuDeviceGetCount()))
    except Exception as error:  # no driver library: which exception that is depends on the version
        return str(error).partition("\n")[0]


class CudaDevice:
    """One GPU. Launches go to the stream that they are given, which is the caller's, and return at once."""

    def __init__(self, ordinal: int) -> None:
        total = count()
        if isinstance(total, int) and ordinal >= total:
            raise UsageError("there is no such GPU", got=f"cuda:{ordinal}", allowed=f"cuda:0 to cuda:{total - 1}")
        self.name = f"cuda:{ordinal}"
        self._device = core.Device(ordinal)
        self._context: int | None = None
        with self._current():
            self._context = int(_checked(driver.cuCtxGetCurrent()))
            capability = self._device.compute_capability
            self.sms = int(self._device.properties.multiprocessor_count)
        suffix = "a" if tuple(capability) in _ARCHITECTURE_SPECIFIC else ""
        self.arch = f"sm_{capability[0]}{capability[1]}{suffix}"

    def build(self, source: Source, entry: str, defines: Mapping[str, str]) -> Any:
        """See :class:`~rooftile.device.protocol.Device`."""
        return self.load(compile_kernel(source, entry, arch=self.arch, defines=defines))

    def load(self, compiled: Compiled) -> Any:
        """See :class:`~rooftile.device.protocol.Device`. A kernel that came as PTX is assembled by the driver."""
        with self._current():
            if compiled.cubin is None:
                code = core.ObjectCode.from_ptx(compiled.ptx.encode())
            else:
                code = core.ObjectCode.from_cubin(compiled.cubin)
            return code.get_kernel(compiled.signature.entry)

    def launch(self, program: Any, launch: Launch, arguments: Sequence[Argument], stream: int = 0) -> None:
        """See :class:`~rooftile.device.protocol.Device`."""
        if launch.dynamic_shared_bytes > _STATIC_SHARED_LIMIT:
            attribute = driver.CUfunction_attribute.CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES
            wanted = launch.dynamic_shared_bytes
            _checked(driver.cuKernelSetAttribute(attribute, wanted, program.handle, self._device.device_id))
        with self._current():
            if any(isinstance(argument, TensorMap) for argument in arguments):
                function = int(_checked(driver.cuKernelGetFunction(program.handle)))
                tensor_maps.launch(function, launch, arguments, stream)
                return
            values = [argument.pointer if isinstance(argument, View) else argument for argument in arguments]
            core.launch(_stream(stream), _config(launch), program, *values)

    def allocate(self, shape: tuple[int, ...], dtype: str, stream: int = 0) -> View:
        """See :class:`~rooftile.device.protocol.Device`."""
        strides = contiguous_strides(shape)
        size = int(np.prod(shape)) * numpy_dtype(dtype).itemsize
        with self._current():
            buffer = self._device.allocate(max(size, 1), stream=_stream(stream))
        return View(int(buffer.handle), dtype, shape, strides, self.name, buffer)

    def put(self, array: npt.NDArray[Any], stream: int = 0) -> View:
        """See :class:`~rooftile.device.protocol.Device`."""
        host = np.ascontiguousarray(array)
        view = self.allocate(array.shape, host.dtype.name, stream)
        if host.nbytes:
            with self._current():
                self.synchronize(stream)  # the allocation is in the stream's order, the copy is not
                _checked(driver.cuMemcpyHtoD(view.pointer, host.ctypes.data, host.nbytes))
        return view

    def fill(self, view: View, byte: int, stream: int = 0) -> None:
        """See :class:`~rooftile.device.protocol.Device`."""
        size = int(np.prod(view.shape)) * view.itemsize
        if size:
            with self._current():
                _checked(driver.cuMemsetD8Async(view.pointer, byte, size, driver.CUstream(stream)))

    def get(self, view: View, stream: int = 0) -> npt.NDArray[Any]:
        """See :class:`~rooftile.device.protocol.Device`."""
        host = np.empty(view.shape, numpy_dtype(view.dtype))
        with self._current():
            self.synchronize(stream)
            if host.nbytes:
                _checked(driver.cuMemcpyDtoH(host.ctypes.data, view.pointer, host.nbytes))
        return host

    def record(self, stream: int = 0) -> Any:
        """See :class:`~rooftile.device.protocol.Device`."""
        with self._current():
            return _stream(stream).record(options=core.EventOptions(timing_enabled=True))

    def seconds(self, start: Any, end: Any) -> float:
        """See :class:`~rooftile.device.protocol.Device`."""
        end.sync()
        return float(end - start) / 1e3

    def synchronize(self, stream: int = 0) -> None:
        """See :class:`~rooftile.device.protocol.Device`.

        Raises
        ------
        ExecutionError
            If a kernel failed meanwhile.
        """
        with self._current():
            try:
                _stream(stream).sync()
            except Exception as error:
                raise ExecutionError("a kernel failed on the GPU", got=str(error).partition("\n")[0]) from error

    @contextmanager
    def _current(self) -> Iterator[None]:
        """Work on this GPU, and leave the caller's choice of a current one as it was, if there was one."""
        before = _checked(driver.cuCtxGetCurrent())
        if self._context is not None and int(before) == self._context:
            yield
            return
        self._device.set_current()
        try:
            yield
        finally:
            if int(before):
                _checked(driver.cuCtxSetCurrent(before))


@lru_cache(maxsize=1024)
def _config(launch: Launch) -> Any:
    return core.LaunchConfig(grid=launch.grid, block=launch.block, shmem_size=launch.dynamic_shared_bytes)


def _stream(handle: int) -> Any:
    """A stream by its handle; 0 and 1 are the default one, 2 each thread's own."""
    if handle in (0, 1):
        return core.LEGACY_DEFAULT_STREAM
    return core.PER_THREAD_DEFAULT_STREAM if handle == 2 else core.Stream.from_handle(handle)


def _checked(result: tuple[Any, ...]) -> Any:
    """The value of a driver call, if it succeeded."""
    status, *values = result
    if status != driver.CUresult.CUDA_SUCCESS:
        raise ExecutionError("the GPU's driver refused", got=status.name)
    return values[0] if values else None
