"""What the compiler says: its log as diagnostics at the user's lines, and the figures ptxas adds to it."""

from __future__ import annotations

import re
from collections.abc import Callable, Container
from dataclasses import dataclass
from typing import Final, Literal

from rooftile.compile.ptxfile import plain_name
from rooftile.core.source import Diagnostic, Location

_PLACE = re.compile(
    r"^(?P<file>\S.*?)\((?P<line>\d+)\): (?P<kind>(?:catastrophic |internal )?error|warning|note)(?P<text>.*)$"
)
_PLACELESS = re.compile(
    r"^(?:(?P<end>At end of source: )|(?:nvrtc|ptxas|libnvvm)\S* ?(?:[^:;]*[:;] )?)"
    r"(?P<kind>error|fatal|warning)\s*:\s*(?P<text>.*)$"
)
_CODE = re.compile(r"^ ?#\d+(-D)?: ?|^: ?")
_NOISE = re.compile(r"Unknown command line argument|was declared but never referenced|was set but never used")
_CARET = re.compile(r"^  \s*\^\s*$")
_ABORTED = re.compile(r"aborted due to errors$")
_JARGON = re.compile(r" ?Consider using -default-device.*$")
_NAME_MAP: Final = "__nv_name_map"


_INCLUDED: Final = re.compile(r'(#include file )"([^"]+)"')


def diagnostics(log: str, show: Callable[[str], str], line: Callable[[str, int], str]) -> tuple[Diagnostic, ...]:
    """The messages of a compiler's log, in its order.

    Parameters
    ----------
    log : str
        What the compiler wrote: ``file(line): error: text``, more lines of text, the source line and a caret.
    show : callable
        The name under which a file of the log is shown.
    line : callable
        Text of a line of a file that the log names; empty where it is not the user's.
    """
    found: list[Diagnostic] = []
    rows = log.split("\n")
    for number, row in enumerate(rows):
        if place := _PLACE.match(row):
            more, column = _continuation(rows[number + 1 :])
            file, at = place["file"], int(place["line"])
            if file == _NAME_MAP:  # about the kernel's name, which stands in no file of the user
                continue
            message = _JARGON.sub("", " ".join([_CODE.sub("", place["text"]).strip(), *more]))
            message = _INCLUDED.sub(lambda match: f'{match[1]}"{show(match[2])}"', message)
            location = Location(show(file), at, column)
            found.append(Diagnostic(_severity(place["kind"]), message, location, line(file, at)))
        elif loose := _PLACELESS.match(row):
            message = ("at the end of the file: " if loose["end"] else "") + _readable(loose["text"].strip())
            if not (found and _ABORTED.search(message)):  # what it stopped for has been said
                found.append(Diagnostic(_severity(loose["kind"]), message))
    return tuple(found)


def _readable(message: str) -> str:
    """A message of ptxas with kernels by their plain names and sizes in decimal."""
    named = re.sub(r"'(_Z\w+)'", lambda match: f"'{plain_name(match[1])}'", message)
    return re.sub(r"\b0x([0-9a-f]+)(?= bytes| max)", lambda match: f"{int(match[1], 16):,}", named)


def name_errors(log: str) -> tuple[str, ...]:
    """What the compiler says against the kernel's name; empty if the name is not its only complaint."""
    errors = [place for place in map(_PLACE.match, log.split("\n")) if place and place["kind"].endswith("error")]
    if any(place["file"] != _NAME_MAP for place in errors):
        return ()
    texts = [_CODE.sub("", place["text"]).strip() for place in errors]
    return tuple(text for text in texts if not text.startswith("Error in parsing name expression"))


def worth_showing(diagnostic: Diagnostic, files: Container[str]) -> bool:
    """Whether a warning is about one of the user's ``files`` and tells something: unused names do not."""
    own = diagnostic.location is None or diagnostic.location.file in files
    return own and diagnostic.severity == "warning" and not _NOISE.search(diagnostic.message)


def _severity(kind: str) -> Literal["error", "warning", "note"]:
    return "warning" if kind == "warning" else "note" if kind == "note" else "error"


def _continuation(rows: list[str]) -> tuple[list[str], int]:
    """Further text of a message, and the column that the caret under the echoed source line points at."""
    text: list[str] = []
    for number, row in enumerate(rows):
        if not row.strip() or _PLACE.match(row):
            break
        if number + 1 < len(rows) and _CARET.match(rows[number + 1]):
            return text, rows[number + 1].index("^") - 1  # the echo is indented by two
        text.append(row.strip())
    return text, 0


@dataclass(frozen=True, slots=True)
class Spills:
    """Bytes of registers that a thread parks in local memory, by static instruction."""

    store_bytes: int = 0
    load_bytes: int = 0


def spills(log: str, entry: str) -> Spills:
    """Spills of kernel ``entry`` as ``ptxas -v`` reports them; none if it says nothing."""
    match = re.search(
        rf"Function properties for {re.escape(entry)}\n.*?(\d+) bytes spill stores, (\d+) bytes spill loads", log
    )
    return Spills(int(match[1]), int(match[2])) if match else Spills()
