"""A WebGPU device, through ``wgpudawn`` (Dawn) or ``wgpu`` (wgpu-native)."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from importlib import import_module
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from rooftile.core.errors import CompileError, ExecutionError, UnavailableError, UsageError, pip_install
from rooftile.core.problem import Dim3, Launch
from rooftile.core.source import Compiled, Source
from rooftile.core.webgpu import WgslProgram
from rooftile.device.adapters import Adapter, adapters, missing, without_drivers_words
from rooftile.device.protocol import Argument, Parameter
from rooftile.device.view import View, contiguous_strides, numpy_dtype

_RAISED_LIMITS: Final = ("max-buffer-size", "max-storage-buffer-", "max-storage-buffers-", "max-compute-")
"""Limits that a device gets as high as its adapter has them; WebGPU's defaults are what every adapter has."""

_UNIT: Final = 16
"""Bytes of buffers come in such units: of the largest element that kernels read at once, and so the smallest buffer."""


@dataclass(frozen=True, slots=True, eq=False)
class Pipeline:
    """A kernel that is ready to be launched."""

    handle: Any


@dataclass(frozen=True, slots=True, eq=False)
class Timestamp:
    """Where the device writes its clock to."""

    buffer: Any


class WebGpuDevice:
    """One adapter's device. Launches are enqueued, and return at once.

    A view's ``owner`` is its buffer; there are no addresses, and its ``pointer`` is 0.

    Parameters
    ----------
    number : int
        Of the adapter, as ``rooftile gpus`` lists them.
    time_software : bool
        Whether to measure times on a software adapter too. They are no GPU's.
    unchecked : bool
        Whether to leave out the checks of indices that WebGPU makes of every access; only Dawn can. For measuring what
        they cost: a kernel that leaves its arrays does harm then.

    Raises
    ------
    UnavailableError
        If there is no adapter at all, or it cannot do what is asked.
    UsageError
        If there is no such adapter.
    """

    arch = "wgsl"
    sms = 1

    def __init__(self, number: int, *, time_software: bool = False, unchecked: bool = False) -> None:
        nothing = missing()
        if nothing is not None:
            raise nothing
        known = adapters()
        if number >= len(known):
            raise UsageError(
                "there is no such WebGPU adapter",
                got=f"webgpu:{number}",
                allowed=", ".join(f"webgpu:{i} ({adapter})" for i, adapter in enumerate(known)),
            )
        self.adapter: Adapter = known[number]
        self.name = f"webgpu:{number}"
        self._api: Any = import_module(self.adapter.implementation)
        self._times = time_software or not self.adapter.software
        if unchecked and self.adapter.implementation != "wgpudawn":
            raise UnavailableError(
                "only Dawn can leave out the checks of indices",
                got=str(self.adapter),
                next_step=f"{pip_install('wgpudawn')}, and name its adapter",
            )
        try:
            with without_drivers_words():
                self._device = self._made(unchecked)
        except (self._api.GPUError, RuntimeError) as error:
            raise UnavailableError("no device can be made of the adapter", got=f"{self.adapter}: {error}") from None
        self._anything = self._buffer(b"", self._api.BufferUsage.STORAGE)

    def build(self, source: Source, entry: str, defines: Mapping[str, str]) -> Pipeline:
        """See :class:`~rooftile.device.protocol.Device`; ``defines`` are values of ``override`` constants.

        :meth:`launch` binds the numbers among a kernel's arguments, one after the other, to binding 0 of group 0, and
        the arrays to the bindings from 1 on.

        Raises
        ------
        CompileError
            If the implementation does not accept it.
        UnavailableError
            If it needs a feature that the adapter does not offer.
        """
        constants = {name: float(value) for name, value in defines.items()}
        return self._pipeline(source, entry, constants, _features(source.text))

    def load(self, compiled: Compiled) -> Pipeline:
        """See :class:`~rooftile.device.protocol.Device`."""
        return self.build(compiled.source, compiled.signature.name, {})

    def launch(self, program: Pipeline, launch: Launch, arguments: Sequence[Argument], stream: int = 0) -> None:
        """See :class:`~rooftile.device.protocol.Device`; the block is the kernel's own.

        Raises
        ------
        ExecutionError
            If WebGPU refuses the launch.
        """
        self._dispatch(program, launch.grid, {0: self._bound(arguments)})

    def seconds_a_launch(
        self, program: Pipeline, launch: Launch, arguments: Sequence[Argument], launches: int
    ) -> float:
        """Time of a launch among ``launches`` that follow each other without the host having a part in it.

        Raises
        ------
        UsageError, UnavailableError
            As :meth:`record`.
        ExecutionError
            If WebGPU refuses the launch.
        """
        self._require_clock()
        self.synchronize()  # or the first timestamp could be older than the work before
        with self._translated("the device's clock cannot be read"):
            queries = self._device.create_query_set(type="timestamp", count=2)
        writes = {"query_set": queries, "beginning_of_pass_write_index": 0, "end_of_pass_write_index": 1}
        self._dispatch(program, launch.grid, {0: self._bound(arguments)}, launches, writes)
        start, end = (self._ticks(buffer) for buffer in self._resolved(queries, 2))
        return (end - start) * self._nanoseconds_a_tick() * 1e-9 / launches

    def run(
        self, source: Source, program: WgslProgram, contents: Mapping[str, npt.NDArray[Any]]
    ) -> dict[str, npt.NDArray[Any]]:
        """Launch a kernel once, and bring back what it wrote.

        Parameters
        ----------
        source : Source
            The WGSL text.
        program : WgslProgram
            Its entry point and how it is launched.
        contents : mapping of str to numpy.ndarray
            What the buffers hold before, by the names of the variables, where the program does not say it.

        Returns
        -------
        dict of str to numpy.ndarray
            What the writable buffers hold after, as flat arrays of their elements.

        Raises
        ------
        CompileError, UnavailableError, ExecutionError
            As :meth:`build` and :meth:`launch`.
        """
        pipeline = self._pipeline(source, program.entry_point, program.constants, program.features)
        groups: dict[int, dict[int, Any]] = {}
        written = {}
        usage = self._api.BufferUsage
        for binding in program.bindings:
            if binding.data is not None:
                held = binding.data
            elif binding.name in contents:
                held = contents[binding.name].tobytes()
            else:
                held = b""
            kind = usage.UNIFORM if binding.kind == "uniform" else usage.STORAGE
            buffer = self._buffer(held.ljust(binding.size, b"\0"), kind)
            groups.setdefault(binding.group, {})[binding.binding] = buffer
            if binding.kind == "storage":
                written[binding.name] = (buffer, binding)
        self._dispatch(pipeline, program.workgroups, groups)
        return {
            name: np.frombuffer(self._read(buffer), np.uint8)[: binding.size].view(numpy_dtype(binding.dtype)).copy()
            for name, (buffer, binding) in written.items()
        }

    def prepare(self, program: Any, launch: Launch, parameters: tuple[Parameter, ...]) -> None:
        """Launches are shown the arrays."""

    def allocate(self, shape: tuple[int, ...], dtype: str, stream: int = 0) -> View:
        """See :class:`~rooftile.device.protocol.Device`; it begins as zeros."""
        size = int(np.prod(shape)) * numpy_dtype(dtype).itemsize
        usage = self._api.BufferUsage.STORAGE | self._api.BufferUsage.COPY_SRC | self._api.BufferUsage.COPY_DST
        with self._translated("a buffer cannot be made"):
            buffer = self._device.create_buffer(size=_whole(size), usage=usage)
        return View(0, dtype, shape, contiguous_strides(shape), self.name, buffer)

    def put(self, array: npt.NDArray[Any], stream: int = 0) -> View:
        """See :class:`~rooftile.device.protocol.Device`."""
        buffer = self._buffer(array.tobytes(), self._api.BufferUsage.STORAGE)
        return View(0, array.dtype.name, array.shape, contiguous_strides(array.shape), self.name, buffer)

    def fill(self, view: View, byte: int, stream: int = 0) -> None:
        """See :class:`~rooftile.device.protocol.Device`."""
        buffer: Any = view.owner
        with self._translated("a buffer cannot be written"):
            self._device.queue.write_buffer(buffer, 0, bytes([byte]) * buffer.size)

    def get(self, view: View, stream: int = 0) -> npt.NDArray[Any]:
        """See :class:`~rooftile.device.protocol.Device`.

        Raises
        ------
        ExecutionError
            If the device was lost meanwhile.
        """
        dtype = numpy_dtype(view.dtype)
        count = int(np.prod(view.shape))
        return np.frombuffer(self._read(view.owner), dtype, count).reshape(view.shape).copy()

    def record(self, stream: int = 0) -> Timestamp:
        """See :class:`~rooftile.device.protocol.Device`.

        Raises
        ------
        UsageError
            If this is a software adapter, whose times say nothing of a GPU.
        UnavailableError
            If the adapter has no clock.
        """
        self._require_clock()
        with self._translated("the device's clock cannot be read"):
            queries = self._device.create_query_set(type="timestamp", count=1)
            encoder = self._device.create_command_encoder()
            # Written at the end of a pass, and so after all that was enqueued before.
            writes = {"query_set": queries, "end_of_pass_write_index": 0}
            encoder.begin_compute_pass(timestamp_writes=writes).end()
            self._device.queue.submit([encoder.finish()])
        return Timestamp(*self._resolved(queries, 1))

    def seconds(self, start: Timestamp, end: Timestamp) -> float:
        """See :class:`~rooftile.device.protocol.Device`."""
        return (self._ticks(end.buffer) - self._ticks(start.buffer)) * self._nanoseconds_a_tick() * 1e-9

    def synchronize(self, stream: int = 0) -> None:
        """See :class:`~rooftile.device.protocol.Device`."""
        self._read(self._anything)

    def _made(self, unchecked: bool) -> Any:
        """The device, with the adapter's own limits and those of its features that kernels may need."""
        handle = self.adapter.handle
        own = {"subgroups": "subgroup"} if self.adapter.implementation == "wgpu" else {}
        features = sorted(own.get(feature, feature) for feature in self.adapter.features)
        limits = {name: value for name, value in handle.limits.items() if name.startswith(_RAISED_LIMITS)}
        if self.adapter.implementation == "wgpu":
            return handle.request_device_sync(required_features=features, required_limits=limits)
        from wgpudawn.backends.dawn.extras import request_device_sync

        # Its clock is made coarse (65 us) for pages on the web, which need not know it better.
        return request_device_sync(
            handle,
            required_features=features,
            required_limits=limits,
            disable_toggles=["timestamp_quantization"],
            enable_toggles=["disable_robustness"] if unchecked else [],
        )

    def _pipeline(
        self, source: Source, entry: str, constants: Mapping[str, float], features: Iterable[str]
    ) -> Pipeline:
        self._require(features)
        text = source.text
        if self.adapter.implementation == "wgpu":  # it knows the functions, but not yet the directive
            text = re.sub(r"^(\s*)enable\s+subgroups\s*;", r"\1", text, flags=re.MULTILINE)
        try:
            module = self._device.create_shader_module(label=source.name, code=text)
            stage = {"module": module, "entry_point": entry, "constants": dict(constants)}
            return Pipeline(self._device.create_compute_pipeline(layout="auto", compute=stage))
        except self._api.GPUError as error:
            raise CompileError(
                f"{self.adapter.implementation} does not accept {source.name}", got=str(error).strip()
            ) from None

    def _require(self, features: Iterable[str]) -> None:
        lacking = sorted(set(features) - self.adapter.features)
        if lacking:
            raise UnavailableError(
                f"the adapter does not offer {', '.join(lacking)}",
                got=str(self.adapter),
                allowed=", ".join(sorted(self.adapter.features)) or "none of WebGPU's optional features",
                next_step="name another adapter, as 'rooftile gpus' lists them",
            )

    def _bound(self, arguments: Sequence[Argument]) -> dict[int, Any]:
        """The buffers of a launch by their bindings, see :meth:`build`."""
        numbers = b"".join(argument.tobytes() for argument in arguments if isinstance(argument, np.generic))
        arrays = [argument.owner for argument in arguments if isinstance(argument, View)]
        return dict(enumerate([self._buffer(numbers, self._api.BufferUsage.UNIFORM), *arrays]))

    def _dispatch(
        self,
        pipeline: Pipeline,
        workgroups: Dim3,
        groups: Mapping[int, Mapping[int, Any]],
        launches: int = 1,
        timestamp_writes: Mapping[str, Any] | None = None,
    ) -> None:
        with self._translated("WebGPU refuses the launch"):
            encoder = self._device.create_command_encoder()
            computing = encoder.begin_compute_pass(timestamp_writes=timestamp_writes)
            computing.set_pipeline(pipeline.handle)
            for number, buffers in groups.items():
                entries = [
                    {"binding": binding, "resource": {"buffer": buffer, "offset": 0, "size": buffer.size}}
                    for binding, buffer in buffers.items()
                ]
                layout = pipeline.handle.get_bind_group_layout(number)
                computing.set_bind_group(number, self._device.create_bind_group(layout=layout, entries=entries))
            for _ in range(launches):
                computing.dispatch_workgroups(*workgroups)
            computing.end()
            self._device.queue.submit([encoder.finish()])

    def _buffer(self, data: bytes, usage: int) -> Any:
        padded = data.ljust(_whole(len(data)), b"\0")
        with self._translated("a buffer cannot be made"):
            return self._device.create_buffer_with_data(data=padded, usage=usage | self._api.BufferUsage.COPY_SRC)

    def _read(self, buffer: Any) -> Any:
        with self._translated("a kernel failed on the device"):
            return self._device.queue.read_buffer(buffer)

    def _require_clock(self) -> None:
        if not self._times:
            raise UsageError(
                "times of a software adapter are not measured: they say nothing of a GPU",
                got=str(self.adapter),
                allowed="an adapter of a GPU, as 'rooftile gpus' lists them",
            )
        self._require({"timestamp-query"})

    def _resolved(self, queries: Any, count: int) -> list[Any]:
        """A buffer for each timestamp, into which the device writes it."""
        usage = self._api.BufferUsage
        with self._translated("the device's clock cannot be read"):
            encoder = self._device.create_command_encoder()
            buffers = []
            for index in range(count):
                buffer = self._device.create_buffer(size=8, usage=usage.QUERY_RESOLVE | usage.COPY_SRC)
                encoder.resolve_query_set(queries, index, 1, buffer, 0)
                buffers.append(buffer)
            self._device.queue.submit([encoder.finish()])
        return buffers

    def _ticks(self, buffer: Any) -> int:
        return int(np.frombuffer(self._read(buffer), np.uint64, 1)[0])

    def _nanoseconds_a_tick(self) -> float:
        if self.adapter.implementation != "wgpu":
            return 1.0
        from wgpu.backends.wgpu_native import lib

        return float(lib.wgpuQueueGetTimestampPeriod(self._device.queue._internal))

    @contextmanager
    def _translated(self, what: str) -> Iterator[None]:
        """The implementation's errors as rooftile's."""
        try:
            yield
        except self._api.GPUError as error:
            raise ExecutionError(what, got=str(error).strip()) from None


def _features(text: str) -> set[str]:
    """What the directives of a WGSL file enable, by the names of a device's features."""
    enabled = {
        name.strip()
        for match in re.finditer(r"^\s*enable\s+([^;]+);", text, re.MULTILINE)
        for name in match[1].split(",")
    }
    return {feature for name, feature in (("f16", "shader-f16"), ("subgroups", "subgroups")) if name in enabled}


def _whole(size: int) -> int:
    return max(-(-size // _UNIT), 1) * _UNIT
