"""From a problem to a :class:`~rooftile.core.plan.Plan`. Nothing is compiled or run here."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import partial
from typing import Final

from rooftile.core.errors import UsageError
from rooftile.core.gpu import capability
from rooftile.core.plan import Plan
from rooftile.gemm.forms import Form, few_rows, pipelined, shared, simt, specialized, told, whole_or_sliced
from rooftile.gemm.operands import Addend, Factor, Operands
from rooftile.gemm.shapes import INT_LIMIT, MOST_BATCH_AXES, Ints, Layout, Problem, merged, problem_of
from rooftile.gemm.tensor_cores import on_tensor_cores
from rooftile.gemm.tiles import SPEEDS, cdiv

ACTIVATIONS: Final = ("relu", "gelu", "gelu_tanh", "silu")
ITEM_BYTES: Final = {"float32": 4, "float64": 8, "float16": 2, "bfloat16": 2}
"""The element types that can be multiplied, and their bytes."""

_ELEMENTS: Final = {"float32": "f32", "float64": "f64", "float16": "f16", "bfloat16": "bf16"}
"""Those of PTX's."""

_EARLY: Final = 90
"""From this compute capability on (times ten) a launch can begin before the one ahead of it has ended."""

_TENSOR_CORES: Final = 80
"""From this compute capability on (times ten) the package's kernels use them, and ``cp.async``."""


_SHARED: Final = {80: 163, 86: 99, 87: 163, 89: 99, 120: 99, 121: 99}
_MOST_SHARED: Final = 227
"""KiB of shared memory that a block can have (CUDA C++ Programming Guide, "Compute Capabilities"): of some, and of all
others."""


@dataclass(frozen=True, slots=True)
class Request:
    """All that decides a plan.

    ``layouts`` are the arrays as given, by name; ``own_out``: out must not be written to while others are read.
    """

    layouts: Mapping[str, Layout]
    dtype: str
    alpha: float
    beta: float
    activation: str | None
    own_out: bool
    device: str
    arch: str
    sms: int
    precision: str = "ieee"


def make_plan(request: Request) -> Plan:
    """Decide how to do what is asked.

    Raises
    ------
    UsageError
        If the shapes do not fit each other, or are beyond what a launch can be.
    """
    problem, copies, why = problem_and_copies(request)
    problem, sizes, steps = batches(problem, why)
    batch = math.prod(sizes)
    inner = sizes[1] if len(sizes) > 1 else 1
    m, n, k, dtype = problem.m, problem.n, problem.k, request.dtype
    device = f"{request.device} ({request.arch})"
    plan = Plan(m, n, k, batch, dtype, device, "", "", (), None, (), tuple(copies.items()), ())
    if 0 in (m, n, batch):
        return replace(plan, copies=(), why=("the result has no elements",))
    if k == 0:
        why.append("K is 0: the sums are 0")

    def addend(name: str) -> Addend:
        layout, batches = problem.layouts[name], batch_steps(steps[name])
        row, column = layout.strides[-2:]
        return Addend(name, row, column, _widest(dtype, layout, (row, *batches)), batches)

    operands = Operands(
        m,
        n,
        k,
        batch,
        inner,
        dtype,
        element_of(request),
        _factor("A", problem.layouts["A"], batch_steps(steps["A"]), k_last=True, lines=m, k=k, dtype=dtype),
        _factor("B", problem.layouts["B"], batch_steps(steps["B"]), k_last=False, lines=n, k=k, dtype=dtype),
        addend("C") if "C" in problem.layouts else None,
        addend("D"),
        problem.layouts["bias"].strides[0] if "bias" in problem.layouts else None,
        request.alpha,
        request.beta,
        request.activation,
    )
    form = _form(operands, request)
    return replace(
        plan,
        kernel=form.kernel,
        entry=form.entry,
        defines=told(form.defines),
        launch=form.launch,
        arguments=form.arguments,
        before=form.before,
        after=form.after,
        scratch=form.scratch,
        why=(*why, *form.why, *_reasons(form, operands, request)),
    )


