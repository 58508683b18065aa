"""From the command line to an exit status; the only place that prints, and that turns errors into messages."""

from __future__ import annotations

import os
import sys
import threading
import traceback
from collections.abc import Sequence
from contextlib import suppress
from typing import NoReturn

from rooftile.cli.parser import parse
from rooftile.core.errors import CompileError, RooftileError, UnavailableError, UsageError

EXIT_INTERNAL = 70
EXIT_INTERRUPTED = 130
_MOST_DIAGNOSTICS = 5
_STACK_BYTES = 64 * 1024 * 1024
"""Of each thread. Compilers recurse as deep as a source is nested; what is not used takes no memory."""

_HINT = """\
internal error: {error}
  This is a fault of rooftile, not of your kernel. Please report it with the command you gave; ROOFTILE_DEBUG=1 in the
  environment shows where it happened."""


def console_main() -> NoReturn:
    """The process ``rooftile``: ends it with :func:`main`'s exit status.

    After Ctrl-C it ends at once. Python would wait for the threads of its pools, and a compiler may be at work in one.
    """
    threading.stack_size(_STACK_BYTES)
    status = main()
    if status == EXIT_INTERRUPTED:
        with suppress(OSError, ValueError):
            sys.stdout.flush()
        os._exit(status)
    sys.exit(status)


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command ``rooftile`` with ``argv`` (the process's own arguments by default) and return its exit status.

    The status is 0 where the kernel is right, 1 where it is wrong, 2 where it could not be judged, 64 after wrong
    usage, 70 after a fault of rooftile's own and 130 after Ctrl-C. A reader that closes the pipe early is no error.
    """
    _open_streams()
    _make_printable()
    try:
        options, unknown = parse(sys.argv[1:] if argv is None else argv)
        if unknown:
            raise UsageError(
                f"rooftile {options.verb} does not take all of these arguments; unrecognized: {' '.join(unknown)}",
                next_step=f"write ./{file} for the file"
                if (file := next(filter(os.path.exists, unknown), None))
                else f"rooftile {options.verb} --help shows what is allowed",
            )
        # Imported here: --help and --version should not wait for NumPy.
        from rooftile.cli.verbs import VERBS

        return VERBS[options.verb](options)
    except SystemExit as request:  # argparse: --help, --version, or usage
        return request.code if isinstance(request.code, int) else 0
    except KeyboardInterrupt:
        return _end("interrupted", EXIT_INTERRUPTED)
    except RooftileError as error:
        return _end(_message(error), error.exit_status)
    except MemoryError:
        return _end("this computer's memory is not enough\n  next: give smaller M, N and K", RooftileError.exit_status)
    except ModuleNotFoundError as error:
        missing = UnavailableError(
            "a package that rooftile needs is not installed",
            got=str(error),
            next_step=f"install rooftile with what it needs: in its clone, {sys.executable} -m pip install .",
        )
        return _end(str(missing), missing.exit_status)
    except Exception as error:
        if os.environ.get("ROOFTILE_DEBUG"):
            traceback.print_exc()
        return _end(_HINT.format(error=f"{type(error).__name__}: {error}"), EXIT_INTERNAL)


def _end(message: str, status: int) -> int:
    """Say why the command ends; that nobody can be told changes nothing."""
    with suppress(OSError):
        print(f"rooftile: {message}", file=sys.stderr)
    return status


def _message(error: RooftileError) -> str:
    """The error's text; of a compiler's messages only the first, for the rest mostly follows from them."""
    if not isinstance(error, CompileError) or len(error.diagnostics) <= _MOST_DIAGNOSTICS:
        return str(error)
    lines = [RooftileError.__str__(error), *map(str, error.diagnostics[:_MOST_DIAGNOSTICS])]
    return "\n".join([*lines, f"... and {len(error.diagnostics) - _MOST_DIAGNOSTICS} more"])


def _open_streams() -> None:
    """Give the standard streams that are closed somewhere to go.

    Otherwise printing fails, and the next file that is opened becomes the standard output of all code in C.
    """
    for number in range(3):
        try:
            os.fstat(number)
        except OSError:
            os.open(os.devnull, os.O_RDWR)  # takes the lowest number that is free, this one
    sys.stdout = sys.stdout or os.fdopen(1, "w", encoding="utf-8", closefd=False)
    sys.stderr = sys.stderr or os.fdopen(2, "w", encoding="utf-8", closefd=False)


def _make_printable() -> None:
    """Never fail on a character that the terminal's encoding lacks: it is shown as an escape."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="backslashreplace")
