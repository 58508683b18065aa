"""What each verb does: call the public API, print what it returns, choose the exit status."""

from __future__ import annotations

import argparse
import sys
import threading
from collections.abc import Callable, Iterable
from concurrent.futures import Future
from contextlib import suppress
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any, TypeVar

from rooftile.cli import pictures
from rooftile.cli.arrays import load_matrix, save_matrix
from rooftile.cli.files import require_other, require_writable
from rooftile.cli.gpus import gpus
from rooftile.cli.output import print_json, printing, status_line
from rooftile.core.errors import FixedSizeError, UsageError
from rooftile.core.finding import Verdict
from rooftile.core.problem import DEFAULT_SIZE

if TYPE_CHECKING:
    from rich.text import Text

    from rooftile.core.explanation import Explanation
    from rooftile.explain.target import Target
    from rooftile.report.layout import Page

_Result = TypeVar("_Result")
_Record = TypeVar("_Record")

_STATUS = {"right": 0, "wrong": 1, "unjudged": 2}


def explain(options: argparse.Namespace) -> int:
    """``rooftile explain``."""
    if options.csv:
        return _explain_many(options)
    if options.coverage:
        return _cover(options)
    if len(options.kernels) > 1:
        raise UsageError(
            "several kernels are explained as a table only",
            got=" ".join(options.kernels),
            next_step="give options before --"
            if any(kernel.startswith("-") for kernel in options.kernels)
            else "add --csv for one row a kernel, or name one kernel",
        )
    pictures.require_places(options)
    explanation = _explained(options, options.kernels[0])
    with printing():
        if options.json:
            from rooftile.report.json import to_json

            print_json(to_json(explanation))
        else:
            from rooftile.report.terminal import make_console, print_explanation

            print_explanation(explanation, make_console(no_color=options.no_color), counters=options.counters)
    pictures.write(options, explanation)
    return _status(explanation)


def _cover(options: argparse.Namespace) -> int:
    """``rooftile explain --coverage``."""
    from rooftile.explain.coverage import coverage
    from rooftile.report.coverage import coverage_to_json, render_coverage

    found = [
        kernel
        for name in options.kernels
        for kernel in _interruptibly(
            partial(coverage, name, gpu=options.gpu, defines=dict(options.defines), include_dirs=options.include_dirs)
        )
    ]
    _show(options, found, coverage_to_json, render_coverage)
    return _STATUS["right" if all(kernel.covered for kernel in found) else "unjudged"]


def _explain_many(options: argparse.Namespace) -> int:
    """``rooftile explain ... --csv``."""
    if options.measured is not None:
        raise UsageError("a measured time is of one launch", got="--measured, --csv", next_step="leave out either")
    for flag in ("coverage", "counters", "html", "figures"):
        if getattr(options, flag):
            raise UsageError("a table is all that is printed", got=f"--csv, --{flag}", next_step="leave out either")
    from rooftile.cli.table import print_table

    with printing():
        return print_table(
            options.kernels,
            partial(_explained, options),
            _status,
            defines=dict(options.defines),
            include_dirs=options.include_dirs,
        )


def _explained(options: argparse.Namespace, kernel: str | Target) -> Explanation:
    from rooftile.explain import explain as explain_kernel

    given = any((options.size, options.M, options.N, options.K))
    problem = _problem(options) if given else {"gpu": options.gpu}
    with status_line(options) as progress:
        made = partial(
            explain_kernel,
            kernel,
            seed=options.seed,
            budget=options.budget,
            expect=options.expect,
            measured=options.measured,
            progress=progress,
            **_launch(options),
        )
        try:
            return _interruptibly(partial(made, **problem))
        except FixedSizeError as error:
            if given:
                raise
            explanation = _interruptibly(partial(made, **{**problem, **error.sizes}))
            return replace(explanation, notes=(f"{error.allowed}: {error.what}", *explanation.notes))


def _status(explanation: Explanation) -> int:
    """The exit status: of the verdict, but that of a wrong kernel where an expectation is missed."""
    missed = any(not expectation.met for expectation in explanation.expectations)
    return _STATUS["wrong" if missed else explanation.verdict.judgement]


def run(options: argparse.Namespace) -> int:
    """``rooftile run``."""
    a, b = load_matrix(options.a, "A"), load_matrix(options.b, "B")
    require_writable(options.output)
    require_other(options.output, options.a, options.b)
    from rooftile.explain import run as run_kernel

    with status_line(options) as progress:
        result = _interruptibly(
            partial(run_kernel, options.kernel, a, b, on=options.on, progress=progress, **_launch(options))
        )
    written = save_matrix(options.output, result.c)
    with printing():
        where = "" if result.device == "cpu" else f"on {result.device}, "
        made = f"{options.output} is {_describe(written)}"
        print(f"{where}{result.verdict.judgement}: {_sentence(result.verdict)}; {made}")
    with suppress(OSError):
        for finding in result.findings:
            place = f"{finding.location}: " if finding.location else ""
            print(f"{place}{finding.severity}: {finding.message}", file=sys.stderr)
    return _STATUS[result.verdict.judgement]


