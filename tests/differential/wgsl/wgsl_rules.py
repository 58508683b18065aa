"""Small pieces of WGSL with the verdict on each: ``tests/data/wgsl/rules/*.txt``, a topic a file.

A line is a piece; without a ``fn main`` it is the body of one. A line below it that is indented tells more::

    ! message        it is refused, with this error; of what the parser refuses, the message is not told
    ~ message        it is refused here, though it is WGSL: textures, or what only the pipeline's creation refuses
    -D NAME=VALUE    the value of an override

``prelude:`` at the top of a file stands before each of its pieces.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

FOLDER = Path(__file__).parents[2] / "data" / "wgsl" / "rules"
TOPICS = sorted(path.stem for path in FOLDER.glob("*.txt"))


@dataclass
class Rule:
    """One piece; ``message`` is None if it is accepted."""

    shown: str
    text: str
    message: str | None = None
    only_here: bool = False
    overrides: dict[str, float] = field(default_factory=dict)


def rules(topic: str) -> list[Rule]:
    """The pieces of one file."""
    return list(_read((FOLDER / f"{topic}.txt").read_text(encoding="utf-8")))


def _read(text: str) -> Iterator[Rule]:
    prelude = ""
    current: Rule | None = None
    for line in text.splitlines():
        if line.startswith("    "):
            assert current is not None, line
            mark, _, rest = line.strip().partition(" ")
            if mark == "-D":
                name, _, value = rest.partition("=")
                current.overrides[name] = float(value)
            else:
                assert mark in ("!", "~"), line
                current.message, current.only_here = rest, mark == "~"
            continue
        if current is not None:
            yield current
        if line.startswith("prelude: "):
            prelude = line.removeprefix("prelude: ") + " "
            current = None
        else:
            whole = line if "fn " in line else f"@compute @workgroup_size(1) fn main() {{ {line} }}"
            current = Rule(line, prelude + whole)
    if current is not None:
        yield current
