"""Listings as books and web pages print them, each line behind its number."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Final

from rooftile.core.source import Source

_NUMBERED: Final = re.compile(
    r"[ \t]*(?:(?P<opened>[\[(])[ \t]*)?(?P<letter>[Ll](?=\d+:))?(?P<number>\d{1,5})"
    r"(?(opened)[ \t]*(?P<closed>[\])])|(?:[ \t]*(?P<mark>[|│→]|:(?!:))|(?P<blank>[.)]?)(?=[ \t]|$)))"
)
"""``5 ``, ``5. ``, ``5) ``, ``5:``, ``5|``, ``[ 5]``, ``(5)`` or ``L5:``."""
_VALUE: Final = re.compile(r"\s*(?:[,=]|$)")
"""What stands behind a number that is one of a table's, not a line's."""
_FEWEST: Final = 3
_MOST_WITHOUT: Final = 5
"""One line in so many may have no number, for a page may break what is too long for it."""


def unnumbered(source: Source) -> tuple[Source, tuple[str, ...]]:
    r"""``source`` with blanks in place of printed line numbers, and a note on them; as it is where it has none.

    Numbers that a page has run together with the line before them, ``5. int x; 6. int y;``, are taken out where they
    fill the gap between the numbers of that line and the next, and follow the end of a statement.

    Examples
    --------
    >>> listing = "1. int f()\n2. {\n3. int x; 4. int y;\n5. }"
    >>> print(unnumbered(Source("f.cu", listing))[0].text)
       int f()
       {
       int x;    int y;
       }
    """
    if source.language not in ("cuda", "wgsl"):
        return source, ()
    lines = source.text.split("\n")
    matches = {at: match for at, line in enumerate(lines) if (match := _NUMBERED.match(line)) is not None}
    numbers = {at: int(match["number"]) for at, match in matches.items()}
    marks = {
        (match["letter"] or match["opened"], match["closed"], match["mark"] or match["blank"] or "")
        for match in matches.values()
    }
    written = sum(bool(line.strip()) for line in lines)
    rising = all(one < other for one, other in zip(numbers.values(), list(numbers.values())[1:], strict=False))
    if len(numbers) < _FEWEST or len(marks) != 1 or not rising or written - len(numbers) > written // _MOST_WITHOUT:
        return source, ()
    values = sum(_VALUE.match(lines[at], match.end()) is not None for at, match in matches.items())
    if 2 * values > len(numbers):
        return source, ()
    ((_, _, mark),) = marks
    following = [*list(numbers.values())[1:], None]
    last = 0
    for (at, match), number, after in zip(matches.items(), numbers.values(), following, strict=True):
        line, end = lines[at], match.end()
        made = " " * end
        last = number
        while mark and (after is None or last + 1 < after):
            inner = re.compile(rf"(?<=[;{{}})])([ \t]+){last + 1}{re.escape(mark)}(?=[ \t]|$)").search(line, end)
            if inner is None:
                break
            made += line[end : inner.start()] + " " * len(inner[0])
            end, last = inner.end(), last + 1
        lines[at] = made + line[end:]
    first = next(iter(numbers.values()))
    note = (
        f"the numbers printed before the lines of {source.name}, {first} to {last}, are left out; lines are the file's"
    )
    return replace(source, text="\n".join(lines)), (note,)
