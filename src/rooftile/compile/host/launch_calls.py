"""Launches of kernels by calls of the runtime's functions, without ``<<<...>>>``."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from rooftile.compile.cpp.items import Item
from rooftile.compile.cpp.tokens import Token, closing, closing_angle, split
from rooftile.compile.host.context import Context
from rooftile.compile.host.program import HostProgram
from rooftile.core.launch_site import LaunchSite
from rooftile.core.source import Location

_BY_POINTERS: Final = ("cudaLaunchKernel", "cudaLaunchCooperativeKernel", "hipLaunchKernel")
"""``(kernel, grid, block, pointers to the arguments, shared, stream)``."""

_CONFIGURED: Final = ("cudaLaunchKernelEx", "cudaLaunchKernelExC")
"""``(&configuration, kernel, arguments...)``; the second takes pointers to the arguments."""

_IN_ORDER: Final = "hipLaunchKernelGGL"
"""``(kernel, grid, block, shared, stream, arguments...)``."""

_OF_DRIVER: Final = "cuLaunchKernel"
"""``(function, grid's x, y, z, block's x, y, z, shared, stream, pointers to the arguments, extra)``."""

_ASKED: Final = ("cuModuleGetFunction", "cuLibraryGetKernel")
"""``(&function, module, "name")``."""

LAUNCHERS: Final = (*_BY_POINTERS, *_CONFIGURED, _IN_ORDER, _OF_DRIVER)
"""Functions that launch a kernel."""

_MEMBERS: Final = ("gridDim", "blockDim", "dynamicSmemBytes")
"""The first members of ``cudaLaunchConfig_t``, in their order (CUDA Runtime API, "Execution Control")."""


def called(host: HostProgram, file: str, function: Item, body: list[Token], index: int) -> Iterator[LaunchSite]:
    """The launch by the function named at ``index``, one of :data:`LAUNCHERS`, in the body of ``function``."""
    name, given = body[index].text, split(body[index + 2 : closing(body, index + 1)])
    context = Context(host, function, body, index)
    if len(given) < 2:
        return
    if name in _CONFIGURED:
        grid, block, shared = _configuration(given[0], context.known)
        named, arguments = given[1], given[2:]
        arguments = _pointed_to(arguments, context.known) if name.endswith("C") else arguments
    elif name == _OF_DRIVER and len(given) > 9:
        named = _asked_for(host, given[0])
        (grid, block), shared = (_dimensions(given[at : at + 3]) for at in (1, 4)), given[7]
        arguments = _pointed_to(given[9:10], context.known)
    elif len(given) < 4:
        return
    elif name == _IN_ORDER:
        (named, grid, block, shared), arguments = given[:4], given[5:]
    else:
        named, grid, block = given[:3]
        shared, arguments = given[4] if len(given) > 4 else [], _pointed_to(given[3:4], context.known)
    kernel, template = _kernel(named)
    if kernel not in host.kernels and kernel in context.known:  # auto kernel = k<16>;
        kernel, template = _kernel(context.known[kernel])
    place = Location(file, body[index].line)
    yield from context.sites(kernel, template, grid, block, [shared] if shared else [], arguments, place)


def _kernel(tokens: Sequence[Token]) -> tuple[str, list[Token] | None]:
    """Name and template arguments of the kernel in ``(void*)k<16>``, ``&k``, ``reinterpret_cast<void*>(k)``."""
    while tokens and tokens[0].text == "(":
        end = closing(tokens, 0)
        tokens = tokens[end + 1 :] or tokens[1:end]
    if len(tokens) > 1 and tokens[0].text.endswith("_cast") and tokens[1].text == "<":
        tokens = tokens[closing_angle(tokens, 1) + 2 : -1]
    named = [token for token in tokens if token.text != "&"]
    name, template, _ = callee(named, len(named))
    return name, template


def _asked_for(host: HostProgram, variable: Sequence[Token]) -> list[Token]:
    """The name of the kernel that a ``CUfunction`` is asked for by; where that is not told, of the only one."""
    for _, _, body in host.functions:
        for index, token in enumerate(body[:-1]):
            given = split(body[index + 2 : closing(body, index + 1)]) if token.text in _ASKED else []
            if len(given) == 3 and given[0][-1].text == variable[-1].text and given[2][0].kind == "string":
                return [given[2][0]._replace(kind="name", text=given[2][0].text.strip('"'))]
    only = list(host.kernels)
    return [variable[-1]._replace(kind="name", text=only[0])] if len(only) == 1 else []


def _dimensions(sizes: Sequence[list[Token]]) -> list[Token]:
    """``dim3(x, y, z)``."""
    first = sizes[0][0]
    inside = [token for size in sizes for token in (*size, first._replace(kind="operator", text=","))]
    opened, closed = (first._replace(kind="operator", text=text) for text in "()")
    return [first._replace(kind="name", text="dim3"), opened, *inside[:-1], closed]


def _pointed_to(arguments: Sequence[list[Token]], known: Mapping[str, list[Token]]) -> list[list[Token]]:
    """What the elements of an array ``{&A, &B}`` point to."""
    pointers = known.get(arguments[0][0].text, []) if arguments and arguments[0] else []
    inside = pointers[1 : closing(pointers, 0)] if pointers and pointers[0].text == "{" else pointers
    return [part[1:] if part and part[0].text == "&" else part[-1:] for part in split(inside)]


def _configuration(
    named: Sequence[Token], known: Mapping[str, list[Token]]
) -> tuple[list[Token], list[Token], list[Token]]:
    """Grid, block and shared memory of a ``cudaLaunchConfig_t``: its members, as assigned or as initialised."""
    name = named[-1].text if named else ""
    value = known.get(name, [])
    parts = split(value[1 : closing(value, 0)] if value and value[0].text == "{" else value)
    found: dict[str, list[Token]] = {}
    for member, part in zip(_MEMBERS, parts, strict=False):
        if part and part[0].text == ".":  # {.gridDim = grid, ...}
            found[part[1].text] = part[3:]
        elif len(parts) > 1:
            found[member] = part
    for member in (f"{name}_{member}" for member in _MEMBERS):
        if f"{member}.x" in known:
            found[member.removeprefix(f"{name}_")] = [named[-1]._replace(text=member)]
        elif member in known:
            found[member.removeprefix(f"{name}_")] = known[member]
    grid, block, shared = (found.get(member, []) for member in _MEMBERS)
    return grid, block, shared


def callee(tokens: Sequence[Token], end: int) -> tuple[str, list[Token] | None, int]:
    """Name and template arguments of the function named before ``end``, and where that begins."""
    index, template = min(end, len(tokens)) - 1, None
    while index >= 0 and tokens[index].text == ")":  # (kernel<16>)<<<...>>>
        opened = next(
            (at for at in range(index, -1, -1) if closing(tokens, at) == index and tokens[at].text == "("), None
        )
        if opened is None:
            return "", None, end
        name, template, _ = callee(tokens, index)
        return name, template, opened
    if index >= 0 and tokens[index].text == ">":
        opened = next(
            (at for at in range(index - 1, -1, -1) if tokens[at].text == "<" and closing_angle(tokens, at) == index),
            None,
        )
        if opened is None:
            return "", None, end
        template = list(tokens[opened + 1 : index])
        index = opened - 1
    if index < 0 or tokens[index].kind != "name":
        return "", None, end
    name = tokens[index].text
    while index >= 2 and tokens[index - 1].text == "::" and tokens[index - 2].kind == "name":
        index -= 2
        name = f"{tokens[index].text}::{name}"
    return name, template, index
