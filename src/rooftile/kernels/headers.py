"""Headers that kernels of the package share."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

_INCLUDE: Final = re.compile(r'^#include "([^"\n]+)"', re.MULTILINE)


def headers_of(text: str, folder: Traversable) -> tuple[tuple[str, str], ...]:
    """All that ``text``, of a file in ``folder``, includes, directly or not: pairs of name and text.

    A header is called the same by all who include it.
    """
    found: dict[str, str] = {}
    waiting = _INCLUDE.findall(text)
    while waiting:
        name = waiting.pop(0)
        if name not in found:
            found[name] = folder.joinpath(*name.split("/")).read_text(encoding="utf-8")
            waiting += _INCLUDE.findall(found[name])
    return tuple(found.items())
