"""Instructions that several lanes of a warp execute together, in checked executions: whether all that must come do.

``shfl.sync``, ``vote.sync``, ``match.sync``, ``redux.sync``, ``elect.sync`` and ``bar.warp.sync`` have a mask of the
lanes that take part: each executes it with the same mask, unless it has returned, and is named by it (PTX ISA 9.7.9.6,
9.7.13). ``.aligned`` ones, ``mma``, ``wgmma``, ``ldmatrix``, ``stmatrix`` and ``movmatrix``, need all 32, and none may
have returned (9.7.15.5, 9.7.16). What they do with fewer is undefined. How it is found is in
``runtime/hazards_lanes.c``.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from rooftile.core.hardware import WARP_SIZE
from rooftile.ptx.program import Immediate, Instruction
from rooftile.simt import memory
from rooftile.simt.copies import call
from rooftile.simt.layout.hazards import ABSENT_LANES, ABSENT_SOURCE, NOT_LAUNCHED, RETURNED, Hazard
from rooftile.simt.lower import Clone
from rooftile.simt.ops.registry import Lowering
from rooftile.simt.ops.warp import unreachable

_NAMED: Final = {
    "shfl": "a shuffle (__shfl_sync and its like)",
    "vote": "a vote (__ballot_sync, __any_sync, __all_sync)",
    "match": "a match (__match_any_sync, __match_all_sync)",
    "redux": "a reduction (__reduce_add_sync and its like)",
    "elect": "an election (elect.sync)",
    **dict.fromkeys(("bar", "barrier"), "__syncwarp()"),
}
_ALIGNED: Final = {
    "mma": "a matrix product (mma, wmma)",
    "wgmma": "a matrix product of a warpgroup (wgmma)",
    **dict.fromkeys(("ldmatrix", "movmatrix"), "a matrix load (ldmatrix, wmma)"),
    "stmatrix": "a matrix store (stmatrix)",
}


def instrument(clone: Clone, ins: Instruction) -> None:
    """Tell the runtime which lanes have come to ``ins``, if it is for several, and which ones it is for."""
    aligned = ins.opcode in _ALIGNED
    if not aligned and (ins.opcode not in _NAMED or "sync" not in ins.modifiers or "cta" in ins.modifiers):
        return
    if ins.opcode in ("bar", "barrier") and "warp" not in ins.modifiers:
        return
    members = Immediate(0) if aligned else ins.sources[-1]
    memory.give(clone, members, "value", 32)
    where = ("ptr", "%context"), ("ptr", "%warp"), ("i64", str(ins.index)), ("i32", clone.mask(ins).ref)
    call(clone, "rooftile_convene", *where, ("i32", str(int(aligned))))
    if ins.opcode == "shfl":
        lost = unreachable(Lowering(clone, ins))
        call(clone, "rooftile_no_source", *where[:3], ("i32", lost.ref))


def words(ins: Instruction, hazard: Hazard) -> tuple[str, str, str]:
    """Message, why and advice of a hazard about the lanes of ``ins``."""
    lanes = _listed([lane for lane in range(WARP_SIZE) if hazard.address >> lane & 1])
    what = (_NAMED | _ALIGNED)[ins.opcode]
    why = "on a GPU the result is undefined: the warp may hang here, or go on with values that nobody gave"
    if hazard.kind == ABSENT_SOURCE:
        return (
            f"{lanes} read in {what} from lanes that do not execute it",
            "what a lane gets from one that is not there is undefined; here it is a NaN",
            "shuffle among as many lanes as there are, or let the others have a neutral value and take part",
        )
    if hazard.kind != ABSENT_LANES:
        return (
            f"{lanes} execute {what} with a mask that does not name them",
            why,
            "give a mask with a bit for every lane that comes here: 0xffffffff where all of the warp do",
        )
    need = "needs all 32 lanes of a warp" if ins.opcode in _ALIGNED else "names lanes in its mask that do not come"
    reason, advice = {
        NOT_LAUNCHED: ("the block ends before them", "launch blocks of a multiple of 32 threads"),
        RETURNED: ("they have returned", "let no thread return before this: guard loads and stores instead"),
    }.get(int(hazard.other_slot), ("they go another way", _ELSEWHERE if ins.opcode not in _ALIGNED else _TOGETHER))
    return f"{what} {need}: {lanes} are missing, {reason}", why, advice


_ELSEWHERE: Final = (
    "move it out of the branch or loop that these lanes skip, or let its mask name those that come: "
    "__ballot_sync(0xffffffff, condition) before the branch"
)
_TOGETHER: Final = "move it out of the branch or loop that these lanes skip: conditions around it must be the warp's"


def _listed(lanes: Sequence[int]) -> str:
    """``lanes 3, 5 and 16 to 31``."""
    parts = list(_runs(lanes))
    text = parts[0] if len(parts) == 1 else f"{', '.join(parts[:-1])} and {parts[-1]}"
    return f"{'lane' if len(lanes) == 1 else 'lanes'} {text}"


def _runs(lanes: Sequence[int]) -> Iterator[str]:
    first = 0
    for i, lane in enumerate(lanes):
        if i + 1 < len(lanes) and lanes[i + 1] == lane + 1:
            continue
        yield f"{lanes[first]} to {lane}" if i > first else str(lane)
        first = i + 1
