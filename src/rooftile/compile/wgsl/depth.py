"""How deep syntax trees may be, and room on Python's stack for functions that call themselves along them."""

from __future__ import annotations

import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

MAX_NESTING: Final = 127
"""Brackets, braces and branches within each other: what browsers take (section 2.3 asks for no less)."""
MAX_EXPRESSION: Final = 512
"""Levels of an expression's tree: ``a + b + c`` has three."""

_FRAMES: Final = 20_000
_lock = threading.Lock()
_inside = 0
_before = 0


@contextmanager
def room() -> Iterator[None]:
    """Let Python functions, not C's, call each other deep enough for any tree of the parser; also a decorator."""
    global _inside, _before
    with _lock:
        if _inside == 0:
            _before = sys.getrecursionlimit()
            sys.setrecursionlimit(max(_before, _FRAMES))
        _inside += 1
    try:
        yield
    finally:
        with _lock:
            _inside -= 1
            if _inside == 0:
                sys.setrecursionlimit(_before)