def element_of(request: Request) -> str:
    """PTX's type of what is multiplied.

    Raises
    ------
    UsageError
        If tf32 is asked for, and the arrays are not float32 or the device has no tensor cores for it.
    """
    if request.precision != "tf32":
        return _ELEMENTS[request.dtype]
    shapes = ", ".join(f"{name} {layout.shape} {request.dtype}" for name, layout in request.layouts.items())
    if request.dtype != "float32":
        raise UsageError("only float32 can be multiplied as tf32", got=shapes, allowed="float32 arrays",
                         next_step="leave precision out: elements of 16 bits are multiplied as they are")  # fmt: skip
    if capability(request.arch) < _TENSOR_CORES:
        raise UsageError("this device cannot multiply tf32", got=f"{request.device} ({request.arch}); {shapes}",
                         allowed="sm_80 and later", next_step="leave precision out")  # fmt: skip
    return "tf32"


def _form(operands: Operands, request: Request) -> Form:
    """The kernel that is expected to take least: on tensor cores where the elements' type allows."""
    most = _SHARED.get(capability(request.arch), _MOST_SHARED) * 1024
    fitting = (form for form in _forms(operands, request) if form.launch.dynamic_shared_bytes <= most)
    return min(fitting, key=lambda form: form.cost)


def _forms(operands: Operands, request: Request) -> Iterator[Form]:
    number, sms = capability(request.arch), request.sms
    newer, early = number >= _TENSOR_CORES, number >= _EARLY
    if newer and operands.element == "f32":
        for seen in (operands, operands.turned):
            yield from whole_or_sliced(seen, sms, partial(few_rows, sms=sms, early=early), early=early)
    if newer and operands.element in ("f16", "bf16", "tf32"):
        yield from on_tensor_cores(operands, request.arch, sms, early=early)
        return
    for tile in SPEEDS[operands.dtype]:
        yield from whole_or_sliced(operands, sms, partial(simt, tile=tile, sms=sms, early=early), early=early)
    if operands.element == "f32" and request.arch == "sm_90a" and sms > 1:  # the executor has no registers
        if (form := shared(operands, sms)) is not None:
            yield form
        make = partial(specialized, sms=sms)
        yield from whole_or_sliced(operands, sms, make, early=early)
        turned = whole_or_sliced(operands.turned, sms, make, early=early)
        yield from (each for each in turned if each.slices > 1)  # D is stored by the launch that adds slices up
    elif newer and (form := pipelined(operands)) is not None:
        yield form


def problem_and_copies(request: Request) -> tuple[Problem, dict[str, Ints], list[str]]:
    """The problem after the copies that have to be made first; the shapes of these, by name; and why."""
    given = dict(request.layouts)
    problem = problem_of(given)
    reasons = {}
    for name in ("A", "B"):
        if not _plain(problem.layouts[name]):
            reasons[name] = f"{name} is copied: neither its rows nor its columns are contiguous"
    for name in ("C", "bias"):
        if name in given and any(stride < 0 for stride in given[name].strides):
            reasons[name] = f"{name} is copied: its order in memory is reversed"
    if request.own_out:
        reasons["D"] = "the result is made beside out, which overlaps an input, and copied to it"
    elif any(stride < 0 for stride in given["D"].strides):
        reasons["D"] = "the result is made beside out, whose order in memory is reversed, and copied to it"
    problem = problem_of(given | {name: given[name].copied for name in reasons})
    copies = {name: given[name].shape for name in reasons}
    names = tuple(name for name in ("A", "B", "C", "D") if name in given)
    if len(merged(problem, names)[0]) > MOST_BATCH_AXES:
        layouts = dict(problem.layouts)
        for name in names:
            if len(merged(problem, (name,))[0]) > 1:
                reasons.setdefault(name, f"{name} is copied: its batches do not follow each other as the others' do")
                copies[name] = problem.result if name in ("C", "D") else layouts[name].shape
                layouts[name] = layouts[name].copied
        problem = replace(problem, layouts=layouts)
    return problem, copies, list(reasons.values())


def _plain(layout: Layout) -> bool:
    """Whether lines of it, rows or columns, are contiguous, and nothing lies before its first element."""
    rows, columns = layout.shape[-2:]
    one = columns == 1 or layout.strides[-1] == 1 or rows == 1 or layout.strides[-2] == 1
    return one and all(st >= 0 or size == 1 for size, st in zip(layout.shape, layout.strides, strict=True))


