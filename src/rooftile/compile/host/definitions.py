"""Names in expressions of host code: what they come down to, and other names for them."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Final

from rooftile.compile.cpp.tokens import Token
from rooftile.core.launch_site import NAME, LaunchSite

_SETS: Final = re.compile(r"[-+*/%&|^]?=|\+\+|--")


def assigned(tokens: Sequence[Token]) -> set[str]:
    """Names that are given a value in ``tokens``."""
    found = {name.text for name, sign in pairwise(tokens) if name.kind == "name" and _SETS.fullmatch(sign.text)}
    return found | {name.text for sign, name in pairwise(tokens) if name.kind == "name" and sign.text in ("++", "--")}


def needed(site: LaunchSite, known: Mapping[str, str]) -> dict[str, str]:
    """Those definitions that the expressions of ``site`` come down to."""
    texts = [site.shared, *site.grid, *site.block, *site.arguments, *site.allocations.values(), *site.symbols.values()]
    texts += [held.size for held in site.contents.values()]
    texts += [condition for condition, _ in (*site.conditions, *site.exits)]
    found: dict[str, str] = {}
    waiting = [name for text in texts if text is not None for name in NAME.findall(text)]
    while waiting:
        name = waiting.pop()
        if name in known and name not in found:
            found[name] = known[name]
            waiting += NAME.findall(known[name])
    members = {name for text in site.arguments if text is not None and text not in known for name in [f"{text}_"]}
    return found | {name: text for name, text in known.items() if name.startswith(tuple(members))}


def renamed_in(text: str, names: Mapping[str, str]) -> str:
    """``text`` with other names."""

    def renamed(match: re.Match[str]) -> str:
        base, dot, axis = match[0].partition(".")
        return names.get(base, base) + dot + axis

    return NAME.sub(renamed, text)
