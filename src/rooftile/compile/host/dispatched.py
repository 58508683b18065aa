"""The host's JavaScript around a printed shader, and the dispatch in it.

A page prints beside a shader how it is dispatched, ``pass.dispatchWorkgroups(Math.ceil(N / 16), ...)``, often with the
lines before and behind that. No module of WGSL has statements outside its functions: what stands there and is no
declaration is JavaScript.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Final

from rooftile.compile.host.script import CONTINUED, UNFINISHED, code_of, numbers, settings
from rooftile.core.expressions import split
from rooftile.core.source import Source

_OPAQUE: Final = r"//[^\n]*|/\*.*?\*/|'(?:[^'\\\n]|\\.)*'|\"(?:[^\"\\\n]|\\.)*\"|`(?:[^`\\]|\\.)*`"
_PIECE: Final = re.compile(rf"{_OPAQUE}|[(){{}}\[\];]|\n", re.DOTALL)
"""Comments and strings, in which brackets are none; brackets, and where a statement may end."""
_SPACE: Final = re.compile(r"(?:\s|//[^\n]*|/\*.*?\*/)*", re.DOTALL)
_WGSL: Final = re.compile(
    r"@|(?:fn|struct|var|override|alias|enable|requires|diagnostic|const_assert)\b|const\s+\w+\s*(?::[^=]*)?=|;|$"
)
_CONSTANT: Final = re.compile(r"const\s+([A-Za-z_]\w*)")
_SCRIPT: Final = re.compile(r"=>|'|\"|`|\b(?:new|await)\b|\b(?:Math|device|navigator|GPU\w+)\s*\.")
"""What a constant is set to in JavaScript only."""
_DISPATCH: Final = re.compile(r"(?:[A-Za-z_$][\w$]*\s*\.\s*)+dispatchWorkgroups\s*\(")
_CALL: Final = re.compile(r"\.\s*dispatchWorkgroups\s*\(")
_SAID: Final = re.compile(r"//[ \t]*rooftile:[^\n]*\b(?:dispatch|grid)[ \t]*=")
_CONSTANTS: Final = re.compile(r"\b(?:const|override)\s+([A-Za-z_]\w*)")
_SET: Final = re.compile(r"\s*(?:const|let|var)\s+([A-Za-z_$][\w$]*)\s*=(?!=)\s*([^;{}]*?)\s*;?\s*", re.DOTALL)
_ROUNDING: Final = re.compile(r"\bMath\s*\.\s*(ceil|floor|trunc|max|min)\s*\(")
_AS_INTEGER: Final = re.compile(r"(?:\|\s*0|>>>\s*0)(?![\w.])")
_NAME: Final = re.compile(r"[A-Za-z_$][\w$.]*")
_MOST_VARIABLES: Final = 4
"""Of which each is set by another, that are followed."""
_VISIBLE: Final = re.compile(r"[^\n]")
_SIZES: Final = frozenset(("M", "N", "K"))
_KNOWN: Final = _SIZES | {"cdiv", "min", "max"}


def dispatched(source: Source) -> tuple[Source, tuple[str, ...]]:
    """``source`` without the JavaScript that dispatches its shader, and a note; else as it is.

    What that dispatches is taken as ``// rooftile: dispatch=(...)`` would be, where it is of M, N, K and the shader's
    own constants; else it is only left out. No place in the shader moves.

    Examples
    --------
    >>> source, notes = dispatched(Source("k.wgsl", "pass.dispatchWorkgroups(Math.ceil(N / 16), M / 8);", "wgsl"))
    >>> source.text
    '// rooftile: dispatch=(cdiv(N, 16), M / 8)'
    """
    text = source.text
    if source.host:
        return _around(source)
    if source.language != "wgsl" or "dispatchWorkgroups" not in text:
        return source, ()
    script = _script(text)
    found = [match for part in script for match in _DISPATCH.finditer(text, part.start, part.end)]
    if len(found) != 1:
        return source, ()
    (match,) = found
    end = _closing(text, match.end())
    if end is None:
        return source, ()
    kept = _without(text, script)
    constants = _CONSTANTS.findall(kept)
    assigned = [_SET.fullmatch(text[each.start : each.end]) for each in script]
    values = {each[1]: each[2] for each in assigned if each is not None}
    arguments = _arguments(text[match.end() : end], values)
    is_plain = set(_NAME.findall(arguments)) <= _KNOWN.union(constants)
    line = text.count("\n", 0, match.start()) + 1
    if is_plain:  # in the place of the call, and of the rest of its line, which is blank now
        rest = kept.find("\n", match.start())
        kept = f"{kept[: match.start()]}// rooftile: dispatch=({arguments}){kept[rest:] if rest >= 0 else ''}"
    kept = re.sub(r"^[ \t]+$", "", kept, flags=re.MULTILINE)
    what = f"it dispatches ({arguments})" if is_plain else "what it dispatches cannot be told from it"
    return replace(source, text=kept), (f"line {line} of {source.name} is the host's JavaScript: {what}",)


def _around(source: Source) -> tuple[Source, tuple[str, ...]]:
    """``source``, a string in a script, with what that script dispatches, where it does so in one way."""
    if _SAID.search(source.text):
        return source, ()
    code = code_of(source.host)
    known = settings(code)
    constants = {*_CONSTANTS.findall(source.text), *numbers(source.host)}  # -D may set these otherwise
    values = {name: value for name, value in known.items() if name not in constants}
    found: dict[tuple[str, str], re.Match[str]] = {}
    for match in _CALL.finditer(code):
        end = _closing(code, match.end())
        written = code[match.end() : end].strip(" \n,")
        found.setdefault((_arguments(written, values), written), match)
    if not found:
        return source, ()
    lines = [source.host.count("\n", 0, match.start()) + 1 for match in found.values()]
    where = f"line {lines[0]} of {source.name} is the host's JavaScript: "
    if len({arguments for arguments, _ in found}) > 1:
        listed = ", ".join(map(str, dict.fromkeys(lines)))
        return source, (f"{source.name} dispatches in several ways, on lines {listed}: --grid tells which is meant",)
    ((arguments, written), match), *_ = found.items()
    names = set(_NAME.findall(arguments))
    if not names <= _KNOWN | constants:
        return source, (f"{where}what it dispatches cannot be told from it; --grid tells it",)
    if not names & _SIZES and known.keys() & set(_NAME.findall(written)):
        grid = _arguments(written, known)
        return source, (f'{where}it dispatches ({grid}) at every size, which is not taken; --grid "{grid}" takes it',)
    start = match.start()
    end = source.text.find("\n", start)
    if end < 0 or source.text[start:end].strip():  # the shader stands on that line
        text = f"{source.text}\n// rooftile: dispatch=({arguments})"
    else:
        text = f"{source.text[:start]}// rooftile: dispatch=({arguments}){source.text[end:]}"
    return replace(source, text=text), (f"{where}it dispatches ({arguments})",)


@dataclass(frozen=True, slots=True)
class _Statement:
    """A statement or declaration outside all functions."""

    start: int
    end: int

    def is_script(self, text: str) -> bool:
        """Whether it is no declaration of WGSL."""
        declared = _WGSL.match(text, self.start)
        if declared is None:
            return True
        return declared[0].startswith(("const", "var")) and _SCRIPT.search(text, self.start, self.end) is not None

    def constant(self, text: str) -> tuple[str, str] | None:
        """The constant that it declares, in either language, and what that is set to."""
        declared = _CONSTANT.match(text, self.start, self.end)
        return (declared[1], text[declared.end() : self.end]) if declared is not None else None


def _script(text: str) -> list[_Statement]:
    """What of ``text`` is JavaScript: all but WGSL's declarations, and constants that are its own.

    These are of the problem's sizes, which the shader does not know by these names, or used by nothing else.
    """
    script: list[_Statement] = []
    shader: list[_Statement] = []
    for each in _statements(text):
        (script if each.is_script(text) else shader).append(each)
    declared = {found[0] for each in shader if (found := each.constant(text)) is not None}
    for each in reversed(shader):  # a constant is used behind the place where it is declared
        constant = each.constant(text)
        if constant is None:
            continue
        uses = re.compile(rf"(?<![.\w]){constant[0]}\b")
        in_shader = any(uses.search(text, other.start, other.end) for other in shader if other is not each)
        in_script = any(uses.search(text, other.start, other.end) for other in script)
        if in_script and (not in_shader or _SIZES.intersection(_NAME.findall(constant[1])) - declared):
            shader.remove(each)
            script.append(each)
    return sorted(script, key=lambda each: each.start)


def _statements(text: str) -> Iterator[_Statement]:
    """What stands outside all functions: up to its semicolon, its last bracket, or the end of a line that ends it."""
    depth, start = 0, _begin(text, 0)
    for piece in _PIECE.finditer(text):
        if piece.start() < start:
            continue
        mark = piece[0]
        depth += (mark in "({[") - (mark in ")}]") if len(mark) == 1 else 0
        if depth > 0 or mark not in ("}", ";", "\n"):
            continue
        is_block = mark == "}" and _WGSL.match(text, start) is not None
        is_line = mark == "\n" and not (
            _WGSL.match(text, start)
            or CONTINUED.match(text, _begin(text, piece.end()))
            or UNFINISHED.search(text, start, piece.start())
        )
        if is_block or is_line or mark == ";":
            yield _Statement(start, piece.start() if is_line else piece.end())
            depth, start = 0, _begin(text, piece.end())
    if start < len(text):
        yield _Statement(start, len(text))


def _begin(text: str, at: int) -> int:
    """Where the next code begins."""
    found = _SPACE.match(text, at)
    return found.end() if found is not None else at


def _closing(text: str, at: int) -> int | None:
    """Where the bracket closes inside which ``at`` is; None if it does not."""
    depth = 1
    for piece in _PIECE.finditer(text, at):
        depth += (piece[0] in "({[") - (piece[0] in ")}]") if len(piece[0]) == 1 else 0
        if not depth:
            return piece.start()
    return None


def _without(text: str, statements: list[_Statement]) -> str:
    """``text`` with blanks in place of ``statements``."""
    for each in statements:
        text = text[: each.start] + _VISIBLE.sub(" ", text[each.start : each.end]) + text[each.end :]
    return text


def _arguments(text: str, values: Mapping[str, str]) -> str:
    """What stands between the brackets of a dispatch, in the language of ``--grid``."""
    return ", ".join(_expression(argument, values) for argument in split(text) if argument)


def _expression(text: str, values: Mapping[str, str], depth: int = 0) -> str:
    """An argument in the language of ``--grid``, with the script's own variables written out."""
    text = re.sub(_OPAQUE, "", text, flags=re.DOTALL)
    text = _AS_INTEGER.sub("", " ".join(text.split())).replace(">>>", ">>").strip()
    while (rounding := _ROUNDING.search(text)) is not None:
        end = _closing(text, rounding.end())
        if end is None:
            return text
        text = text[: rounding.start()] + _integer(rounding[1], text[rounding.end() : end]) + text[end + 1 :]

    def written(name: re.Match[str]) -> str:
        value = values.get(name[0])
        if value is None or name[0] in _KNOWN or depth == _MOST_VARIABLES:
            return name[0]
        value = _expression(value, values, depth + 1)
        return value if name[0] == text or re.fullmatch(r"\w+", value) else f"({value})"

    return _NAME.sub(written, text)


def _integer(function: str, argument: str) -> str:
    """A rounding function of JavaScript: the quotients of ``--grid`` are whole ones."""
    if function in ("max", "min"):
        return f"{function}({argument})"
    depth = 0
    for at, character in enumerate(argument):
        depth += (character == "(") - (character == ")")
        if character == "/" and not depth:
            above, below = argument[:at].strip(), argument[at + 1 :].strip()
            return f"cdiv({above}, {below})" if function == "ceil" else f"{above} / {below}"
    return f"({argument})"
