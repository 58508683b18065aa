"""Occupancy: how many blocks each resource allows, and what if the block used more or less of it."""

from __future__ import annotations

from rooftile.core.explanation import Explanation, Occupancy
from rooftile.core.gpu import StreamingMultiprocessor
from rooftile.report.html.svg import Drawing, text_of
from rooftile.report.numbers import binary, count, percent, plural

WIDTH = 412.0
NAMES = {"registers": "registers", "shared_mem": "shared memory", "warps": "warps", "blocks": "block slots"}
_LEFT, ROOM = 114.0, 236.0


def draw_occupancy(occupancy: Occupancy, sm: StreamingMultiprocessor) -> Drawing:
    """Blocks that fit on an SM by each resource, and the share of warps that are resident.

    The page's script moves these same bars, found by their ids, when a reader tries other numbers.
    """
    drawing = Drawing(
        WIDTH,
        190,
        "Occupancy",
        f"{plural(occupancy.blocks_per_sm, 'block')} an SM, {occupancy.warps_per_sm} of {occupancy.max_warps_per_sm} "
        f"warps, limited by {', '.join(NAMES.get(name, name) for name in occupancy.limiter)}",
    )
    drawing.text(_LEFT, 12, "blocks an SM that each resource allows", "label")
    for number, (name, limit) in enumerate(occupancy.limits.items()):
        y = 24 + number * 27
        drawing.text(_LEFT - 8, y + 13, NAMES.get(name, name), "strong", "end")
        drawing.rect(_LEFT, y, ROOM, 17, "empty")
        binds = name in occupancy.limiter
        share = 1.0 if limit is None else min(1.0, limit / sm.max_blocks)
        drawing.rect(_LEFT, y, ROOM * share, 17, "bound" if binds else "unit", id=f"occ-bar-{name}")
        text = "no limit" if limit is None else f"{count(limit)}{', binds' if binds else ''}"
        with drawing.group(id=f"occ-text-{name}"):
            drawing.text(_LEFT + ROOM + 8, y + 13, text, "label")
    y = 142
    drawing.text(_LEFT - 8, y + 14, "occupancy", "strong", "end")
    drawing.rect(_LEFT, y, ROOM, 20, "empty")
    drawing.rect(_LEFT, y, ROOM * occupancy.occupancy, 20, "warp", id="occ-bar")
    with drawing.group(id="occ-text"):
        drawing.text(_LEFT + ROOM + 8, y + 14, percent(occupancy.occupancy), "strong")
    with drawing.group(id="occ-note"):
        note = (
            f"{occupancy.warps_per_sm} of {occupancy.max_warps_per_sm} warps, "
            f"{plural(occupancy.blocks_per_sm, 'block')}"
        )
        drawing.text(_LEFT, y + 36, note, "label")
    return drawing


def controls(explanation: Explanation, sm: StreamingMultiprocessor) -> str:
    """Sliders for registers a thread, shared memory a block and threads a block."""
    resources = explanation.resources
    if resources is None:
        return ""
    shared = resources.static_shared_bytes + explanation.launch.dynamic_shared_bytes
    rows = (
        ("registers", "registers a thread", 1, sm.max_registers_per_thread, 1, resources.registers_per_thread, None),
        ("shared", "shared memory a block, bytes", 0, sm.shared_bytes_per_block_optin, 16, shared, binary(shared)),
        ("threads", "threads a block", 1, 1024, 1, explanation.launch.threads_per_block, None),
    )
    sliders = "".join(
        f'<label class="slider"><span>{text_of(name)}</span><input type="range" id="occ-{key}" min="{low}" '
        f'max="{high}" '
        f'step="{step}" value="{value}"><output id="occ-{key}-value">{count(value)}</output></label>'
        for key, name, low, high, step, value, _ in rows
    )
    return (
        f'<form class="what-if" id="occ-form" aria-label="Try other numbers">{sliders}'
        '<button type="reset" id="occ-reset">back to this kernel</button></form>'
        '<p class="quiet" id="occ-said" aria-live="polite"></p>'
    )


def facts(explanation: Explanation, sm: StreamingMultiprocessor) -> dict[str, int]:
    """What the script computes occupancy from; the names are those of the SM's record."""
    return {
        "max_warps": sm.max_warps,
        "max_blocks": sm.max_blocks,
        "registers": sm.registers,
        "registers_per_block": sm.registers_per_block,
        "max_registers_per_thread": sm.max_registers_per_thread,
        "register_unit": sm.register_unit,
        "partitions": sm.partitions,
        "shared_bytes": sm.shared_bytes,
        "shared_bytes_per_block_optin": sm.shared_bytes_per_block_optin,
        "reserved_shared_bytes": sm.reserved_shared_bytes,
        "shared_unit": sm.shared_unit,
    }
