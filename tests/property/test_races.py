"""Random programs of a few warps: races are found exactly where the graph of what happens before what has no path."""

from __future__ import annotations

import itertools

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from rooftile.core.call import BufferArgument, Call
from rooftile.core.problem import Gemm, Launch
from rooftile.ptx import Kernel, parse
from rooftile.simt import execute

WARPS, WORDS = 3, 4
Step = tuple[str, int]
"""``("ld", word)``, ``("st", word)``, or ``("bar", warps as bits)``."""

accesses = st.tuples(st.sampled_from(["ld", "st"]), st.integers(0, WORDS - 1))


@st.composite
def programs(draw: st.DrawFn) -> list[list[Step]]:
    """A list of steps for each warp; barriers come in one order, so that no two warps wait for each other."""
    steps: list[list[Step]] = [[] for _ in range(WARPS)]
    for _ in range(draw(st.integers(1, 5))):
        for warp in range(WARPS):
            steps[warp] += draw(st.lists(accesses, max_size=2))
        members = draw(st.sampled_from([0b111, 0b011, 0b101, 0b110]))
        for warp in range(WARPS):
            if members >> warp & 1:
                steps[warp].append(("bar", members))
    return steps


def kernel_of(program: list[list[Step]]) -> Kernel:
    lines = [f".shared .align 4 .b8 word{word}[4];" for word in range(WORDS)]
    lines += [".reg .pred %p<2>;", ".reg .b32 %r<5>;", "mov.u32 %r1, %tid.x;", "shr.u32 %r2, %r1, 5;"]
    lines += ["and.b32 %r3, %r1, 31;", "setp.eq.u32 %p1, %r3, 0;"]
    for warp, steps in enumerate(program):
        lines += [f"setp.ne.u32 %p0, %r2, {warp};", f"@%p0 bra after{warp};"]
        for number, (kind, what) in enumerate(steps):
            if kind == "ld":
                lines.append(f"@%p1 ld.shared.u32 %r4, [word{what}];")
            elif kind == "st":
                lines.append(f"@%p1 st.shared.u32 [word{what}], {100 * warp + number};")
            else:  # each set of warps has a barrier of its own
                lines.append(f"bar.sync {what}, {32 * what.bit_count()};")
        lines.append(f"after{warp}:")
    head = ".version 8.0\n.target sm_90\n.address_size 64\n.visible .entry kernel(.param .u64 p0)\n{\n"
    return parse(head + "\n".join([*lines, "ret;", "}"])).kernels["kernel"]


def racing(program: list[list[Step]]) -> set[str]:
    """Words of which two accesses, one of them a store, are not connected in the graph."""
    nodes = [(warp, i) for warp, steps in enumerate(program) for i in range(len(steps))]
    after: dict[tuple[int, int], set[tuple[int, int]]] = {node: set() for node in nodes}
    for warp, i in nodes:
        if (warp, i + 1) in after:
            after[warp, i].add((warp, i + 1))
    meetings: dict[tuple[int, int], list[tuple[int, int]]] = {}
    for warp, steps in enumerate(program):
        seen: dict[int, int] = {}
        for i, (kind, members) in enumerate(steps):
            if kind == "bar":
                seen[members] = seen.get(members, 0) + 1
                meetings.setdefault((members, seen[members]), []).append((warp, i))
    for group in meetings.values():
        for one, other in itertools.permutations(group, 2):
            after[one].add(other)

    def reachable(start: tuple[int, int]) -> set[tuple[int, int]]:
        found, waiting = {start}, [start]
        while waiting:
            for node in after[waiting.pop()] - found:
                found.add(node)
                waiting.append(node)
        return found

    reach = {node: reachable(node) for node in nodes}
    found = set()
    for (w1, i), (w2, j) in itertools.combinations(nodes, 2):
        (one, a), (other, b) = program[w1][i], program[w2][j]
        same = w1 != w2 and "bar" not in (one, other) and a == b
        if same and "st" in (one, other) and (w2, j) not in reach[w1, i] and (w1, i) not in reach[w2, j]:
            found.add(f"word{a}")
    return found


@given(programs())
def test_races_are_what_the_graph_says(program: list[list[Step]]) -> None:
    out = BufferArgument("out", "out", np.zeros(1, np.int32), output=True)
    call = Call(Gemm(1, 1, 1), Launch((1, 1, 1), (32 * WARPS, 1, 1), 0), (out,))
    done = execute(kernel_of(program), call, hazards=True, threads=1)
    assert done.completed
    assert {f.array for f in done.findings if f.kind == "race"} == racing(program)
