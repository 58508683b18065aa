"""The reports, character by character, of explanations made by hand."""

from __future__ import annotations

import io
import json
from collections.abc import Callable

import pytest
from rich.console import Console

from golden import sample_explanations
from rooftile.core.explanation import Explanation
from rooftile.report.json import to_json
from rooftile.report.terminal import print_explanation

Golden = Callable[[str, str], None]
SAMPLES = ("right", "wrong", "unjudged", "wgsl")


class Ascii(io.StringIO):
    """A stream that says it can only take ASCII."""

    encoding = "ascii"  # type: ignore[assignment]


def printed(explanation: Explanation, width: int, stream: io.StringIO, *, counters: bool = False) -> str:
    console = Console(file=stream, width=width, color_system=None, legacy_windows=False)
    print_explanation(explanation, console, counters=counters, times=False)
    return stream.getvalue()


@pytest.mark.parametrize("sample", SAMPLES)
@pytest.mark.parametrize("width", [80, 120])
def test_terminal(sample: str, width: int, golden: Golden) -> None:
    text = printed(getattr(sample_explanations, sample)(), width, io.StringIO())
    assert max(map(len, text.splitlines())) <= width
    assert all(line == line.rstrip() for line in text.splitlines())
    golden(f"{sample}-{width}.txt", text)


def test_terminal_that_knows_only_ascii(golden: Golden) -> None:
    text = printed(sample_explanations.wrong(), 80, Ascii())
    assert text.isascii()
    golden("wrong-ascii.txt", text)


def test_counters(golden: Golden) -> None:
    golden("right-counters.txt", printed(sample_explanations.right(), 80, io.StringIO(), counters=True))


@pytest.mark.parametrize("sample", SAMPLES)
def test_json(sample: str, golden: Golden) -> None:
    record = to_json(getattr(sample_explanations, sample)())
    golden(f"{sample}.json", json.dumps(record, indent=1, allow_nan=False) + "\n")
