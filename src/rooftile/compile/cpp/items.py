"""A file's tokens as items: functions, types, variables, and the namespaces and classes that hold them.

Brackets are all that is followed, so that no unknown macro, attribute or extension can derail it, as it would a
grammar.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal

from rooftile.compile.cpp.preprocess import Macro, expand
from rooftile.compile.cpp.tokens import Token, closing, closing_angle

DEVICE = ("__global__", "__device__", "__constant__", "__shared__", "__managed__")

_HOLDERS = ("class", "struct", "union", "namespace")

Kind = Literal["function", "class", "namespace", "other"]


@dataclass(slots=True)
class Item:
    """A declaration at namespace or class level.

    ``head`` is what stands before a body's brace, with macros expanded; ``tokens`` are all of it as written. ``body``
    are the tokens inside the braces. ``items`` are those inside a namespace or class.
    """

    kind: Kind
    head: list[Token]
    tokens: list[Token]
    body: list[Token] = field(default_factory=list)
    items: list[Item] = field(default_factory=list)

    @property
    def device(self) -> bool:
        """Whether it is annotated as code or data of the device."""
        return any(token.text in DEVICE for token in self.head)

    @property
    def kernel(self) -> bool:
        """Whether it is a ``__global__`` function."""
        return any(token.text == "__global__" for token in self.head)

    @property
    def name(self) -> str:
        """The function's or class's name, or ""."""
        index = _parameters(self.head) if self.kind == "function" else None
        if index is not None:
            return self.head[index - 1].text if self.head[index - 1].kind == "name" else ""
        if self.kind in ("class", "namespace"):
            head = _after_template(self.head)
            at = next((at for at, token in enumerate(head) if token.text in _HOLDERS), len(head))
            names = [token.text for token in head[at + 1 :] if token.kind == "name" and not token.text.startswith("__")]
            return names[0] if names else ""
        return ""

    @property
    def parameters(self) -> list[Token]:
        """Tokens between the brackets of a function's parameters."""
        index = _parameters(self.head)
        return [] if index is None else self.head[index + 1 : closing(self.head, index)]

    @property
    def template(self) -> list[Token]:
        """Tokens between the angle brackets of the innermost ``template``."""
        found: list[Token] = []
        index = 0
        while index + 1 < len(self.head) and self.head[index].text == "template" and self.head[index + 1].text == "<":
            end = closing_angle(self.head, index + 1)
            found, index = self.head[index + 2 : end], max(end, index + 1) + 1
        return found

    def lines(self) -> tuple[int, int]:
        """First and last line."""
        last = self.tokens[-1]
        return self.tokens[0].line, last.line + last.text.count("\n")


def walk(items: Sequence[Item]) -> Iterator[Item]:
    """All items, holders before what they hold."""
    for item in items:
        yield item
        yield from walk(item.items)


_LEVELS = 40


def items(tokens: Sequence[Token], macros: Mapping[str, Macro], level: int = 0) -> list[Item]:
    """The items that ``tokens`` are."""
    found: list[Item] = []
    index = 0
    while index < len(tokens):
        if tokens[index].text in (";", "}"):
            index += 1
            continue
        item, index = _item(tokens, index, macros, level)
        found.append(item)
    return found


