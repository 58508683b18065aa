"""From the command line to an exit status; the only place that prints, and that turns errors into messages."""

from __future__ import annotations

import os
import sys
import traceback
from collections.abc import Sequence

from rooftile.cli.parser import build_parser
from rooftile.core.errors import CompileError, RooftileError

EXIT_INTERNAL = 70
EXIT_INTERRUPTED = 130
_MOST_DIAGNOSTICS = 5

_HINT = """\
rooftile: internal error: {error}
  This is a fault of rooftile, not of your kernel. Please report it with the command you gave; ROOFTILE_DEBUG=1 in the
  environment shows where it happened."""


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command ``rooftile`` with ``argv`` (the process's own arguments by default) and return its exit status.

    The status is 0 where the kernel is right, 1 where it is wrong, 2 where it could not be judged, 64 after wrong
    usage, 70 after a fault of rooftile's own and 130 after Ctrl-C. A reader that closes the pipe early is no error.
    """
    _make_printable()
    try:
        options = build_parser().parse_args(argv)
        # Imported here: --help and --version should not wait for NumPy.
        from rooftile.cli.verbs import VERBS

        status = VERBS[options.verb](options)
        sys.stdout.flush()
    except SystemExit as request:  # argparse: --help, --version, or usage
        return request.code if isinstance(request.code, int) else 0
    except BrokenPipeError:
        # Python flushes standard output once more as it exits; give it somewhere to go.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except KeyboardInterrupt:
        print("rooftile: interrupted", file=sys.stderr)
        return EXIT_INTERRUPTED
    except RooftileError as error:
        print(f"rooftile: {_message(error)}", file=sys.stderr)
        return error.exit_status
    except MemoryError:
        print("rooftile: this computer's memory is not enough; give smaller M, N and K", file=sys.stderr)
        return RooftileError.exit_status
    except Exception as error:
        if os.environ.get("ROOFTILE_DEBUG"):
            traceback.print_exc()
        print(_HINT.format(error=f"{type(error).__name__}: {error}"), file=sys.stderr)
        return EXIT_INTERNAL
    return status


def _message(error: RooftileError) -> str:
    """The error's text; of a compiler's messages only the first, for the rest mostly follows from them."""
    if not isinstance(error, CompileError) or len(error.diagnostics) <= _MOST_DIAGNOSTICS:
        return str(error)
    lines = [RooftileError.__str__(error), *map(str, error.diagnostics[:_MOST_DIAGNOSTICS])]
    return "\n".join([*lines, f"... and {len(error.diagnostics) - _MOST_DIAGNOSTICS} more"])


def _make_printable() -> None:
    """Never fail on a character that the terminal's encoding lacks: it is shown as an escape."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="backslashreplace")
