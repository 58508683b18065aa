"""Kernel launches in host code: ``k<16><<<grid, block>>>(A, B, C, M, N, K)``, and what its expressions are made of."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Final

from rooftile.compile import files
from rooftile.compile.cpp.items import Item, items, walk
from rooftile.compile.cpp.preprocess import NVCC, Preprocessor
from rooftile.compile.cpp.reached import reached
from rooftile.compile.cpp.tokens import Token, closing, closing_angle, parameter_names, scan, spelled, split
from rooftile.compile.host.context import Context
from rooftile.compile.host.expressions import translate
from rooftile.compile.host.launch_calls import LAUNCHERS, called, callee
from rooftile.compile.host.program import HostProgram, read_program
from rooftile.compile.host.unargued import counts_arguments
from rooftile.core.launch_site import LaunchSite, constant
from rooftile.core.source import Location, Source

_MOST_SITES: Final = 100
_MOST_BESIDE: Final = 4
SETTINGS: Final = ("block", "grid", "dispatch", "args", "shared")
"""What a comment tells of a launch."""
_COMMENT: Final = re.compile(
    r"//[ \t]*rooftile:[ \t]*(?P<text>[^\n]*(?:\n[ \t]*//(?=[ \t]+(?:" + "|".join(SETTINGS) + r")=)[^\n]*)*)"
)
_SETTING: Final = re.compile(rf"\b({'|'.join(SETTINGS)})[ \t]*=[ \t]*")


_LAUNCHING: Final = re.compile(rf"<\s*<\s*<|\b(?:{'|'.join(LAUNCHERS)})\b|//\s*rooftile:")


def find(source: Source, included: files.Includes, macros: Mapping[str, str]) -> tuple[LaunchSite, ...]:
    """All launches of a program, in the order they are read, those given in comments first.

    Parameters
    ----------
    source : Source
        The file asked for.
    included : Includes
        The user's headers.
    macros : mapping of str to str
        As ``-D`` gives them.
    """
    texts = dict(files.texts(source, included))
    if not any(_LAUNCHING.search(text) for text in texts.values()):
        return ()
    host = read_program(source, included, macros, texts)
    known = {
        name: text for name, value in host.globals.items() if (text := translate(value, host.inline, host.aliases))
    }
    written = [replace(site, definitions=known) for site in comments(texts, _next_kernel)]
    found = _launches(host)
    if any(counts_arguments(function) for _, function, _ in host.functions):
        found = _with_defaults(found, _launches(read_program(source, included, macros, texts, as_called_alone=True)))
    return (*written, *found)


def _with_defaults(sites: Sequence[LaunchSite], alone: Sequence[LaunchSite]) -> list[LaunchSite]:
    """``sites`` with what names stand for where the program is given no arguments, as in ``alone``."""
    known: dict[tuple[object, ...], list[LaunchSite]] = {}
    for site in alone:
        known.setdefault((site.location, site.kernel), []).append(site)
    made = []
    for site in sites:
        same = known.get((site.location, site.kernel), [])
        own = same.pop(0) if same else None
        more = (
            {} if own is None else {n: text for n, text in own.definitions.items() if site.definitions.get(n) != text}
        )
        made.append(replace(site, defaults=more))
    return made


def _launches(host: HostProgram) -> list[LaunchSite]:
    """All launches of a program's functions, in the order they are read."""
    found: list[LaunchSite] = []
    for file, function, body in host.functions:
        own: list[list[LaunchSite]] = []
        for index, token in enumerate(body):
            if len(found) + sum(map(len, own)) >= _MOST_SITES:
                break
            if token.text == "<" and [part.text for part in body[index + 1 : index + 3]] == ["<", "<"]:
                own.append([*_launch(host, file, function, body, index)])
            elif token.text in LAUNCHERS and index + 1 < len(body) and body[index + 1].text == "(":
                own.append([*called(host, file, function, body, index)])
        found += _among_others(host, own)
    return found


