"""A small change to a kernel's text that may repair it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Change:
    """Bytes ``start`` to ``end`` of the UTF-8 text replaced by ``new``."""

    start: int
    end: int
    new: str


@dataclass(frozen=True, slots=True)
class Edit:
    """A change, in words.

    Attributes
    ----------
    kind : str
        Stable name of the kind of fault that it repairs.
    line : int
        Where the fault is, from 1.
    message : str
        What is wrong there, one sentence without a full stop.
    advice : str
        What to write instead.
    changes : tuple of Change
        That do not overlap; lines stay where they are.
    """

    kind: str
    line: int
    message: str
    advice: str
    changes: tuple[Change, ...]


def apply(text: str, changes: Iterable[Change]) -> str:
    """``text`` with all ``changes`` made."""
    data = text.encode("utf-8", "surrogatepass")
    for change in sorted(changes, key=lambda change: change.start, reverse=True):
        data = data[: change.start] + change.new.encode() + data[change.end :]
    return data.decode("utf-8", "surrogatepass")
