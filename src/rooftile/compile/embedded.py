"""WGSL in a JavaScript, TypeScript or HTML file: the template string that holds a compute shader."""

from __future__ import annotations

import re
from typing import Final

from rooftile.core.errors import UsageError

SUFFIXES: Final = (".js", ".mjs", ".ts", ".jsx", ".tsx", ".html", ".htm")

_TEMPLATE: Final = re.compile(r"`((?:[^`\\]|\\.)*)`", re.DOTALL)
_VISIBLE: Final = re.compile(r"[^\n]")


def shader_in(text: str, name: str) -> str:
    """The one compute shader among the template strings of ``text``, all else blank, so that places stay the file's.

    Raises
    ------
    UsageError
        If there is none, or more than one.
    """
    found = [match for match in _TEMPLATE.finditer(text) if "@compute" in match[1]]
    if len(found) != 1:
        lines = ", ".join(str(text.count("\n", 0, match.start()) + 1) for match in found)
        raise UsageError(
            "the file has several strings with a compute shader in WGSL"
            if found
            else "the file has no template string with a compute shader in WGSL",
            got=f"{name}, lines {lines}" if found else name,
            allowed="one string between ` and ` with @compute in it",
            next_step="copy the WGSL to a .wgsl file",
        )
    start, end = found[0].span(1)
    return _VISIBLE.sub(" ", text[:start]) + text[start:end] + _VISIBLE.sub(" ", text[end:])
