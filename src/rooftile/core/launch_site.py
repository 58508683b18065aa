"""How host code launches a kernel: what the compile room reads of it, and the bind room binds to the problem."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Final, Literal

from rooftile.core.errors import UsageError
from rooftile.core.expressions import evaluate
from rooftile.core.source import Location


@dataclass(frozen=True, slots=True)
class Contents:
    """What host code has put into memory that it passes to a kernel.

    ``allocated`` is the line in which it is allocated, None where that is not told; ``zeroed`` that in which ``size``
    bytes, an expression, are set to ``value``, None where none are. ``again`` is the line in which the same launch is
    made once more, or of the loop that does so, before the memory is set anew, 0 if there is none.
    """

    allocated: int | None
    zeroed: int | None = None
    size: str = ""
    value: int = 0
    again: int = 0


@dataclass(frozen=True, slots=True)
class Memory:
    """Memory that a host function allocates under one name, once: the host's own, or the ``device``'s.

    ``size`` are bytes, an expression over names that the function knows no more of; "" where it cannot be said.
    """

    name: str
    line: int
    size: str
    device: bool


@dataclass(frozen=True, slots=True)
class Copied:
    """A ``cudaMemcpy`` in ``line`` between two variables as a whole, of ``size`` bytes, an expression as a memory's.

    ``target`` or ``source`` is None where the function does not allocate it, ``direction`` what CUDA is told of both;
    ``only`` is whether no other call of the function copies to the same variable.
    """

    line: int
    size: str
    target: Memory | None
    source: Memory | None
    direction: str
    only: bool


@dataclass(frozen=True, slots=True)
class LaunchSite:
    """One launch of a kernel in host code, or as a comment ``// rooftile:`` gives it.

    All values are expressions of :mod:`rooftile.core.expressions` over names of the host code; what cannot be written
    as one is None.

    Attributes
    ----------
    kernel : str
        The kernel's name as launched, with the namespaces written there.
    template : str or None
        Template arguments, ``16, float``; None where none are given, or what they are could not be told.
    grid, block : tuple of (str or None)
        One to three expressions; empty where nothing is said.
    shared : str or None
        Bytes of dynamic shared memory.
    arguments : tuple of (str or None)
        One for each parameter; a pointer's is its variable's name. Empty where nothing is said.
    location : Location
        Where.
    definitions : mapping of str to str
        What names stand for, where the host code leaves no doubt.
    allocations : mapping of str to str
        Bytes allocated for a pointer, by its variable's name.
    certain : tuple of str
        Those names in ``allocations`` that the function around the launch, or the caller that passes the memory to it,
        allocates itself, and once only. Others are allocated somewhere in the program, maybe for something else.
    allocated : mapping of str to int
        Where the memory of those names in ``certain`` is allocated.
    copied : tuple of Copied
        What the program's functions copy.
    contents : mapping of str to Contents
        What lies in memory that is passed, by its variable's name, where the host code leaves no doubt.
    symbols : mapping of str to str
        What ``cudaMemcpyToSymbol`` copies to variables in constant memory, by their names; several expressions of a
        structure or an array.
    comment : bool
        Whether it stands in a comment: there ``M``, ``N``, ``K``, ``A``, ``B`` and ``C`` are the problem's.
    complete : bool
        Whether ``template`` tells all template arguments that are written.
    raises_shared : bool
        Whether the host asks for more dynamic shared memory than a block gets without being asked for, or may.
    reached : bool
        Whether the host's code gets there, as far as constants tell.
    lines : mapping of str to int
        Where variables of the function around the launch get what they stand for, a ``dim3`` as a whole.
    earlier : mapping of str to int
        Where the same function passes variables that it passes here to another kernel first.
    defaults : mapping of str to str
        What names stand for beside ``definitions``, or in place of these, where the program is given no arguments.
    conditions : tuple of (str, bool)
        Those of the branches around it in that function, as expressions where they can be, and whether they hold.
    exits : tuple of (str, bool)
        Those of branches before it that leave the function, as they are where it goes on.
    turns : mapping of str to int
        Variables of the loops around it in that function, and these loops' lines.
    behind : tuple of LaunchSite
        The function's launches of other kernels, behind this one and wherever it is made, on one array passed here.
    ahead : tuple of LaunchSite
        Such launches before this one.
    """

    kernel: str
    template: str | None
    grid: tuple[str | None, ...]
    block: tuple[str | None, ...]
    shared: str | None
    arguments: tuple[str | None, ...]
    location: Location
    definitions: Mapping[str, str] = field(default_factory=dict)
    allocations: Mapping[str, str] = field(default_factory=dict)
    certain: tuple[str, ...] = ()
    symbols: Mapping[str, str] = field(default_factory=dict)
    comment: bool = False
    complete: bool = True
    raises_shared: bool = True
    reached: bool = True
    lines: Mapping[str, int] = field(default_factory=dict)
    allocated: Mapping[str, int] = field(default_factory=dict)
    copied: tuple[Copied, ...] = ()
    contents: Mapping[str, Contents] = field(default_factory=dict)
    earlier: Mapping[str, int] = field(default_factory=dict)
    defaults: Mapping[str, str] = field(default_factory=dict)
    conditions: tuple[tuple[str, bool], ...] = ()
    exits: tuple[tuple[str, bool], ...] = ()
    turns: Mapping[str, int] = field(default_factory=dict)
    behind: tuple[LaunchSite, ...] = ()
    ahead: tuple[LaunchSite, ...] = ()

    def place(self, what: Literal["grid", "block"]) -> Location:
        """Where the variable that is the grid, or the block, gets its value; the launch where it is none."""
        sizes = self.grid if what == "grid" else self.block
        first, *others = sizes or (None,)
        whole = (first or "").removesuffix(".x")
        if (others and first != f"{whole}.x") or first in self.arguments:  # a matrix's size is more than a grid
            return self.location
        return self.place_of(whole)

    def place_of(self, name: str) -> Location:
        """Where a variable, or the one that it is a member of, gets its value; the launch where that is not told."""
        line = self.lines.get(name, self.lines.get(name.partition(".")[0]))
        return self.location if line is None else replace(self.location, line=line, column=0)

    def passed_to(self, parameters: Sequence[str]) -> dict[str, str | None]:
        """What is passed to each of ``parameters``, by its name; empty as :meth:`passed` is."""
        return dict(zip(parameters, self.passed(parameters), strict=False))

    def passed(self, parameters: Sequence[str]) -> tuple[str | None, ...]:
        """What is passed for each of ``parameters``; none where they are not as many as what is passed.

        Of a structure's member, ``p.shape.m`` or ``p.sizes[0]``, that is the host's name for it, ``params_shape_m`` or
        ``params_sizes_0_``.
        """
        if len(self.arguments) == len(parameters) and not any("." in name for name in parameters):
            return self.arguments
        owners = dict.fromkeys(name.partition(".")[0] for name in parameters)
        if len(owners) != len(self.arguments):
            return ()
        given = dict(zip(owners, self.arguments, strict=True))
        found: list[str | None] = []
        for name in parameters:
            owner, _, member = name.partition(".")
            text = given[owner]
            if member and text is not None:
                text = f"{text}_{_NO_LETTER.sub('_', member)}" if NAME.fullmatch(text) else None
            found.append(text)
        return tuple(found)


NAME: Final = re.compile(r"[^\W\d]\w*(?:\.[xyz])?")
"""A name in an expression of host code."""

_NO_LETTER: Final = re.compile(r"\W")

FUNCTIONS: Final = ("cdiv", "min", "max")
"""Functions of expressions, which are no names of the host's."""

