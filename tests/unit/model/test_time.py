"""How long a launch takes, of a few machine instructions."""

from __future__ import annotations

import pytest

from rooftile import machine
from rooftile.core.problem import Gemm, Launch
from rooftile.core.source import Resources
from rooftile.core.timing import TimeEstimate
from rooftile.model import occupancy, time
from rooftile.model.control_flow import MachineBlock
from rooftile.model.machine_code import Operation
from rooftile.model.pipeline import Request
from rooftile.model.workload import Workload

H200 = machine.load("h200")
assert H200.sms is not None
SMS = H200.sms
TURNS = 10_000.0
STORE = Operation("global", "memory", 1, 0, ("R1", "R2"), (), ())


def timed(blocks: int, operations: tuple[Operation, ...], requests: dict[int, Request]) -> TimeEstimate:
    launch = Launch((blocks, 1, 1), (256, 1, 1))
    found = occupancy(H200, launch, Resources("sm_90", 32, 0, 0, 0, 0))
    code = (MachineBlock(0, len(operations), TURNS),)
    return time(H200, Gemm(64, 64, 64), Workload(launch, found, operations, code, (0,), requests, 0.0, 29.5))


def test_l2_serves_the_sms_that_are_left() -> None:
    """One block more than SMs: the SM with two finds L2 idle by the time that the others have ended."""
    stores = {0: Request(1, 4)}
    even, uneven = (timed(blocks, (STORE,), stores) for blocks in (SMS, SMS + 1))
    assert even.bound == "L2"
    assert uneven.cycles == pytest.approx(even.cycles * (SMS + 1) / SMS)
    assert uneven.cycles == pytest.approx(uneven.terms[0].cycles + uneven.latency_cycles + uneven.tail_cycles)


def test_who_has_two_blocks_issues_for_both() -> None:
    add = tuple(Operation("arithmetic", "fma", 1, 4, (), (f"R{i}",), ()) for i in range(8))
    even, uneven = (timed(blocks, add, {}) for blocks in (SMS, SMS + 1))
    assert uneven.cycles == pytest.approx(2 * even.cycles, rel=0.05)
