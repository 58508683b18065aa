"""What the host's code allocates: which function, how many bytes, under which name."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from itertools import chain
from typing import Protocol

from rooftile.compile.cpp.items import Item
from rooftile.compile.cpp.tokens import Token, closing, split
from rooftile.compile.host.arguments import uncast
from rooftile.compile.host.expressions import translate
from rooftile.compile.host.program import Allocation, HostProgram
from rooftile.core.launch_site import NAME, expanded


class Known(Protocol):
    """What is known at a place: what names of types stand for, which names are pointers, and what names of values."""

    aliases: dict[str, str]
    pointers: dict[str, str]

    def definitions(self) -> dict[str, str]:
        """What names stand for there."""
        ...


KnownAt = Callable[[Item, list[Token], int], Known]
"""Tells what is known at a place of a body, that of a function."""


def allocations_of(host: HostProgram, known_at: KnownAt) -> Mapping[int, Sequence[Allocation]]:
    """What ``cudaMalloc`` allocates, by the ``id`` of the function that calls it, in the order of the text.

    ``known_at`` tells what is known at a place of a function.
    """
    if host.allocations is not None:
        return host.allocations
    found: dict[int, list[Allocation]] = {}
    for _, function, body in host.functions:
        for index, token in enumerate(body):
            if token.text not in ("cudaMalloc", "cudaMallocManaged", "cudaMallocAsync") or index + 1 >= len(body):
                continue
            given = split(body[index + 2 : closing(body, index + 1)]) if body[index + 1].text == "(" else []
            names = [part.text for part in given[0] if part.kind == "name"] if len(given) >= 2 else []
            if not names:
                continue
            local = known_at(function, body, index)
            text = translate(given[1], host.inline, {**local.aliases, **local.pointers})
            whole = len(uncast([part for part in given[0] if part.text != "&"])) == 1
            if text is not None:
                text = _settled(text, local.definitions(), partial(known_at, function, body, len(body)))
            found.setdefault(id(function), []).append(Allocation(index, names[-1], text, whole, token.line))
            if text is not None:
                host.sizes |= {name: value for name, value in local.definitions().items() if name not in host.sizes}
    host.allocations = found
    return found


def _settled(text: str, here: Mapping[str, str], at_the_end: Callable[[], Known]) -> str:
    """``text`` with names replaced by what they stand for ``here``, if that is something else in the end."""
    if not here.keys() & set(NAME.findall(text)):
        return text
    later = at_the_end().definitions()
    return expanded(text, {name: meaning for name, meaning in here.items() if later.get(name) != meaning})


def allocated_in(
    host: HostProgram, known_at: KnownAt, function: Item, place: int
) -> tuple[dict[str, str], dict[str, int]]:
    """Bytes that ``function`` allocates in front of ``place``, by names, and where, of those that it allocates once.

    What it allocates several times, and not alike, has the bytes of the last time; which is meant is not certain.
    """
    texts: dict[str, str] = {}
    certain: dict[str, int] = {}
    own = allocations_of(host, known_at).get(id(function), ())
    for each in own:
        if each.place < place and each.size is not None:
            texts[each.name] = each.size
            if each.whole and all(other.size == each.size for other in own if other.name == each.name):
                certain[each.name] = each.line
    return texts, certain


def allocated_anywhere(host: HostProgram, known_at: KnownAt) -> dict[str, str]:
    """Bytes that the program allocates under a name, where that is one expression in all its functions."""
    found: dict[str, set[str]] = {}
    for each in chain.from_iterable(allocations_of(host, known_at).values()):
        if each.size is not None:
            found.setdefault(each.name, set()).add(each.size)
    return {name: next(iter(texts)) for name, texts in found.items() if len(texts) == 1}
