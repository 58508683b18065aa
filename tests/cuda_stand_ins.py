"""Stand-ins for NVIDIA's driver and for PyTorch's tensors, in this process's memory."""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from dataclasses import dataclass, field
from types import SimpleNamespace
from typing import Any

import numpy as np
import numpy.typing as npt

CONTEXT = 0x1000
_SIZES = "7I"


@dataclass
class Launched:
    """What the driver was given for a launch."""

    grid: tuple[int, ...]
    block: tuple[int, ...]
    shared: int
    stream: int
    attributes: tuple[int, int]
    function: int
    parameters: Any
    context: int

    def word(self, index: int) -> int:
        """A parameter of eight bytes, or the first eight of a tensor map's."""
        return ctypes.c_uint64.from_address(self.parameters[index]).value

    def int(self, index: int) -> int:
        """A parameter of four."""
        return ctypes.c_int32.from_address(self.parameters[index]).value


@dataclass
class Driver:
    """Does what is asked of it in this process's memory, and writes launches down.

    ``failing`` are functions that return error 1. ``look`` is called at each launch, when its parameters can be read.
    """

    current: int = CONTEXT
    failing: set[str] = field(default_factory=set)
    calls: list[str] = field(default_factory=list)
    launched: list[Launched] = field(default_factory=list)
    words: list[list[int]] = field(default_factory=list)
    encoded: list[tuple[Any, ...]] = field(default_factory=list)
    allowed: list[tuple[int, int]] = field(default_factory=list)
    memory: dict[int, Any] = field(default_factory=dict)
    look: Callable[[Launched], None] = lambda launched: None

    def function(self, name: str) -> Callable[..., int]:
        """In place of ``driver.function``."""

        def call(*arguments: Any) -> int:
            self.calls.append(name)
            if name in self.failing:
                return 1
            getattr(self, name)(*arguments)
            return 0

        return call

    def cuInit(self, flags: int) -> None:  # noqa: N802
        pass

    def cuDeviceGetCount(self, at: int) -> None:  # noqa: N802
        write(at, 2, ctypes.c_int)

    def cuDeviceGet(self, at: int, ordinal: int) -> None:  # noqa: N802
        write(at, ordinal, ctypes.c_int)

    def cuDeviceGetAttribute(self, at: int, attribute: int, device: int) -> None:  # noqa: N802
        write(at, {16: 132, 75: 9, 76: 0}[attribute], ctypes.c_int)

    def cuDeviceGetName(self, at: int, size: int, device: int) -> None:  # noqa: N802
        ctypes.memmove(at, b"NVIDIA H200\0", 12)

    def cuDevicePrimaryCtxRetain(self, at: int, device: int) -> None:  # noqa: N802
        write(at, CONTEXT + device)

    def cuCtxGetCurrent(self, at: int) -> None:  # noqa: N802
        write(at, self.current)

    def cuCtxSetCurrent(self, context: int) -> None:  # noqa: N802
        self.current = context

    def cuLibraryLoadData(self, at: int, code: bytes, *options: Any) -> None:  # noqa: N802
        self.loaded = code
        write(at, 0x2000)

    def cuLibraryGetKernel(self, at: int, library: int, name: bytes) -> None:  # noqa: N802
        assert library == 0x2000
        self.named = name
        write(at, 0x3000)

    def cuKernelGetFunction(self, at: int, kernel: int) -> None:  # noqa: N802
        assert kernel == 0x3000
        write(at, 0x4000)

    def cuFuncSetAttribute(self, function: int, attribute: int, value: int) -> None:  # noqa: N802
        self.allowed.append((attribute, value))

    def cuLaunchKernelEx(self, record: int, function: int, parameters: int, extra: None) -> None:  # noqa: N802
        sizes = (ctypes.c_uint32 * 7).from_address(record)
        stream, attributes = (ctypes.c_uint64 * 2).from_address(record + 32)
        many = ctypes.c_uint32.from_address(record + 48).value
        entries = (ctypes.c_uint64 * 64).from_address(parameters)
        assert extra is None
        launched = Launched(
            tuple(sizes[:3]), tuple(sizes[3:6]), sizes[6], stream, (attributes, many), function, entries, self.current
        )
        self.look(launched)
        self.launched.append(launched)

    def cuMemAllocAsync(self, at: int, size: int, stream: int) -> None:  # noqa: N802
        made = ctypes.create_string_buffer(size + 256)
        address = ctypes.addressof(made) + -ctypes.addressof(made) % 256
        self.memory[address] = made
        write(at, address)

    def cuMemFreeAsync(self, address: int, stream: int) -> None:  # noqa: N802
        del self.memory[address]

    def cuMemcpyHtoD_v2(self, target: int, source: int, size: int) -> None:  # noqa: N802
        ctypes.memmove(target, source, size)

    cuMemcpyDtoH_v2 = cuMemcpyHtoD_v2  # noqa: N815

    def cuMemsetD8Async(self, address: int, byte: int, size: int, stream: int) -> None:  # noqa: N802
        ctypes.memset(address, byte, size)

    def cuStreamSynchronize(self, stream: int) -> None:  # noqa: N802
        pass

    def cuTensorMapEncodeTiled(self, at: int, kind: int, rank: int, address: int, *rest: int) -> None:  # noqa: N802
        assert at % 64 == 0
        (ctypes.c_uint64 * 16).from_address(at)[:] = [address] * 16
        sizes, strides = (
            (ctypes.c_uint64 * many).from_address(place)[:] for many, place in ((rank, rest[0]), (rank - 1, rest[1]))
        )
        box, steps = ((ctypes.c_uint32 * rank).from_address(place)[:] for place in rest[2:4])
        self.encoded.append((kind, rank, sizes, strides, box, steps, *rest[4:]))

    def cuGetErrorName(self, status: int, at: int) -> None:  # noqa: N802
        self.name = ctypes.create_string_buffer(b"CUDA_ERROR_OF_A_TEST")
        write(at, ctypes.addressof(self.name))


