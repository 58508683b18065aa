"""Grids of host code that do not cover C: numbers where the kernel takes any size, or the wrong sizes."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import product
from typing import Final

from rooftile.core.call import Call
from rooftile.core.errors import InDoubtError, RooftileError
from rooftile.core.finding import Finding
from rooftile.core.hardware import MAX_THREADS_PER_BLOCK
from rooftile.core.launch_site import LaunchSite, constant, expanded
from rooftile.core.problem import Gemm, Launch
from rooftile.core.source import Location
from rooftile.explain.judging.launch_edits import squared
from rooftile.explain.judging.repairs import leaves_cells
from rooftile.explain.judging.subject import Subject

_TRIAL_SECONDS: Final = 1.0
_LEAST_SIDE: Final = 32
_MOST_SIDE: Final = 256
_DEPTH: Final = 32
_WARPS_TILES: Final = (64, 32, 16, 128, 256, 8)
"""Rows or columns that a block of warps covers."""

_Length = tuple[str, Callable[[Gemm], int]]
"""How many blocks along an axis, as C++ writes it, and for a problem."""

_SIDE: Final = 1024
"""More than any tile is wide: how many blocks cover so many rows or columns tells how many one covers."""


def fixed_grid(site: LaunchSite | None, subject: Subject, call: Call, sized: Callable[[Gemm], Call]) -> Finding | None:
    """What is to be said of a grid that does not grow with C.

    Parameters
    ----------
    site : LaunchSite or None
        Where host code launches the kernel.
    subject : Subject
        Bound as the host launches it.
    call : Call
        The launch that was asked for.
    sized : callable
        Binds the kernel with the host's block, and a grid by the kernel's addresses.
    """
    if site is None or site.comment or call.places.get("grid") != site.place("grid") or not site.grid:
        return None
    if any(part is None or constant(part, site.definitions) is None for part in (*site.grid, *site.block)):
        return None  # where the block grows in its place the two are exchanged
    passed = [text for text in site.arguments if text is not None and text not in site.allocations]
    if any(constant(text, site.definitions) is not None for text in passed):
        return None  # made for one size, and no other
    tile = _tile(call, sized)
    if tile is None:
        return None
    grid = call.launch.grid
    rows, columns = grid[1 - tile.across] * tile.rows, grid[tile.across] * tile.columns
    side = 2 * max(rows, columns)
    for larger in ((2 * rows, 2 * columns, min(call.gemm.k, side)), (side, side, side)):  # some take squares only
        try:
            m, n, k = larger
            outcome = subject.attempt(subject.bound(replace(call.gemm, m=m, n=n, k=k)))
            break
        except RooftileError:
            continue
    else:
        return None
    if not any(finding.kind == "not-written" for finding in outcome.findings):
        return None  # its blocks go on to further cells of C
    fits = call.gemm.m <= rows and call.gemm.n <= columns
    return Finding(
        "fixed-grid",
        "warning" if fits else "error",
        f"the grid is {' x '.join(map(str, grid[:2]))} blocks, {call.launch.blocks:,} in all, whatever C is: they "
        f"cover {rows:,} x {columns:,} cells of it, and the kernel takes other sizes",
        _where(subject.source.text, site),
        why="of a larger C what no block covers keeps what the memory held before",
        advice=f"compute it from C's rows M and columns N: ({tile.grid})",
    )


@dataclass(frozen=True, slots=True)
class Exchanged:
    """Host code that has grid and block in each other's place: the finding, and how to bind the kernel without."""

    finding: Finding
    bound: Callable[[Gemm], Call]


def exchanged(site: LaunchSite | None, subject: Subject, call: Call) -> Exchanged | None:
    """Whether the block grows with C and the grid does not, while C is right with each in the other's place.

    Where both are only multiplied with each other, as in ``blockIdx.x * blockDim.x + threadIdx.x``, C is right until
    a block has more threads than there can be.
    """
    if site is None or site.comment or not site.grid or call.places.get("grid") != site.place("grid"):
        return None

    def bound(gemm: Gemm) -> Call:
        given = given_bound(gemm)
        return replace(given, launch=replace(given.launch, grid=given.launch.block, block=given.launch.grid))

    given_bound, grid = subject.bound, call.launch.grid
    side = max(_LEAST_SIDE, 2 * max(grid[:2]))  # more rows and columns than there are blocks
    numbers = all(part is not None and expanded(part, site.definitions).strip("()").isdecimal() for part in site.block)
    if numbers or call.launch.blocks == 1 or side > _MOST_SIDE:
        return None
    try:
        shapes = [replace(call.gemm, m=m, n=n, k=_DEPTH) for m, n in ((side, side + _LEAST_SIDE), (4 * side, 4 * side))]
        small, large = (given_bound(shape).launch for shape in shapes)
        grows = small.block != large.block and all(a <= b for a, b in zip(small.block, large.block, strict=True))
        if not grows or small.grid != large.grid or not subject.attempt(bound(shapes[0])).right:
            return None
    except RooftileError:
        return None
    blocks, threads = (" x ".join(map(str, sizes[:2])) for sizes in (grid, call.launch.block))
    finding = Finding(
        "swapped-launch",
        "warning" if call.launch.threads_per_block <= MAX_THREADS_PER_BLOCK else "error",
        f"grid and block are exchanged: what grows with C is the block, {threads} threads here, and the grid is "
        f"{blocks} blocks whatever C is",
        site.location,
        why="the first between <<< and >>> is the grid; of a larger C a block has more than the "
        f"{MAX_THREADS_PER_BLOCK:,} threads that it can have, and CUDA refuses the launch",
        advice="write <<<grid, block>>>",
    )
    return Exchanged(finding, bound)


