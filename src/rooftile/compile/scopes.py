"""What variables of a host function stand for at one place in it: a walk over its statements, no more than is certain.

A variable assigned in a branch or a loop that the place is not in, or whose address is taken, stands for nothing known.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from rooftile.compile.host_expressions import TYPE_WORDS
from rooftile.compile.tokens import Token, closing, closing_angle, split

_CONTROL = ("if", "for", "while", "switch")
_HOST_TYPES = TYPE_WORDS | {"dim3", "auto"}


@dataclass(slots=True)
class Scope:
    """Definitions as tokens by name; None where more than one may hold. ``own`` are names declared here."""

    values: dict[str, list[Token] | None] = field(default_factory=dict)
    own: set[str] = field(default_factory=set)
    types: dict[str, str] = field(default_factory=dict)


class Walk:
    """Definitions at ``stop``, an index into ``tokens``, the body of a function with its macros expanded."""

    def __init__(self, tokens: Sequence[Token], stop: int) -> None:
        self._tokens = tokens
        self._stop = stop
        self._scopes = [Scope()]
        self._run()

    @property
    def values(self) -> dict[str, list[Token]]:
        """What each name stands for; names in doubt are not there."""
        merged: dict[str, list[Token] | None] = {}
        for scope in self._scopes:
            merged |= scope.values
        return {name: value for name, value in merged.items() if value is not None}

    @property
    def doubtful(self) -> set[str]:
        """Names for which more than one value may hold."""
        merged: dict[str, list[Token] | None] = {}
        for scope in self._scopes:
            merged |= scope.values
        return {name for name, value in merged.items() if value is None}

    @property
    def types(self) -> dict[str, str]:
        """Types of variables, and what names of types stand for."""
        merged: dict[str, str] = {}
        for scope in self._scopes:
            merged |= scope.types
        return merged

    def _run(self) -> None:
        tokens, index, start, conditional = self._tokens, 0, 0, False
        while index < min(self._stop, len(tokens)):
            text = tokens[index].text
            if text in ("(", "["):
                end = closing(tokens, index)
                if end > self._stop:  # the place is in a lambda among arguments, or in the call itself
                    start = index + 1
                elif index > start and tokens[index - 1].text in _CONTROL:
                    if tokens[index - 1].text == "for":
                        self._loop(tokens[index + 1 : end])
                    self._taken_addresses(tokens[index + 1 : end])
                    index = start = end
                    start += 1
                    conditional = start < len(tokens) and tokens[start].text != "{"
                else:
                    index = end
            elif text == "{":
                before = tokens[index - 1].text if index > start else ""
                end = closing(tokens, index)
                expression = before and before not in (")", "]", "else", "do", "try", "mutable", ":") and end <= self._stop
                if expression:
                    index = end
                else:
                    self._scopes.append(Scope())
                    start, conditional = index + 1, False
            elif text == "}":
                self._leave()
                start, conditional = index + 1, False
            elif text == ";":
                self._statement(tokens[start:index], conditional)
                start, conditional = index + 1, False
            elif text == "else":
                start = index + 1
                conditional = start < len(tokens) and tokens[start].text not in ("{", "if")
            elif text == ":" and tokens[start].text in ("case", "default"):
                start = index + 1
            index += 1

    def _leave(self) -> None:
        if len(self._scopes) == 1:
            return
        inner = self._scopes.pop()
        for name in inner.values.keys() - inner.own:
            self._forget(name)

    def _forget(self, name: str) -> None:
        for scope in reversed(self._scopes):
            if name in scope.own or scope is self._scopes[0]:
                scope.values[name] = None
                return
            scope.values[name] = None

    def _loop(self, header: Sequence[Token]) -> None:
        """The variable of a ``for`` has every value in turn."""
        for index, token in enumerate(header):
            if token.kind == "name" and index + 1 < len(header) and header[index + 1].text in ("=", ":"):
                self._scopes[-1].values[token.text] = None
                self._scopes[-1].own.add(token.text)

    def _taken_addresses(self, tokens: Sequence[Token]) -> None:
        for index, token in enumerate(tokens[:-1]):
            unary = index == 0 or tokens[index - 1].kind == "operator" and tokens[index - 1].text not in (")", "]")
            if token.text == "&" and unary and tokens[index + 1].kind == "name" and self._known(tokens[index + 1].text):
                self._forget(tokens[index + 1].text)

    def _known(self, name: str) -> bool:
        return any(name in scope.values for scope in self._scopes)

    def _statement(self, tokens: Sequence[Token], conditional: bool) -> None:
        words = [token.text for token in tokens]
        if not words or words[0] in ("return", "throw", "break", "continue", "goto", "delete"):
            return
        if words[0] == "using" and len(words) > 3 and words[2] == "=":
            self._scopes[-1].types[words[1]] = " ".join(words[3:])
            return
        if words[0] == "typedef" and len(words) > 2:
            self._scopes[-1].types[words[-1]] = " ".join(words[1:-1])
            return
        self._taken_addresses(tokens)
        if tokens[0].kind == "name" and len(words) > 1:
            if words[1] in ("+=", "-=", "*=", "/=", "%=", "++", "--", "|=", "&=", "^="):
                self._forget(words[0])
                return
            if words[1] == "=" or (len(words) > 3 and words[1] == "." and words[2] in "xyz" and words[3] == "="):
                at = words.index("=")
                self._assign("".join(words[:at]), list(tokens[at + 1 :]), conditional)
                return
        if words[0] in ("++", "--") and len(words) > 1:
            self._forget(words[1])
            return
        if words[0] == "std" and {"cin", ">"} & set(words[:4]) and "cin" in words:
            for token in tokens[3:]:
                if token.kind == "name":
                    self._forget(token.text)
            return
        self._declaration(tokens)

    def _assign(self, name: str, value: list[Token], conditional: bool) -> None:
        while (at := next((i for i, t in enumerate(value[:2]) if t.text == "="), None)) == 1:  # a = b = c
            self._assign(value[0].text, value[2:], conditional)
            value = value[at + 1 :]
        base = name.partition(".")[0]
        if conditional:
            self._forget(name)
            return
        scope = self._scopes[-1]
        scope.values[name] = value
        if base != name and base in scope.own:
            scope.own.add(name)

    def _declaration(self, tokens: Sequence[Token]) -> None:
        """``const int a = 1, b(2);`` and ``dim3 grid(1, 2)``, if it is one."""
        index = 0
        kind: list[str] = []
        while index < len(tokens):
            token = tokens[index]
            following = tokens[index + 1].text if index + 1 < len(tokens) else ""
            if following == "<" and (end := closing_angle(tokens, index + 1)) > index + 1:
                kind += [part.text for part in tokens[index : end + 1]]
                index = end + 1
            elif following == "::":
                kind += [token.text, "::"]
                index += 2
            elif token.text in ("*", "&", "&&"):
                kind.append(token.text)
                index += 1
            elif token.kind == "name" and (token.text in _HOST_TYPES or following.isidentifier() or following in ("*", "&")):
                kind.append(token.text)
                index += 1
            else:
                break
        if not kind or index >= len(tokens) or tokens[index].kind != "name":
            return
        for part in split(tokens[index:]):
            self._declarator(part, kind)

    def _declarator(self, part: Sequence[Token], kind: Sequence[str]) -> None:
        pointer = ["*"] if part and part[0].text in ("*", "&") else []
        part = part[len(pointer) :]
        if not part or part[0].kind != "name":
            return
        name, rest = part[0].text, part[1:]
        scope = self._scopes[-1]
        scope.own.add(name)
        scope.types[name] = " ".join([*kind, *pointer])
        scope.values.pop(name, None)
        for axis in "xyz":
            scope.values.pop(f"{name}.{axis}", None)
        while rest and rest[0].text == "[":
            rest = rest[closing(rest, 0) + 1 :]
        if rest and rest[0].text == "=":
            scope.values[name] = list(rest[1:])
        elif rest and rest[0].text in ("(", "{"):
            inside = list(rest[1 : closing(rest, 0)])
            if kind[-1] == "dim3" or "dim3" in kind:
                scope.values[name] = [part[0]._replace(text="dim3"), *rest]
            elif inside:
                scope.values[name] = inside
        else:
            scope.values[name] = None


def merged(*parts: Iterable[tuple[str, list[Token]]]) -> dict[str, list[Token]]:
    """Definitions of several scopes, inner ones last."""
    return {name: value for part in parts for name, value in part}
