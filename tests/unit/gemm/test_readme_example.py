"""The README's multiplication prints what stands beside it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

README = Path(__file__).resolve().parents[3] / "README.md"


def test_the_readme_prints_what_it_says(capsys: pytest.CaptureFixture[str]) -> None:
    blocks = re.findall(r"```python\n(.*?)```", README.read_text(encoding="utf-8"), re.DOTALL)
    (block,) = [text for text in blocks if "rooftile.matmul" in text]
    exec(compile(block, str(README), "exec"), {})
    assert capsys.readouterr().out.splitlines() == re.findall(r"^print\(.*  # (.*)$", block, re.MULTILINE)
