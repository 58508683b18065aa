"""The two benchmarks: the ladder, rung by rung, and ``rooftile.matmul`` on many shapes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from importlib import import_module
from typing import Any, Final

from rooftile.bench.checking import expected, random_inputs
from rooftile.bench.predictions import predicted_seconds
from rooftile.bench.references import Shown, references, tensor
from rooftile.bench.rungs import Operands, operands, rung, rungs_for
from rooftile.bench.statistics import median, paired_ratio, require_times
from rooftile.bench.surroundings import Sensors, known_gpu, name_of, sensors, versions
from rooftile.bench.timing import Contender, EventStopwatch, Stopwatch, Times, bursts, sustained
from rooftile.core.errors import ExecutionError, LaunchError, UnavailableError, UsageError, pip_install
from rooftile.core.measurement import Bench, Interval, MatrixProblem, Measurement, Mode, Timing
from rooftile.device import Device, View
from rooftile.device.webgpu import WebGpuDevice
from rooftile.gemm import matmul

Progress = Callable[[str], None]

SHAPES: Final = (
    *(MatrixProblem(size, size, size) for size in (512, 1024, 2048, 4096, 8192)),
    *(MatrixProblem(4096, 4096, 4096, 1, layout) for layout in ("NT", "TN", "TT")),
    MatrixProblem(16, 4096, 4096),
    MatrixProblem(128, 4096, 4096),
    MatrixProblem(8192, 128, 8192),
    MatrixProblem(8192, 8192, 128),
    MatrixProblem(256, 256, 65536),
    MatrixProblem(1000, 1000, 1000),
    MatrixProblem(1023, 1023, 1023),
    MatrixProblem(4097, 4097, 4097),
    MatrixProblem(512, 512, 512, 16),
    MatrixProblem(1024, 1024, 1024, 8, "NT"),
)
"""Squares, transposes, few rows or columns, long and short sums, odd sizes, batches."""


@dataclass(frozen=True, slots=True)
class Options:
    """How to measure.

    Attributes
    ----------
    rounds : int
        Of bursts.
    seconds : float
        No further round begins after so long, once there are six.
    sustained : bool
        Whether to measure in loops of ``loop`` seconds as well.
    cold : bool
        Whether L2 is emptied before each launch.
    seed : int
        Of the inputs, the checked cells and the order in each round.
    loop, rest : float
        Seconds of a loop, and of the pause before each turn of a burst.
    """

    rounds: int = 30
    seconds: float = 20.0
    sustained: bool = False
    cold: bool = False
    seed: int = 0
    loop: float = 1.0
    rest: float = 0.02


def bench_ladder(
    device: Device,
    problems: Sequence[MatrixProblem],
    options: Options | None = None,
    *,
    rungs: Sequence[str] = (),
    predict: bool = False,
    gpu: str | None = None,
    software: bool = False,
    progress: Progress | None = None,
) -> Bench:
    """Time every rung of the ladder and the references, in turn.

    Parameters
    ----------
    device : Device
    problems : sequence of MatrixProblem
        Layout NN, one product each.
    options : Options, optional
    rungs : sequence of str
        Some only, of whatever elements.
    predict : bool
        Put the model's time beside each.
    gpu : str, optional
        For the model, a name that ``rooftile gpus`` lists; by default the device's own.
    software : bool
        Whether a software WebGPU adapter may be timed.
    progress : callable, optional

    Raises
    ------
    WrongResultError
        If an output is wrong.
    UsageError
        If the device is none whose time says something, or an input is not random.
    """
    chosen = options or Options()
    _require_gpu(device, software, chosen)
    key = _model_of(device, gpu) if predict else None
    ladders = {elements: rungs_for(device, elements) for elements in dict.fromkeys(each.elements for each in problems)}
    known = dict.fromkeys(each.name for ladder in ladders.values() for each in ladder)
    if unknown := [name for name in rungs if name not in known]:
        raise UsageError(f"there are no such rungs on {device.name}", got=", ".join(unknown), allowed=", ".join(known))

    def contenders(held: Operands, watch: Stopwatch) -> tuple[list[Contender], list[str]]:
        manifests = [each for each in ladders[held.problem.elements] if not rungs or each.name in rungs]
        names = frozenset(each.name for each in manifests)
        found, refused = [], []
        for each in manifests:
            try:
                found.append(rung(each, held, watch, names))
            except LaunchError as error:  # TMA wants rows of whole 16 bytes; the other rungs take any
                refused.append(f"{each.name} at {held.problem}: {error.what}, {error.got}")
        others, missing = references(held, watch)
        return [*found, *others], [*refused, *missing]

    def predicted(name: str, problem: MatrixProblem) -> float | None:
        return None if key is None else predicted_seconds(name, problem, key)

    return _bench("ladder", device, problems, chosen, contenders, predicted, progress)


def bench_shapes(
    device: Device,
    problems: Sequence[MatrixProblem],
    options: Options | None = None,
    *,
    progress: Progress | None = None,
) -> Bench:
    """Time ``rooftile.matmul`` beside the references; otherwise as :func:`bench_ladder`."""
    chosen = options or Options()
    _require_gpu(device, False, chosen)
    if isinstance(device, WebGpuDevice):
        raise UsageError("rooftile.matmul on WebGPU copies its arrays, which would be timed too",
                         got=device.name, allowed="cuda", next_step="bench ladder --device webgpu")  # fmt: skip

    def contenders(held: Operands, watch: Stopwatch) -> tuple[list[Contender], list[str]]:
        c = held.output()
        a, b, out = (_array(view) for view in (held.a, held.b, c))
        a, b = (x.swapaxes(-1, -2) if t == "T" else x for x, t in zip((a, b), held.problem.layout, strict=True))
        precision = "tf32" if held.problem.elements == "tf32" else None

        def launch() -> None:
            matmul(a, b, out=out, device=device, precision=precision)

        others, missing = references(held, watch)
        return [held.contender("rooftile.matmul", "matmul", launch, c, watch), *others], missing

    return _bench("shapes", device, problems, chosen, contenders, lambda *_: None, progress)


def _bench(
    what: str,
    device: Device,
    problems: Sequence[MatrixProblem],
    options: Options,
    contenders: Callable[[Operands, Stopwatch], tuple[list[Contender], list[str]]],
    predicted: Callable[[str, MatrixProblem], float | None],
    progress: Progress | None,
) -> Bench:
    health = sensors(device)
    watch = EventStopwatch(device, options.cold, health.sample)
    missing: dict[str, None] = {}
    measurements: list[Measurement] = []
    for problem in problems:
        if progress is not None:
            progress(f"{problem} {problem.elements}")
        a, b = random_inputs(problem, options.seed)
        found, lacking = contenders(operands(device, problem, a, b), watch)
        missing |= dict.fromkeys(lacking)
        made, lost = _measured(problem, (a, b), found, options, health, predicted)
        measurements += made
        missing |= dict.fromkeys(lost)
    if health.missing:
        missing[health.missing] = None
    software = isinstance(device, WebGpuDevice) and device.adapter.software
    date = datetime.now(UTC).isoformat(timespec="seconds")
    return Bench(what, name_of(device), software, date, versions(), tuple(missing), _conditions(options),
                 tuple(measurements))  # fmt: skip


def _measured(
    problem: MatrixProblem,
    inputs: tuple[Any, Any],
    found: Sequence[Contender],
    options: Options,
    health: Sensors,
    predicted: Callable[[str, MatrixProblem], float | None],
) -> tuple[list[Measurement], list[str]]:
    """Check, time, and check what was timed; once in bursts and, if asked for, in loops; what failed."""
    wanted = expected(problem, *inputs, options.seed)
    predictions = {each.name: predicted(each.name, problem) for each in found if each.role == "rung"}
    lost: dict[str, str] = {}
    for each in found:  # nothing is timed for a minute to be found wrong then
        each.poison()
        try:
            each.time(1)
        except ExecutionError as error:
            if each.role != "reference":
                raise
            lost[each.name] = f"{each.name} on {problem}: {error.what}"
        else:
            wanted.check(each.result(), each.name)
    found = [each for each in found if each.name not in lost]
    modes: tuple[Mode, ...] = ("burst", "sustained") if options.sustained else ("burst",)
    made = []
    for mode in modes:
        for each in found:
            each.poison()
        health.taken()
        if mode == "burst":
            times = bursts(found, rounds=options.rounds, seconds=options.seconds, pause=options.rest, seed=options.seed)
        else:
            try:
                times = sustained(found, loop=options.loop)
            except ExecutionError as error:  # launches so short that no host keeps ahead of them for so long
                lost["loops"] = f"loops on {problem}, {problem.elements}: {error.what}"
                continue
        state = health.taken()
        errors = {each.name: wanted.check(each.result(), each.name) for each in found}
        fastest = _fastest(found, times)
        timings = tuple(
            _timing(each, problem, times, fastest, errors[each.name], wanted.tolerance, wanted.cells,
                    predictions.get(each.name))
            for each in found
        )  # fmt: skip
        made.append(Measurement(problem, mode, "cold" if options.cold else "hot", fastest, state, timings))
    return made, list(lost.values())


def _fastest(found: Sequence[Contender], times: Times) -> str | None:
    """The reference with the lowest median: the one that is hardest to beat."""
    rivals = {each.name: median(times.seconds[each.name]) for each in found if each.role == "reference"}
    return min(rivals, key=rivals.__getitem__) if rivals else None


def _timing(
    contender: Contender,
    problem: MatrixProblem,
    times: Times,
    fastest: str | None,
    error: float,
    tolerance: float,
    cells: int,
    predicted: float | None,
) -> Timing:
    own = times.seconds[contender.name]
    require_times(own)
    seconds = median(own)

    def versus(other: str | None) -> Interval | None:
        return None if other not in times.seconds else paired_ratio(times.seconds[other], own)

    return Timing(
        contender.name,
        contender.role,
        seconds,
        problem.flops / seconds,
        len(own),
        times.launches[contender.name],
        versus(fastest),
        contender.previous,
        versus(contender.previous),
        error,
        tolerance,
        cells,
        predicted,
        None if predicted is None else predicted / seconds - 1.0,
        contender.build,
    )


def _require_gpu(device: Device, software: bool, options: Options) -> None:
    if isinstance(device, WebGpuDevice):
        if device.adapter.software and not software:
            raise UsageError("a software adapter is not timed: it says nothing of a GPU", got=str(device.adapter),
                             allowed="an adapter of a GPU, as 'rooftile gpus' lists them",
                             next_step="--software labels its times")  # fmt: skip
        if options.cold:
            raise UsageError("L2 cannot be emptied between the launches of a WebGPU pass", got="--cold",
                             next_step="leave it out")  # fmt: skip


def _model_of(device: Device, gpu: str | None) -> str:
    key = gpu or known_gpu(name_of(device))
    if key is None:
        raise UnavailableError("the model does not know this GPU", got=name_of(device),
                               next_step="--gpu FILE.toml describes it, or leave out --explain")  # fmt: skip
    return key


def _array(view: View) -> Any:
    """The device's memory as an array of a library that rooftile.matmul takes: PyTorch's if it is here."""
    if view.place == "cpu":
        return view.numpy()
    for name in ("torch",) if view.dtype == "bfloat16" else ("torch", "cupy"):
        try:
            library = import_module(name)
        except ImportError:
            continue
        return tensor(library, view) if name == "torch" else library.asarray(Shown(view))
    raise UnavailableError(
        "arrays on a GPU need PyTorch, or but for bfloat16 CuPy",
        got="neither can be imported",
        next_step=pip_install("torch"),
    )


def _conditions(options: Options) -> str:
    state = (
        "L2 emptied before each launch"
        if options.cold
        else "A and B in L2 as far as they fit (an untimed launch goes before)"
    )
    return (
        f"median of rounds in turn, in an order drawn anew each round; {state}; random normal inputs, seed "
        f"{options.seed}; C poisoned before, and what was timed held to float64 after; ratios of one round, with the "
        "interval of their median at 95 % (order statistics)"
    )
