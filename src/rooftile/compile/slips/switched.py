"""One text of many edits, which a variable chooses from: to try them the kernel is compiled once."""

from __future__ import annotations

from collections.abc import Sequence

from rooftile.core.edit import Edit


def switched(text: str, edits: Sequence[Edit], variable: str) -> str:
    """``text`` in which ``variable`` chooses: edit i is made where it is i + 1, none where it is 0."""
    data = text.encode("utf-8", "surrogatepass")
    choices: dict[tuple[int, int], list[tuple[int, str]]] = {}
    for number, edit in enumerate(edits, 1):
        for change in edit.changes:
            choices.setdefault((change.start, change.end), []).append((number, change.new))
    spans = sorted(choices, key=lambda span: (span[0], -span[1]))
    made: list[bytes] = []
    open_spans: list[tuple[int, int]] = []
    at = 0

    def close(until: int) -> None:
        nonlocal at
        while open_spans and open_spans[-1][1] <= until:
            end = open_spans.pop()[1]
            made.extend((data[at:end], b"))"))
            at = end

    for start, end in spans:
        close(start)
        made.append(data[at:start])
        tests = "".join(f"{variable} == {number} ? ({new}) : " for number, new in choices[start, end])
        made.append(f"({tests}(".encode())
        open_spans.append((start, end))
        at = start
    close(len(data))
    made.append(data[at:])
    return b"".join(made).decode("utf-8", "surrogatepass")
