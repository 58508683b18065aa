"""``rooftile explain ... --csv``: many kernels, a row each, whatever becomes of the others."""

from __future__ import annotations

import csv
import os
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from pathlib import Path

from rooftile.cli.main import EXIT_INTERNAL
from rooftile.compile import kernel_names
from rooftile.core.errors import RooftileError, UsageError
from rooftile.core.explanation import Explanation
from rooftile.explain.target import Target, resolve
from rooftile.report.csv import COLUMNS, explained_row, failed_row

_SUFFIXES = (".cu", ".wgsl", ".ptx")
_WORST_FIRST = (EXIT_INTERNAL, 1, 2, 0)


def print_table(
    kernels: Sequence[str],
    explain: Callable[[Target], Explanation],
    status_of: Callable[[Explanation], int],
    *,
    defines: Mapping[str, str],
    include_dirs: Sequence[str],
) -> int:
    """Print the table of ``kernels``, each row as soon as it is known, and return the worst exit status.

    Worst is a kernel that is wrong or misses an expectation (1), then one that could not be explained (2, also where
    alone it would be wrong usage). An error of one is a row and stops no other.

    Raises
    ------
    UsageError
        If there is but one of ``kernels``, a folder without kernels.
    """
    files = [found for kernel in kernels for found in _files(kernel, alone=len(kernels) == 1)]
    if hasattr(sys.stdout, "reconfigure"):
        sys.stdout.reconfigure(newline="")  # RFC 4180 ends lines with CR LF, on every system
    writer = csv.writer(sys.stdout)
    writer.writerow(COLUMNS)
    found = {0}
    for file, error in files:
        targets = [error] if error else _targets(file, defines, [Path(folder) for folder in include_dirs])
        for target in targets:
            row, status = _row(file, target, explain, status_of)
            writer.writerow(row)
            sys.stdout.flush()
            found.add(status if status in _WORST_FIRST else RooftileError.exit_status)
    return next(status for status in _WORST_FIRST if status in found)


def _row(
    file: str,
    target: Target | Exception,
    explain: Callable[[Target], Explanation],
    status_of: Callable[[Explanation], int],
) -> tuple[list[str | int | float], int]:
    try:
        if isinstance(target, Exception):
            raise target
        explanation = explain(target)
        status = status_of(explanation)
        return explained_row(file.removesuffix(f":{target.name}"), explanation, status), status
    except Exception as error:
        if isinstance(error, RooftileError):
            status = error.exit_status
        else:
            status = RooftileError.exit_status if isinstance(error, MemoryError) else EXIT_INTERNAL
        name = (target.name or "") if isinstance(target, Target) else ""
        return failed_row(file.removesuffix(f":{name}"), name, status, error), status


def _files(kernel: str, *, alone: bool) -> list[tuple[str, UsageError | None]]:
    """A folder's kernels' files, in the order of their names, or why there are none; anything else as it is."""
    if not os.path.isdir(kernel):
        return [(kernel, None)]
    found = sorted(
        str(path) for path in Path(kernel).iterdir() if path.suffix.lower() in _SUFFIXES and not path.is_dir()
    )
    if found:
        return [(file, None) for file in found]
    error = UsageError("the folder has no kernels", got=kernel, allowed=f"files ending in {' or '.join(_SUFFIXES)}")
    if alone:
        raise error
    return [(kernel, error)]


def _targets(kernel: str, defines: Mapping[str, str], include_dirs: Sequence[Path]) -> Iterator[Target | Exception]:
    """The kernels that ``kernel`` names: one, or each of a file that would be asked which is meant."""
    try:
        target = resolve(kernel)
        names: tuple[str, ...] = ()
        if target.name is None and target.manifest is None:
            names = kernel_names(target.source, defines=defines, include_dirs=include_dirs)
    except Exception as error:
        yield error
        return
    if len(names) < 2:
        yield target
    for name in names if len(names) > 1 else ():
        yield replace(target, name=name)
