"""The host's side of a program: its functions, macros, constants and types, and who calls whom."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from rooftile.compile import files
from rooftile.compile.cpp.items import Item, items, walk
from rooftile.compile.cpp.preprocess import NVCC, Macro, Preprocessor, expand
from rooftile.compile.cpp.tokens import Token, before, closing, closing_angle, parameter_names, scan, spelled, split
from rooftile.compile.host.expressions import Class, Function, translate
from rooftile.compile.host.lambdas import returning
from rooftile.compile.host.scopes import Walk
from rooftile.compile.host.structures import VIEW, Structure, is_view, structure
from rooftile.compile.host.unargued import counts_arguments, unargued
from rooftile.core.launch_site import Copied
from rooftile.core.source import Source

_LIMIT: Final = re.compile(
    r"(?:cuda|hip)FuncAttributeMaxDynamicSharedMemorySize|CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES"
)

_DISPATCH: Final = "AT_DISPATCH_"
"""Macros of PyTorch that call what follows once for each of several types, ``scalar_t`` in it; float is one of them."""


@dataclass(frozen=True, slots=True)
class Allocation:
    """Memory that a function allocates at ``place`` of its body: ``size`` bytes, an expression, None if it is none.

    ``line`` is that of the call, ``whole`` whether ``name`` is the pointer itself, and not a structure that has it.
    """

    place: int
    name: str
    size: str | None
    whole: bool
    line: int


@dataclass(slots=True)
class HostProgram:
    """The host's side of a program.

    ``raised`` are the kernels whose dynamic shared memory the host lets be large, "" where it may be any kernel.
    ``holders`` are the class templates of member functions, by the function's ``id``; ``members`` the arguments that
    class templates are given anywhere, by their names. ``places`` are the full names of classes and enumerations that
    stand in namespaces, ``sizes`` what names mean wherever they mean nothing else, ``types`` those of variables outside
    all functions, ``concepts`` the names of concepts, ``tensor_maps`` whether the program has any.
    """

    functions: list[tuple[str, Item, list[Token]]] = field(default_factory=list)
    macros: Mapping[str, Macro] = field(default_factory=dict)
    inline: dict[str, Function | Class] = field(default_factory=dict)
    aliases: dict[str, str] = field(default_factory=dict)
    globals: dict[str, list[Token]] = field(default_factory=dict)
    types: dict[str, str] = field(default_factory=dict)
    arrays: dict[str, str] = field(default_factory=dict)
    structures: dict[str, Structure] = field(default_factory=dict)
    kernels: dict[str, Item] = field(default_factory=dict)
    instances: list[tuple[str, list[list[Token]]]] = field(default_factory=list)
    calls: dict[str, list[tuple[Item, list[Token], int]]] = field(default_factory=dict)
    holders: dict[int, Item] = field(default_factory=dict)
    members: dict[str, list[list[list[Token]]]] = field(default_factory=dict)
    places: dict[str, str] = field(default_factory=dict)
    concepts: set[str] = field(default_factory=set)
    tensor_maps: bool = False
    contexts: int = 0
    allocations: Mapping[int, Sequence[Allocation]] | None = None
    copies: tuple[Copied, ...] | None = None
    sizes: dict[str, str] = field(default_factory=dict)
    raised: frozenset[str] = frozenset()


def read_program(
    source: Source,
    included: files.Includes,
    macros: Mapping[str, str],
    texts: Mapping[str, str],
    *,
    as_called_alone: bool = False,
) -> HostProgram:
    """Read a source and its user's headers, ``texts`` by name, as a compiler for the host would.

    ``as_called_alone``: ``main`` is what it is where the program is given no arguments.
    """
    read = Preprocessor(texts, included.find, {**NVCC, **macros}).run(source.name)
    named = {name for name, macro in read.macros.items() if _is_constant(macro, read.macros)}
    host = HostProgram(macros={name: macro for name, macro in read.macros.items() if name not in named})
    host.globals = {name: list(read.macros[name].body) for name in named - NVCC.keys()}
    for file in read.taken:
        found = items(read.of(file), read.macros)
        _note_places(host, found)
        loose = [token for item in found if item.kind == "other" and not item.device for token in item.tokens]
        launching = any([part.text for part in loose[at : at + 3]] == ["<", "<", "<"] for at in range(len(loose)))
        if launching and any(item.kernel for item in found):
            listing = Item("function", [], loose)  # of a page, which prints a launch without the function around it
            host.functions.append((file, listing, expand(loose, host.macros)))
        for item in walk(found):
            if item.kind == "class" and item.template:
                host.holders |= {id(inner): item for inner in walk(item.items)}
            if item.kind == "class" and item.name:
                host.inline.setdefault(item.name, _class(item, host.macros))
                host.structures.setdefault(item.name, structure(item, host.macros))
            if item.kernel:
                host.kernels.setdefault(item.name, item)
            if item.kind == "function":
                body = expand(item.body, host.macros)
                if as_called_alone and (count := counts_arguments(item)):
                    body = unargued(body, count)
                host.functions.append((file, item, body))
                if inline := Function.of(parameter_names(item.parameters), body):
                    host.inline[item.name] = inline
            elif (
                item.kind == "other" and item.head[0].text == "template" and item.head[1:2] and item.head[1].text != "<"
            ):
                host.instances += _instances(item.head)
            elif item.kind == "other" and "concept" in (words := [token.text for token in item.head]):
                host.concepts.add(words[words.index("concept") + 1])
            elif item.kind == "other" and not item.device:
                tokens = expand(item.tokens, host.macros)
                known = Walk(tokens, len(item.tokens) * 50)
                host.globals |= known.values
                _note_enumerators(host, tokens)
                host.types |= known.types
                host.arrays |= known.arrays
                host.aliases |= known.aliases
                host.inline |= returning(tokens)
    host.structures |= {name: VIEW for name, kind in {"mdspan": "mdspan", **host.aliases}.items() if is_view(kind)}
    host.tensor_maps = any("CUtensorMap" in text for text in texts.values())
    if any(token.text.startswith(_DISPATCH) for _, _, body in host.functions for token in body):
        host.aliases.setdefault("scalar_t", "float")
    templates = {item.name for item in host.holders.values()} - {""}
    if templates:
        bodies = [body for _, _, body in host.functions]
        for body in [*bodies, *host.globals.values()]:
            _note_instances(host, body, templates)
    host.raised = _raised(host, (token for file in read.taken for token in read.of(file)))
    names = {item.name for _, item, _ in host.functions} - {""}
    for _, function, body in host.functions:
        for index, token in enumerate(body):
            if token.text in names:
                host.calls.setdefault(token.text, []).append((function, body, index))
    return host


def _is_foreign_call(body: Sequence[Token], index: int) -> bool:
    """Whether what stands at ``index`` is called, and neither CUDA's nor HIP's."""
    token = body[index]
    following = body[index + 1].text if index + 1 < len(body) else ""
    return token.kind == "name" and following == "(" and not token.text.startswith(("cu", "hip"))


def _note_places(host: HostProgram, found: Sequence[Item], around: str = "") -> None:
    """Add the full names of classes and enumerations in namespaces, where a name is of one only."""
    for item in found:
        if item.kind == "namespace":
            names = [token.text for token in item.head if token.kind == "name"]
            inner = "::".join(name for name in names if name not in ("inline", "namespace", "extern"))
            _note_places(host, item.items, f"{around}{inner}::" if inner else around)
        elif item.kind == "class" and item.name and around:
            place = around + item.name
            host.places[item.name] = place if host.places.get(item.name, place) == place else ""


def qualified(host: HostProgram, kind: str) -> str:
    """``kind`` with the full names of the classes and enumerations in it, ``k::Layout::kRow`` and the like."""
    made: list[Token] = []
    for token in scan(kind):
        place = host.places.get(token.text, "") if token.kind == "name" else ""
        while place and len(made) > 1 and made[-1].text == "::" and made[-2].kind == "name":
            del made[-2:]
        made.append(token._replace(text=place or token.text))
    return spelled(made)


def _note_enumerators(host: HostProgram, tokens: Sequence[Token]) -> None:
    """What names of an enumeration mean; of one that is a type of its own a template's argument has to be the name."""
    found = enumerators(tokens)
    words = [token.text for token in tokens]
    if found and words[words.index("enum") + 1] in ("{", ":"):
        host.globals |= found
        return
    texts = {name: translate(value, {}, {}) for name, value in found.items()}
    host.sizes |= {name: text for name, text in texts.items() if text is not None}


