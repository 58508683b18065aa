"""What variables of a host function stand for at one place in it: a walk over its statements, no more than is certain.

A variable assigned in a branch or a loop that the place is not in, or whose address is taken, stands for nothing known.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import takewhile

from rooftile.compile.cpp.tokens import Token, closing, closing_angle, spelled, split
from rooftile.compile.host.expressions import TYPE_WORDS

_CONTROL = ("if", "for", "while", "switch")
_EXITS = ("return", "throw", "break", "continue", "exit", "abort")
_ASSERTIONS = ("assert", "TORCH_CHECK", "AT_ASSERT", "AT_ASSERTM")
_LONGEST = 200
_POINTS = ("*", "&", "&&")
_ATTRIBUTE_OF_DEVICE = ("cudaDeviceGetAttribute", "cuDeviceGetAttribute", "hipDeviceGetAttribute")
_VECTORS = {"vector", "host_vector", "device_vector"}
GROWS = ("resize", "assign", "insert", "erase", "clear", "push_back", "emplace_back", "pop_back", "swap")
"""Members of a vector that give it another size."""

_HOST_TYPES = TYPE_WORDS | {"dim3", "auto"}


@dataclass(slots=True)
class Scope:
    """Definitions as tokens by name; None where more than one may hold. ``own`` are names declared here.

    ``switch`` is what a ``switch`` asks for whose body this is, ``case`` the condition of the label last seen there.
    ``condition`` is that of the ``if`` whose branch this is, ``yes`` the values of its first branch if this is its
    second. ``repeated`` is whether it is the body of a loop, ``exits`` whether it is left by its last statement, and
    ``passed`` are conditions, and whether they hold, without which nothing behind them in it is reached.
    """

    values: dict[str, list[Token] | None] = field(default_factory=dict)
    own: set[str] = field(default_factory=set)
    condition: list[Token] | None = None
    repeated: bool = False
    switch: list[Token] | None = None
    case: list[Token] | None = None
    yes: dict[str, list[Token] | None] | None = None
    types: dict[str, str] = field(default_factory=dict)
    arrays: dict[str, str] = field(default_factory=dict)
    aliases: dict[str, str] = field(default_factory=dict)
    exits: bool = False
    passed: list[tuple[list[Token], bool]] = field(default_factory=list)


class Walk:
    """Definitions at ``stop``, an index into ``tokens``, the body of a function with its macros expanded."""

    def __init__(self, tokens: Sequence[Token], stop: int) -> None:
        self._tokens = tokens
        self._stop = stop
        self._scopes = [Scope()]
        self._condition: list[Token] | None = None
        self._holds = True
        self._switch: list[Token] | None = None
        self._repeated = False
        self._branch: tuple[list[Token], dict[str, list[Token] | None]] | None = None
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
    def conditions(self) -> list[tuple[list[Token], bool]]:
        """Conditions of the branches around the place, and whether they hold there."""
        held = [(scope.condition, scope.yes is None) for scope in self._scopes if scope.condition is not None]
        held += [(scope.case, True) for scope in self._scopes if scope.case is not None]
        return held if self._condition is None else [*held, (self._condition, self._holds)]

    @property
    def passed(self) -> list[tuple[list[Token], bool]]:
        """Conditions of exits in front of the place, ``if (M % 16) return;`` and ``assert(M > 0);``, as those above."""
        return [each for scope in self._scopes for each in scope.passed]

    @property
    def types(self) -> dict[str, str]:
        """Types of variables."""
        return {name: kind for scope in self._scopes for name, kind in scope.types.items()}

    @property
    def arrays(self) -> dict[str, str]:
        """Types of variables that are arrays, ``float [M][K]``, whose elements' types are among ``types``."""
        return {name: kind for scope in self._scopes for name, kind in scope.arrays.items()}

    @property
    def aliases(self) -> dict[str, str]:
        """What names of types stand for."""
        return {name: kind for scope in self._scopes for name, kind in scope.aliases.items()}

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
                    self._repeated = tokens[index - 1].text in ("for", "while")
                    self._condition = list(tokens[index + 1 : end]) if tokens[index - 1].text == "if" else None
                    self._switch = list(tokens[index + 1 : end]) if tokens[index - 1].text == "switch" else None
                    index = start = end
                    start += 1
                    conditional = start < len(tokens) and tokens[start].text != "{"
                else:
                    index = end
            elif text == "{":
                before = tokens[index - 1].text if index > start else ""
                end = closing(tokens, index)
                expression = (
                    before and before not in (")", "]", "else", "do", "try", "mutable", ":") and end <= self._stop
                )
                if expression:
                    index = end
                else:
                    scope = Scope(condition=self._condition, switch=self._switch)
                    scope.repeated = self._repeated or before == "do"
                    self._switch, self._repeated = None, False
                    if before == "else" and self._branch is not None:
                        scope.condition, scope.yes = self._branch
                    self._scopes.append(scope)
                    self._condition = self._branch = None
                    start, conditional = index + 1, False
            elif text == "}":
                followed = tokens[index + 1].text if index + 1 < len(tokens) else ""
                self._leave(followed == "else" and index + 2 < len(tokens) and tokens[index + 2].text == "{")
                start, conditional = index + 1, False
            elif text == ";":
                self._statement(tokens[start:index], conditional)
                followed = tokens[index + 1].text if index + 1 < len(tokens) else ""
                if followed == "else" and self._condition is not None and self._holds:
                    self._branch = (self._condition, {})
                self._condition, self._holds, self._repeated = None, True, False
                start, conditional = index + 1, False
            elif text == "else":
                start = index  # so that the brace after it is seen to open its branch
                conditional = index + 1 < len(tokens) and tokens[index + 1].text not in ("{", "if")
                start += conditional
                if conditional and self._branch is not None:
                    self._condition, self._holds, self._branch = self._branch[0], False, None
            elif text == ":" and tokens[start].text in ("case", "default"):
                self._label(tokens[start + 1 : index], [token.text for token in tokens[max(0, start - 2) : start]])
                start = index + 1
            index += 1

    def _label(self, value: Sequence[Token], before: Sequence[str]) -> None:
        """Note what is so behind ``case value:``; nothing behind ``default:``, or where another case may go on."""
        scope = self._scopes[-1]
        if scope.switch is None:
            return
        alone = before[-1] in ("{", "}") or before[0] == "break"
        equals = scope.switch[0]._replace(kind="operator", text="==")
        scope.case = [*scope.switch, equals, *value] if value and alone else None

    def _leave(self, has_else: bool) -> None:
        if len(self._scopes) == 1:
            return
        inner = self._scopes.pop()
        if inner.exits and inner.condition is not None:
            self._scopes[-1].passed.append((inner.condition, inner.yes is not None))
        assigned = {name: value for name, value in inner.values.items() if name not in inner.own}
        if inner.condition is None:
            for name in assigned:
                self._forget(name)
        elif inner.yes is not None:
            for name in {*assigned, *inner.yes}:
                before = self._before(name)
                self._choose(name, inner.condition, inner.yes.get(name, before), assigned.get(name, before))
        elif has_else:
            self._branch = (inner.condition, assigned)
        else:
            for name, value in assigned.items():
                self._choose(name, inner.condition, value, self._before(name))

    def _before(self, name: str) -> list[Token] | None:
        """The value of a variable, or of a member of a ``dim3``."""
        known = self.values
        base, dot, axis = name.partition(".")
        if name in known or not dot:
            return known.get(name)
        whole = known.get(base) or []
        if len(whole) < 2 or whole[0].text != "dim3":
            return None
        parts = split(whole[2 : closing(whole, 1)])
        place = "xyz".index(axis)
        return parts[place] if place < len(parts) else [whole[0]._replace(kind="number", text="1")]

    def _choose(self, name: str, condition: list[Token], yes: list[Token] | None, no: list[Token] | None) -> None:
        """A variable that an ``if`` gives one of two values."""
        if yes is None or no is None or len(condition) + len(yes) + len(no) > _LONGEST:
            self._forget(name)
            return
        sign = condition[0]._replace(kind="operator") if condition else yes[0]._replace(kind="operator")
        left, right = sign._replace(text="("), sign._replace(text=")")
        value = [
            left,
            *condition,
            right,
            sign._replace(text="?"),
            left,
            *yes,
            right,
            sign._replace(text=":"),
            left,
            *no,
            right,
        ]
        for scope in reversed(self._scopes):
            if name.partition(".")[0] in scope.own or scope is self._scopes[0]:
                scope.values[name] = value
                return
            scope.values[name] = value

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

    def _taken_addresses(self, tokens: Sequence[Token], conditional: bool = False) -> None:
        """Forget variables that others may set; one set to an attribute of the device stands for its name."""
        for index, token in enumerate(tokens[:-1]):
            unary = index == 0 or (tokens[index - 1].kind == "operator" and tokens[index - 1].text not in (")", "]"))
            if token.text == "&" and unary and tokens[index + 1].kind == "name" and self._known(tokens[index + 1].text):
                self._forget(tokens[index + 1].text)
                if index > 1 and tokens[index - 2].text in _ATTRIBUTE_OF_DEVICE and not conditional:
                    self._assign(tokens[index + 1].text, list(tokens[index + 3 : index + 4]), conditional)

    def _known(self, name: str) -> bool:
        return any(name in scope.values for scope in self._scopes)

    def _statement(self, tokens: Sequence[Token], conditional: bool) -> None:
        words = [token.text for token in tokens]
        if words[:1] and words[0] in _EXITS:
            self._exit(conditional)
        if words[:1] and words[0] in _ASSERTIONS and words[1:2] == ["("] and not conditional:
            asserted = split(tokens[2 : closing(tokens, 1)])
            self._scopes[-1].passed += [(list(part), True) for part in asserted[:1]]
        if not words or words[0] in ("return", "throw", "break", "continue", "goto", "delete"):
            return
        if words[0] in ("using", "namespace"):
            if len(words) > 3 and words[0] == "using" and words[2] == "=":
                self._scopes[-1].aliases[words[1]] = spelled(tokens[3:])
            return
        if words[0] == "typedef":
            self._scopes[-1].aliases[words[-1]] = spelled(tokens[1:-1])
            return
        if words[:2] != ["void", "*"] or words[3:4] != ["["]:  # void* args[] = {&M} of a launch is only read
            self._taken_addresses(tokens, conditional)
        if words[1:2] == ["."] and words[2:3] and words[2] in GROWS and self._known(f"{words[0]}_size"):
            given = split(tokens[4 : closing(tokens, 3)]) if words[2] == "resize" and words[3:4] == ["("] else []
            self._assign(f"{words[0]}_size", list(given[0]) if given else [], conditional)
        if tokens[0].kind == "name" and len(words) > 1:
            if words[1] in ("+=", "-=", "*=", "/=", "%=") and len(words) > 2:
                sign, equals = (tokens[1]._replace(text=text) for text in (words[1][0], "="))
                opened, closed = (tokens[1]._replace(text=text) for text in "()")
                tokens = [tokens[0], equals, tokens[0], sign, opened, *tokens[2:], closed]
                words = [token.text for token in tokens]
            if words[1] in ("++", "--", "|=", "&=", "^="):
                self._forget(words[0])
                return
            if "=" in words and (name := _assigned(words[: words.index("=")])):
                self._assign(name, list(tokens[words.index("=") + 1 :]), conditional)
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

    def _exit(self, conditional: bool) -> None:
        """A statement behind which nothing is reached, of the scope or of a branch without braces."""
        if not conditional:
            self._scopes[-1].exits = True
        elif self._condition is not None:
            self._scopes[-1].passed.append((self._condition, not self._holds))

    def _assign(self, name: str, value: list[Token], conditional: bool) -> None:
        while (at := next((i for i, t in enumerate(value[:2]) if t.text == "="), None)) == 1:  # a = b = c
            self._assign(value[0].text, value[2:], conditional)
            value = value[at + 1 :]
        base = name.partition(".")[0]
        if any(token.text == base for token in value):
            value = self._of_before(name, value)
        if self._known(f"{name}_size"):  # a vector, which has another's size now
            self._forget(f"{name}_size")
        if conditional or not value:
            self._forget(name)
            return
        scope = self._scopes[-1]
        scope.values[name] = value
        if base != name and base in scope.own:
            scope.own.add(name)

    def _of_before(self, name: str, value: list[Token]) -> list[Token]:
        """A value made of what the variable was before, ``n = (n + 7) / 8 * 8``; empty where that is not known.

        In a loop that goes on from one round to the next. Of a parameter nothing is known here.
        """
        if not self._known(name):
            return value
        for scope in reversed(self._scopes):
            if name in scope.own:
                break
            if scope.repeated:
                return []
        old = self._before(name)
        if old is None or "." in name or len(old) + len(value) > _LONGEST:
            return []
        opened, closed = (old[0]._replace(kind="operator", text=text) for text in "()")
        return [part for t in value for part in ([opened, *old, closed] if t.text == name else [t])]

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
            elif token.text in _POINTS or (
                token.kind == "name"
                and (token.text in _HOST_TYPES or following.isidentifier() or following in ("*", "&"))
            ):
                kind.append(token.text)
                index += 1
            else:
                break
        if not kind or kind[0] in _POINTS or index >= len(tokens) or tokens[index].kind != "name":
            return  # ``*p = 1, q(2)`` declares nothing
        for part in split(tokens[index:]):
            self._declarator(part, kind)
            while kind[-1] in _POINTS:  # of the first one only
                del kind[-1]

    def _declarator(self, part: Sequence[Token], kind: Sequence[str]) -> None:
        pointer = [token.text for token in takewhile(lambda token: token.text in _POINTS, part)]
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
        scope.arrays.pop(name, None)
        sides = rest
        while rest and rest[0].text == "[":
            rest = rest[closing(rest, 0) + 1 :]
        if sides is not rest:
            scope.arrays[name] = f"{scope.types[name]} {spelled(sides[: len(sides) - len(rest)])}"
        if rest and rest[0].text == "=":
            scope.values[name] = list(rest[1:])
        elif rest and rest[0].text in ("(", "{"):
            inside = list(rest[1 : closing(rest, 0)])
            if "dim3" in kind:
                scope.values[name] = [part[0]._replace(text="dim3"), *rest]
            elif inside:
                scope.values[name] = inside
                if _VECTORS.intersection(kind) and rest[0].text == "(":
                    scope.values[f"{name}_size"] = split(inside)[0]
        else:
            scope.values[name] = None


def _assigned(words: Sequence[str]) -> str:
    """What a member is known as, ``p_shape_m`` and ``grid.x``; "" where ``words`` are more than names and dots."""
    names = words[::2]
    if len(words) % 2 == 0 or any(word not in (".", "->") for word in words[1::2]):
        return ""
    if len(names) > 1 and names[-1] in ("x", "y", "z"):
        return f"{'_'.join(names[:-1])}.{names[-1]}"
    return "_".join(names)