def write(at: int, value: int, kind: Any = ctypes.c_uint64) -> None:
    kind.from_address(at).value = value


class Tensor:
    """As much of a tensor of PyTorch as is looked at, over NumPy's memory."""

    __module__ = "torch"

    def __init__(self, array: npt.NDArray[Any], index: int = 0) -> None:
        self.memory, self.shape, self.dtype = array, array.shape, f"torch.{array.dtype}"
        self.device, self.layout, self.requires_grad = Place("cuda", index), "strided", False

    def data_ptr(self) -> int:
        return int(self.memory.ctypes.data)

    def stride(self) -> tuple[int, ...]:
        return tuple(step // self.memory.itemsize for step in self.memory.strides)

    is_cuda = True

    def get_device(self) -> int:
        return self.device.index

    def is_neg(self) -> bool:
        return False

    def new_empty(self, shape: tuple[int, ...]) -> Tensor:
        return Tensor(aligned(shape, self.memory.dtype))


@dataclass(frozen=True)
class Place:
    """A ``torch.device``."""

    type: str
    index: int


def aligned(shape: tuple[int, ...], dtype: Any = np.float32) -> npt.NDArray[Any]:
    """Zeros that begin at a multiple of 256 bytes, as those of GPUs do."""
    size = int(np.prod(shape)) * np.dtype(dtype).itemsize
    memory = np.zeros(size + 256, np.uint8)
    start = -memory.ctypes.data % 256
    return memory[start : start + size].view(dtype).reshape(shape)


def torch_module(stream: int = 4711) -> SimpleNamespace:
    """The module, in as far as it is used; all work is on ``stream``."""
    cuda = SimpleNamespace(current_stream=lambda index: SimpleNamespace(cuda_stream=stream))
    return SimpleNamespace(strided="strided", cuda=cuda, is_grad_enabled=lambda: True)