def _factor(name: str, layout: Layout, steps: Ints, *, k_last: bool, lines: int, k: int, dtype: str) -> Factor:
    """How a kernel is to read a matrix of ``lines`` lines (A's rows, B's columns) of ``k`` elements."""
    along, across = layout.strides[-1 if k_last else -2], layout.strides[-2 if k_last else -1]
    if along == 1 or (k == 1 and across != 1):
        along_k, pitch, only = True, across, lines == 1
    else:
        along_k, pitch, only = False, along, k == 1
    pitch = 0 if only else pitch  # of a single line it does not matter
    return Factor(name, along_k, pitch, _widest(dtype, layout, (pitch, *steps)), steps)


def _widest(dtype: str, layout: Layout, steps: Ints) -> int:
    """How many elements can be moved at once, or 16 bytes of them: all lines begin where such groups may lie."""
    for width in (8, 4, 2):
        wanted = min(16, width * ITEM_BYTES[dtype])
        if layout.alignment >= wanted and all(step % width == 0 for step in steps):
            return width
    return 1


def batches(problem: Problem, why: list[str]) -> tuple[Problem, Ints, dict[str, Ints]]:
    """The problem with as few axes of batches as there can be: their sizes, and each array's steps along them.

    Where there need be none, ``why`` is told.
    """
    names = tuple(name for name in ("A", "B", "C", "D") if name in problem.layouts)
    sizes, steps = merged(problem, names)
    tall = _flattened(problem, names, sizes, steps)
    if tall is None:
        return problem, sizes, steps
    why.append("all batches share B and lie one below the other: one tall matrix")
    return tall, (), dict.fromkeys(names, ())


def _flattened(problem: Problem, names: tuple[str, ...], sizes: Ints, steps: dict[str, Ints]) -> Problem | None:
    """The same problem without batches, where all share B and the rest lies as one tall matrix would."""
    if len(sizes) != 1 or steps["B"] != (0,) or problem.m * sizes[0] > INT_LIMIT:
        return None
    m, layouts = problem.m * sizes[0], dict(problem.layouts)
    for name in names:
        layout, step = layouts[name], steps[name][0]
        if name == "B":
            layouts[name] = replace(layout, shape=layout.shape[-2:], strides=layout.strides[-2:])
            continue
        if problem.m > 1 and step != problem.m * layout.strides[-2]:
            return None
        row = step if problem.m == 1 else layout.strides[-2]
        layouts[name] = replace(layout, shape=(m, layout.shape[-1]), strides=(row, layout.strides[-1]))
    return replace(problem, m=m, batch=(), layouts=layouts) if _plain(layouts["A"]) else None


def batch_steps(found: Ints) -> Ints:
    """The steps between batches along the outer and the inner axis, of those that there are."""
    return (found[0] if found else 0, found[1] if len(found) > 1 else 0)


def _reasons(form: Form, operands: Operands, request: Request) -> list[str]:
    bm, bn = form.tile
    waves = cdiv(form.tiles, request.sms)
    used = operands.m * operands.n * operands.batch * form.slices / (form.tiles * bm * bn)
    kinds = {True: "row", False: "column"}
    summed = "float64" if operands.element == "f64" else "float32"
    named = {"f16": "float16", "bf16": "bfloat16", "tf32": "tf32"}
    cores = f"products of {named.get(operands.element)} on tensor cores, summed in {summed}"
    return [
        f"tiles of {bm} x {bn}: {form.tiles:,} in {form.launch.blocks:,} blocks, {waves:,} on the busiest of "
        f"{request.sms} multiprocessors, "
        f"{used:.0%} of their cells in the result",
        f"A is {kinds[operands.a.along_k]}-major, B {kinds[not operands.b.along_k]}-major"
        + (
            f"; elements of {', '.join(form.alone)} move one by one, since its lines are not aligned"
            if form.alone
            else ""
        ),
        cores if operands.element in named and form.kernel != "simt.cu" else f"products and sums in {summed}",
    ]
