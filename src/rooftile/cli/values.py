"""What is read from the text of an option; each raises argparse's error, which says what is allowed."""

from __future__ import annotations

import argparse
import re
from contextlib import suppress
from typing import Final

ELEMENTS: Final = ("float32", "bfloat16", "float16", "tf32")
_LONGEST_QUOTED: Final = 40
_IN_SECONDS: Final = {"s": 1.0, "ms": 1e-3, "us": 1e-6, "µs": 1e-6, "μs": 1e-6, "ns": 1e-9}


def _quoted(text: str) -> str:
    """``text`` in quotes, cut where it is long."""
    return repr(text if len(text) <= _LONGEST_QUOTED else f"{text[:_LONGEST_QUOTED]}...")


def whole(text: str) -> int:
    """0, 1, 2, ..."""
    return _integer(text, 0, "is not a whole number", "is negative; 0 or more is allowed")


def count(text: str) -> int:
    """1, 2, 3, ..."""
    return _integer(text, 1, "is not a whole number", "is too few; 1 or more is allowed")


def size(text: str) -> int:
    """One of M, N and K."""
    none = "is not a size; give a whole number, for example 1024"
    return _integer(text, 1, none, "is not a size; 1 or more is allowed, for example 1024")


def _integer(text: str, least: int, none: str, less: str) -> int:
    """A whole number from ``least`` on; the error says ``none`` of what is no number, and ``less`` of a smaller one."""
    try:
        value = int(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"{_quoted(text)} {none}") from None
    if value < least:
        raise argparse.ArgumentTypeError(f"{_quoted(text)} {less}")
    return value


def seconds(text: str) -> float:
    """Seconds above 0."""
    try:
        value = float(text)
    except ValueError:
        value = -1.0
    if not 0 < value < float("inf"):
        raise argparse.ArgumentTypeError(f"{_quoted(text)} is not a time; give seconds above 0, for example 60")
    return value


def duration(text: str) -> float:
    """A time with its unit, in seconds."""
    found = re.fullmatch(r"\s*([\d.]+(?:e[+-]?\d+)?)\s*(s|ms|us|µs|μs|ns)\s*", text)
    with suppress(ValueError):
        if found and 0 < (value := float(found[1]) * _IN_SECONDS[found[2]]) < float("inf"):
            return value
    raise argparse.ArgumentTypeError(
        f"{_quoted(text)} is not a time; give one above 0 with its unit, for example 1.23ms"
    )


def define(text: str) -> tuple[str, str]:
    """NAME=VALUE, or NAME, which is 1."""
    name, _, value = text.partition("=")
    if not name.isascii() or not name.isidentifier():
        raise argparse.ArgumentTypeError(f"{_quoted(text)} is not NAME=VALUE, for example T=16")
    return name, value if "=" in text else "1"


def names(text: str) -> tuple[str, ...]:
    """Names with commas between them."""
    return tuple(filter(None, (name.strip() for name in text.split(","))))


def list_of_elements(text: str) -> tuple[str, ...]:
    """Some of the types of elements."""
    found = names(text)
    if not found or not set(found) <= set(ELEMENTS):
        raise argparse.ArgumentTypeError(f"{text!r} is not some of {', '.join(ELEMENTS)}")
    return found


def list_of_sizes(text: str) -> tuple[int, ...]:
    """Sizes with commas between them."""
    return tuple(size(part) for part in text.split(","))
