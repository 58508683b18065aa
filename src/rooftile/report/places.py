"""Which thread touches what, and where blocks and warps go."""

from __future__ import annotations

import re
from collections.abc import Iterator

from rich.text import Text

from rooftile.core.explanation import Explanation, LineCounts
from rooftile.core.hardware import WARP_SIZE
from rooftile.core.schedule import LatencyHiding, OneMoreBlock, Schedule, ThreadMapping
from rooftile.core.shape import AccessShape, Movement, WarpStep
from rooftile.report.layout import QUIET, Page, columns, printable, together
from rooftile.report.memory import describe, worst
from rooftile.report.numbers import binary, count, percent, plural, significant

_ROWS = 6
_ITERATIONS = 2
LEVELS = {"l1": "L1", "l2": "L2", "memory": "device memory"}
"""What is said for the levels of memory that latencies are of."""
_FAR = ("l2", "memory")
_LONGEST_INDEX = 24
"""Of what is computed from thread indices by more than this only these are told."""
_SPECIAL = re.compile(r"[a-z]+id\b(?:\.[xyz])?")


def shape_section(explanation: Explanation, page: Page) -> Iterator[Text]:
    """Each access to global memory: which thread index moves which dimension, and what that makes of a warp."""
    shapes = {_key(shape): shape for shape in explanation.shapes if shape.space in ("global", "generic")}
    pairs = [(line, shapes[_key(line)]) for line in explanation.lines if line.requests and _key(line) in shapes]
    if not pairs:
        return
    exact = all(shape.label == "exact" for _, shape in pairs)
    yield page.heading("Who moves what in global memory", "exact" if exact else "exact where an index is named")
    rows = [
        [f"{line.line or '?':>5} {describe(line)}", _moved(shape), _pattern(shape)] for line, shape in pairs[:_ROWS]
    ]
    room = page.width - 4 - sum(max(len(row[i]) for row in rows) for i in (1, 2))
    rows = [[page.cut(row[0], max(20, room)), *row[1:]] for row in rows]
    yield from map(Text, columns(page, rows, right=[False, False, False]))
    if len(pairs) > _ROWS:
        yield Text(f"      and {count(len(pairs) - _ROWS)} more: --json has all", QUIET)
    yield from _iterations(explanation, [shape for _, shape in pairs], page)


def _key(row: LineCounts | AccessShape) -> tuple[object, ...]:
    """What the rows of both kinds have one of."""
    return (row.file, row.line, row.space, row.operation, row.array, row.lane_bytes)


def _iterations(explanation: Explanation, shapes: list[AccessShape], page: Page) -> Iterator[Text]:
    """A warp's elements, execution by execution, of the access that wastes most, else of the first."""
    candidates = [shape for shape in shapes if any(step.elements and any(step.elements) for step in shape.steps)]
    wasteful = worst(line for line in explanation.lines if line.space != "shared")
    place = None if wasteful is None else (wasteful.line.line, wasteful.line.array, wasteful.line.operation)
    chosen = next((s for s in candidates if (s.line, s.array, s.operation) == place), next(iter(candidates), None))
    if chosen is None:
        return
    warp = f"warp {chosen.steps[0].warp}, " if chosen.steps[0].warp else "first warp, "
    for step in chosen.steps[:_ITERATIONS]:
        first = f"      {warp if step is chosen.steps[0] else ' ' * len(warp)}iteration {step.step}: "
        room = page.width - len(first) - len(", 32 sectors")
        sectors = f", {plural(step.sectors, 'sector')}"
        yield Text(first + _elements(chosen, step, room, page.ellipsis) + sectors, QUIET)


def _elements(shape: AccessShape, step: WarpStep, room: int, ellipsis: str) -> str:
    """As many of the first lanes' elements as fit, and the last's: ``A[0,0] A[1,0] ... A[15,0]``."""
    names = [f"{shape.array}[{e[0]},{e[1]}]" for e in step.elements or () if e is not None]
    if len(" ".join(names)) <= room:
        return " ".join(names)
    shown = len(names) - 1
    while shown > 1 and len(" ".join([*names[:shown], ellipsis, names[-1]])) > room:
        shown -= 1
    return " ".join([*names[:shown], ellipsis, names[-1]])


def _moved(shape: AccessShape) -> str:
    """``tid.x column, tid.y row``: what the thread indices move."""
    moved = [_movement(m) for m in shape.movements if m.index.startswith("tid") or "tid." in m.index]
    return printable(", ".join(moved[:3])) or ("no thread index" if shape.label == "exact" else "")


