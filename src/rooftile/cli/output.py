"""Standard output and standard error, as the verbs use them."""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Final

from rooftile.core.errors import UsageError

_STANDARD_ERROR: Final = 2


@contextmanager
def printing() -> Iterator[None]:
    """Print here, to the last byte: a reader that leaves early is no error, a full disk is one that is not ours."""
    try:
        yield
        sys.stdout.flush()
    except OSError as error:
        # Python flushes standard output once more as it exits; give it somewhere to go.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        if isinstance(error, BrokenPipeError):
            return
        raise UsageError(
            "standard output cannot be written",
            got=error.strerror or str(error),
            next_step="make room, or write elsewhere",
        ) from None


@contextmanager
def unheard() -> Iterator[None]:
    """Keep what C libraries say from standard error: drivers tell there of each thing that this machine lacks."""
    own = os.dup(_STANDARD_ERROR)
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, _STANDARD_ERROR)
    try:
        yield
    finally:
        os.dup2(own, _STANDARD_ERROR)
        os.close(own)
        os.close(nowhere)


def print_json(value: Any) -> None:
    """Print strict JSON: a NaN is an error."""
    json.dump(value, sys.stdout, indent=2, allow_nan=False)
    sys.stdout.write("\n")


@contextmanager
def status_line(options: argparse.Namespace) -> Iterator[Callable[[str], None] | None]:
    """A line on standard error that says what is being done, where a person is watching."""
    if not sys.stderr.isatty():
        yield None
        return
    from rooftile.report.terminal import make_console

    with make_console(no_color=options.no_color, stderr=True).status("starting") as status:
        yield lambda doing: status.update(f"{doing} ...")
