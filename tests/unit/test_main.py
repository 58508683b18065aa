"""The process ``rooftile``, before its command is imported."""

from __future__ import annotations

import subprocess
import sys


def test_ctrl_c_while_the_command_is_imported_ends_in_silence() -> None:
    program = """
import sys

class Interrupted:
    def find_spec(self, name, *rest):
        if name == "rooftile.cli":
            raise KeyboardInterrupt

sys.meta_path.insert(0, Interrupted())
from rooftile.__main__ import run
run()
"""
    ended = subprocess.run([sys.executable, "-c", program], capture_output=True, timeout=60, check=False)
    assert (ended.returncode, ended.stdout, ended.stderr) == (130, b"", b"rooftile: interrupted\n")
