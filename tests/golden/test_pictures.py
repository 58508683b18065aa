"""The README's pictures are what the program prints."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest


@pytest.mark.slow
def test_pictures_are_up_to_date() -> None:
    script = Path(__file__).resolve().parents[2] / "tools" / "readme_pictures.py"
    result = subprocess.run([sys.executable, str(script), "--check"], capture_output=True, text=True, check=False)
    assert result.returncode == 0, result.stderr