def _movement(movement: Movement) -> str:
    index = movement.index.replace(" ", "").replace("+-", "-")
    if len(index) > _LONGEST_INDEX:
        index = f"f({','.join(dict.fromkeys(_SPECIAL.findall(index)))})"
    if movement.rows is None or movement.columns is None:
        return f"{index} {count(movement.bytes)} B"
    both = [name for name, steps in (("row", movement.rows), ("column", movement.columns)) if steps]
    return f"{index} {' and '.join(both)}"


def _pattern(shape: AccessShape) -> str:
    runs = f", {count(-(-WARP_SIZE // shape.run))} x {shape.run} lanes" if shape.run and shape.run_step else ""
    if shape.pattern == "strided" and shape.stride is not None:
        return f"strided, {binary(abs(shape.stride))} apart"
    if shape.pattern == "mixed" and shape.run:
        return f"{shape.run} lanes share" if shape.stride == 0 else f"mixed{runs}"
    return f"{shape.pattern}{runs}" if shape.pattern == "coalesced" else shape.pattern


def schedule_section(explanation: Explanation, page: Page) -> Iterator[Text]:
    """Idle threads, waves and tail, latency hiding, and what one block more would take."""
    e = explanation
    sentences = [] if e.mapping is None else [_mapping(e.mapping)]
    sentences += [] if e.schedule is None else [_schedule(e.schedule)]
    sentences += [] if e.latency_hiding is None else [_latency(e.latency_hiding)]
    sentences += [] if e.occupancy_what_if is None else [_one_more(e.occupancy_what_if.one_more)]
    if not sentences:
        return
    yield page.heading("Blocks, warps and waiting", "threads exact, the rest modelled" if sentences[1:] else "exact")
    for sentence in sentences:
        yield from map(Text, page.wrap(sentence, rest="  "))


def _mapping(mapping: ThreadMapping) -> str:
    text = f"{plural(mapping.blocks, 'block')} of {plural(mapping.warps_per_block, 'warp')}"
    if mapping.rows_per_warp > 1:
        text += f", a warp spans {mapping.rows_per_warp} rows of its block"
    if mapping.empty_lanes_per_block:
        text += f", the last warp lacks {plural(mapping.empty_lanes_per_block, 'thread')}"
    if mapping.idle_threads:
        idle = f"{count(mapping.idle_threads)} of {plural(mapping.threads, 'thread')}"
        text += f"; {idle} ({percent(mapping.idle_threads / mapping.threads)}) write no element of C"
    elif mapping.idle_threads == 0:
        text += "; every thread has an element of C"
    return text


def _schedule(schedule: Schedule) -> str:
    text = f"{plural(schedule.sms, 'SM')} hold {plural(schedule.slots, 'block')} at once: "
    full, partial = schedule.rounds, schedule.tail_blocks < schedule.slots
    if not partial:
        return f"{text}{plural(full, 'full wave')}, no tail"
    share = f"({percent(schedule.tail_utilisation)})"
    if full == 1:
        return f"{text}the grid fills {share.strip('()')} of that, on {plural(schedule.tail_sms, 'SM')}"
    return (
        f"{text}{plural(full - 1, 'full wave')} and a tail of {plural(schedule.tail_blocks, 'block')} {share}; "
        f"over all waves {together(percent(schedule.efficiency))} of the places are used"
    )


def _latency(hiding: LatencyHiding) -> str:
    warps = significant(hiding.warps_per_scheduler)
    text = (
        f"a scheduler has {warps} warp{'' if hiding.warps_per_scheduler == 1 else 's'}; one issues "
        f"{together(significant(hiding.instructions_per_batch) + ' instructions')} for every "
        f"{plural(round(hiding.loads_in_flight), 'load')} in flight"
    )
    parts = []
    for row in hiding.rows:
        if row.level in _FAR:
            clocks = together(f"{significant(row.cycles)} clocks")
            all_of_it = f" ({together(significant(row.warps_needed) + ' warps')} hide all)" if row.hidden < 1 else ""
            parts.append(f"{together(percent(row.hidden))} of {LEVELS[row.level]}'s {clocks}{all_of_it}")
    return f"{text}, which hides {' and '.join(parts)} (published latencies)" if parts else text


def _one_more(more: OneMoreBlock) -> str:
    if not more.possible:
        return f"a block more on each SM is not possible: warps or block slots allow {more.blocks_per_sm - 1}"
    needs = []
    if more.registers_per_thread is not None:
        needs.append(f"at most {plural(more.registers_per_thread, 'register')} a thread")
    if more.shared_bytes is not None:
        needs.append(f"at most {together(binary(more.shared_bytes))} of shared memory a block")
    return f"a block more on each SM would need {' and '.join(needs)}"
