"""What looks wrong in the host's code: functions that no compiler takes, launches and results that nobody checks."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from rooftile.compile.cpp.items import Item, items, walk
from rooftile.compile.cpp.preprocess import NVCC, Macro, Preprocessor
from rooftile.compile.cpp.tokens import Token, closing, split
from rooftile.compile.host.judging import blind_checks, equal_inputs
from rooftile.core.edit import Edit

_ASKING: Final = re.compile(r"cuda(?:GetLastError|PeekAtLastError|(?:Device|Stream|Event)Synchronize|Memcpy\w*)")
"""Calls that return what went wrong with a launch, or with what it executed."""

_CHECKER: Final = re.compile(r"check|assert|verify|gpu_?err|cuda_?(?:safe|call|try|err)", re.IGNORECASE)
"""Names of functions and macros that look at an error."""

_OF_LAUNCHES: Final = re.compile(r"cuda|gpu|launch|kernel|last|err", re.IGNORECASE)
_NO_TYPES: Final = ("void", "template", "static", "inline", "explicit", "constexpr", "consteval", "virtual", "~")
"""What a function may begin with in the place of the type that it returns; constructors return nothing."""

_MOST_LEVELS: Final = 20
"""Callers of callers that are looked at."""

_UNUSED: Final = (";", "{", "}", ")", "else", "do", ":")
"""What stands before a call whose value is dropped."""


def host_slips(text: str, macros: Mapping[str, str] | None = None, kernel: str = "") -> Iterator[Edit]:
    """Host functions that no compiler takes, or that do not do what they say; launches that no one checks.

    Parameters
    ----------
    text : str
        The file.
    macros : mapping of str to str, optional
        As ``-D`` gives them.
    kernel : str, optional
        Of whose launches it is told; by default of all.
    """
    preprocessed = Preprocessor({"": text}, lambda *_: None, {**NVCC, **(macros or {})}).run("")
    functions = [
        item
        for item in walk(items(preprocessed.of(""), preprocessed.macros))
        if item.kind == "function" and not item.device
    ]
    checks = _Checks(functions, preprocessed.macros)
    yield from equal_inputs(functions)
    for item in functions:
        yield from blind_checks(item)
        for parameter in split(item.parameters):
            if parameter[0].text == "*" and len(parameter) == 2:
                name = parameter[1].text
                message = f"the parameter `*{name}` of {item.name} has no type: after a comma it is to be said again"
                yield Edit("not-compiled", parameter[0].line, message, f"write `float *{name}`", ())
        returns = item.head and item.head[0].text not in _NO_TYPES and item.name != "main"
        silent = all(token.text != "return" for token in item.tokens)
        if returns and len(item.head) > 1 and item.head[1].text == item.name and silent:
            message = f"{item.name} is to return {item.head[0].text}, and returns nothing"
            yield Edit("no-return", item.tokens[0].line, message, "return a value, or declare it void", ())
        told = set()
        for at, name in _launches(item.body):
            if kernel in ("", name) and name not in told and not checks.behind(item, at):
                told.add(name)
                message = "no one asks whether the launch went well: if it fails, C holds what it held before"
                advice = "look at what cudaGetLastError() returns behind the launch, and cudaDeviceSynchronize()"
                yield Edit("unchecked-launch", item.body[at].line, message, advice, ())


def _launches(tokens: Sequence[Token]) -> Iterator[tuple[int, str]]:
    """Where ``<<<`` stands, and the name of what is launched there."""
    for at in range(1, len(tokens) - 2):
        if all(token.text == "<" for token in tokens[at : at + 3]):
            before = at - 1
            depth = 0
            while before > 0 and (tokens[before].text == ">" or depth):  # template arguments
                depth += {">": 1, "<": -1}.get(tokens[before].text, 0)
                before -= 1
            yield at, tokens[before].text


class _Checks:
    """Who looks for errors, of the host functions of a file."""

    def __init__(self, functions: Sequence[Item], macros: Mapping[str, Macro]) -> None:
        self.macros = macros
        self.callers: dict[str, list[tuple[Item, int]]] = {function.name: [] for function in functions}
        self.known: dict[tuple[int, int], bool] = {}
        for caller in functions:
            for at, token in enumerate(caller.body[:-1]):
                if token.text in self.callers and caller.body[at + 1].text in ("(", "<") and caller.name != token.text:
                    self.callers[token.text].append((caller, at))

    def behind(self, item: Item, at: int, level: int = 0) -> bool:
        """Whether somebody looks behind the token ``at`` of a function: it, or all who call it."""
        key = (id(item), at)
        if key not in self.known:
            self.known[key] = False  # functions that call each other in turn look no further
            calls = self.callers[item.name]
            looked = _looks(item.body, at, self.macros)
            asked = level < _MOST_LEVELS and bool(calls) and all(self.behind(*call, level + 1) for call in calls)
            self.known[key] = looked or asked
        return self.known[key]


def _looks(tokens: Sequence[Token], at: int, macros: Mapping[str, Macro]) -> bool:
    """Whether an error is looked at behind the token ``at``."""
    for place in range(at, len(tokens) - 1):
        name = tokens[place].text
        macro = macros.get(name)
        if macro is not None and any(_ASKING.fullmatch(token.text) for token in macro.body):
            return True
        if tokens[place + 1].text != "(":
            continue
        if _ASKING.fullmatch(name) and tokens[place - 1].text not in _UNUSED:
            return True
        if _CHECKER.search(name):
            inside = tokens[place + 2 : closing(tokens, place + 1)]
            called = [token.text for token in inside if token.text.startswith("cuda")]
            if any(map(_ASKING.fullmatch, called)) or (not called and _OF_LAUNCHES.search(name)):
                return True
    return False