def ladder(options: argparse.Namespace) -> int:
    """``rooftile ladder``."""
    from rooftile.explain.ladder import ladder as explain_ladder

    pictures.require_places(options)
    with status_line(options) as progress:
        found = _interruptibly(
            partial(
                explain_ladder,
                **_problem(options),
                elements=options.elements,
                seed=options.seed,
                budget=options.budget,
                threads=options.threads,
                timeout=options.timeout,
                progress=progress,
            )
        )
    from rooftile.report.ladder import ladder_to_json, render_ladder

    _show(options, found, ladder_to_json, render_ladder)
    pictures.write(options, found)
    return _worst(rung.figures.judgement for rung in found.rungs)


def compare(options: argparse.Namespace) -> int:
    """``rooftile compare``."""
    from rooftile.explain import explain as explain_kernel
    from rooftile.explain.compare import compare as compare_kernels

    pictures.require_places(options)
    with status_line(options) as progress:
        sides = []
        for kernel, own in ((options.first, options.defines_first), (options.second, options.defines_second)):
            launch = _launch(options)
            launch["defines"] = launch["defines"] | dict(own)
            made = partial(explain_kernel, kernel, seed=options.seed, budget=options.budget, progress=progress)
            sides.append(_interruptibly(partial(made, **_problem(options), **launch)))
    found = compare_kernels(*sides)
    from rooftile.report.compare import comparison_to_json, render_comparison

    _show(options, found, comparison_to_json, partial(render_comparison, counters=options.counters))
    pictures.write(options, found)
    return _worst((found.first.judgement, found.second.judgement))


def bench(options: argparse.Namespace) -> int:
    """``rooftile bench``."""
    from rooftile.cli.bench import measured, write

    with status_line(options) as progress:
        found = _interruptibly(partial(measured, options, progress))
    if options.json:
        write(found, options.json)
    from rooftile.report.bench import render_bench
    from rooftile.report.terminal import make_console, page_of, print_lines

    with printing():
        console = make_console(no_color=options.no_color)
        print_lines(render_bench(found, page_of(console), predicted=options.explain), console)
    return 0


VERBS: dict[str, Callable[[argparse.Namespace], int]] = {
    "explain": explain,
    "run": run,
    "ladder": ladder,
    "compare": compare,
    "bench": bench,
    "gpus": gpus,
}


def _problem(options: argparse.Namespace) -> dict[str, Any]:
    """The sizes and the GPU, as keyword arguments of the API."""
    size = options.size or DEFAULT_SIZE
    return {"M": options.M or size, "N": options.N or size, "K": options.K or size, "gpu": options.gpu}


def _show(
    options: argparse.Namespace,
    record: _Record,
    to_json: Callable[[_Record], Any],
    render: Callable[[_Record, Page], Iterable[Text]],
) -> None:
    """Print ``record``: as JSON where that is asked for, else as text for the terminal."""
    from rooftile.report.terminal import make_console, page_of, print_lines

    with printing():
        if options.json:
            print_json(to_json(record))
        else:
            console = make_console(no_color=options.no_color)
            print_lines(render(record, page_of(console)), console)


def _worst(judgements: Iterable[str]) -> int:
    """The exit status of several kernels: wrong before unjudged before right."""
    found = set(judgements)
    return next(_STATUS[judgement] for judgement in ("wrong", "unjudged", "right") if judgement in found)


def _interruptibly(work: Callable[[], _Result]) -> _Result:
    """What ``work`` returns or raises; Ctrl-C is heeded at once, whatever it does.

    Python heeds it between two instructions of its main thread, and one of them can be a product of matrices or all of
    a kernel's compilation. So another thread works, and the main one only waits.
    """
    outcome: Future[_Result] = Future()

    def run() -> None:
        try:
            outcome.set_result(work())
        except BaseException as error:  # raised again where it is waited for
            outcome.set_exception(error)

    threading.Thread(target=run, name="rooftile-work", daemon=True).start()
    return outcome.result()


def _launch(options: argparse.Namespace) -> dict[str, Any]:
    """The options that ``explain`` and ``run`` share, as keyword arguments of the API."""
    return {
        "block": options.block,
        "grid": options.grid,
        "args": options.args,
        "defines": dict(options.defines),
        "include_dirs": options.include_dirs,
        "dynamic_shared": options.shared,
        "threads": options.threads,
        "timeout": options.timeout,
    }


def _sentence(verdict: Verdict) -> str:
    from rooftile.report.verdict import verdict_figures

    figures = verdict_figures(verdict)
    return f"{verdict.reason}; {figures}" if figures else verdict.reason


def _describe(array: Any) -> str:
    return f"{' x '.join(map(str, array.shape))} {array.dtype.name}"
