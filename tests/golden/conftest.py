"""Golden files: what is compared, and how they are made anew."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

FILES = Path(__file__).parent / "files"
HOW = "look at the difference; if it is meant, run: pytest tests/golden --update-golden"


@pytest.fixture
def golden(request: pytest.FixtureRequest) -> Callable[[str, str], None]:
    """Compare text with a golden file, or write it where ``--update-golden`` was given."""

    def check(name: str, text: str) -> None:
        path = FILES / name
        if request.config.getoption("--update-golden"):
            path.parent.mkdir(exist_ok=True)
            path.write_text(text, encoding="utf-8", newline="\n")
            return
        if not path.is_file():
            pytest.fail(f"golden file {name} is missing; {HOW}")
        assert path.read_text(encoding="utf-8") == text, HOW

    return check
