"""From a problem to a :class:`~rooftile.core.plan.Plan`. Nothing is compiled or run here."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final

from rooftile.core.call import ScalarArgument
from rooftile.core.errors import UsageError
from rooftile.core.plan import Plan
from rooftile.core.problem import Launch
from rooftile.gemm.shapes import INT_LIMIT, MOST_BATCH_AXES, Ints, Layout, Problem, merged, problem_of
from rooftile.gemm.tiles import Tile, blocks, cdiv, choose_tile

ACTIVATIONS: Final = ("relu", "gelu", "gelu_tanh", "silu")
ITEM_BYTES: Final = {"float32": 4, "float64": 8, "float16": 2, "bfloat16": 2}
"""The element types that can be multiplied, and their bytes."""

_KERNEL, _ENTRY = "simt.cu", "gemm_simt"


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


@dataclass(frozen=True, slots=True)
class _Matrix:
    """An input as the template takes it: K contiguous or not, elements between its lines, elements an access."""

    along_k: bool
    pitch: int
    vector: int


def make_plan(request: Request) -> Plan:
    """Decide how to do what is asked.

    Raises
    ------
    UsageError
        If the shapes do not fit each other, or are beyond what a launch can be.
    """
    problem, copies, why = _prepared(request)
    names = tuple(name for name in ("A", "B", "C", "D") if name in problem.layouts)
    sizes, steps = merged(problem, names)
    tall = _flattened(problem, names, sizes, steps)
    if tall is not None:
        problem, sizes, steps = tall, (), dict.fromkeys(names, ())
        why.append("all batches share B and lie one below the other: one tall matrix")
    batch = 1
    for size in sizes:
        batch *= size
    inner = sizes[1] if len(sizes) > 1 else 1
    m, n, k, dtype = problem.m, problem.n, problem.k, request.dtype
    device = f"{request.device} ({request.arch})"
    plan = Plan(m, n, k, batch, dtype, device, _KERNEL, _ENTRY, (), None, (), tuple(copies.items()), ())
    if 0 in (m, n, batch):
        return replace(plan, copies=(), why=("the result has no elements",))
    if k == 0:
        why.append("K is 0: the sums are 0")

    def both(name: str) -> Ints:
        """The steps between batches: outer, inner."""
        found = steps[name]
        return (found[0] if found else 0, found[1] if len(found) > 1 else 0)

    tile = choose_tile(dtype, m, n, batch, request.sms)
    a = _matrix(problem.layouts["A"], both("A"), k_last=True, lines=m, k=k, dtype=dtype)
    b = _matrix(problem.layouts["B"], both("B"), k_last=False, lines=n, k=k, dtype=dtype)
    d = problem.layouts["D"]
    whole = d.strides[-1] == 1 and _divides(4, dtype, d, (d.strides[-2], *both("D")))
    defines = {"ELEMENT": dtype, **tile.defines, "A_ALONG_K": int(a.along_k), "B_ALONG_K": int(b.along_k)}
    defines |= {"VEC_A": a.vector, "VEC_B": b.vector, "VEC_D": 4 if whole else 1}
    defines |= {"HAS_C": int("C" in names), "HAS_BIAS": int("bias" in problem.layouts)}
    defines["ACTIVATION"] = request.activation or "identity"
    why += _reasons(tile, a, b, whole, m, n, batch, request)
    count = blocks(tile, m, n, batch)
    if count > INT_LIMIT:
        raise UsageError("the result has more tiles than a launch can have blocks", got=f"{count:,}",
                         allowed=f"{INT_LIMIT:,}", next_step="multiply part of the batches at a time")  # fmt: skip
    numbers: list[tuple[str, int]] = [("lda", a.pitch), ("ldb", b.pitch)]
    for name in ("A", "B"):
        numbers += zip((f"{name.lower()}_outer", f"{name.lower()}_inner"), both(name), strict=True)
    if "C" in names:
        numbers += _steps("c", problem.layouts["C"], both("C"))
    if "bias" in problem.layouts:
        numbers.append(("bias_step", problem.layouts["bias"].strides[0]))
    numbers += _steps("d", d, both("D"))
    sums = "float64" if dtype == "float64" else "float32"
    return replace(
        plan,
        defines=tuple((name, str(value)) for name, value in defines.items()),
        launch=Launch((count, 1, 1), (tile.threads, 1, 1)),
        arguments=(
            *(name for name in ("A", "B", "C", "bias", "D") if name in problem.layouts),
            *(ScalarArgument(name, "int32", value) for name, value in (("M", m), ("N", n), ("K", k), ("inner", inner))),
            *(ScalarArgument(name, "int64", value) for name, value in numbers),
            ScalarArgument("alpha", sums, request.alpha),
            ScalarArgument("beta", sums, request.beta),
        ),
        why=tuple(why),
    )


def _prepared(request: Request) -> tuple[Problem, dict[str, Ints], list[str]]:
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


def _matrix(layout: Layout, steps: Ints, *, k_last: bool, lines: int, k: int, dtype: str) -> _Matrix:
    """How the template is to read a matrix of ``lines`` lines (A's rows, B's columns) of ``k`` elements."""
    along, across = layout.strides[-1 if k_last else -2], layout.strides[-2 if k_last else -1]
    if along == 1 or (k == 1 and across != 1):
        along_k, pitch, only = True, across, lines == 1
    else:
        along_k, pitch, only = False, along, k == 1
    pitch = 0 if only else pitch  # of a single line it does not matter
    width = 16 // max(4, ITEM_BYTES[dtype])
    return _Matrix(along_k, pitch, width if _divides(width, dtype, layout, (pitch, *steps)) else 1)


def _divides(width: int, dtype: str, layout: Layout, steps: Ints) -> bool:
    """Whether ``width`` elements can be moved at once: all lines begin where such groups may lie."""
    wanted = min(16, width * ITEM_BYTES[dtype])
    return layout.alignment >= wanted and all(step % width == 0 for step in steps)


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


def _steps(name: str, layout: Layout, batches: Ints) -> list[tuple[str, int]]:
    steps = (layout.strides[-2], layout.strides[-1], *batches)
    return list(zip((f"{name}_row", f"{name}_column", f"{name}_outer", f"{name}_inner"), steps, strict=True))


def _reasons(
    tile: Tile, a: _Matrix, b: _Matrix, whole: bool, m: int, n: int, batch: int, request: Request
) -> list[str]:
    count = blocks(tile, m, n, batch)
    waves = cdiv(count, request.sms)
    used = m * n * batch / (count * tile.bm * tile.bn)
    kinds = {True: "row", False: "column"}
    single = [name for name, vector in (("A", a.vector > 1), ("B", b.vector > 1), ("D", whole)) if not vector]
    return [
        f"tiles of {tile.bm} x {tile.bn}: {count:,} blocks, {waves:,} on the busiest of {request.sms} multiprocessors, "
        f"{used:.0%} of their cells in the result",
        f"A is {kinds[a.along_k]}-major, B {kinds[not b.along_k]}-major"
        + (f"; elements of {', '.join(single)} move one by one, since its lines are not aligned" if single else ""),
        "products and sums in " + ("float64" if request.dtype == "float64" else "float32"),
    ]
