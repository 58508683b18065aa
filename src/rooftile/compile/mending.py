"""A copy of a kernel that does not compile in which what is wrong for certain is put right: names, types, semicolons.

The user's file stays as it is. Every change is told with its line; where one is not certain there is no copy, and the
compiler's errors stand.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Final, TypeVar

from rooftile.compile.cpp import signature, syntax
from rooftile.compile.cpp.body import Listing, read, taken
from rooftile.compile.cpp.tokens import Token, closing, scan
from rooftile.compile.slips import tiles
from rooftile.core.edit import Change, Edit, apply
from rooftile.core.errors import CompileError, RooftileError, UnknownNameError
from rooftile.core.source import Diagnostic, Source

_ROUNDS: Final = 8
_TILE: Final = 16
_PER_THREAD: Final = 2
_UNDEFINED: Final = re.compile(r'identifier "(\w+)" is undefined')
_SEMICOLON: Final = re.compile(r'expected a ";"')
_NO_ARRAY: Final = re.compile(r"expression must have arithmetic.*type|pointer-to-object")
_GLOBAL: Final = re.compile(
    r"(?<!\w)(?!__global__\b)_{0,3}(?:global|golbal|gloabl|globl)_{1,3}(?!\w)|(?<!\w)_{1,3}global(?!\w)"
)
_SIZE: Final = re.compile(r"[MNKmnk]|(?:num|n)_?(?:rows|cols|columns)|rows|cols|width|height|size", re.IGNORECASE)

Made = TypeVar("Made")


@dataclass(frozen=True, slots=True)
class Mended:
    """A copy that compiles, and what was changed in it."""

    source: Source
    edits: tuple[Edit, ...]


def mend(
    source: Source,
    error: RooftileError,
    compiled: Callable[[Source], Made],
    macros: Mapping[str, str],
) -> tuple[Mended, Made] | None:
    """Put right what keeps ``source`` from compiling, if all of it is certain.

    Parameters
    ----------
    source : Source
    error : RooftileError
        Why it does not compile.
    compiled : callable
        Compiles a source; raises such an error.
    macros : mapping of str to str
        As ``-D`` gives them.
    """
    edits: list[Edit] = []
    for _ in range(_ROUNDS):
        found = list(_fixes(source, error, macros))
        if not found:
            return None
        edits += found
        source = replace(source, text=apply(source.text, [change for edit in found for change in edit.changes]))
        try:
            made = compiled(source)
        except (CompileError, UnknownNameError) as again:
            error = again
        else:
            return Mended(source, tuple(edits)), made
    return None


def _fixes(source: Source, error: RooftileError, macros: Mapping[str, str]) -> Iterator[Edit]:
    """Changes for the errors of one compilation; none if the first is not understood, which may cause the others."""
    text = source.text
    if isinstance(error, UnknownNameError):
        match = _GLOBAL.search(text)
        if match is not None:
            yield _edit(text, match.start(), match.end(), "__global__", f"`{match[0]}` is no word of CUDA")
        return
    diagnostics = error.diagnostics if isinstance(error, CompileError) else ()
    errors = [d for d in diagnostics if d.severity == "error" and d.location and d.location.file == source.name]
    known = _Names(text, macros)
    done: set[str] = set()
    made: list[Edit] = []
    for diagnostic in errors:
        undefined = _UNDEFINED.search(diagnostic.message)
        if undefined is not None:
            if undefined[1] in done:
                continue
            done.add(undefined[1])
            fix = known.declared(undefined[1])
        elif _SEMICOLON.search(diagnostic.message):
            fix = _semicolon(text, diagnostic)
        elif _NO_ARRAY.search(diagnostic.message):
            fix = _tile_for_matrix(source, diagnostic, macros)
        else:
            fix = None
        if fix is not None:
            made.append(fix)
        elif not made and undefined is None:
            return
    yield from _disjoint(made)


def _disjoint(edits: list[Edit]) -> Iterator[Edit]:
    """Those of ``edits`` whose changes do not overlap with those before; the next round sees to the rest."""
    used: list[Change] = []
    for edit in edits:
        if all(
            c.end <= u.start or c.start >= u.end
            for c in edit.changes
            for u in used
            if (c.start, c.end) != (u.start, u.end)
        ):
            used += edit.changes
            yield edit


class _Names:
    """The names of a file, and what one that nobody declared may be."""

    def __init__(self, text: str, macros: Mapping[str, str]) -> None:
        self.text = taken(text, macros)  # places in it are those of the bytes of the file
        self.tokens = [token for token in scan(self.text) if token.kind != "directive"]
        self.kernel = _kernel(self.tokens)
        self.local, self.shared, self.variables = _declared(self.tokens)
        words = [token.text for token in self.tokens if token.kind == "name"]
        self.words = set(words)

    def declared(self, name: str) -> Edit | None:
        """A declaration for ``name``, or the name that was meant."""
        if self.kernel is None:
            return None
        uses = [token for token in self.tokens if token.kind == "name" and token.text == name]
        if not uses:
            return None
        lines = sorted({token.line for token in uses})
        where = f" (lines {', '.join(map(str, lines))})" if len(lines) > 1 else ""
        if self._is_type(uses[0]):
            pointers = [token for token in uses if self._is_type(token)]
            changes = tuple(self._change(token, "float*") for token in pointers)
            message = f"the type `{name}` is not declared; what is of it is indexed as a pointer: taken for `float*`"
            return Edit("not-declared", lines[0], message, f"declare `{name}`, or take `float*`", changes)
        dimension = self.shared.get(name) or self.local.get(name)
        if dimension is not None:
            value = _TILE if name in self.shared else _PER_THREAD
            start = len(self.text[: self.kernel[0].start].encode())
            message = f"`{name}`{where} is not declared; it is a side of the array `{dimension}`: taken for {value}"
            new = f"constexpr int {name} = {value}; "
            return Edit("not-declared", lines[0], message, f"write `{new.strip()}`", (Change(start, start, new),))
        meant = self._meant(name)
        if meant is not None:
            changes = tuple(self._change(token, meant) for token in uses)
            what = "the constant" if meant.isupper() else "the variable"
            message = f"`{name}`{where} is not declared; {what} here is `{meant}`"
            return Edit("not-declared", lines[0], message, f"write `{meant}`", changes)
        if _SIZE.fullmatch(name):
            close = closing(self.tokens, self.kernel[1])
            if close >= len(self.tokens):
                return None
            place = len(self.text[: self.tokens[close].start].encode())
            comma = "" if close == self.kernel[1] + 1 else ", "
            message = f"`{name}`{where} is not declared: taken for a parameter of the kernel"
            change = Change(place, place, f"{comma}int {name}")
            return Edit("not-declared", lines[0], message, f"add the parameter `int {name}`, and pass it", (change,))
        return None

    def _meant(self, name: str) -> str | None:
        """The one name here that ``name`` is short or long for, or a slip of the pen of."""
        sides = {*self.shared, *self.local}
        near = [
            other
            for other in {*self.variables, *sides} - {name}
            if other.isupper() == name.isupper() and (_short(name, other) or _distance_one(name, other))
        ]
        return near[0] if len(near) == 1 else None

    def _is_type(self, token: Token) -> bool:
        """Whether ``token`` stands where a parameter's type does."""
        if self.kernel is None:
            return False
        index = self.tokens.index(token)
        inside = self.kernel[1] < index < closing(self.tokens, self.kernel[1])
        return inside and self.tokens[index - 1].text in ("(", ",", "const") and self.tokens[index + 1].kind == "name"

    def _change(self, token: Token, new: str) -> Change:
        start = len(self.text[: token.start].encode())
        return Change(start, start + len(token.text.encode()), new)


