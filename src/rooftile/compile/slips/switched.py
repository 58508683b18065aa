"""One text of many edits, which a variable chooses from: to try them the kernel is compiled once."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from rooftile.core.edit import Edit


@dataclass(frozen=True, slots=True)
class Switched:
    """A text of many edits; ``alternatives`` are the edits, from 0, by the lines that they alone are on, from 1.

    ``rows`` are the lines of the text without edits that each line of this one is a part of.
    """

    text: str
    alternatives: Mapping[int, int]
    rows: Sequence[int]


def switched(text: str, edits: Sequence[Edit], variable: str) -> Switched:
    """``text`` in which ``variable`` chooses: edit i is made where it is i + 1, none where it is 0.

    Every alternative stands on lines of its own, so that what a compiler says of one tells which it is.
    """
    data = text.encode("utf-8", "surrogatepass")
    choices: dict[tuple[int, int], list[tuple[int, str]]] = {}
    for number, edit in enumerate(edits, 1):
        for change in edit.changes:
            choices.setdefault((change.start, change.end), []).append((number, change.new))
    spans = sorted(choices, key=lambda span: (span[0], -span[1]))
    made: list[bytes] = []
    rows = [1]
    open_spans: list[tuple[int, int]] = []
    places: dict[int, int] = {}
    at = 0

    def keep(until: int, added: bytes = b"") -> None:
        nonlocal at
        rows.extend(range(rows[-1] + 1, rows[-1] + 1 + data[at:until].count(b"\n")))
        made.extend((data[at:until], added))
        at = until

    def close(until: int) -> None:
        while open_spans and open_spans[-1][1] <= until:
            keep(open_spans.pop()[1], b"))")

    for start, end in spans:
        close(start)
        keep(start, b"(")
        for number, new in choices[start, end]:
            chosen = f"{variable} == {number} ?\n({new})\n: ".encode()
            first, lines = len(rows), chosen.count(b"\n")
            made.append(chosen)
            rows.extend([rows[-1]] * lines)
            places |= dict.fromkeys(range(first + 1, first + lines), number - 1)
        made.append(b"(")
        open_spans.append((start, end))
    close(len(data))
    keep(len(data))
    return Switched(b"".join(made).decode("utf-8", "surrogatepass"), places, tuple(rows))
