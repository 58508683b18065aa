"""``rooftile bench ladder`` and ``rooftile bench shapes``."""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from rooftile.cli.files import require_writable, write_whole
from rooftile.core.errors import UnavailableError, UsageError
from rooftile.core.measurement import Bench, MatrixProblem

if TYPE_CHECKING:
    from rooftile.device import Device

_SIZES = (1024, 2048, 4096)


def measured(options: argparse.Namespace, progress: Callable[[str], None] | None) -> Bench:
    """Run the benchmark that was asked for, and write its JSON."""
    if options.json:
        require_writable(options.json, "--json")
    device = _device(options.device, options.software)
    from rooftile.bench import SHAPES, bench_ladder, bench_shapes
    from rooftile.bench.conduct import Options

    how = Options(options.rounds, options.seconds, options.sustained, options.cold, options.seed)
    chosen: Sequence[MatrixProblem]
    if options.what == "shapes":
        chosen = _problems(options) or SHAPES
        problems = [replace(each, elements=elements) for elements in options.elements for each in chosen]
        return bench_shapes(device, problems, how, progress=progress)
    chosen = _problems(options) or [MatrixProblem(s, s, s) for s in _SIZES]
    problems = [replace(each, elements=elements) for elements in options.elements for each in chosen]
    return bench_ladder(
        device,
        problems,
        how,
        rungs=options.rungs or (),
        predict=options.explain,
        gpu=options.gpu,
        software=options.software,
        progress=progress,
    )


def write(bench: Bench, place: str) -> None:
    """Write ``bench`` as JSON to the file ``place``."""
    from rooftile.report.bench import bench_to_json

    text = json.dumps(bench_to_json(bench), indent=1, allow_nan=False) + "\n"
    write_whole(place, lambda file: file.write(text.encode()), "--json")


def _problems(options: argparse.Namespace) -> list[MatrixProblem]:
    sides = (options.M, options.N, options.K)
    if any(side is not None for side in sides):
        if None in sides or options.size:
            raise UsageError("a problem has three sizes", got="some of -M, -N, -K, --size",
                             allowed="-M, -N and -K together, or --size", next_step="give all three")  # fmt: skip
        return [MatrixProblem(*sides)]
    return [MatrixProblem(size, size, size) for size in options.size or ()]


def _device(name: str, software: bool) -> Device:
    """The device to measure on.

    Raises
    ------
    UnavailableError
        If there is no GPU.
    UsageError
        If that is no device whose time says something of a GPU.
    """
    from rooftile.device import choose, gpu_missing

    kind, _, number = name.partition(":")
    if kind == "cuda":
        if (missing := gpu_missing()) is not None:
            raise UnavailableError(f"no CUDA device: {missing.what}", got=missing.got,
                                   next_step="measure where there is one; rooftile ladder predicts")  # fmt: skip
        return choose(name)
    if kind == "webgpu" and (not number or number.isdecimal()):
        from rooftile.device.webgpu import WebGpuDevice

        return WebGpuDevice(int(number or 0), time_software=software)
    raise UsageError(
        "only a GPU is measured: the executor's time says nothing of one",
        got=f"--device {name}",
        allowed="cuda, cuda:1, webgpu, webgpu:1",
        next_step="rooftile ladder predicts the times",
    )