def enumerators(tokens: Sequence[Token]) -> dict[str, list[Token]]:
    """Numbers that an enumeration gives names, ``enum { T = 16, U };``; not one whose names stand behind its own."""
    words = [token.text for token in tokens]
    if "enum" not in words or words[words.index("enum") + 1] in ("class", "struct"):
        return {}
    opened = before(tokens, "{")
    value: list[Token] = []
    found: dict[str, list[Token]] = {}
    for part in split(tokens[opened + 1 : closing(tokens, opened)]) if opened < len(tokens) else ():
        name, at = part[0], before(part, "=")
        one = name._replace(kind="number", text="1" if value else "0")
        plus = name._replace(kind="operator", text="+")
        value = list(part[at + 1 :]) or ([*value, plus, one] if value else [one])
        found[name.text] = value
    return found


def _class(item: Item, macros: Mapping[str, Macro]) -> Class:
    """The numbers that a class has as static members."""
    parameters = []
    for part in split(item.template):
        at = before(part, "=")
        names = [token.text for token in part[:at] if token.kind == "name"]
        parameters.append((names[-1] if names else "", tuple(part[at + 1 :])))
    values: dict[str, Sequence[Token]] = {}
    for inner in item.items:
        words = [token.text for token in inner.tokens[:4]]
        if inner.kind == "other" and ("static" in words or "constexpr" in words):
            values |= Walk(expand(inner.tokens, macros), len(inner.tokens) * 50).values
        values |= enumerators(expand(inner.tokens, macros)) if "enum" in words else {}
    return Class(tuple(parameters), values)


