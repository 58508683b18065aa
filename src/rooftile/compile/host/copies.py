"""What the host's code copies between its own memory and the device's, and how much memory there is at both ends."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain
from typing import Final

from rooftile.compile.cpp.items import Item
from rooftile.compile.cpp.tokens import Token, closing, closing_angle, split
from rooftile.compile.host.allocations import Known, KnownAt, allocations_of
from rooftile.compile.host.arguments import element, uncast
from rooftile.compile.host.definitions import assigned
from rooftile.compile.host.expressions import translate
from rooftile.compile.host.program import HostProgram
from rooftile.compile.host.scopes import GROWS
from rooftile.core.launch_site import NAME, Copied, Memory, expanded

_COPIES: Final = ("cudaMemcpy", "cudaMemcpyAsync")
_HOST_CALLS: Final = {
    "cudaMallocHost": (0, (1,)),
    "cudaHostAlloc": (0, (1,)),
    "malloc": (None, (0,)),
    "calloc": (None, (0, 1)),
}
"""Functions that allocate memory of the host's: which argument the pointer's address is, and which make up the bytes.

Where no argument is the pointer, it is what the call is assigned to.
"""


def copied(host: HostProgram, known_at: KnownAt) -> tuple[Copied, ...]:
    """Copies between whole variables, at least one of which the function allocates, and once.

    ``known_at`` tells what is known at a place of a function.
    """
    if host.copies is None:
        copies = (_of(host, known_at, function, body) for _, function, body in host.functions)
        host.copies = tuple(chain.from_iterable(copies))
    return host.copies


def _of(host: HostProgram, known_at: KnownAt, function: Item, body: list[Token]) -> Iterator[Copied]:
    places = [at for at in range(len(body) - 1) if body[at].text in _COPIES and body[at + 1].text == "("]
    if not places:
        return
    changing = _changed(body)
    held: dict[str, Memory | None] = {}
    for memory in (*_of_device(host, known_at, function), *_of_host(host, known_at, function, body)):
        known = memory.name not in held and not changing.intersection(NAME.findall(memory.size))
        held[memory.name] = memory if known else None
    calls = [(at, split(body[at + 2 : closing(body, at + 1)])) for at in places]
    ends = [[_variable(part) for part in given[:2]] for _, given in calls]
    targets = [_name(given[0]) for _, given in calls if given]
    for (at, given), variables in zip(calls, ends, strict=True):
        if len(given) < 4 or "" in variables:
            continue
        target, source = (held.get(name) for name in variables)
        size = _bytes(host, known_at(function, body, at), given[2])
        if (target or source) and size and not changing.intersection(NAME.findall(size)):
            yield Copied(body[at].line, size, target, source, given[3][-1].text, targets.count(variables[0]) == 1)


def _changed(body: Sequence[Token]) -> set[str]:
    """Names that are given a value behind the first allocation."""
    places = (at for at, token in enumerate(body) if token.text.startswith("cudaMalloc") or token.text in _HOST_CALLS)
    return assigned(body[next(places, 0) :])


def _of_device(host: HostProgram, known_at: KnownAt, function: Item) -> Iterator[Memory]:
    body = next(body for _, other, body in host.functions if other is function)
    for each in allocations_of(host, known_at).get(id(function), ()):
        text = each.size or ""
        size = expanded(text, known_at(function, body, each.place).definitions()) if text else ""
        yield Memory(each.name, each.line, size if each.whole else "", device=True)


def _of_host(host: HostProgram, known_at: KnownAt, function: Item, body: list[Token]) -> Iterator[Memory]:
    for at in range(len(body) - 1):
        text, following = body[at].text, body[at + 1].text
        if text in _HOST_CALLS and following == "(":
            pointer, factors = _HOST_CALLS[text]
            given = split(body[at + 2 : closing(body, at + 1)])
            if len(given) <= max(factors):
                continue
            name = _assigned(body, at) if pointer is None else _name(given[pointer])
            sizes = [given[factor] for factor in factors]
            kind = ""
        elif text == "new" and (opened := _bracket(body, at)):
            name, sizes = _assigned(body, at), [body[opened + 1 : closing(body, opened)]]
            kind = body[opened - 1].text
        elif text == "vector" and following == "<" and (end := closing_angle(body, at + 1)) > at + 1:
            if end + 2 >= len(body) or body[end + 1].kind != "name" or body[end + 2].text != "(":
                continue
            name, kind = body[end + 1].text, element("".join(f"{token.text} " for token in body[at : end + 1]))
            kind = f"{kind} *" if body[end - 1].text == "*" else kind
            sizes = split(body[end + 3 : closing(body, end + 2)])[:1] if not _resized(name, body[end + 2 :]) else []
        else:
            continue
        local = known_at(function, body, at)
        texts = [_bytes(host, local, part) for part in sizes]
        if kind:
            texts.append(translate(_sizeof(body[at], kind), host.inline, local.aliases) or "")
        if name:
            size = " * ".join(f"({part})" for part in texts) if sizes and all(texts) else ""
            yield Memory(name, body[at].line, size, device=False)


def _resized(name: str, body: Sequence[Token]) -> bool:
    """Whether a vector gets another size in ``body``."""
    words = [token.text for token in body]
    after = zip(words, words[1:], words[2:], strict=False)
    return any(one == name and (dot == "=" or (dot == "." and member in GROWS)) for one, dot, member in after)


def _bytes(host: HostProgram, local: Known, tokens: Sequence[Token]) -> str:
    """A number of bytes or elements, "" where it cannot be said."""
    text = translate(tokens, host.inline, {**local.aliases, **local.pointers})
    return expanded(text, local.definitions()) if text is not None else ""


def _sizeof(at: Token, kind: str) -> list[Token]:
    words = ("sizeof", "(", *kind.split(), ")")
    return [at._replace(text=word, kind="operator" if word in "()" else "name") for word in words]


def _name(argument: Sequence[Token]) -> str:
    """The first variable in an argument that points to memory, ``(void **)&h``, ``h + 4``; "" for none."""
    names = [token.text for token in uncast([token for token in argument if token.text != "&"]) if token.kind == "name"]
    return names[0] if names else ""


def _variable(argument: Sequence[Token]) -> str:
    """The variable that an argument is as a whole, ``h`` and ``h.data()``; "" where it is more, or less, than one."""
    bare = uncast(list(argument))
    return bare[0].text if len(bare) == 1 and bare[0].kind == "name" else ""


def _assigned(body: Sequence[Token], at: int) -> str:
    """The variable that the call at ``at`` is assigned to, casts left out."""
    while at > 0 and body[at - 1].text != "=":
        if body[at - 1].text in (";", "{", "}", ",", "(") and body[at - 1].text != ")":
            return ""
        at -= 1
        if body[at].text == ")":
            while at > 0 and body[at].text != "(":
                at -= 1
    return body[at - 2].text if at > 1 and body[at - 2].kind == "name" else ""


def _bracket(body: Sequence[Token], at: int) -> int:
    """Where the ``[`` of ``new float[n]`` is; 0 where there is none."""
    after = at + 1
    while after < len(body) and (body[after].kind == "name" or body[after].text in ("::", "*")):
        after += 1
    return after if after < len(body) and body[after].text == "[" else 0