def _item(tokens: Sequence[Token], start: int, macros: Mapping[str, Macro], level: int) -> tuple[Item, int]:
    complete = _made_by_macro(tokens, start, macros)
    if complete is not None:
        taken = list(tokens[start:complete])
        return Item("other", expand(taken, macros), taken), complete
    index, assigned = start, False
    while index < len(tokens):
        token = tokens[index]
        if token.text == ";":
            taken = list(tokens[start : index + 1])
            return Item("other", expand(taken, macros), taken), index + 1
        if token.text == "}":
            break
        if token.text == "template" and index + 1 < len(tokens) and tokens[index + 1].text == "<":
            index = max(closing_angle(tokens, index + 1), index + 1) + 1
            continue
        if token.text == "{":
            end = closing(tokens, index)
            head = expand(tokens[start:index], macros)
            kind = "other" if assigned else _holder(head)
            inside = list(tokens[index + 1 : end])
            if kind == "namespace":
                held = items(inside, macros, level + 1) if level < _LEVELS else []
                return Item("namespace", head, list(tokens[start : end + 1]), inside, held), end + 1
            following = tokens[end + 1].text if end + 1 < len(tokens) else ""
            if kind == "function" and following in (",", "{"):  # a(1), b{2} of a constructor
                index = end + 1
                continue
            if kind == "function":
                return Item("function", head, list(tokens[start : end + 1]), inside), end + 1
            if kind == "class":
                stop = _end_of_statement(tokens, end + 1)
                held = items(_members(inside), macros, level + 1) if level < _LEVELS else []
                return Item("class", head, list(tokens[start:stop]), inside, held), stop
            index = end + 1
            continue
        if token.text in ("(", "["):
            index = closing(tokens, index) + 1
            continue
        # ``operator=`` and ``operator==`` assign nothing.
        assigned = assigned or (token.text == "=" and tokens[index - 1].text != "operator")
        index += 1
    taken = list(tokens[start : max(index, start + 1)])
    return Item("other", expand(taken, macros), taken), max(index, start + 1)


def _made_by_macro(tokens: Sequence[Token], start: int, macros: Mapping[str, Macro]) -> int | None:
    """Where a macro's use ends that is a whole item by itself, ``DEFINE_KERNEL(k)``; None if it is not."""
    macro = macros.get(tokens[start].text) if tokens[start].kind == "name" else None
    if macro is None or macro.parameters is None or start + 1 >= len(tokens) or tokens[start + 1].text != "(":
        return None
    end = closing(tokens, start + 1) + 1
    made = expand(tokens[start:end], macros)
    return end if not made or made[-1].text in ("}", ";") else None


def _end_of_statement(tokens: Sequence[Token], index: int) -> int:
    while index < len(tokens) and tokens[index].text != ";":
        if tokens[index].text in ("(", "[", "{"):
            index = closing(tokens, index)
        elif tokens[index].text == "}":
            return index
        index += 1
    return index + 1


def _holder(head: Sequence[Token]) -> Kind:
    """What the brace after ``head`` opens."""
    words = [token.text for token in head]
    if words[:1] == ["namespace"] or words[:2] == ["inline", "namespace"]:
        return "namespace"
    if len(words) == 2 and words[0] == "extern" and head[1].kind == "string":
        return "namespace"
    if _parameters(head) is not None:
        return "function"
    if any(token.text in ("class", "struct", "union") for token in _after_template(head)):
        return "class"
    return "other"


def _after_template(head: Sequence[Token]) -> Sequence[Token]:
    """``head`` without what ``template`` and its angle brackets say."""
    index = 0
    while index + 1 < len(head) and head[index].text == "template" and head[index + 1].text == "<":
        index = max(closing_angle(head, index + 1), index + 1) + 1
    return head[index:]


_NO_NAMES = ("__launch_bounds__", "__attribute__", "__declspec", "alignas", "__align__", "decltype", "noexcept",
             "__cluster_dims__", "__block_size__", "__maxnreg__", "explicit", "requires", "sizeof")  # fmt: skip


def _parameters(head: Sequence[Token]) -> int | None:
    """Index of the bracket that opens a function's parameters: the first after a name that is no attribute's."""
    index = 0
    while index < len(head):
        text = head[index].text
        if text == "template" and index + 1 < len(head) and head[index + 1].text == "<":
            index = max(closing_angle(head, index + 1), index + 1) + 1
            continue
        if text == "operator":
            return next((at for at in range(index + 2, len(head)) if head[at].text == "("), None)
        if text == "(":
            before = head[index - 1] if index else None
            if before is not None and (before.text == ">" or (before.kind == "name" and before.text not in _NO_NAMES)):
                return index
            index = closing(head, index)
        index += 1
    return None


def _members(tokens: list[Token]) -> list[Token]:
    """Tokens of a class without ``public:``, so that its items are those of a namespace."""
    access = ("public", "private", "protected")
    return [
        token
        for index, token in enumerate(tokens)
        if not (
            (token.text in access and index + 1 < len(tokens) and tokens[index + 1].text == ":")
            or (token.text == ":" and index and tokens[index - 1].text in access)
        )
    ]
