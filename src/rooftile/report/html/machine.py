"""The machine: board, GPU, SM, warp and thread, each with this GPU's numbers, and what of it the launch takes."""

from __future__ import annotations

from rooftile.core.explanation import Explanation
from rooftile.core.gpu import Gpu, StreamingMultiprocessor
from rooftile.core.hardware import WARP_SIZE
from rooftile.report.html.svg import Drawing
from rooftile.report.numbers import binary, count, plural, si

WIDTH, HEIGHT = 940.0, 330.0
_BOARD = 372.0
_SM_X = 396.0
_WARP_X = 716.0


def draw_machine(explanation: Explanation, gpu: Gpu) -> Drawing:
    """From the board to a thread. SMs and warp slots that the first wave of blocks takes are filled."""
    sm = gpu.sm
    drawing = Drawing(
        WIDTH if sm is not None else _BOARD,
        _height(gpu),
        f"The machine: {gpu.name}",
        f"{'' if gpu.sms is None else plural(gpu.sms, 'SM')}, {si(gpu.memory_bandwidth, 'B/s')} of device memory",
    )
    _board(drawing, explanation, gpu)
    if sm is not None:
        _sm(drawing, explanation, gpu, sm)
        _warp(drawing, explanation, sm)
    return drawing


def _height(gpu: Gpu) -> float:
    return HEIGHT if gpu.sms is not None else 160.0