def _short(one: str, other: str) -> bool:
    """Whether one name begins with the other: ``acc`` and ``accumulators``, ``TILE`` and ``T``."""
    short, long = sorted((one, other), key=len)
    return long.startswith(short) and (len(short) > 2 or short.isupper())


def _distance_one(one: str, other: str) -> bool:
    """Whether one letter is wrong, missing, or too many, or two are exchanged, in names of four letters or more."""
    if min(len(one), len(other)) < 4 or abs(len(one) - len(other)) > 1:
        return False
    i = next((i for i, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))
    return (
        one[i + 1 :] == other[i + 1 :]
        or one[i:] == other[i + 1 :]
        or one[i + 1 :] == other[i:]
        or (one[i : i + 2] == other[i : i + 2][::-1] and one[i + 2 :] == other[i + 2 :])
    )


def _kernel(tokens: list[Token]) -> tuple[Token, int] | None:
    """Where the first kernel begins, and the index of the bracket before its parameters."""
    for index, token in enumerate(tokens):
        if token.text == "__global__":
            for later in range(index, min(len(tokens), index + 40)):
                if tokens[later].text == "(" and tokens[later - 1].text != "__launch_bounds__":
                    start = index
                    while start and tokens[start - 1].text not in (";", "}") and tokens[start - 1].line == token.line:
                        start -= 1
                    return tokens[start], later
    return None


