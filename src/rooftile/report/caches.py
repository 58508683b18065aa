"""What passes the caches."""

from __future__ import annotations

from collections.abc import Iterator

from rich.text import Text

from rooftile.core.explanation import Explanation
from rooftile.core.hardware import SECTOR_BYTES
from rooftile.report.layout import QUIET, Page, columns, together
from rooftile.report.numbers import count, percent, si


def caches_section(explanation: Explanation, page: Page) -> Iterator[Text]:
    """Level by level: what is asked of it, what it has, what it passes on."""
    caches = explanation.caches
    if caches is None:
        return
    yield page.heading("Caches", "modelled")
    asked = caches.l2_read_sectors + caches.l2_write_sectors
    if explanation.counts.bulk_copies and not asked:
        yield from map(Text, page.wrap("not known: bulk copies (TMA) move all data, and they are not counted"))
        return
    rows = [
        ["", "read", "written", "bytes", "has"],
        ["L1", count(caches.l1_read_sectors), "", _bytes(caches.l1_read_sectors), percent(caches.l1_hit_rate)],
        [
            "L2",
            count(caches.l2_read_sectors),
            count(caches.l2_write_sectors),
            _bytes(asked),
            percent(caches.l2_hit_rate),
        ],
        [
            "memory",
            count(round(caches.dram_read_bytes / SECTOR_BYTES)),
            count(round(caches.dram_write_bytes / SECTOR_BYTES)),
            si(caches.dram_read_bytes + caches.dram_write_bytes, "B"),
            "",
        ],
    ]
    head, *body = columns(page, rows, right=[False, True, True, True, True])
    yield Text(head, QUIET)
    yield from map(Text, body)
    least = f"{together(si(caches.compulsory_bytes, 'B'))} must be read at least once"
    if explanation.counts.bulk_copies:
        least = "bulk copies (TMA) are left out"
    text = (
        f"sectors of {SECTOR_BYTES} B, beginning with an empty L2; {least}; "
        f"L1 has {together(f'{caches.l1_bytes // 1024} KiB')} an SM, shared memory "
        f"{together(f'{caches.carveout_bytes // 1024} KiB')}; played back from {count(caches.blocks_traced)} of "
        f"{count(caches.blocks)} blocks. The model's error: {caches.error}"
    )
    yield from map(Text, page.wrap(text, rest="  "))
    for note in caches.notes:
        yield from map(Text, page.wrap(note, rest="  "))


def _bytes(sectors: int) -> str:
    return si(SECTOR_BYTES * sectors, "B")
