"""The array libraries: how each shows its arrays' memory, makes new ones, copies, and which stream it works on.

None of them is imported here before the caller has.
"""

from __future__ import annotations

import sys
from collections.abc import Hashable
from functools import cache
from importlib import import_module
from typing import Any, Final, Protocol

import numpy as np

from rooftile.core.errors import UnavailableError, UsageError, pip_install
from rooftile.device.view import View, contiguous_strides, dtype_name, numpy_dtype


class Library(Protocol):
    """One array library; ``array`` is one of its own."""

    name: str

    def view(self, array: Any) -> View:
        """Where it lies. Nothing is copied."""
        ...

    def glance(self, array: Any) -> tuple[int, Hashable]:
        """The address, and whatever else decides how it is multiplied, in as little time as can be.

        Raises any exception if only :meth:`view` can tell.
        """
        ...

    def address(self, array: Any) -> int:
        """Of the first element."""
        ...

    def empty(self, shape: tuple[int, ...], like: Any, view: View) -> Any:
        """A new array where ``like``, of which ``view`` is the view, is, and of its type."""
        ...

    def contiguous(self, array: Any, shape: tuple[int, ...]) -> Any:
        """A C-contiguous copy, broadcast to ``shape``."""
        ...

    def assign(self, target: Any, source: Any) -> None:
        """Copy ``source`` into ``target``, of the same shape."""
        ...

    def stream(self, ordinal: int) -> int:
        """The handle of the stream that the caller works on, on the GPU of that number."""
        ...

    def finish(self, result: Any, view: View) -> Any:
        """What the caller gets: ``result``, once it may be looked at by the library's rules."""
        ...


