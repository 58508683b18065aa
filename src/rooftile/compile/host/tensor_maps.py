"""Tensor maps that host code makes with ``cuTensorMapEncodeTiled``, as ``tma(...)`` of a launch's arguments says them.

Helpers around the call are followed, from what they are given to what they hand on. CUDA driver API, "Tensor Map Object
Management".
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from rooftile.compile.cpp.items import Item
from rooftile.compile.cpp.tokens import Token, closing, closing_angle, parameter_names, split
from rooftile.compile.host.expressions import translate
from rooftile.compile.host.program import HostProgram
from rooftile.core.launch_site import NAME, expanded

if TYPE_CHECKING:
    from rooftile.compile.host.context import Context

_ARGUMENTS: Final = 12
_CONSTANTS: Final = "CU_TENSOR_MAP_"
"""What the driver's constants begin with; the function itself is often a variable, as its address is asked for."""

_DEEPEST: Final = 4
_TYPES: Final = {
    "BFLOAT16": "bf16", "FLOAT16": "f16", "FLOAT32": "f32", "FLOAT32_FTZ": "f32", "TFLOAT32": "tf32", "FLOAT64": "f64",
    "TFLOAT32_FTZ": "tf32", "UINT8": "u8", "UINT16": "u16", "UINT32": "u32", "INT32": "s32", "UINT64": "u64",
    "INT64": "s64",
}  # fmt: skip
"""PTX's names of what ``CU_TENSOR_MAP_DATA_TYPE_...`` names."""

At = Callable[[Item, list[Token], int], "Context"]
"""Gives what is known at a place of a function's body."""


@dataclass(frozen=True, slots=True)
class _Map:
    """The arguments of an encoding, in terms of the names of a function."""

    pointer: str
    dtype: str
    swizzle: str
    sizes: tuple[str, ...]
    strides: tuple[str, ...]
    box: tuple[str, ...]

    def put(self, known: Mapping[str, str]) -> _Map:
        """The same with names replaced by what they stand for."""

        def meaning(text: str) -> str:
            return re.sub(r"_of_caller\b", "", expanded(text, known))

        listed = [tuple(map(meaning, texts)) for texts in (self.sizes, self.strides, self.box)]
        return _Map(meaning(self.pointer), meaning(self.dtype), meaning(self.swizzle), *listed)

    def __str__(self) -> str:
        dtype = _TYPES.get(self.dtype.removeprefix("CU_TENSOR_MAP_DATA_TYPE_"), "")
        swizzle = re.fullmatch(r"CU_TENSOR_MAP_SWIZZLE_(?:(\d+)B|NONE)", self.swizzle)
        if not dtype or swizzle is None or not NAME.fullmatch(self.pointer):
            return ""
        sizes, strides, box = (", ".join(texts) for texts in (self.sizes, self.strides, self.box))
        listed = f"box=({box}), swizzle={swizzle[1] or 0}, sizes=({sizes}), strides=({strides})"
        return f"tma({self.pointer}, {dtype}, {listed})"


def described(at: At, context: Context, argument: Sequence[Token], level: int = 0) -> str:
    """The tensor map that is passed as ``argument`` at the place of ``context``, or ""."""
    names = [token.text for token in argument if token.kind == "name"]
    if len(names) != 1 or level > _DEEPEST:
        return ""
    (name,) = names
    kind = context.types.get(name, "").split()
    if not any("CUtensorMap" in context.aliases.get(word, word) or word == "auto" for word in kind):
        return ""
    if name in context.parameters:
        return _from_callers(at, context, name, level)
    found = next(_encodings(at, context.host, context.function, context.body[: context.place], name, level), None)
    return str(found) if found is not None else ""


def _from_callers(at: At, context: Context, name: str, level: int) -> str:
    """What the only caller of a function passes for its parameter ``name``."""
    host, function = context.host, context.function
    parameters = list(parameter_names(function.parameters))
    made: set[str] = set()
    for caller, body, index in host.calls.get(function.name, ()):
        given = _arguments(body, index)
        if caller is not function and len(given) == len(parameters):
            made.add(described(at, at(caller, body, index), given[parameters.index(name)], level + 1))
    return made.pop() if len(made) == 1 else ""


