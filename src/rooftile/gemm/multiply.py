"""``rooftile.matmul`` and ``rooftile.plan``."""

from __future__ import annotations

import warnings
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final

import numpy as np

from rooftile.core.call import ScalarArgument
from rooftile.core.errors import UsageError
from rooftile.core.plan import Plan, TensorArgument
from rooftile.device import Argument, Device, Library, Program, TensorMap, View, choose
from rooftile.gemm import warm
from rooftile.gemm.given import NAMES, check_alike, common_library, factor, native, refuse_masked
from rooftile.gemm.planning import ACTIVATIONS, Request, make_plan
from rooftile.gemm.shapes import Ints, Layout, result_shape
from rooftile.kernels.gemm import gemm_source

_PRECISIONS: Final = ("ieee", "tf32")

SLOW_FLOPS: Final = 2e10
"""More than this takes the executor over some seconds."""


def matmul(
    a: Any,
    b: Any,
    *,
    out: Any = None,
    alpha: float = 1,
    beta: float = 0,
    c: Any = None,
    bias: Any = None,
    activation: str | None = None,
    precision: str | None = None,
    device: str | Device | None = None,
) -> Any:
    """Multiply matrices: ``activation(alpha * a @ b + beta * c + bias)``.

    Shapes are as for ``numpy.matmul``: matrices in the last two axes, batches broadcast, vectors as one row or column.
    Rows or columns of a and b may be contiguous, with any distance between them; anything else is copied once. Arrays
    may be NumPy's, PyTorch's, CuPy's, JAX's or, with ``out``, any that show a GPU's memory by DLPack or
    ``__cuda_array_interface__``. All of one call are of one library and on one device. On a GPU the work is enqueued on
    the stream that is current in PyTorch or CuPy, and the call returns at once; JAX's arrays, and NumPy's, are waited
    for.

    Parameters
    ----------
    a : array, (..., M, K) or (K,)
        Of float32, float64, float16 or bfloat16.
    b : array, (..., K, N) or (K,)
        Of the same type.
    out : array, optional
        Where the result goes; its shape, and a's type. It may be c, and may overlap a and b, at the cost of a copy.
    alpha, beta : float
        Factors. Where beta is 0, c is not read, whatever it holds.
    c : array, optional
        What beta multiplies: of the result's shape, or broadcast to it. By default ``out``.
    bias : array, (N,), optional
        Added to every row.
    activation : {"relu", "gelu", "gelu_tanh", "silu"}, optional
        Applied last; "gelu" is the exact one, by erf.
    precision : {"ieee", "tf32"}, optional
        How products are made. By default elements are multiplied as they are: those of 16 bits on tensor cores where
        the GPU has them (sm_80 and later), others without; sums are float32, of float64 arrays float64; the result is
        rounded once. ``"tf32"``: float32 elements are rounded to 11 bits first, and multiplied on tensor cores.
    device : str or Device, optional
        Where to multiply: ``"cuda"``, ``"cuda:1"``, ``"cpu"``. By default where the arrays are; arrays in the CPU's
        memory on the first GPU, if there is one. Without one, as with ``"cpu"``, the executor runs the GPU's kernel on
        the CPU: to be looked into, and far slower than NumPy. A warning tells where it may take long. ``"webgpu"`` is
        the best adapter that ``rooftile gpus`` lists, ``"webgpu:1"`` another; arrays go there and come back, and are of
        float32 or, where the adapter has shader-f16, float16.

    Returns
    -------
    array
        Of a's library, type and device, or ``out``.

    Raises
    ------
    UsageError
        If shapes, types or devices do not fit each other; names them.
    UnavailableError
        If a GPU, the compiler or WebGPU is asked for and not there.

    Examples
    --------
    >>> import numpy as np, rooftile
    >>> a, b = np.ones((2, 3), np.float32), np.ones((3, 4), np.float32)
    >>> rooftile.matmul(a, b, device="cpu", bias=np.arange(4, dtype=np.float32))
    array([[3., 4., 5., 6.],
           [3., 4., 5., 6.]], dtype=float32)
    """
    seen = warm.look(a, b, out, alpha, beta, c, bias, activation, precision, device)
    if seen is not None and (known := seen[2]) is not None:
        return known.multiply(seen[1], a, out)
    work = _work(a, b, out, alpha, beta, c, bias, activation, precision, device)
    library, target, ready, arrays, views = work.library, work.device, work.ready, work.arrays, work.views
    direct = out is not None and "D" not in ready.copies
    result = out if direct else library.empty(ready.shape, arrays["A"], views["A"])
    if ready.plan.launch is None:
        return out if out is not None else library.finish(result, views["A"])
    for name, shape in ready.copies.items():
        if name != "D":
            arrays[name] = library.contiguous(arrays[name], shape)
            views[name] = library.view(arrays[name])
    if not direct:
        views["D"] = result if isinstance(result, View) else library.view(result)
    _launch(ready, target, views, _stream(library, views["A"].place))
    if seen is not None and not ready.copies and not _moves(views["A"].place, target):
        warm.remember(seen[0], library, target, ready.steps(target), ready.plan.scratch, ready.shape, views)
    if out is None:
        return library.finish(result, views["A"])
    if not direct:
        library.assign(out, result)
    return out