class NumPy:
    """Arrays in this process's memory, and whatever NumPy makes arrays of (lists, numbers)."""

    name = "numpy"

    def view(self, array: Any) -> View:
        """See :class:`Library`."""
        item = max(array.itemsize, 1)
        if not array.dtype.isnative:
            raise UsageError("an array's bytes are in another machine's order", got=str(array.dtype),
                             next_step="pass array.astype(array.dtype.newbyteorder('='))")  # fmt: skip
        strides = tuple(stride // item for stride in array.strides)
        if any(step * item != stride for step, stride in zip(strides, array.strides, strict=True)):  # of a structure
            raise UsageError("an array's elements are not whole elements apart", got=f"strides {array.strides} bytes",
                             next_step="pass a copy: array.copy()")  # fmt: skip
        writable = array.flags.writeable
        return View(array.ctypes.data, dtype_name(array.dtype), array.shape, strides, "cpu", array, writable)

    def glance(self, array: Any) -> tuple[int, Hashable]:
        """See :class:`Library`."""
        raise TypeError("arrays of the CPU")

    def address(self, array: Any) -> int:
        """See :class:`Library`."""
        return int(array.ctypes.data)

    def empty(self, shape: tuple[int, ...], like: Any, view: View) -> Any:
        """See :class:`Library`."""
        return np.empty(shape, like.dtype)

    def contiguous(self, array: Any, shape: tuple[int, ...]) -> Any:
        """See :class:`Library`."""
        return np.array(np.broadcast_to(array, shape), order="C")

    def assign(self, target: Any, source: Any) -> None:
        """See :class:`Library`."""
        target[...] = source

    def stream(self, ordinal: int) -> int:
        """See :class:`Library`."""
        return 0

    def finish(self, result: Any, view: View) -> Any:
        """A number where there are no dimensions, as ``numpy.matmul`` does."""
        return result[()] if result.ndim == 0 else result


class Torch:
    """PyTorch's tensors, on GPUs and on the CPU."""

    name = "torch"

    def view(self, array: Any) -> View:
        """See :class:`Library`."""
        torch = sys.modules["torch"]
        if array.requires_grad and torch.is_grad_enabled():
            raise UsageError("this product is not differentiated, but a tensor asks for its gradient",
                             got="requires_grad=True",
                             next_step="pass tensor.detach(), or work under torch.no_grad()")  # fmt: skip
        if array.is_neg() or array.layout is not torch.strided:
            raise UsageError("a tensor is not plainly stored", got=f"layout {array.layout}, is_neg {array.is_neg()}",
                             next_step="pass tensor.resolve_neg().to_dense()")  # fmt: skip
        device = array.device
        if device.type not in ("cuda", "cpu"):
            raise UsageError("a tensor is on a device that rooftile does not know", got=str(device),
                             allowed="cuda, cpu")  # fmt: skip
        place = "cpu" if device.type == "cpu" else f"cuda:{device.index}"
        return View(array.data_ptr(), _torch_name(array.dtype), tuple(array.shape), array.stride(), place, array)

    def glance(self, array: Any) -> tuple[int, Hashable]:
        """See :class:`Library`."""
        if array.is_neg() or not array.is_cuda or (array.requires_grad and sys.modules["torch"].is_grad_enabled()):
            raise TypeError("a tensor that view refuses, or of the CPU")
        return array.data_ptr(), (array.shape, array.stride(), array.dtype, array.get_device())

    def address(self, array: Any) -> int:
        """See :class:`Library`."""
        return int(array.data_ptr())

    def empty(self, shape: tuple[int, ...], like: Any, view: View) -> Any:
        """See :class:`Library`."""
        torch = sys.modules["torch"]
        try:  # what code compiled by PyTorch calls; half the time of new_empty, but on the current GPU only
            quick = torch._C._dynamo.guards._empty_strided_cuda
            here = view.place == f"cuda:{torch._C._cuda_getDevice()}"
        except AttributeError:
            here = False
        return quick(shape, contiguous_strides(shape), like.dtype) if here else like.new_empty(shape)

    def contiguous(self, array: Any, shape: tuple[int, ...]) -> Any:
        """See :class:`Library`."""
        return array.expand(shape).clone(memory_format=sys.modules["torch"].contiguous_format)

    def assign(self, target: Any, source: Any) -> None:
        """See :class:`Library`."""
        target.copy_(source)

    def stream(self, ordinal: int) -> int:
        """See :class:`Library`."""
        torch = sys.modules["torch"]
        try:
            handle: int = torch._C._cuda_getCurrentRawStream(ordinal)  # makes no object; compilers for PyTorch use it
        except AttributeError:
            handle = torch.cuda.current_stream(ordinal).cuda_stream
        return handle

    def finish(self, result: Any, view: View) -> Any:
        """See :class:`Library`."""
        return result


class CuPy:
    """CuPy's arrays."""

    name = "cupy"

    def view(self, array: Any) -> View:
        """See :class:`Library`."""
        strides = tuple(stride // array.itemsize for stride in array.strides)
        return View(array.data.ptr, dtype_name(array.dtype), array.shape, strides, f"cuda:{array.device.id}", array)

    def glance(self, array: Any) -> tuple[int, Hashable]:
        """See :class:`Library`."""
        return array.data.ptr, (array.shape, array.strides, array.dtype, array.device.id)

    def address(self, array: Any) -> int:
        """See :class:`Library`."""
        return int(array.data.ptr)

    def empty(self, shape: tuple[int, ...], like: Any, view: View) -> Any:
        """See :class:`Library`."""
        with like.device:
            return sys.modules["cupy"].empty(shape, like.dtype)

    def contiguous(self, array: Any, shape: tuple[int, ...]) -> Any:
        """See :class:`Library`."""
        cupy = sys.modules["cupy"]
        with array.device:
            return cupy.array(cupy.broadcast_to(array, shape), order="C")

    def assign(self, target: Any, source: Any) -> None:
        """See :class:`Library`."""
        with target.device:
            target[...] = source

    def stream(self, ordinal: int) -> int:
        """See :class:`Library`."""
        return int(sys.modules["cupy"].cuda.get_current_stream(ordinal).ptr)

    def finish(self, result: Any, view: View) -> Any:
        """See :class:`Library`."""
        return result


class Jax:
    """JAX's arrays. It has no stream of the caller's: its work is waited for first, and ours at the end."""

    name = "jax"

    def view(self, array: Any) -> View:
        """See :class:`Library`."""
        if isinstance(array, sys.modules["jax"].core.Tracer):
            raise UsageError("rooftile works on arrays, not on what jax.jit and jax.grad trace",
                             got=type(array).__name__, next_step="call it outside of what is transformed")  # fmt: skip
        devices = list(array.devices())
        if len(devices) != 1 or devices[0].platform not in ("gpu", "cuda", "cpu"):
            raise UsageError("an array is not on one device that rooftile knows", got=str(array.sharding),
                             allowed="one CUDA GPU, or the CPU")  # fmt: skip
        array.block_until_ready()
        place = "cpu" if devices[0].platform == "cpu" else f"cuda:{devices[0].local_hardware_id}"
        shape = tuple(array.shape)
        pointer = array.unsafe_buffer_pointer()
        return View(pointer, array.dtype.name, shape, contiguous_strides(shape), place, array, writable=False)

    def glance(self, array: Any) -> tuple[int, Hashable]:
        """See :class:`Library`."""
        raise TypeError("arrays that have to be waited for")

    def address(self, array: Any) -> int:
        """See :class:`Library`."""
        return int(array.unsafe_buffer_pointer())

    def empty(self, shape: tuple[int, ...], like: Any, view: View) -> Any:
        """Memory that becomes an array in :meth:`finish`: JAX's own are never written."""
        from rooftile.device.choose import choose

        return choose(None, view.place).allocate(shape, view.dtype) if view.place != "cpu" else _host(shape, view.dtype)

    def contiguous(self, array: Any, shape: tuple[int, ...]) -> Any:
        """See :class:`Library`."""
        return sys.modules["jax"].numpy.broadcast_to(array, shape).block_until_ready()

    def assign(self, target: Any, source: Any) -> None:
        """See :class:`Library`."""
        raise UsageError("JAX's arrays are not written", got="out=", next_step="leave out= away")

    def stream(self, ordinal: int) -> int:
        """See :class:`Library`."""
        return 0

    def finish(self, result: Any, view: View) -> Any:
        """See :class:`Library`."""
        jax = sys.modules["jax"]
        if result.place == "cpu":
            return jax.numpy.array(result.numpy())
        from rooftile.device.choose import choose

        core = _cuda_core()
        choose(None, result.place).synchronize()
        # cuda.core hands over no bfloat16: its bits are, and copied into an array of their own type.
        bits = result.dtype == "bfloat16"
        dtype = np.dtype("uint16") if bits else numpy_dtype(result.dtype)
        buffer = core.Buffer.from_handle(result.pointer, result.owner.size, owner=result.owner)
        memory = core.utils.StridedMemoryView.from_buffer(buffer, result.shape, result.strides, dtype=dtype)
        array = jax.dlpack.from_dlpack(memory)
        return jax.lax.bitcast_convert_type(array, jax.numpy.bfloat16) if bits else array


class AnyOther:
    """Arrays that show a GPU's memory by ``__cuda_array_interface__`` or DLPack, of a library not known here."""

    name = "__cuda_array_interface__ or DLPack"

    def view(self, array: Any) -> View:
        """See :class:`Library`."""
        try:
            memory = _cuda_core().utils.StridedMemoryView.from_any_interface(array, stream_ptr=_DEFAULT_STREAM)
        except BufferError as error:
            raise UsageError("an array does not show its memory as rooftile needs it", got=str(error),
                             allowed="__cuda_array_interface__ 3, or DLPack")  from None  # fmt: skip
        if not memory.is_device_accessible:
            raise UsageError("an array of an unknown library is not on a GPU", got=type(array).__name__,
                             next_step="pass numpy.asarray(array)")  # fmt: skip
        strides = memory.strides if memory.strides is not None else contiguous_strides(memory.shape)
        place, name = f"cuda:{memory.device_id}", memory.dtype.name
        return View(memory.ptr, name, tuple(memory.shape), tuple(strides), place, memory, not memory.readonly)

    def glance(self, array: Any) -> tuple[int, Hashable]:
        """See :class:`Library`."""
        raise TypeError("arrays of any kind")

    def address(self, array: Any) -> int:
        """See :class:`Library`."""
        return self.view(array).pointer

    def empty(self, shape: tuple[int, ...], like: Any, view: View) -> Any:
        """See :class:`Library`."""
        raise UsageError("rooftile cannot make arrays of this library", got=type(like).__name__,
                         next_step=f"pass out=, of shape {shape} and dtype {view.dtype}")  # fmt: skip

    def contiguous(self, array: Any, shape: tuple[int, ...]) -> Any:
        """See :class:`Library`."""
        raise UsageError("the array would have to be copied, which rooftile cannot do in this library",
                         got=type(array).__name__, next_step="pass a contiguous array")  # fmt: skip

    def assign(self, target: Any, source: Any) -> None:
        """See :class:`Library`."""
        raise UsageError("rooftile cannot copy arrays of this library", got=type(target).__name__,
                         next_step="pass an out= that overlaps no input and whose batches are contiguous")  # fmt: skip

    def stream(self, ordinal: int) -> int:
        """See :class:`Library`."""
        return 0

    def finish(self, result: Any, view: View) -> Any:
        """See :class:`Library`."""
        return result


_KNOWN: Final[dict[str, Library]] = {"numpy": NumPy(), "torch": Torch(), "cupy": CuPy(), "jax": Jax(), "jaxlib": Jax()}
_OTHER: Final = AnyOther()
_DEFAULT_STREAM: Final = 1
"""Its number in DLPack: what the array's owner does before is waited for on it."""


def library_of(array: object) -> Library:
    """The library that ``array`` belongs to; NumPy's for everything that shows no memory of its own."""
    known = _library_of_type(type(array))  # type: ignore[arg-type]
    if known is not None:
        return known
    return _OTHER if hasattr(array, "__cuda_array_interface__") or hasattr(array, "__dlpack__") else _KNOWN["numpy"]


@cache
def _library_of_type(kind: type[Any]) -> Library | None:
    roots = (base.__module__.partition(".")[0] for base in kind.__mro__)  # of subclasses too: torch.nn.Parameter
    return next((_KNOWN[root] for root in roots if root in _KNOWN), None)


def _cuda_core() -> Any:
    """NVIDIA's package, which reads and makes DLPack's records."""
    try:
        core = import_module("cuda.core")
        import_module("cuda.core.utils")
    except ImportError as error:
        raise UnavailableError("cuda.core, by which rooftile and this library show each other memory, is not here",
                               got=str(error), next_step=pip_install("cuda-core")) from None  # fmt: skip
    return core


@cache
def _torch_name(dtype: Any) -> str:
    return str(dtype).removeprefix("torch.")


def _host(shape: tuple[int, ...], dtype: str) -> View:
    return NumPy().view(np.empty(shape, numpy_dtype(dtype)))