def wrong_grid(
    site: LaunchSite | None, subject: Subject, shapes: Sequence[Gemm], sized: Callable[[Gemm], Call]
) -> Finding | None:
    """A grid that does not cover C at ``shapes``, where one by the kernel's addresses makes C right at all of them.

    Not one that is only rounded down, or has its axes exchanged, nor that of a launch of one dimension where one of two
    is meant: of these more is to be said.
    """
    if site is None or site.comment or _is_flat(subject, shapes):
        return None
    try:
        calls = [(subject.bound(shape), sized(shape)) for shape in shapes]
    except InDoubtError:
        return _other_grid(site, subject, shapes)
    except RooftileError:
        return None
    try:
        given = [call.launch for call, _ in calls]
        if any(call.places.get("grid") != site.place("grid") for call, _ in calls):
            return None
        if all(_is_near(launch, call.launch) for launch, (_, call) in zip(given, calls, strict=True)):
            return None
        if not all(subject.attempt(call).right for _, call in calls):
            return _other_grid(site, subject, shapes)
    except RooftileError:
        return None
    tile = _tile(calls[0][0], sized)
    if tile is None:
        return None
    (x, y), (needed_x, needed_y) = given[0].grid[:2], calls[0][1].launch.grid[:2]
    threads = " x ".join(map(str, given[0].block[:2]))
    return Finding(
        "wrong-grid",
        "error",
        f"of a C of {shapes[0].m:,} x {shapes[0].n:,} the grid is {x} x {y} blocks of {threads} threads, where "
        f"{needed_x} x {needed_y} cover it",
        _where(subject.source.text, site),
        why=f"with such a grid C is right at {shapes[0]}, where it is wrong now",
        advice=f"for C's rows M and columns N: ({tile.grid})",
        proved=True,
    )


def _is_flat(subject: Subject, shapes: Sequence[Gemm]) -> bool:
    """Whether C is right at all ``shapes`` with square blocks in place of those of one dimension."""
    try:
        given = [subject.bound(shape) for shape in shapes]
        launches = [squared(call.launch, shape) for call, shape in zip(given, shapes, strict=True)]
        return all(
            launch != call.launch and subject.attempt(replace(call, launch=launch)).right
            for call, launch in zip(given, launches, strict=True)
        )
    except RooftileError:
        return False


def _other_grid(site: LaunchSite, subject: Subject, shapes: Sequence[Gemm]) -> Finding | None:
    """A grid of the sizes of C, or of their quotients by the block, with which C is right where addresses tell none."""
    shapes = sorted(shapes, key=lambda shape: shape.m * shape.n * shape.k)
    given = [subject.bound(shape) for shape in shapes]
    if any(call.places.get("grid") != site.place("grid") for call in given):
        return None
    if not leaves_cells(given[0], subject.attempt(given[0])):
        return None
    for (x, of_x), (y, of_y) in _likely_grids(given):
        launches = [
            replace(call.launch, grid=(of_x(shape), of_y(shape), 1)) for call, shape in zip(given, shapes, strict=True)
        ]
        if all(launch.grid[:2] == call.launch.grid[:2] for call, launch in zip(given, launches, strict=True)):
            continue
        calls = [replace(call, launch=launch) for call, launch in zip(given, launches, strict=True)]
        if not subject.attempt(calls[0], hazards=False, timeout=_TRIAL_SECONDS).right:  # of too many blocks, most
            continue
        if all(subject.attempt(call).right for call in calls) and _is_least(subject, calls[0]):
            return Finding(
                "wrong-grid",
                "error",
                f"of a C of {shapes[0].m:,} x {shapes[0].n:,} the grid is "
                f"{' x '.join(map(str, given[0].launch.grid[:2]))} blocks, where "
                f"{' x '.join(map(str, launches[0].grid[:2]))} cover it",
                _where(subject.source.text, site, "x" if launches[0].grid[0] != given[0].launch.grid[0] else "y"),
                why=f"with such a grid C is right at {shapes[0]}, where it is wrong now",
                advice=f"for C's rows M and columns N: ({x}, {y})",
                proved=True,
            )
    return None


