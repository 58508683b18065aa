"""What can be said of a listing that launches a kernel which it does not have."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import replace
from math import prod
from typing import Final

from rooftile.compile import files
from rooftile.compile.host.launches import find
from rooftile.compile.host.slips import host_slips
from rooftile.compile.remarks import remarks
from rooftile.core.edit import Edit
from rooftile.core.hardware import MAX_THREADS_PER_BLOCK
from rooftile.core.launch_site import LaunchSite, constant
from rooftile.core.source import Source

_QUOTIENT: Final = re.compile(r"\(?\s*(\w+)\s*\)?\s*/\s*\(?\s*(\w+(?:\.[xyz])?)\s*\)?")


def launches_alone(source: Source, macros: Mapping[str, str]) -> tuple[str, tuple[Edit, ...]]:
    """The kernel that ``source`` launches without having it, "" if it launches none, and what is wrong with the launch.

    Statements that stand in no function are read as if they stood in one.
    """
    sites = _sites(source, macros)
    if not sites:
        source = replace(source, text=f"void listing() {{ {source.text}\n}}")
        sites = _sites(source, macros)
    if not sites:
        return "", ()
    found = list(host_slips(source.text, macros))
    for site in sites:
        found += _of_launch(site, source.text)
    return sites[0].kernel, tuple(sorted(dict.fromkeys(found), key=lambda edit: edit.line))


def _sites(source: Source, macros: Mapping[str, str]) -> list[LaunchSite]:
    return [site for site in find(source, files.includes(source, ()), macros) if not site.comment]


def _of_launch(site: LaunchSite, text: str) -> Iterator[Edit]:
    """A grid or block that holds for one size only, rounds down, or is none."""
    block = [constant(part, site.definitions) if part is not None else None for part in site.block]
    grid = [constant(part, site.definitions) if part is not None else None for part in site.grid]
    sides = [side for side in block if side is not None]
    if len(sides) == len(block) and prod(sides) > MAX_THREADS_PER_BLOCK:
        message = (
            f"a block of {' x '.join(map(str, sides))} threads has {prod(sides):,}, {MAX_THREADS_PER_BLOCK:,} at most"
        )
        yield Edit("launch-refused", site.place("block").line, message, "launch smaller blocks", ())
    counts = [count for count in grid if count is not None]
    if len(counts) == len(grid) and len(sides) == len(block):
        x, y, z = (*counts, 1, 1)[:3]
        across, down, deep = (*sides, 1, 1)[:3]
        yield from remarks(text, (x, y, z), (across, down, deep))
        while len(counts) > 1 and counts[-1] == 1:
            counts.pop()
        covered = [count * side for count, side in zip(counts, [*sides, 1, 1], strict=False)]
        message = (
            f"the grid is {' x '.join(map(str, counts))} = {prod(counts):,} blocks, whatever the matrices' sizes are: "
            f"with one thread an element it covers a C of {' x '.join(map(str, covered[::-1]))}"
        )
        rounded = ", ".join(f"({size} + {side} - 1) / {side}" for size, side in zip("NM", [*sides, 1], strict=False))
        yield Edit("fixed-grid", site.place("grid").line, message, f"round up for any size, `dim3({rounded})`", ())
        return
    for size in site.grid:
        while size is not None and size in site.definitions:
            size = site.definitions[size]
        if size is not None and (quotient := _QUOTIENT.fullmatch(size)) is not None:
            whole, tile = quotient.groups()
            message = (
                f"`{size}` rounds down: what is left of {whole}, where that is no multiple of {tile}, gets no block"
            )
            advice = f"round up, `({whole} + {tile} - 1) / {tile}`"
            yield Edit("floored-grid", site.place("grid").line, message, advice, ())