def plan(
    a: Any,
    b: Any,
    *,
    out: Any = None,
    alpha: float = 1,
    beta: float = 0,
    c: Any = None,
    bias: Any = None,
    activation: str | None = None,
    precision: str | None = None,
    device: str | Device | None = None,
) -> Plan:
    """What :func:`matmul` would run for these arguments, and why. Nothing is compiled, copied or run.

    Examples
    --------
    >>> import numpy as np, rooftile
    >>> a, b = np.ones((128, 64), np.float32), np.ones((64, 96), np.float32)
    >>> rooftile.plan(a, b, device="cpu").launch.block
    (64, 1, 1)
    """
    return _work(a, b, out, alpha, beta, c, bias, activation, precision, device).ready.plan


@dataclass(slots=True)
class _Work:
    """What a call comes to before anything is done."""

    library: Library
    device: Device
    arrays: dict[str, Any]
    views: dict[str, View]
    ready: _Ready


class _Ready:
    """A plan, its launches with their numbers as the kernels' types, and from the first time on the kernels."""

    def __init__(self, made: Plan, shape: Ints) -> None:
        self.plan = made
        self.shape = shape
        self.copies = dict(made.copies)
        self._steps: tuple[warm.Ready, ...] | None = None

    def steps(self, target: Device) -> tuple[warm.Ready, ...]:
        """What is launched, one after the other."""
        if self._steps is None:
            self._steps = tuple(
                (
                    _program(target, step.kernel, step.entry, step.defines),
                    step.launch,
                    tuple(_number(each) if isinstance(each, ScalarArgument) else each for each in step.arguments),
                )
                for step in self.plan.steps
            )
        return self._steps


def _number(argument: ScalarArgument) -> np.generic:
    """What a kernel gets of a number; one that is too large for its type is infinite."""
    with np.errstate(over="ignore"):
        made: np.generic = np.dtype(argument.dtype).type(argument.value)
    return made


@lru_cache(maxsize=4096)
def prepared(
    described: tuple[tuple[str, str, Ints, Ints, int, str, bool], ...],
    alpha: float,
    beta: float,
    activation: str | None,
    own_out: bool,
    precision: str | None,
    target: Device,
) -> _Ready:
    """The plan, and what each launch of it needs; made once for arrays that are alike.

    ``described`` are the arrays: name, type, shape, strides, alignment, place, and whether they may be written.
    """
    dtypes = {name: dtype for name, dtype, *_ in described}
    places = {name: place for name, *_, place, _ in described}
    check_alike(dtypes, places)
    if any(name == "D" and not writable for name, *_, writable in described):
        raise UsageError("out cannot be written", got="an array that is read-only")
    layouts = {name: Layout(shape, strides, alignment) for name, _, shape, strides, alignment, *_ in described}
    layouts = {name: each.copied if 0 in each.shape else each for name, each in layouts.items()}  # strides of nothing
    shape = result_shape(layouts["A"].shape, layouts["B"].shape)
    layouts.setdefault("D", Layout(shape, (0,) * len(shape)).copied)
    if _moves(places["A"], target):  # what is copied to a GPU is contiguous there, and D's memory its own
        layouts, own_out = {name: layout.copied for name, layout in layouts.items()}, False
    request = Request(
        layouts,
        dtypes["A"],
        alpha,
        beta,
        activation,
        own_out,
        target.name,
        target.arch,
        target.sms,
        precision or "ieee",
    )
    if target.arch == "wgsl":
        from rooftile.gemm.webgpu import make_webgpu_plan

        return _Ready(make_webgpu_plan(request), shape)
    return _Ready(make_plan(request), shape)


