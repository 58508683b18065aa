"""The host's dispatch behind a printed shader, in JavaScript: ``pass.dispatchWorkgroups(Math.ceil(N / 16), ...)``."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Final

from rooftile.core.source import Source

_DISPATCH: Final = re.compile(
    r"^(?P<indent>[ \t]*)(?:[A-Za-z_$][\w$]*\.)+dispatchWorkgroups\((?P<arguments>[^;{}\n]*)\)[ \t]*;?[ \t]*$",
    re.MULTILINE,
)
_ROUNDED: Final = re.compile(r"Math\.(ceil|floor|trunc)\(([^()/,]+)/([^()/,]+)\)")
_KNOWN: Final = frozenset(("M", "N", "K", "cdiv"))


def dispatched(source: Source) -> tuple[Source, tuple[str, ...]]:
    """``source`` with a comment in place of the JavaScript that dispatches its shader, and a note; else as it is.

    A page prints that line behind the shader. What it dispatches is taken as ``// rooftile: dispatch=(...)`` would be,
    where it is of M, N, K and the shader's own constants; else only the line is left out.

    Examples
    --------
    >>> source, notes = dispatched(Source("k.wgsl", "pass.dispatchWorkgroups(Math.ceil(N / 16), M / 8);", "wgsl"))
    >>> source.text
    '// rooftile: dispatch=(cdiv(N, 16), M / 8)'
    """
    if source.language != "wgsl":
        return source, ()
    found = list(_DISPATCH.finditer(source.text))
    if len(found) != 1:
        return source, ()
    (match,) = found
    arguments = _ROUNDED.sub(_integer, match["arguments"]).strip()
    constants = re.findall(r"\b(?:const|override)\s+([A-Za-z_]\w*)", source.text)
    is_plain = set(re.findall(r"[A-Za-z_$][\w$.]*", arguments)) <= _KNOWN.union(constants)
    line = source.text.count("\n", 0, match.start()) + 1
    made = f"// rooftile: dispatch=({arguments})" if is_plain else ""
    text = source.text[: match.start()] + match["indent"] + made + source.text[match.end() :]
    what = f"it dispatches ({arguments})" if is_plain else "what it dispatches cannot be told from it"
    note = f"line {line} of {source.name} is the host's JavaScript: {what}"
    return replace(source, text=text), (note,)


def _integer(match: re.Match[str]) -> str:
    above, below = match[2].strip(), match[3].strip()
    return f"cdiv({above}, {below})" if match[1] == "ceil" else f"{above} / {below}"
