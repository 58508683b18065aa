"""The command line as a process: readers that leave, full disks, encodings, Ctrl-C."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from command_kernels import ENDLESS, LAUNCH, SMALL, WRONG


def environment(**extra: str) -> dict[str, str]:
    return {**os.environ, "PYTHONWARNINGS": "error", **extra}


def test_a_reader_that_leaves_early_is_no_error() -> None:
    process = subprocess.Popen(
        [sys.executable, "-m", "rooftile", "gpus", "--json"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(PYTHONUNBUFFERED="1"),
    )
    assert process.stdout is not None
    assert process.stderr is not None
    process.stdout.close()
    with process.stderr as stream:
        assert stream.read() == b""
    assert process.wait(10) == 0


def shell(script: str, folder: Path) -> subprocess.CompletedProcess[bytes]:
    """Run ``script`` with ``$R`` as the command."""
    return subprocess.run(
        ["bash", "-c", script],
        cwd=folder,
        env=environment(R=f"{sys.executable} -m rooftile"),
        capture_output=True,
        timeout=60,
        check=False,
    )


@pytest.mark.slow
def test_the_status_does_not_depend_on_who_reads(tmp_path: Path) -> None:
    (tmp_path / "wrong.cu").write_text(WRONG)
    command = " ".join(["explain wrong.cu", *SMALL, "--block 16,16", "--grid 3,2"])
    unread = shell(f"PYTHONUNBUFFERED=1 $R {command} | true; exit ${{PIPESTATUS[0]}}", tmp_path)
    assert (unread.returncode, unread.stderr) == (1, b"")
    closed = shell(f"$R {command} >&-", tmp_path)
    assert (closed.returncode, closed.stderr) == (1, b"")
    unseen = shell("$R explain nothing.cu 2>&-", tmp_path)
    assert (unseen.returncode, unseen.stdout) == (64, b"")


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="no /dev/full")
@pytest.mark.parametrize("arguments", ["gpus", "gpus --json", "--help", "explain --help"])
def test_a_full_disk_is_told(tmp_path: Path, arguments: str) -> None:
    ended = shell(f"$R {arguments} > /dev/full", tmp_path)
    assert ended.returncode == 64
    assert ended.stderr.startswith(b"rooftile: standard output cannot be written\n  got: No space left")


def test_an_encoding_that_lacks_characters_is_no_error() -> None:
    result = subprocess.run(
        [sys.executable, "-m", "rooftile", "explain", "ядро"],
        capture_output=True,
        env=environment(PYTHONIOENCODING="ascii"),
        check=False,
    )
    assert result.returncode == 64
    assert rb"\u044f" in result.stderr
    assert b"Traceback" not in result.stderr


@pytest.mark.slow
def test_ctrl_c_ends_with_130(tmp_path: Path) -> None:
    kernel = tmp_path / "mine.cu"
    kernel.write_text(ENDLESS)
    process = subprocess.Popen(
        [sys.executable, "-m", "rooftile", "explain", str(kernel), *SMALL, *LAUNCH, "--timeout", "20"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(),
    )
    time.sleep(3)
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=10)
    assert process.returncode == 130
    assert (out, err) == (b"", b"rooftile: interrupted\n")


@pytest.mark.slow
def test_ctrl_c_does_not_wait_for_work_that_cannot_be_interrupted(tmp_path: Path) -> None:
    """One call of C, as a product of matrices is: as long as it takes, Python heeds no signal in that thread."""
    program = (
        "import hashlib, rooftile.explain\n"
        "def busy(*args, **kwargs): print('busy', flush=True); hashlib.pbkdf2_hmac('sha256', b'', b'', 200_000_000)\n"
        "rooftile.explain.explain = busy\n"
        "import sys; sys.argv[1:] = ['explain', 'tiled']\n"
        "from rooftile.cli import console_main; console_main()"
    )
    process = subprocess.Popen(
        [sys.executable, "-c", program], stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment()
    )
    assert process.stdout is not None
    assert process.stdout.readline() == b"busy\n"
    started = time.monotonic()
    process.send_signal(signal.SIGINT)
    try:
        _, err = process.communicate(timeout=10)
    finally:
        process.kill()
    assert time.monotonic() - started < 10
    assert (process.returncode, err) == (130, b"rooftile: interrupted\n")