def _among_others(host: HostProgram, launches: Sequence[Sequence[LaunchSite]]) -> Iterator[LaunchSite]:
    """The launches of a function, each in all ways that the function is called, with those of others on its arrays."""
    for index, ways in enumerate(launches):
        for way, site in enumerate(ways):
            others = [other for before in launches[:index] for other in before if other.kernel != site.kernel]
            earlier = {name: other.location.line for other in others[::-1] for name in filter(None, other.arguments)}
            before, later = (
                [each[way] if len(each) == len(ways) else each[0] for each in part if each]
                for part in (launches[:index], launches[index + 1 :])
            )
            yield replace(
                site,
                earlier={name: earlier[name] for name in site.arguments if name in earlier},
                behind=tuple(_beside(host, site, later))[:_MOST_BESIDE],
                ahead=tuple(_beside(host, site, before))[-_MOST_BESIDE:],
            )


def _beside(host: HostProgram, site: LaunchSite, launches: Iterable[LaunchSite]) -> Iterator[LaunchSite]:
    """Of ``launches`` those of other kernels on one array passed at ``site``, which are made wherever it is.

    What is passed two of the arrays does the same anew, say, or goes on from more than a result.
    """
    arrays = _arrays(host, site)
    for other in launches:
        excluded = {(condition, not yes) for condition, yes in (*other.conditions, *other.exits)}
        certain = other.reached and {*other.conditions} <= {*site.conditions} and excluded.isdisjoint(site.conditions)
        if other.kernel != site.kernel and certain and len(arrays & _arrays(host, other)) == 1:
            yield replace(other, copied=(), contents={}, symbols={})


def _arrays(host: HostProgram, site: LaunchSite) -> set[str]:
    """Variables that are passed as pointers."""
    kernel = host.kernels.get(site.kernel.rpartition("::")[2])
    parameters = split(kernel.parameters) if kernel is not None else []
    passed = zip(parameters, site.arguments, strict=False)
    return {text for parameter, text in passed if text and "*" in [token.text for token in parameter]}


def _launch(host: HostProgram, file: str, function: Item, body: list[Token], index: int) -> Iterator[LaunchSite]:
    name, template, start = callee(body, index)
    end = _closing_launch(body, index + 3)
    if not name or end is None or end + 3 >= len(body) or body[end + 3].text != "(":
        return
    configuration = split(body[index + 3 : end])
    arguments = split(body[end + 4 : closing(body, end + 3)])
    if len(configuration) < 2:
        return
    context = Context(host, function, body, start)
    alias = context.known.get(name)
    if name not in host.kernels and alias is not None:
        name, template, _ = callee(alias, len(alias))
    elif name in context.parameters:
        yield from _through_helper(host, function, name, configuration, arguments)
        return
    yield from context.sites(
        name,
        template,
        configuration[0],
        configuration[1],
        configuration[2:3],
        arguments,
        Location(file, body[index].line),
    )


def _through_helper(
    host: HostProgram, helper: Item, name: str, configuration: list[list[Token]], arguments: list[list[Token]]
) -> Iterator[LaunchSite]:
    """A launch in a function that is given the kernel, ``launch(grid, block, kernel, args...)``: where it is called."""
    parameters = list(parameter_names(helper.parameters))
    files_of = {id(function): file for file, function, _ in host.functions}
    for caller, body, index in host.calls.get(helper.name, ()):
        after = index + 1
        if body[after : after + 1] and body[after].text == "<":
            after = closing_angle(body, after) + 1
        if caller is helper or after >= len(body) or body[after].text != "(":
            continue
        given = split(body[after + 1 : closing(body, after)])
        meant = dict(zip(parameters, given, strict=False))
        passed = [token for token in meant.get(name, []) if token.text != "&"]
        kernel, template, _ = callee(passed, len(passed))
        if kernel.rpartition("::")[2] not in host.kernels:
            continue
        handed_on: list[list[Token]] = []
        for part in arguments:
            pack = part and part[-1].text in ("...", ".")
            handed_on += given[len(parameters) - 1 :] if pack else [_put(part, meant)]
        sizes = [_put(part, meant) for part in configuration[:3]]
        place = Location(files_of[id(caller)], body[index].line)
        context = Context(host, caller, body, index)
        yield from context.sites(kernel, template, sizes[0], sizes[1], sizes[2:], handed_on, place)


