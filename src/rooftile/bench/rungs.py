"""Matrices on a device, and the ladder's kernels as contenders there."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

import numpy as np
import numpy.typing as npt

from rooftile.bench.checking import require_random, stored_type
from rooftile.bench.timing import Contender, Stopwatch
from rooftile.bind.tensors import is_tensor, parse
from rooftile.core.errors import UsageError
from rooftile.core.expressions import evaluate, evaluate_list, split
from rooftile.core.measurement import Build, MatrixProblem, Role
from rooftile.core.problem import Launch
from rooftile.device import Argument, Device, TensorMap, View
from rooftile.device.webgpu import WebGpuDevice
from rooftile.gemm.webgpu import device_shape
from rooftile.kernels.catalog import Manifest, ladder, numbers, wgsl_ladder
from rooftile.kernels.measured import source_digest

_POISON = 0xFF
"""Bytes of such bits are NaNs of every type of float."""


@dataclass(frozen=True, slots=True, eq=False)
class Operands:
    """A and B on a device, as they lie in memory."""

    device: Device
    problem: MatrixProblem
    a: View
    b: View

    def output(self) -> View:
        """A new C, poisoned."""
        p = self.problem
        shape = (p.batch, p.m, p.n) if p.batch > 1 else (p.m, p.n)
        c = self.device.allocate(shape, stored_type(p.elements))
        self.device.fill(c, _POISON)
        return c

    def contender(self, name: str, role: Role, launch: Callable[[], None], c: View, watch: Stopwatch) -> Contender:
        """One whose ``launch`` writes ``c``."""
        return self.timed(name, role, lambda launches: watch.seconds(launch, launches), c)

    def timed(self, name: str, role: Role, time: Callable[[int], float], c: View) -> Contender:
        """One that tells itself how long its launches, which write ``c``, take."""
        poison, result = (lambda: self.device.fill(c, _POISON)), (lambda: self.device.get(c))
        return Contender(name, role, time, poison, result)


def operands(device: Device, problem: MatrixProblem, a: npt.NDArray[Any], b: npt.NDArray[Any]) -> Operands:
    """Put A and B on the device, and look there whether they are fit to be timed with.

    Raises
    ------
    UsageError
        If they are zeros, or another single value, or not finite.
    """
    views = []
    for name, matrix in (("A", a), ("B", b)):
        view = device.put(matrix)
        require_random(device.get(view), name)
        views.append(view)
    return Operands(device, problem, *views)


def rungs_for(device: Device, elements: str) -> tuple[Manifest, ...]:
    """The rungs of such elements that the device has the instructions for.

    Raises
    ------
    UsageError
        If there are none.
    """
    if isinstance(device, WebGpuDevice):
        wanted = {"float32": False, "float16": True}.get(elements)
        found = tuple(
            rung
            for rung in wgsl_ladder()
            if ("shader-f16" in rung.features) == wanted and set(rung.features) <= device.adapter.features
        )
    else:
        found = tuple(rung for rung in ladder(elements) if rung.runs_on(device.arch))
    if not found:
        raise UsageError(f"there is no rung for {elements} on {device.name}", got=device.arch)
    return found


def rung(manifest: Manifest, held: Operands, watch: Stopwatch, names: frozenset[str]) -> Contender:
    """A rung as its manifest launches it; ``names`` are those it can be compared with."""
    device, problem = held.device, held.problem
    webgpu = isinstance(device, WebGpuDevice)
    values = manifest.configure({} if webgpu else manifest.macros_of(problem.elements))
    program = device.build(manifest.source, manifest.entry, {name: str(value) for name, value in values.items()})
    c = held.output()
    if webgpu and "lda" in manifest.source.text:
        held = padded(held)
    known = {**numbers(values), "M": problem.m, "N": problem.n, "K": problem.k}
    views = {"A": held.a, "B": held.b, "C": c}
    arguments = [_argument(each, views, known, np.uint32 if webgpu else np.int32)
                 for each in split(manifest.arguments(values))]  # fmt: skip
    block = (*evaluate_list(manifest.block, known), 1, 1)[:3]
    sides = {f"blockDim.{axis}": size for axis, size in zip("xyz", block, strict=True)}
    grid = (*evaluate_list(manifest.grid, known | sides), 1, 1)[:3]
    launch = Launch(grid, block, evaluate(manifest.shared, known), manifest.early).checked()  # type: ignore[arg-type]
    previous = manifest.previous if manifest.previous in names and not manifest.counterexample else None
    if isinstance(device, WebGpuDevice):

        def timed(launches: int) -> float:
            device.launch(program, launch, arguments)  # so that L2 is hot
            return device.seconds_a_launch(program, launch, arguments, launches)

        found = held.timed(manifest.name, "rung", timed, c)
    else:
        found = held.contender(manifest.name, "rung", lambda: device.launch(program, launch, arguments), c, watch)
    return replace(found, previous=previous, build=Build(source_digest(manifest.source), values))


def _argument(element: str, views: dict[str, View], known: dict[str, int], integer: type[np.generic]) -> Argument:
    element = element.strip()
    if is_tensor(element):
        told = parse(element, known)
        view = views[told.role]
        return TensorMap(view, told.layout(view.shape, view.itemsize, view.shape[1]))
    return views[element] if element in views else integer(evaluate(element, known))


def padded(held: Operands) -> Operands:
    """A and B with rows of whole groups of four elements, for the kernels in WGSL that read such."""
    views = []
    for name, view in (("A", held.a), ("B", held.b)):
        matrix = held.device.get(view)
        wide = np.full(device_shape(name, matrix.shape), np.nan, matrix.dtype)
        wide[:, : matrix.shape[1]] = matrix
        views.append(held.device.put(wide))
    return Operands(held.device, held.problem, *views)