def _raised(host: HostProgram, tokens: Iterable[Token]) -> frozenset[str]:
    """Kernels for which ``cudaFuncSetAttribute`` and its like are called with a limit of shared memory.

    So may be what is handed to a function or macro that is not here, ``RAISE_SHARED(kernel, bytes)``.
    """
    found: set[str] = set()
    here = {item.name for _, item, _ in host.functions}
    for _, _, body in host.functions:
        for index, token in enumerate(body):
            if _LIMIT.fullmatch(token.text):
                begun = next((at for at in range(index, -1, -1) if body[at].text in (";", "{", "}")), 0)
                named = {part.text for part in body[begun:index]} & host.kernels.keys()
                found |= named or {""}
            elif _is_foreign_call(body, index) and token.text not in here:
                passed = split(body[index + 2 : closing(body, index + 1)])
                names = ([other.text for other in part if other.kind == "name"] for part in passed)
                found |= {name[0] for name in names if name} & host.kernels.keys()
    return frozenset(found or ({""} if any(_LIMIT.fullmatch(token.text) for token in tokens) else ()))


def _note_instances(host: HostProgram, tokens: Sequence[Token], names: set[str]) -> None:
    """Add what class templates called ``names`` are given as arguments in ``tokens``."""
    for index, token in enumerate(tokens[:-1]):
        if (
            token.text in names
            and tokens[index + 1].text == "<"
            and (end := closing_angle(tokens, index + 1)) > index + 1
        ):
            given = split(tokens[index + 2 : end])
            known = host.members.setdefault(token.text, [])
            if [spelled(part) for part in given] not in ([spelled(part) for part in other] for other in known):
                known.append(given)


def _instances(head: Sequence[Token]) -> Iterator[tuple[str, list[list[Token]]]]:
    """Name and arguments of an explicit instantiation."""
    for index, token in enumerate(head[:-1]):
        end = closing_angle(head, index + 1) if token.kind == "name" and head[index + 1].text == "<" else index + 1
        if end > index + 1 and [part.text for part in head[end + 1 : end + 2]] == ["("]:
            yield token.text, split(head[index + 2 : end])
            return


def _is_constant(macro: Macro, macros: Mapping[str, Macro]) -> bool:
    """Whether a macro is the name of a number, which reads better in an expression than the number."""
    if macro.parameters is not None or not macro.body or len(macro.body) > 40:
        return False
    body = expand(macro.body, macros)
    return any(token.kind == "number" for token in body) and translate(body) is not None


def parameter_types(parameters: Sequence[Token]) -> dict[str, str]:
    """Types of a function's parameters, by their names."""
    found = {}
    for part in split(parameters):
        declared = part[: before(part, "=")]
        if len(declared) > 1 and declared[-1].kind == "name":
            found[declared[-1].text] = spelled(declared[:-1])
    return found


def pointers_at(function: Item, body: Sequence[Token], place: int) -> dict[str, str]:
    """Types of those parameters and variables that are pointers at ``place`` of a function, by their names."""
    types = {**parameter_types(function.parameters), **Walk(body, place).types}
    return {name: kind for name, kind in types.items() if kind.endswith("*")}