def _board(drawing: Drawing, explanation: Explanation, gpu: Gpu) -> None:
    drawing.text(0, 14, "board", "strong")
    drawing.rect(0, 22, _BOARD, _height(gpu) - 30, "box", rx=6)
    drawing.rect(12, 36, 92, 44, "sheet", rx=4)
    drawing.text(58, 55, "CPU", "strong", "middle")
    drawing.text(58, 70, "launches the grid", "small", "middle")
    drawing.line(104, 58, 124, 58, "wire")
    drawing.rect(124, 36, 236, 44, "sheet", rx=4)
    memory = "" if gpu.memory_bytes is None else f", {si(gpu.memory_bytes, 'B')}"
    drawing.text(242, 55, f"device memory{memory}", "strong", "middle")
    drawing.text(
        242, 70, f"{si(gpu.memory_bandwidth, 'B/s')} by the data sheet: A, B and C lie here", "small", "middle"
    )
    drawing.line(242, 80, 242, 114, "wire")
    drawing.text(12, 108, "GPU" if gpu.sms is None else f"GPU: {plural(gpu.sms, 'SM')}", "strong")
    drawing.rect(12, 114, 348, 26, "sheet", rx=4)
    l2 = "L2" if gpu.l2_bytes is None else f"L2, {binary(gpu.l2_bytes)}, shared by all SMs"
    drawing.text(186, 131, l2, "strong", "middle")
    if gpu.sms is None:
        return
    schedule = explanation.schedule
    across = max(18, -(-gpu.sms // 8))
    pitch = min(340 / across, 146 / (-(-gpu.sms // across)))
    for number in range(gpu.sms):
        x, y = 16 + number % across * pitch, 152 + number // across * pitch
        taken = schedule is not None and number < min(schedule.blocks, schedule.sms)
        drawing.rect(x, y, pitch - 4, pitch - 4, "block" if taken else "empty", rx=2)
    if schedule is not None:
        busy = min(schedule.blocks, schedule.sms)
        drawing.text(16, HEIGHT - 16, f"{count(busy)} of {count(gpu.sms)} SMs have a block in the first wave", "small")


def _sm(drawing: Drawing, explanation: Explanation, gpu: Gpu, sm: StreamingMultiprocessor) -> None:
    x, occupancy = _SM_X, explanation.occupancy
    clock = "" if gpu.boost_clock is None else f", up to {si(gpu.boost_clock, 'Hz')}"
    drawing.text(x, 14, f"one SM{clock}", "strong")
    drawing.rect(x, 22, 296, HEIGHT - 30, "box", rx=6)
    slots = sm.max_warps // sm.partitions
    resident = 0
    per_block = explanation.launch.warps_per_block
    if occupancy is not None and explanation.schedule is not None:
        most = -(-explanation.schedule.blocks // explanation.schedule.sms)
        resident = min(occupancy.blocks_per_sm, most) * per_block
    width = (296 - 24 - 8 * (sm.partitions - 1)) / sm.partitions
    cell = (width - 8) / 4
    tall = 30 + -(-slots // 4) * cell
    for part in range(sm.partitions):
        px = x + 12 + part * (width + 8)
        drawing.rect(px, 34, width, tall, "sheet", rx=4)
        drawing.text(px + width / 2, 50, "scheduler", "small", "middle")
        for slot in range(slots):
            number = slot * sm.partitions + part
            cx, cy = px + 5 + slot % 4 * cell, 58 + slot // 4 * cell
            drawing.rect(cx, cy, cell - 2.5, cell - 2.5, "warp" if number < resident else "empty", rx=1.5)
    y = 34 + tall + 16
    drawing.text(x + 12, y, f"{count(resident)} of {sm.max_warps} warps are taken in the first wave", "small")
    registers = explanation.resources.registers_per_thread if explanation.resources else None
    y += 10
    drawing.rect(x + 12, y, 272, 26, "sheet", rx=4)
    each = "" if registers is None else f", {count(registers)} a thread"
    drawing.text(x + 148, y + 17, f"{count(sm.registers)} registers{each}", "strong", "middle")
    if registers is not None:
        _taken(drawing, x + 12, y + 28, 272, registers * WARP_SIZE * resident / sm.registers)
    shared = explanation.caches.carveout_bytes if explanation.caches else sm.shared_bytes
    y += 44
    for name, size, px, room in (("shared", shared, x + 12, 134), ("L1", sm.l1_bytes - shared, x + 150, 134)):
        drawing.rect(px, y, room, 26, "sheet", rx=4)
        drawing.text(px + room / 2, y + 17, f"{name} {binary(size)}", "strong", "middle")
    if occupancy is not None and shared:
        _taken(drawing, x + 12, y + 28, 134, occupancy.shared_bytes_per_block * resident / per_block / shared)
    drawing.text(x + 12, y + 50, f"one memory, split as the launch needs; {sm.fp32_lanes} float32", "small")
    drawing.text(x + 12, y + 63, "multiply-adds a clock", "small")


def _taken(drawing: Drawing, x: float, y: float, room: float, share: float) -> None:
    """A thin bar: how much of the resource above is taken."""
    drawing.rect(x, y, room, 5, "spare")
    drawing.rect(x, y, room * min(1.0, share), 5, "warp")


def _warp(drawing: Drawing, explanation: Explanation, sm: StreamingMultiprocessor) -> None:
    x = _WARP_X
    drawing.text(x, 14, f"one warp: {WARP_SIZE} threads in step", "strong")
    drawing.rect(x, 22, 216, 92, "box", rx=6)
    for lane in range(WARP_SIZE):
        cx, cy = x + 14 + lane % 16 * 12, 36 + lane // 16 * 26
        drawing.rect(cx, cy, 9, 18, "thread", rx=2)
    drawing.text(x + 14, 104, "lane 0 to 15 above, 16 to 31 below", "small")
    drawing.text(x, 142, "one thread", "strong")
    registers = explanation.resources.registers_per_thread if explanation.resources else 0
    below = 162 + 8 * -(-min(registers, 255) // WARP_SIZE) + 12
    drawing.rect(x, 150, 216, below - 140, "box", rx=6)
    if registers:
        for number in range(min(registers, 255)):
            drawing.rect(x + 14 + number % 32 * 6, 162 + number // 32 * 8, 4.5, 6, "thread")
        drawing.text(
            x + 14, below, f"{plural(registers, 'register')}, of at most {sm.max_registers_per_thread}", "small"
        )
    mapping = explanation.mapping
    if mapping is not None and mapping.idle_threads is not None and mapping.threads > mapping.idle_threads:
        each = round(mapping.cells / (mapping.threads - mapping.idle_threads))
        drawing.text(x, below + 34, f"computes {plural(each, 'element')} of C", "label")
    drawing.text(x, below + 56, f"{count(explanation.launch.threads_per_block)} threads are a block,", "label")
    drawing.text(x, below + 72, f"{plural(explanation.launch.blocks, 'block')} the grid.", "label")