def _work(
    a: Any,
    b: Any,
    out: Any,
    alpha: float,
    beta: float,
    c: Any,
    bias: Any,
    activation: str | None,
    precision: str | None,
    device: str | Device | None,
) -> _Work:
    given = {"a": a, "b": b, "c": c, "bias": bias, "out": out}
    if activation is not None and activation not in ACTIVATIONS:
        raise UsageError("no such activation", got=repr(activation), allowed=", ".join(ACTIVATIONS))
    if precision is not None and precision not in _PRECISIONS:
        raise UsageError("no such precision", got=repr(precision), allowed=", ".join(_PRECISIONS))
    alpha, beta = factor("alpha", alpha), factor("beta", beta)
    if beta == 0:
        given["c"] = None
    elif c is None:
        if out is None:
            raise UsageError("beta multiplies c, which is not given", got=f"beta={beta:g}", next_step="pass c= or out=")
        given["c"] = out
    library = common_library(given)
    arrays = {NAMES[name]: array for name, array in given.items() if array is not None}
    if library.name == "numpy":
        refuse_masked(given)
        arrays = {name: array if name == "D" else native(array) for name, array in arrays.items()}
    views = {name: library.view(array) for name, array in arrays.items()}
    target = choose(device, views["A"].place)
    own_out = False
    if "D" in views:
        written = views["D"]
        own_out = any(written.overlaps(view) for name, view in views.items() if name not in ("C", "D"))
        own_out |= "C" in views and written.overlaps(views["C"]) and not _same(written, views["C"])
    described = tuple(
        (name, view.dtype, view.shape, view.strides, view.alignment, view.place, view.writable)
        for name, view in views.items()
    )
    return _Work(
        library, target, arrays, views, prepared(described, alpha, beta, activation, own_out, precision, target)
    )


def _launch(ready: _Ready, target: Device, views: dict[str, View], stream: int) -> None:
    made = ready.plan
    assert made.launch is not None
    if target.name == "cpu" and (flops := 2.0 * made.m * made.n * made.k * made.batch) > SLOW_FLOPS:
        warnings.warn(
            f"rooftile.matmul runs a GPU's kernel on the CPU: {flops:.1e} FLOP may take minutes; "
            "numpy.matmul, or a GPU, is faster",
            RuntimeWarning,
            stacklevel=3,
        )
    moved, on_device = _moves(views["A"].place, target), views
    if moved:
        on_device = {name: target.put(_held(name, view, target), stream) for name, view in views.items() if name != "D"}
        on_device["D"] = target.allocate(views["D"].shape, views["D"].dtype, stream)
    if made.scratch:
        own = {each.name: target.allocate((each.elements,), each.dtype, stream) for each in made.scratch}
        on_device = {**on_device, **own}
    for program, launch, arguments in ready.steps(target):
        target.launch(program, launch, [_bound(argument, on_device) for argument in arguments], stream)
    if moved:
        views["D"].numpy()[...] = target.get(on_device["D"], stream)


def _bound(argument: str | TensorArgument | np.generic, arrays: dict[str, View]) -> Argument:
    """What a parameter gets at a launch."""
    if isinstance(argument, str):
        return arrays[argument]
    return TensorMap(arrays[argument.array], argument.layout) if isinstance(argument, TensorArgument) else argument


@lru_cache(maxsize=512)
def _program(target: Device, kernel: str, entry: str, defines: tuple[tuple[str, str], ...]) -> Program:
    """The plan's kernel on its device, compiled and loaded once."""
    return target.build(gemm_source(kernel), entry, dict(defines))


def _held(name: str, view: View, target: Device) -> Any:
    """What the device gets of an array: a WebGPU device's rows end with zeros that fill groups."""
    array = view.numpy()
    if target.arch != "wgsl":
        return array
    from rooftile.gemm.webgpu import device_shape

    shape = device_shape(name, array.shape)
    if shape == array.shape:
        return array
    filled = np.zeros(shape, array.dtype)
    (filled[:, 0] if array.ndim < len(shape) else filled[..., : array.shape[-1]])[...] = array
    return filled


def _stream(library: Library, place: str) -> int:
    return 0 if place == "cpu" else library.stream(int(place.partition(":")[2]))


def _moves(place: str, target: Device) -> bool:
    """Whether arrays at ``place`` go to a GPU and back."""
    return place == "cpu" and target.name != "cpu"


def _same(first: View, second: View) -> bool:
    """Whether both are the same elements in the same places."""
    return (first.pointer, first.shape, first.strides) == (second.pointer, second.shape, second.strides)
