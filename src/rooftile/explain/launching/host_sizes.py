"""What the host's launch tells beside the launch itself: the problem it is for, and where its grid is rounded down."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from rooftile.core.call import Call, ScalarArgument
from rooftile.core.finding import Finding
from rooftile.core.launch_site import LaunchSite, constant, expanded
from rooftile.core.problem import Gemm
from rooftile.core.source import Location
from rooftile.explain.judging.subject import Subject

_MOST_PRODUCTS: Final = 1 << 22
_QUOTIENT: Final = re.compile(r"\(?\s*(\w+)\s*\)?\s*/\s*\(?\s*(\w+(?:\.[xyz])?)\s*\)?")


def host_problem(site: LaunchSite | None, subject: Subject, call: Call) -> Gemm | None:
    """The problem that the host's code launches the kernel for, if its sizes are constants and small."""
    if site is None or site.comment or len(site.arguments) != len(call.arguments):
        return None
    sizes, _ = subject.names(call.gemm)
    found: dict[str, int] = {}
    for argument, text in zip(call.arguments, site.arguments, strict=True):
        size = sizes.get(argument.name) if isinstance(argument, ScalarArgument) else None
        value = constant(text, site.definitions) if size is not None and text is not None else None
        if size is not None and value is not None and value > 0:
            found.setdefault(size, value)
    if set(found) != {"M", "N", "K"}:
        only = set(found.values())
        if len(only) != 1 or len(set(sizes.values())) != 1:
            return None
        found = dict.fromkeys("MNK", only.pop())  # of a kernel that knows one size
    gemm = Gemm(found["M"], found["N"], found["K"], call.gemm.alpha, call.gemm.beta)
    return gemm if gemm.m * gemm.n * gemm.k <= _MOST_PRODUCTS and gemm != call.gemm else None


def floored_grid(site: LaunchSite | None, call: Call) -> Iterator[Finding]:
    """Sizes of the grid that are quotients rounded down, where the last rows or columns of C get no block."""
    said, advice, places = [], [], []
    for axis, text in enumerate(site.grid[:2] if site is not None else ()):
        assert site is not None
        quotient, place = _definition(text or "", site)
        match = _QUOTIENT.fullmatch(quotient)
        if match is None:
            continue
        tile = constant(match[2], site.definitions) or call.launch.block[axis]
        sizes = [("columns", call.gemm.n), ("rows", call.gemm.m)]
        for what, size in sizes if axis == 0 else sizes[::-1]:
            if size % tile and size // tile == call.launch.grid[axis]:
                said.append(
                    f"the grid's {'xy'[axis]}, `{match[0].strip()}`, rounds down: {size:,} is no multiple of {tile}, "
                    f"and the last {size % tile} {what} of C get no block"
                )
                advice.append(f"`({match[1]} + {match[2]} - 1) / {match[2]}`")
                places.append(place)
                break
    if said and site is not None:
        yield Finding(
            "floored-grid",
            "error",
            "; ".join(said),
            places[0],
            why="no thread computes these, and C keeps there what it held before",
            advice=f"round up, {' and '.join(dict.fromkeys(advice))}, and guard what lies past the edges",
        )


def _definition(text: str, site: LaunchSite) -> tuple[str, Location]:
    """The expression of one size, a name replaced by what it stands for until that is a quotient; and its place."""
    seen = set()
    place = site.location
    while text in site.definitions and text not in seen:
        seen.add(text)
        place = site.place_of(text)
        text = site.definitions[text]
    return text if "/" in text else expanded(text, site.definitions), place
