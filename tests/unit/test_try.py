"""``try.py``: the command it runs is the process that was started, and ends as a command does."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PROGRAM = """
import sys
sys.path.insert(0, {root!r})
import importlib
module = importlib.import_module("try")
module.PYTHON = {python!r}
module.install = {install}
sys.exit(module.main({arguments!r}))
"""

pytestmark = pytest.mark.skipif(os.name == "nt", reason="signals of POSIX")


def start(python: str, install: str = "lambda extras: None") -> subprocess.Popen[str]:
    program = PROGRAM.format(root=str(ROOT), python=python, install=install, arguments=["explain", "tiled"])
    pipes = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    return subprocess.Popen([sys.executable, "-S", "-c", program], **pipes, text=True, start_new_session=True)


def line_of(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    return process.stdout.readline().strip()


def test_signals_reach_the_command_itself(tmp_path: Path) -> None:
    python = tmp_path / "python"
    python.write_text('#!/bin/sh\necho "$$ $*"\nexec sleep 60\n')
    python.chmod(0o755)
    process = start(str(python))
    assert line_of(process) == f"{process.pid} -m rooftile explain tiled"
    process.send_signal(signal.SIGTERM)
    assert process.communicate(timeout=10) == ("", "")
    assert process.returncode == -signal.SIGTERM


def wait_for_the_end(process: int) -> None:
    """Until there is no such process: one whose parent ended before it waits for another to take note of its end."""
    deadline = time.monotonic() + 10
    while not ended(process):
        assert time.monotonic() < deadline, f"process {process} still runs"
        time.sleep(0.05)


def ended(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return True
    state = Path("/proc", str(process), "stat")
    return state.exists() and state.read_text().rpartition(")")[2].split()[0] == "Z"


@pytest.mark.parametrize(("number", "said"), [(signal.SIGINT, "interrupted\n"), (signal.SIGTERM, "")])
def test_installing_can_be_interrupted(number: signal.Signals, said: str) -> None:
    """Ctrl-C goes to all processes of a terminal; SIGTERM goes to one, which ends what it has begun."""
    # It says its number when who began it is back from that, and waits for its end.
    install = "lambda extras: module.subprocess.run(['sh', '-c', 'sleep 1; echo $$; exec sleep 60'], check=True)"
    process = start(sys.executable, install)
    installer = int(line_of(process))
    if number == signal.SIGINT:
        os.killpg(process.pid, number)
    else:
        process.send_signal(number)
    _, err = process.communicate(timeout=10)
    assert (process.returncode, err) == (128 + number, said)
    wait_for_the_end(installer)
