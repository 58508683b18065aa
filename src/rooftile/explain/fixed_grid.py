"""A grid that host code writes down as numbers, of a kernel that takes matrices of any size."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from typing import Final

from rooftile.core.call import Call
from rooftile.core.errors import RooftileError
from rooftile.core.finding import Finding
from rooftile.core.launch_site import LaunchSite, constant
from rooftile.core.problem import Gemm
from rooftile.core.source import Location
from rooftile.explain.subject import Subject

_SIDE: Final = 1024
"""More than any tile is wide: how many blocks cover so many rows or columns tells how many one covers."""


def fixed_grid(
    site: LaunchSite | None, subject: Subject, call: Call, covering: Callable[..., Call]
) -> tuple[Finding, Callable[[Gemm], Call]] | None:
    """What is to be said of a grid that does not grow with C, and the calls with one that does.

    Parameters
    ----------
    site : LaunchSite or None
        Where host code launches the kernel.
    subject : Subject
        Bound as the host launches it.
    call : Call
        The launch that was asked for.
    covering : callable
        Binds the kernel without the host's launch: given a problem and a block, a grid by the kernel's addresses.
    """
    if site is None or site.comment or call.places.get("grid") != site.location or not site.grid:
        return None
    if any(part is None or constant(part, site.definitions) is None for part in site.grid):
        return None
    passed = [text for text in site.arguments if text is not None and text not in site.allocations]
    if any(constant(text, site.definitions) is not None for text in passed):
        return None  # made for one size, and no other
    block = call.launch.block

    def sized(gemm: Gemm) -> Call:
        return covering(gemm, block=block)

    try:
        square, wide = (
            sized(replace(call.gemm, m=_SIDE, n=n, k=min(call.gemm.k, _SIDE))).launch.grid for n in (_SIDE, 2 * _SIDE)
        )
    except RooftileError:
        return None
    across = next((axis for axis in (0, 1) if wide[axis] != square[axis]), None)
    if across is None:
        return None
    grid = call.launch.grid
    tile_rows, tile_columns = -(-_SIDE // square[1 - across]), -(-_SIDE // square[across])
    rows, columns = grid[1 - across] * tile_rows, grid[across] * tile_columns
    larger = replace(call.gemm, m=2 * rows, n=2 * columns, k=min(call.gemm.k, 2 * rows))
    try:
        outcome = subject.attempt(subject.bound(larger))
    except RooftileError:
        return None
    if not any(finding.kind == "not-written" for finding in outcome.findings):
        return None  # its blocks go on to further cells of C
    sizes = [f"(N + {tile_columns - 1}) / {tile_columns}", f"(M + {tile_rows - 1}) / {tile_rows}"]
    fits = call.gemm.m <= rows and call.gemm.n <= columns
    finding = Finding(
        "fixed-grid",
        "warning" if fits else "error",
        f"the grid is {' x '.join(map(str, grid[:2]))} blocks, {call.launch.blocks:,} in all, whatever C is: they "
        f"cover {rows:,} x {columns:,} cells of it, and the kernel takes other sizes",
        _where(subject.source.text, site),
        why="of a larger C what no block covers keeps what the memory held before",
        advice=f"compute it from C's rows M and columns N: ({', '.join(sizes if across == 0 else sizes[::-1])})",
    )
    return finding, sized


def _where(text: str, site: LaunchSite) -> Location:
    """The line that declares the grid, if that is plain; else the launch."""
    lines = text.split("\n")
    launch = " ".join(lines[site.location.line - 1 :][:3])
    name = re.search(r"<\s*<\s*<\s*(\w+)\s*,", launch)
    declared = [at for at, line in enumerate(lines, 1) if name and re.search(rf"\bdim3\b[^;]*\b{name[1]}\b", line)]
    before = [at for at in declared if at < site.location.line]
    return replace(site.location, line=before[-1], column=0) if before else site.location
