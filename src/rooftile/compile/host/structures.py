"""Members of host code's structures, ``cfg.m`` of ``Config cfg{.m = 120};``, as variables of their own, ``cfg_m``."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from rooftile.compile.cpp.items import Item
from rooftile.compile.cpp.preprocess import Macro, expand
from rooftile.compile.cpp.tokens import Token, closing, split
from rooftile.compile.host.scopes import Walk

Structure = Mapping[str, Sequence[Token]]
"""Members in their order, and what they begin with; no tokens where that is not said."""

VIEW: Structure = {"data_": (), "sizes__0_": (), "sizes__1_": ()}
"""An ``mdspan`` of ``cuda::std`` with two dimensions, ``a(A, M, K)``, by a launch's names for its members."""

_IS_VIEW: Final = re.compile(r"(?:\w+ ?:: ?)*mdspan\b(?!.*\blayout_(?!right))")


def structure(item: Item, macros: Mapping[str, Macro]) -> Structure:
    """The members of a class that are no static ones; none where it has a constructor."""
    if any(inner.kind == "function" and inner.name == item.name for inner in item.items):
        return {}
    found: dict[str, Sequence[Token]] = {}
    for inner in item.items:
        words = {token.text for token in inner.tokens[:4]}
        if inner.kind == "other" and words.isdisjoint(("static", "constexpr", "using", "typedef", "enum", "friend")):
            tokens = expand(inner.tokens, macros)
            declared = Walk(tokens, len(tokens))
            found |= {name: declared.values.get(name, ()) for name in declared.types}
    return found


def members(
    structures: Mapping[str, Structure],
    types: Mapping[str, str],
    values: Mapping[str, Sequence[Token]],
    before: Sequence[Token],
) -> Iterator[tuple[str, list[Token]]]:
    """What members of variables begin with, by the names that expressions have for them.

    ``types`` and ``values`` are the variables', ``before`` the tokens of their function up to where that is asked. Of a
    variable that a function may have changed there, or whose members come from a constructor, nothing is known.
    """
    for name, kind in types.items():
        value = list(values.get(name, ()))
        made = len(value) > 1 and value[0].text in structures and value[1].text in ("{", "(")
        known = structures.get(value[0].text if made else structure_of(kind))
        if known is None or (not is_constant(kind) and _may_change(name, before)):
            continue
        given = _listed(value[1:] if made else value, list(known))
        begun = {**known, **given} if given is not None else {}
        yield from ((f"{name}_{member}", list(tokens)) for member, tokens in begun.items() if tokens)


def made_here(structures: Mapping[str, Structure], tokens: Sequence[Token]) -> dict[str, list[Token]]:
    """Members of a structure that an expression makes, ``Shape{30, 20, 10}``, by their names; else none."""
    known = structures.get(tokens[0].text) if len(tokens) > 2 and tokens[1].text == "{" else None
    if not known or closing(tokens, 1) != len(tokens) - 1:
        return {}
    given = _listed(tokens[1:], list(known)) or {}
    return {member: list(value) for member, value in {**known, **given}.items() if value}


def is_constant(kind: str) -> bool:
    """Whether a variable of that type keeps what it begins with."""
    return not {"const", "constexpr"}.isdisjoint(kind.split())


def is_view(kind: str) -> bool:
    """Whether a type is an ``mdspan`` whose rows lie behind each other."""
    return _IS_VIEW.match(kind.removeprefix("const ")) is not None


def structure_of(kind: str) -> str:
    """The class that a variable's type is, or refers to; "" where it is more than a name."""
    if is_view(kind):
        return "mdspan"
    bare = kind.replace("&", " ").replace("*", " ")
    words = [word for word in bare.split() if word not in ("const", "constexpr", "static", "struct")]
    return words[0] if len(words) == 1 else ""


def _listed(value: Sequence[Token], names: Sequence[str]) -> dict[str, list[Token]] | None:
    """What a list gives the members called ``names``; None for what is no list, such as another structure."""
    parts = split(value)
    if value and value[0].text in ("{", "(") and closing(value, 0) == len(value) - 1:
        parts = split(value[1:-1])
    elif len(parts) == 1 and (len(parts[0]) > 1 or parts[0][0].kind != "number"):
        return None
    if all(len(part) > 2 and part[0].text == "." for part in parts):  # {.m = 120, .n{96}}
        return {part[1].text: part[3:] if part[2].text == "=" else part[3:-1] for part in parts}
    return dict(zip(names, parts, strict=False))


def _may_change(name: str, tokens: Sequence[Token]) -> bool:
    """Whether a variable is handed to a function, by its address or a reference, or a function of its own is called."""
    for index, token in enumerate(tokens[:-1]):
        if token.text == "&" and tokens[index + 1].text == name:
            unary = index == 0 or (tokens[index - 1].kind == "operator" and tokens[index - 1].text not in (")", "]"))
            if unary:
                return True
        if token.text == "(" and index and tokens[index - 1].kind == "name":
            passed = split(tokens[index + 1 : closing(tokens, index)])
            if any(len(part) == 1 and part[0].text == name for part in passed):
                return True
        if token.text == name and [part.text for part in tokens[index + 1 : index + 4 : 2]] == [".", "("]:
            return True
    return False
