"""Intensity, the roofline it falls under, and occupancy."""

from __future__ import annotations

from collections.abc import Iterator

from rich.text import Text

from rooftile.core.explanation import Explanation, Intensity, Occupancy, Roofline, RooflinePoint
from rooftile.report.layout import QUIET, Page, columns, spoken, together
from rooftile.report.numbers import binary, count, percent, plural, ratio, si, significant

_GAUGE = 10


def intensity_section(explanation: Explanation, page: Page) -> Iterator[Text]:
    """Bytes and FLOP/B at each level, with what the roof allows there."""
    intensity, roofline = explanation.intensity, explanation.roofline
    points = {point.level: point for point in roofline.points} if roofline else {}
    yield page.heading("Intensity and roofline", "intensity as marked, roof modelled" if roofline else "as marked")
    if roofline is not None:
        yield from _ridge(roofline, explanation.gpu_name, page)
    rows = [["level", "bytes", "FLOP/B", "", *(["roof", "", "of peak", ""] if roofline else [])]]
    for level in intensity.levels:
        figure = "" if level.flops_per_byte is None else significant(level.flops_per_byte)
        is_whole = level.level == "compulsory" or not explanation.counts.bulk_copies
        row = [spoken(level.level), si(level.bytes, "B"), figure, level.label if is_whole else "in part"]
        rows.append([*row, *(_roof(points.get(level.level), page) if roofline else [])])
    head, *body = columns(page, rows, right=[False, True, True, False, True, False, True, False][: len(rows[0])])
    yield Text(head, QUIET)
    for text in body:
        yield Text(text)
    for level in intensity.levels:
        for text in page.wrap(level.meaning, first=f"{spoken(level.level)}: ", rest="  "):
            yield Text(text, QUIET)
    if explanation.counts.bulk_copies:
        for text in page.wrap("in part: bulk copies (TMA) are not counted, and are left out", rest="  "):
            yield Text(text, QUIET)
    yield from _work(intensity, page)


def _ridge(roofline: Roofline, gpu_name: str, page: Page) -> Iterator[Text]:
    text = (
        f"{roofline.dtype} on {gpu_name}: peak {together(si(roofline.peak_flops, 'FLOP/s'))}, "
        f"{together(si(roofline.bandwidth, 'B/s'))} ({roofline.bandwidth_from}); the ridge is at "
        f"{together(significant(roofline.critical_intensity) + ' FLOP/B')}, which a square tile of "
        f"{count(roofline.tile_to_ridge)} reaches as written"
    )
    yield from map(Text, page.wrap(text))


def _roof(point: RooflinePoint | None, page: Page) -> list[str]:
    if point is None:
        return ["", "", "", ""]
    gauge = page.gauge(point.fraction_of_peak, _GAUGE)
    return [si(point.attainable_flops, "FLOP/s"), gauge, percent(point.fraction_of_peak), point.bound]


def _work(intensity: Intensity, page: Page) -> Iterator[Text]:
    share = intensity.executed_flops / intensity.flops
    text = f"{si(intensity.flops, 'FLOP')} asked for (2MNK), {si(intensity.executed_flops, 'FLOP')} executed"
    if intensity.executed_flops != intensity.flops:
        text += f": {significant(share)} times" if share else ""
    yield from map(Text, page.wrap(text))


def occupancy_section(explanation: Explanation, page: Page) -> Iterator[Text]:
    """How many blocks an SM holds, what keeps it from holding more, and the waves of the grid."""
    occupancy = explanation.occupancy
    yield page.heading("Occupancy", "modelled")
    if occupancy is None:
        yield Text("unknown: there is no machine code or no SM description to judge it by")
        return
    for sentence in _occupancy_sentences(occupancy, explanation):
        yield from map(Text, page.wrap(sentence, rest="  "))


def _occupancy_sentences(occupancy: Occupancy, explanation: Explanation) -> Iterator[str]:
    limiter = " and ".join(_RESOURCES.get(name, name) for name in occupancy.limiter)
    yield (
        f"{plural(occupancy.blocks_per_sm, 'block')} an SM, {occupancy.warps_per_sm} of "
        f"{occupancy.max_warps_per_sm} warps: {percent(occupancy.occupancy)}"
        + (f", limited by {limiter}" if limiter else "")
    )
    limits = (
        f"{_RESOURCES.get(name, name)} {'no limit' if limit is None else count(limit)}"
        for name, limit in occupancy.limits.items()
    )
    yield f"blocks that would fit by {', '.join(limits)}"
    allocated = occupancy.shared_bytes_per_block
    asked = allocated
    if explanation.resources is not None:
        asked = explanation.resources.static_shared_bytes + explanation.launch.dynamic_shared_bytes
    shared = f"{binary(asked)} of shared memory" + (
        f" ({binary(allocated)} as allocated)" if asked != allocated else ""
    )
    blocks = explanation.launch.blocks
    yield (
        f"{plural(occupancy.registers_per_thread, 'register')} a thread, "
        f"{shared} a block; "
        f"{together(plural(blocks, 'block'))} {'is' if blocks == 1 else 'are'} "
        f"{together(ratio(occupancy.waves) + ' waves')}"
    )
    resources = explanation.resources
    if resources is not None and resources.local_bytes_per_thread:
        yield (
            f"{plural(resources.local_bytes_per_thread, 'byte')} of local memory a thread: "
            f"{plural(resources.spill_store_bytes, 'byte')} of spilled registers stored, "
            f"{count(resources.spill_load_bytes)} loaded back"
        )


_RESOURCES = {"registers": "registers", "shared_mem": "shared memory", "warps": "warps", "blocks": "block slots"}