def _encodings(
    at: At, host: HostProgram, function: Item, body: list[Token], name: str | None, level: int
) -> Iterator[_Map]:
    """Encodings in ``body`` of the map called ``name``, the last first; of any, where it is None."""
    helpers = {item.name: (item, inner) for _, item, inner in host.functions if item is not function}
    for index in range(len(body) - 1, -1, -1):
        token = body[index]
        given = _arguments(body, index) if token.kind == "name" else []
        if len(given) == _ARGUMENTS and given[8][-1].text.startswith(_CONSTANTS):
            if name is None or name in [part.text for part in given[0]]:
                made = _encoded(at(function, body, index), given, whole=level > 0)
                if made is not None:
                    yield made
        elif token.text in helpers and level < _DEEPEST and _is_about(name, body, index, given):
            item, inner = helpers[token.text]
            own = at(item, inner, 0)
            called = own.called_from(function, body, index)
            known = {name: text for name, text in called[0].items() if name in own.names} if called is not None else {}
            for found in _encodings(at, host, item, inner, None, level + 1):
                yield found.put(known).put(_locals(at(function, body, index)) if level else {})


def _is_about(name: str | None, body: list[Token], index: int, given: Sequence[Sequence[Token]]) -> bool:
    """Whether a call makes the map ``name``: its value is assigned to it, or its address passed."""
    if name is None:
        return True
    begun = next((at for at in range(index, -1, -1) if body[at].text in (";", "{", "}")), -1)
    before = [token.text for token in body[begun + 1 : index]]
    return ("=" in before and name in before) or any(name in [token.text for token in part] for part in given)


def _arguments(body: Sequence[Token], index: int) -> list[list[Token]]:
    """Arguments of the call at ``index``; none where it is no call."""
    after = index + 1
    if after < len(body) and body[after].text == "<":
        after = max(closing_angle(body, after), after) + 1
    if after >= len(body) or body[after].text != "(":
        return []
    return split(body[after + 1 : closing(body, after)])


def _locals(context: Context) -> dict[str, str]:
    """What a function's own names stand for; those of the whole program mean the same everywhere."""
    return {name: text for name, text in context.definitions().items() if name not in context.host.globals}


def _encoded(context: Context, given: Sequence[list[Token]], *, whole: bool) -> _Map | None:
    """The arguments of ``cuTensorMapEncodeTiled``: map, type, rank, address, sizes, strides, box, steps, ...

    They are in terms of the function's parameters if ``whole``, of all its names else: a size of the problem is not to
    become the number that it happens to be.
    """
    known = _locals(context) if whole else {}

    def text(tokens: Sequence[Token]) -> str:
        return expanded(translate(tokens, context.inline, context.aliases) or "", known)

    def listed(tokens: Sequence[Token]) -> tuple[str, ...]:
        names = [token.text for token in tokens if token.kind == "name"]
        value = context.known.get(names[-1], []) if names else []
        inside = value[1 : closing(value, 0)] if value and value[0].text == "{" else value
        return tuple(map(text, split(inside)))

    constants = context.definitions()
    rank, dtype, swizzle, interleave = (expanded(text(given[at]), constants) for at in (2, 1, 9, 8))
    if not rank.isdigit() or not interleave.endswith("INTERLEAVE_NONE"):
        return None
    sizes, strides, box, steps = (listed(given[at])[: int(rank) - (at == 5)] for at in (4, 5, 6, 7))
    if (len(sizes), len(strides), len(box)) != (int(rank), int(rank) - 1, int(rank)) or {*steps} != {"1"}:
        return None
    pointer = expanded(text(given[3]), {name: value for name, value in constants.items() if NAME.fullmatch(value)})
    return _Map(pointer, dtype, swizzle, sizes, strides, box) if all((pointer, *sizes, *strides, *box)) else None