_PRIMES: Final = (1009, 2003, 3001, 4001, 5003, 6007, 7001, 8009, 9001, 10007)
"""Sizes that no one takes for each other, and of which no product is a whole number of elements by chance."""

_DEEPEST: Final = 20
_LONGEST: Final = 5000


def expanded(text: str, definitions: Mapping[str, str], level: int = 0) -> str:
    """``text`` with names replaced by their definitions, as far as there are any."""
    if level > _DEEPEST or len(text) > _LONGEST:
        return text

    def meaning(match: re.Match[str]) -> str:
        name = match[0]
        if name not in definitions or name in FUNCTIONS:
            return name
        inner = expanded(definitions[name], {k: v for k, v in definitions.items() if k != name}, level + 1)
        return inner if re.fullmatch(r"\w+(\.\w)?", inner) else f"({inner})"

    return NAME.sub(meaning, text)


def constant(text: str, definitions: Mapping[str, str]) -> int | None:
    """Value of an expression whose names are all defined as numbers in the end, else None."""
    try:
        return evaluate(expanded(text, definitions), {})
    except UsageError:
        return None


def distinct(texts: Iterable[str], definitions: Mapping[str, str]) -> dict[str, str]:
    """``definitions`` and, for each name in ``texts`` that has none, a number that nobody takes for another's.

    Whether two expressions are the same, whatever the sizes, :func:`constant` then tells. A name beyond the tenth gets
    no number.
    """
    left = {name for text in texts for name in NAME.findall(expanded(text, definitions))} - {*FUNCTIONS, *definitions}
    return {**definitions, **dict(zip(sorted(left), map(str, _PRIMES), strict=False))}