def _put(tokens: Sequence[Token], meant: Mapping[str, list[Token]]) -> list[Token]:
    """``tokens`` with the names of parameters replaced by what is passed for them."""
    return [part for token in tokens for part in meant.get(token.text, [token])]


def _closing_launch(tokens: Sequence[Token], index: int) -> int | None:
    """Where the ``>>>`` of a launch begins."""
    while index < len(tokens):
        text = tokens[index].text
        if text in ("(", "[", "{"):
            index = closing(tokens, index)
        elif text in (";", ")", "}"):
            return None
        elif text == ">" and [part.text for part in tokens[index : index + 3]] == [">", ">", ">"]:
            return index
        index += 1
    return None


def comments(texts: Mapping[str, str], next_kernel: Callable[[str], str]) -> Iterator[LaunchSite]:
    """Launches that the user wrote into the file, each for the kernel that follows it.

    ``next_kernel`` gives the name of the first kernel in a text, or "". A grid may be called dispatch.
    """
    for file, text in texts.items():
        for match in _COMMENT.finditer(reached(text)):
            settings = re.sub(r"\n[ \t]*//", " ", match["text"])
            found = list(_SETTING.finditer(settings))
            if not found:
                continue
            ends = [*(each.start() for each in found[1:]), len(settings)]
            values = {m[1]: _listed(settings[m.end() : end]) for m, end in zip(found, ends, strict=True)}
            line = text.count("\n", 0, match.start()) + 1
            yield LaunchSite(
                next_kernel(text[match.end() :]),
                None,
                values.get("grid", values.get("dispatch", ())),
                values.get("block", ()),
                next(iter(values.get("shared", ())), None),
                values.get("args", ()),
                Location(file, line),
                comment=True,
            )


def _listed(text: str) -> tuple[str, ...]:
    """``(a, b)`` or ``a,b`` as its parts."""
    tokens = scan(text.strip().rstrip(","))
    if tokens and tokens[0].text == "(" and closing(tokens, 0) == len(tokens) - 1:
        tokens = tokens[1:-1]
    return tuple(spelled(part) for part in split(tokens))


def _next_kernel(text: str) -> str:
    """Name of the first ``__global__`` function in ``text``, or ""."""
    tokens = Preprocessor({"": text[:20_000]}, lambda *_: None, NVCC).run("").of("")
    for item in walk(items(tokens, {})):
        if item.kernel:
            return item.name
    return ""


def of_kernel(sites: Sequence[LaunchSite], name: str) -> tuple[LaunchSite, ...]:
    """Those launches that are of the kernel called ``name`` (``ns::k<16>``), each for each problem it is made for."""
    base, _, rest = name.partition("<")
    plain = base.rpartition("::")[2]
    arguments = rest.removesuffix(">").replace(" ", "")
    found = [site for site in sites if site.kernel.rpartition("::")[2] == plain or (site.comment and not site.kernel)]
    exact = [site for site in found if (site.template or "").replace(" ", "") == arguments or site.comment]
    if arguments and any(not site.comment for site in exact):
        found = exact
    elif arguments:  # what cannot be told apart from other instances holds for this one only if there are no others
        loose = [site for site in found if site.template is None and not site.comment]
        found = [*exact, *(loose if len({(site.grid, site.block) for site in loose}) == 1 else ())]
    unique: dict[object, LaunchSite] = {}
    for site in found:
        known = {**site.definitions, **site.defaults}
        values = tuple(constant(text, known) for text in site.arguments if text is not None)
        launch = (site.template, site.grid, site.block, site.shared, site.arguments)
        unique.setdefault((site.kernel, site.comment, launch, values), site)
    return tuple(unique.values())
