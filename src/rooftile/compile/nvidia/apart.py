"""One call of NVRTC in a process of its own: for options that would change what this process compiles later."""

from __future__ import annotations

import pickle
import subprocess
import sys
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from rooftile.compile.limits import ENDLESS
from rooftile.core.errors import CompileError

if TYPE_CHECKING:
    from rooftile.compile.nvidia.nvrtc import Program

LASTING: Final = frozenset({"--device-debug"})
"""After a program with one of these NVRTC (seen in 13.5) skips optimisations of all that it compiles later."""

_WORKER: Final = """
import pickle, sys
path, request = pickle.load(sys.stdin.buffer)
sys.path[:] = path
from rooftile.compile.nvidia.nvrtc import compile_here
pickle.dump(compile_here(*request), sys.stdout.buffer)
"""


def compile_apart(
    text: str, file: str, options: Sequence[str], names: Sequence[str], headers: Mapping[str, str], seconds: float
) -> Program:
    """As :func:`~rooftile.compile.nvidia.nvrtc.compile_program` does, in a new process, which takes 0.3 s to start.

    Raises
    ------
    CompileError
        If that process fails, or takes longer than ``seconds``.
    """
    request = pickle.dumps((sys.path, (text, file, list(options), list(names), dict(headers))))
    try:
        done = subprocess.run([sys.executable, "-c", _WORKER], input=request, capture_output=True, timeout=seconds)
    except subprocess.TimeoutExpired:
        raise CompileError(ENDLESS, got=f"more than {seconds:g} s") from None
    except OSError as error:
        raise CompileError("no process could be started for the compiler", got=str(error)) from error
    if done.returncode:
        said = done.stderr.decode("utf-8", "replace").strip().splitlines()[-1:]
        raise CompileError(f"the compiler's process ended with status {done.returncode}", got="".join(said))
    program: Program = pickle.loads(done.stdout)
    return program