def _declared(tokens: list[Token]) -> tuple[dict[str, str], dict[str, str], set[str]]:
    """Sides of local and of shared arrays that are names, with the array; and names of variables and parameters."""
    local: dict[str, str] = {}
    shared: dict[str, str] = {}
    variables: set[str] = set()
    statement: list[Token] = []
    for index, token in enumerate(tokens):
        if token.text in (";", "{", "}", "("):
            statement = []
            continue
        statement.append(token)
        before = tokens[index - 1] if index else token
        after = tokens[index + 1] if index + 1 < len(tokens) else token
        typed = before.kind == "name" or before.text in ("*", "&", ",")
        if token.kind == "name" and typed and after.text in ("=", ";", "[", ",", ")") and _is_declaration(statement):
            variables.add(token.text)
        if token.kind == "name" and before.text == "[" and _is_declaration(statement) and "=" not in _texts(statement):
            array = next((t.text for t, n in pairwise(statement) if n.text == "["), "")
            (shared if "__shared__" in _texts(statement) else local).setdefault(token.text, array)
    return local, shared, variables


def _is_declaration(statement: list[Token]) -> bool:
    words = [token.text for token in statement if token.kind == "name"]
    return bool(words) and words[0] in _TYPES


_TYPES: Final = {
    *("__shared__", "float", "double", "int", "unsigned", "const", "half", "__half", "long", "size_t", "auto", "short"),
    *("char", "bool", "volatile", "extern", "static", "constexpr", "register", "float4", "float2", "__nv_bfloat16"),
}


def _texts(tokens: list[Token]) -> list[str]:
    return [token.text for token in tokens]


def _semicolon(text: str, diagnostic: Diagnostic) -> Edit | None:
    """A semicolon behind what stands before the place where the compiler misses one."""
    assert diagnostic.location is not None
    place = diagnostic.location
    before = [
        token for token in scan(text) if token.kind != "directive"
        and (token.line < place.line or (token.line == place.line and _column(text, token) < place.column))
    ]  # fmt: skip
    if not before or not place.column:
        return None
    end = before[-1].end
    return _edit(text, end, end, ";", "a semicolon is missing at the end of the line", line=before[-1].line)


def _column(text: str, token: Token) -> int:
    return token.start - (text.rfind("\n", 0, token.start) + 1) + 1


def _tile_for_matrix(source: Source, diagnostic: Diagnostic, macros: Mapping[str, str]) -> Edit | None:
    """The tile in shared memory where a matrix, which is no array of arrays, is indexed like it."""
    assert diagnostic.location is not None
    declared = signature.read_file(syntax.parse(source.text), source.name, main=True).kernels
    for kernel in declared:
        pointers = [p.name for p in kernel.parameters if p.pointers]
        if len(pointers) == 3:
            matrices = dict(zip(pointers, "ABC", strict=True))
            body = read(Listing(source.text, kernel.short_name, {}, matrices, macros))
            for edit in tiles.global_for_tile(body) if body is not None else ():
                if edit.line == diagnostic.location.line:
                    return edit
    return None


def _edit(text: str, start: int, end: int, new: str, message: str, *, line: int | None = None) -> Edit:
    first, last = len(text[:start].encode()), len(text[:end].encode())
    line = text.count("\n", 0, start) + 1 if line is None else line
    return Edit("not-compiled", line, message, f"write `{new}`", (Change(first, last, new),))
