"""What the host's code allocates: which function, how many bytes, under which name."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import chain
from typing import Protocol

from rooftile.compile.cpp.items import Item
from rooftile.compile.cpp.tokens import Token, closing, split
from rooftile.compile.host.arguments import uncast
from rooftile.compile.host.expressions import translate
from rooftile.compile.host.program import Allocation, HostProgram


class Known(Protocol):
    """What is known at a place: what names of types stand for, and what names of values."""

    aliases: dict[str, str]

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
            text = translate(given[1], host.inline, local.aliases)
            whole = len(uncast([part for part in given[0] if part.text != "&"])) == 1
            found.setdefault(id(function), []).append(Allocation(index, names[-1], text, whole))
            if text is not None:
                host.sizes |= {name: value for name, value in local.definitions().items() if name not in host.sizes}
    host.allocations = found
    return found


def allocated_in(host: HostProgram, known_at: KnownAt, function: Item, place: int) -> tuple[dict[str, str], set[str]]:
    """Bytes that ``function`` allocates in front of ``place``, by names, and those names that it allocates only once.

    What it allocates several times, and not alike, has the bytes of the last time; which is meant is not certain.
    """
    texts: dict[str, str] = {}
    certain: set[str] = set()
    own = allocations_of(host, known_at).get(id(function), ())
    for each in own:
        if each.place < place and each.size is not None:
            texts[each.name] = each.size
            if each.whole and all(other.size == each.size for other in own if other.name == each.name):
                certain.add(each.name)
    return texts, certain


def allocated_anywhere(host: HostProgram, known_at: KnownAt) -> dict[str, str]:
    """Bytes that the program allocates under a name, where that is one expression in all its functions."""
    found: dict[str, set[str]] = {}
    for each in chain.from_iterable(allocations_of(host, known_at).values()):
        if each.size is not None:
            found.setdefault(each.name, set()).add(each.size)
    return {name: next(iter(texts)) for name, texts in found.items() if len(texts) == 1}
