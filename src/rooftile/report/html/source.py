"""The source, line by line, each with what it costs."""

from __future__ import annotations

import re

from rooftile.core.explanation import Explanation
from rooftile.report.html.svg import text_of
from rooftile.report.memory import NOTABLE_EXCESS, waste
from rooftile.report.numbers import count, percent, ratio
from rooftile.report.rows import Row, rows

_TOKENS = re.compile(
    r"(?P<comment>//[^\n]*|/\*.*?\*/)"
    r"|(?P<string>\"(?:\\.|[^\"\\\n])*\"|'(?:\\.|[^'\\\n])*')|(?P<directive>^[ \t]*#[^\n]*)"
    r"|(?P<keyword>\b(?:__global__|__device__|__shared__|__restrict__|__launch_bounds__|__syncthreads|extern|const|constexpr"
    r"|static|template|typename|class|struct|if|else|for|while|do|return|break|continue|void|bool|char|int|unsigned|long"
    r"|float|double|half|size_t|float2|float4|auto|static_assert|reinterpret_cast|blockIdx|blockDim|threadIdx|gridDim)\b)"
    r"|(?P<number>\b\d[\w.]*)",
    re.DOTALL | re.MULTILINE,
)


def highlighted(text: str) -> list[str]:
    """Lines of markup with comments, strings and keywords marked; every character of the text is escaped."""
    parts, end = [], 0
    for match in _TOKENS.finditer(text):
        parts.append(text_of(text[end : match.start()]))
        for piece in re.split(r"(\n)", match.group()):
            parts.append(
                piece if piece == "\n" else f'<i class="t-{match.lastgroup}">{text_of(piece)}</i>' if piece else ""
            )
        end = match.end()
    parts.append(text_of(text[end:]))
    return "".join(parts).split("\n")


_COLUMNS = {
    "share": ("share", "share of the busiest unit's work"),
    "sectors": ("sectors", "sectors a request / the fewest that could hold its bytes"),
    "wavefronts": ("wavefr.", "wavefronts a request"),
    "conflicts": ("conflicts", "bank conflicts: wavefronts beyond those without conflicts, in all"),
}


def listing(explanation: Explanation, prefix: str = "L") -> str:
    """The annotated source as a table; lines with figures can be chosen. Columns that no line fills are left out."""
    found = rows(explanation)
    cells = {number: _cells(row) for number, row in found.items()}
    used = [key for key in _COLUMNS if any(line[key][0] for line in cells.values())]
    text = explanation.source.text.replace("\r\n", "\n").expandtabs(4)
    body, first = [], True
    for number, markup in enumerate(highlighted(text), start=1):
        row = found.get(number)
        if row is None or not (row.accesses or row.findings or row.share):
            body.append(f'<tr><td class="n">{number}</td>{"<td></td>" * len(used)}<td class="code">{markup}</td></tr>')
            continue
        figures = "".join(_cell(key, *cells[number][key]) for key in used)
        body.append(
            f'<tr class="has" data-line="{number}" id="{prefix}{number}"><td class="n">'
            f"{_button(number, row, tabbable=first)}"
            f'</td>{figures}<td class="code">{markup}</td></tr>'
        )
        first = False
    heads = "".join(
        f'<th scope="col"><abbr title="{meaning}">{name}</abbr></th>'
        for name, meaning in map(_COLUMNS.__getitem__, used)
    )
    return (
        '<div class="listing" role="region" aria-label="Source with its figures" tabindex="0"><table><thead><tr>'
        f'<th scope="col">line</th>{heads}<th scope="col">source</th></tr></thead><tbody>{"".join(body)}</tbody>'
        "</table></div>"
    )


def _cells(row: Row) -> dict[str, tuple[str, bool]]:
    """What a line's columns say, and whether it is worth a mark."""
    each, wavefronts = row.per_request(), row.wavefronts()
    share = ""
    if row.share:
        share = f'<span class="bar" style="--w:{row.share * 100:.1f}%"></span>{percent(row.share)}'
    return {
        "share": (share, False),
        "sectors": ("", False)
        if each is None
        else (f"{ratio(each[0])} / {ratio(each[1])}", each[0] >= NOTABLE_EXCESS * each[1] > 0),
        "wavefronts": ("" if wavefronts is None else ratio(wavefronts), False),
        "conflicts": (count(row.conflicts) if row.conflicts else "", True),
    }


def _cell(key: str, text: str, bad: bool) -> str:
    kind = "share" if key == "share" else "bad" if bad and text else ""
    return f"<td{f' class={kind}' if kind else ''}>{text}</td>"


def _button(number: int, row: Row, *, tabbable: bool) -> str:
    marks = "".join(
        f'<span class="mark {text_of(finding.severity)}" title="{text_of(finding.message)}">'
        f"{_MARKS[finding.severity]}<span class=hidden> {text_of(finding.severity)}</span></span>"
        for finding in row.findings
    )
    return (
        f'<button type="button" class="ln" aria-pressed="false" tabindex="{0 if tabbable else -1}" '
        f'aria-label="line {number}">{number}</button>{marks}'
    )


_MARKS = {"error": "!", "warning": "?", "note": "i"}


def worst_line(explanation: Explanation) -> int | None:
    """The line to show first: one with an error, else the one that wastes most, else the costliest."""
    found = rows(explanation)
    for number, row in found.items():
        if any(finding.severity == "error" for finding in row.findings) and row.accesses:
            return number
    lines = [line for line in explanation.lines if line.requests and line.file == explanation.source.name]
    wasted = max(lines, key=lambda line: waste(line).spent - waste(line).ideal, default=None)
    if wasted is not None and waste(wasted).excess >= NOTABLE_EXCESS:
        return wasted.line
    shares = {number: row.share or 0.0 for number, row in found.items() if row.accesses}
    return max(shares, key=lambda number: shares[number]) if shares else None