def _likely_grids(given: Sequence[Call]) -> Iterator[tuple[_Length, _Length]]:
    """Grids of tiles as warps have them along one axis, the other as it is; then by the block's sides."""
    grids = {replace(call.gemm, alpha=1.0, beta=0.0): call.launch.grid for call in given}

    def as_given(axis: int) -> _Length:
        return f"as it is along {'xy'[axis]}", lambda gemm: grids[replace(gemm, alpha=1.0, beta=0.0)][axis]

    for tile in _WARPS_TILES:
        for size in ("N", "M"):
            length = _blocks(size, tile), partial(_blocks_of, size, tile)
            yield length, as_given(1)
            yield as_given(0), length
    width, height, _ = given[0].launch.block
    yield from product(_lengths(width), (("1", _one), *_lengths(height)))


def _blocks_of(size: str, tile: int, gemm: Gemm) -> int:
    return -(-(gemm.n if size == "N" else gemm.m) // tile)


def _is_least(subject: Subject, call: Call) -> bool:
    """Whether C needs the last blocks along each axis; more blocks than cover it may make up for a wrong index."""
    x, y, z = call.launch.grid
    for size, grid in ((x, (x - 1, y, z)), (y, (x, y - 1, z))):
        short = replace(call, launch=replace(call.launch, grid=grid))
        if size > 1 and subject.attempt(short, hazards=False, timeout=_TRIAL_SECONDS).right:
            return False
    return True


def _one(_: Gemm) -> int:
    return 1


def _lengths(side: int) -> Iterator[_Length]:
    """Numbers of blocks along an axis on which a block is ``side`` threads long, as C++ writes them."""
    yield "M", lambda gemm: gemm.m
    yield "N", lambda gemm: gemm.n
    if side > 1:
        yield _blocks("N", side), lambda gemm: -(-gemm.n // side)
        yield _blocks("M", side), lambda gemm: -(-gemm.m // side)


def _is_near(given: Launch, needed: Launch) -> bool:
    """Whether a grid is the one that is needed, its axes exchanged or a block short along them."""
    x, y = given.grid[:2]
    short = all(0 <= more - size <= 1 for size, more in zip(given.grid, needed.grid, strict=True))
    return short or (y, x) == needed.grid[:2]


@dataclass(frozen=True, slots=True)
class _Tile:
    """Rows and columns of C that a block covers, and the axis of the grid that goes along the columns."""

    rows: int
    columns: int
    across: int

    @property
    def grid(self) -> str:
        """The grid that covers C, as C++ writes it."""
        sizes = [_blocks("N", self.columns), _blocks("M", self.rows)]
        return ", ".join(sizes if self.across == 0 else sizes[::-1])


def _blocks(size: str, tile: int) -> str:
    return size if tile == 1 else f"({size} + {tile - 1}) / {tile}"


def _tile(call: Call, sized: Callable[[Gemm], Call]) -> _Tile | None:
    """What a block of ``call`` covers, by the grids for two sizes of C; None where these do not tell."""

    def blocks(m: int, n: int, k: int) -> tuple[int, ...]:
        return sized(replace(call.gemm, m=m, n=n, k=k)).launch.grid[:2]

    depth = min(call.gemm.k, _SIDE)
    try:
        square, wide = blocks(_SIDE, _SIDE, depth), blocks(_SIDE, 2 * _SIDE, depth)
        across = next((axis for axis in (0, 1) if wide[axis] != square[axis]), None)
    except RooftileError:
        try:  # a kernel of squares: which axis goes which way matters little
            square, across = blocks(_SIDE, _SIDE, _SIDE), 0
        except RooftileError:
            return None
    return None if across is None else _Tile(-(-_SIDE // square[1 - across]), -(-_SIDE // square[across]), across)


def _where(text: str, site: LaunchSite, axis: str = "") -> Location:
    """The line that sets the grid's size along an axis or declares the grid, if that is plain; else the launch."""
    lines = text.split("\n")
    launch = " ".join(lines[site.location.line - 1 :][:3])
    name = re.search(r"<\s*<\s*<\s*(\w+)\s*,", launch)
    declaring = rf"\b(?:dim3|auto|(?:unsigned )?int|unsigned|size_t)\b[^;]*\b{name[1]}\b" if name else r"$^"
    setting = rf"\b{name[1]}\.{axis}\s*=(?!=)" if name and axis else r"$^"
    declared = [at for at, line in enumerate(lines, 1) if re.search(f"{declaring}|{setting}", line)]
    before = [at for at in declared if at < site.location.line]
    return replace(site.location, line=before[-1], column=0) if before else site.location
