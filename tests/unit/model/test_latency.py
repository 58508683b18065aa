"""Little's law with numbers that can be worked by hand, and batches of loads in machine code."""

from __future__ import annotations

from dataclasses import replace

import pytest
from counting import access

from rooftile import machine
from rooftile.core.counts import Counts
from rooftile.core.errors import UnavailableError
from rooftile.core.problem import Launch
from rooftile.core.schedule import LatencyHiding
from rooftile.core.source import Resources, SassInstruction
from rooftile.model import latency_hiding, occupancy
from rooftile.model.in_flight import Batch, largest_batch

H200 = replace(machine.load("h200"), latency={"shared": 30.0, "l1": 40.0, "l2": 240.0, "memory": 720.0})


def sass(*lines: str) -> tuple[SassInstruction, ...]:
    """``"12 LDG.E R4, [R2.64]"``: the PTX line, the opcode, the operands."""
    parts = [line.split(" ", 2) for line in lines]
    return tuple(
        SassInstruction(16 * n, opcode, rest[0] if rest else "", None, int(line))
        for n, (line, opcode, *rest) in enumerate(parts)
    )


TWO_LOADS = sass("5 LDG.E R4, [R2.64]", "6 LDG.E R5, [R6.64]", "7 IADD3 R8, R8, 0x1, RZ", "8 FFMA R9, R4, R5, R9")


def hiding(
    grid: int = 4096, block: int = 256, *, instructions: int = 60, loads: int = 2, barriers: int = 0, code: bool = True
) -> LatencyHiding:
    """A kernel each of whose warps issues ``instructions`` in all, ``loads`` of them global, in one batch."""
    launch = Launch((grid, 1, 1), (block, 1, 1))
    warps = grid * launch.warps_per_block
    opcodes = {"fma.f32": ((instructions - barriers) * warps, 0), "bar.sync": (barriers * warps, 0)}
    counts = Counts((access(requests=loads * warps, sectors=4 * loads * warps),), opcodes, (), grid, grid)
    resident = occupancy(H200, launch, Resources("sm_90", 32, 0, 0, 0, 0))
    found = latency_hiding(H200, launch, resident, counts, TWO_LOADS if code else ())
    assert found is not None
    return found


def test_littles_law_by_hand() -> None:
    found = hiding()
    assert (found.schedulers, found.warps_per_scheduler) == (4, 16)
    assert (found.loads_per_warp, found.loads_in_flight, found.loads_in_flight_from) == (2, 2, "machine code")
    assert found.instructions_per_batch == 60
    l1, l2, memory = found.rows
    assert (l2.level, l2.cycles) == ("l2", 240)
    # One instruction stands between the loads and their use; 15 other warps offer 60 each.
    assert l2.warps_needed == pytest.approx(1 + (240 - 1) / 60)
    assert (l1.hidden, l2.hidden, memory.hidden) == (1, 1, 1)


def test_too_few_warps_hide_a_part() -> None:
    found = hiding(grid=132, block=256)  # one block an SM: two warps a scheduler
    assert found.warps_per_scheduler == 2
    memory = found.rows[-1]
    assert memory.hidden == pytest.approx((60 + 1) / 720)
    assert memory.warps_needed == pytest.approx(1 + 719 / 60)
    assert memory.issue_utilisation == pytest.approx(2 * 60 / (60 + 720))


def test_warps_that_meet_at_a_barrier_do_not_fill_in_for_each_other() -> None:
    alone = hiding(grid=132, block=1024, barriers=2)
    assert alone.warps_per_scheduler == 8
    assert alone.barriers_per_batch == 2
    assert alone.rows[-1].hidden == pytest.approx(8 / 720)  # eight warps' one instruction between loads and use
    free = hiding(grid=132, block=1024)
    assert free.rows[-1].hidden == pytest.approx((7 * 60 + 1) / 720)


def test_bytes_in_flight_and_needed() -> None:
    found = hiding()
    assert found.bytes_in_flight == 64 * 2 * 4 * 32  # warps, loads, sectors, bytes
    assert found.bytes_needed == pytest.approx(720 * 4.242e12 / 132 / 1.98e9)


def test_without_machine_code_one_load_at_a_time() -> None:
    found = hiding(code=False)
    assert (found.loads_in_flight, found.loads_in_flight_from) == (1, "PTX")
    assert found.instructions_per_batch == 30


def test_nothing_loaded_and_nothing_known() -> None:
    launch = Launch((4, 1, 1), (32, 1, 1))
    resident = occupancy(H200, launch, Resources("sm_90", 32, 0, 0, 0, 0))
    assert latency_hiding(H200, launch, resident, Counts((), {"fma.f32": (9, 9)}, (), 4, 4)) is None
    with pytest.raises(UnavailableError, match="latencies"):
        latency_hiding(replace(H200, latency={}), launch, resident, Counts((access(),), {}, (), 4, 4))


@pytest.mark.parametrize(
    ("lines", "expected"),
    [
        ([], None),
        (["1 FFMA R1, R2, R3, R1", "2 EXIT"], None),
        (["1 LDG.E R4, [R2.64]", "2 EXIT"], Batch(1, 0)),
        (["1 LDG.E R4, [R2.64]", "2 FADD R1, R4, R4", "3 LDG.E R4, [R2.64]", "4 FADD R1, R4, R4"], Batch(1, 0)),
        (["1 LDG.E R4, [R2.64]", "2 LDG.E R5, [R4.64]", "3 FADD R1, R5, R5"], Batch(1, 0)),  # a chain of pointers
        (["1 LDG.E.128 R4, [R2.64]", "2 MOV R9, R8", "3 FADD R1, R7, R1"], Batch(1, 1)),
        (["1 LDG.E R4, [R2.64]", "2 LDS R5, [R3]", "3 STS [R3], R4"], Batch(1, 1)),
        (["1 LDGSTS.E [R4], [R2.64]", "2 LDGSTS.E [R4+0x10], [R2.64]", "3 DEPBAR.LE SB0, 0x0"], Batch(2, 0)),
        (["1 LDG.E R4, [R2.64]", "9 LDG.E R5, [R2.64]", "9 LDG.E R6, [R2.64]", "2 FADD R1, R4, R5"], Batch(1, 2)),
    ],
)
def test_batches(lines: list[str], expected: Batch | None) -> None:
    executed = {1, 2, 3} if any(line.startswith("9") for line in lines) else None
    assert largest_batch(sass(*lines), executed) == expected
