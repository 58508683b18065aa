#!/usr/bin/env python3
"""Run rooftile or its tests from this folder, with nothing but Python 3.11+ and pip.

    python3 try.py explain tiled -M 1024 -N 1024 -K 1024 --gpu h200     any rooftile command
    python3 try.py test                                                 the test suite, under three minutes
    python3 try.py test -m slow                                         arguments go on to pytest

The first call makes a virtual environment in `.venv` and installs the package there; later calls start at once.
"""

from __future__ import annotations

import hashlib
import os
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from types import FrameType
from typing import NoReturn

ROOT = Path(__file__).resolve().parent
ENVIRONMENT = ROOT / ".venv"
PYTHON = ENVIRONMENT / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def install(extras: str) -> None:
    """Install the package with ``extras`` into the environment, unless that was done for these very files."""
    wanted = hashlib.sha256(
        (ROOT / "pyproject.toml").read_bytes() + (ROOT / "constraints.txt").read_bytes() + sys.version.encode()
    ).hexdigest()
    stamp = ENVIRONMENT / f"installed-{extras or 'base'}"
    if PYTHON.exists() and stamp.exists() and stamp.read_text() == wanted:
        return
    once = "once; half a minute to a few minutes, by the network"
    print(f"installing rooftile into {ENVIRONMENT} ({once})", file=sys.stderr, flush=True)
    # Debian's Python comes without ensurepip, so the environment has no pip of its own: this Python's pip fills it.
    if not PYTHON.exists():
        subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(ENVIRONMENT)], check=True)
    package = f"{ROOT}[{extras}]" if extras else str(ROOT)
    pip = [sys.executable, "-m", "pip", "--python", str(PYTHON), "--disable-pip-version-check"]
    constraints = ["--constraint", str(ROOT / "constraints.txt")]
    subprocess.run([*pip, "install", "--quiet", *constraints, "--editable", package], check=True)
    stamp.write_text(wanted)


def main(arguments: list[str]) -> int:
    """Install what the command needs, then run it."""
    if sys.version_info < (3, 11):  # noqa: UP036 (an older Python may well be asked to run this file)
        print(f"rooftile needs Python 3.11 or later; this is {sys.version.split()[0]}", file=sys.stderr)
        return 64
    if not arguments or arguments[0] in ("-h", "--help"):
        with suppress(BrokenPipeError):  # a reader that has seen enough; nothing is left for Python to flush
            os.write(sys.stdout.fileno(), (__doc__ or "").encode())
        return 0
    testing = arguments[0] == "test"
    signal.signal(signal.SIGTERM, _leave)
    try:
        install("test" if testing else "")
    except KeyboardInterrupt:
        print("interrupted", file=sys.stderr)
        return 130
    except subprocess.CalledProcessError as error:
        print(f"could not install: {' '.join(map(str, error.cmd))} failed; is pip installed?", file=sys.stderr)
        return 2
    pytest = ["pytest", "--numprocesses", "auto", "--dist", "worksteal"]
    module = [*pytest, *arguments[1:]] if testing else ["rooftile", *arguments]
    # Where Python is told to keep no compiled modules, as in many containers, each of its starts compiles all of them.
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    if testing:
        os.chdir(ROOT)
    return run([str(PYTHON), "-m", *module], environment)


def run(command: list[str], environment: dict[str, str]) -> int:
    """Become ``command``, so that every signal is its own; on Windows, wait for it and return its exit status."""
    if os.name != "nt":
        sys.stderr.flush()
        os.execve(command[0], command, environment)
    with subprocess.Popen(command, env=environment) as process:
        while True:
            with suppress(KeyboardInterrupt):  # the command gets it too, and says so
                return process.wait()


def _leave(number: int, frame: FrameType | None) -> NoReturn:
    """End as a signal wants, with what was begun ended first."""
    sys.exit(128 + number)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
