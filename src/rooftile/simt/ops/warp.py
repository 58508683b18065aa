"""Exchange between the lanes of a warp: shuffle, vote, match, reduce, elect (PTX ISA 9.7.9.6 and 9.7.13)."""

from __future__ import annotations

from typing import Final

from rooftile.core.hardware import WARP_SIZE
from rooftile.ptx.program import Sink
from rooftile.simt.layout.hazards import POISON
from rooftile.simt.ops.lanes import Lanes
from rooftile.simt.ops.registry import Lowering, operation

_LANES: Final = list(range(WARP_SIZE))


def _active(op: Lowering) -> Lanes:
    """The executing lanes, one bit each."""
    return Lanes.of(op.ctx.writer, op.ctx.active())


def _ballot(bits: Lanes) -> Lanes:
    """Bit ``i`` of a scalar is lane ``i``'s bit."""
    return bits.view("i32", count=0)


def _members(op: Lowering) -> Lanes:
    """For each lane (or once), the executing lanes of its member mask; all of them before ``.sync``."""
    active = _ballot(_active(op))
    active = active.splat() if op.vector else active
    return active & op.integer(len(op.ins.sources) - 1, 32, signed=False) if op.has("sync") else active


def _lane_ids(like: Lanes) -> Lanes:
    return like.constants(_LANES, "i32")


@operation("shfl", types="b32", modifiers="sync up down bfly idx")
def _shuffle(op: Lowering) -> None:
    """``shfl.sync``: another lane's value, chosen by ``b`` within the segment that ``c`` describes.

    ``c`` holds a clamp (bits 0-4) and a segment mask (bits 8-12). A lane whose source is outside its segment keeps its
    own value and gets a false ``p``. The value of a lane that does not execute is unspecified: a NaN, to be noticed.
    """
    lanes, in_range = _sources(op)
    own = op.integer(0, 32, signed=False)
    op.result(_exchange(op, own, lanes) if op.vector else own)
    if op.results() > 1:
        op.result(in_range, 1)


def _sources(op: Lowering) -> tuple[list[int] | Lanes, Lanes]:
    """Where each lane reads from, and whether that is in range."""
    b, c = op.constant_source(1), op.constant_source(2)
    if b is None or c is None:
        return _source_lanes(op)
    chosen = [_source_lane(op, lane, b, c) for lane in _LANES]
    return [lane for lane, _ in chosen], _active(op).constants([valid for _, valid in chosen], "i1")


def _exchange(op: Lowering, own: Lanes, lanes: list[int] | Lanes) -> Lanes:
    """For each lane the value of another, :data:`POISON` where that one does not execute."""
    given = own.shuffle(lanes) if isinstance(lanes, list) else _permute(own, lanes)
    return _reachable(op, lanes).select(given, POISON)


def _reachable(op: Lowering, lanes: list[int] | Lanes) -> Lanes:
    """For each lane whether the one it reads from executes."""
    active = _active(op)
    if isinstance(lanes, list):
        return active.shuffle(lanes)
    return (_ballot(active).splat().lshr(lanes) & 1).compare("ne", 0)


def unreachable(op: Lowering) -> Lanes:
    """The executing lanes, as bits, that read in ``shfl`` from one that does not execute."""
    return _ballot(_active(op)) & ~_ballot(_reachable(op, _sources(op)[0]))


def _source_lane(op: Lowering, lane: int, b: int, c: int) -> tuple[int, int]:
    """Where ``lane`` reads from, and whether that is in range."""
    b, clamp, segment = b & 31, c & 31, c >> 8 & 31
    highest = (lane & segment) | (clamp & ~segment)
    if op.has("up"):
        source = lane - b
        valid = source >= highest
    else:
        source = lane + b if op.has("down") else lane ^ b if op.has("bfly") else (lane & segment) | (b & ~segment)
        valid = source <= highest
    return (source if valid else lane), int(valid)


def _source_lanes(op: Lowering) -> tuple[Lanes, Lanes]:
    """:func:`_source_lane` for operands known at run time."""
    b, c = (op.integer(i, 32, signed=False, vector=True) for i in (1, 2))
    lane = _lane_ids(b)
    b, clamp, segment = b & 31, c & 31, c.lshr(8) & 31
    lowest = lane & segment
    highest = lowest | (clamp & ~segment)
    if op.has("up"):
        source = lane - b
        valid = source.compare("sge", highest)
    else:
        source = lane + b if op.has("down") else lane ^ b if op.has("bfly") else lowest | (b & ~segment)
        valid = source.compare("sle", highest)
    return valid.select(source, lane), valid


def _permute(x: Lanes, lane: Lanes) -> Lanes:
    """``x`` of lane ``lane``, which is between 0 and 31, for each lane."""
    x.writer.declarations["rooftile.permute"] = _permute_function(x.type)
    return x.like(x.writer.assign(f"call {x.type} @rooftile.permute({x.type} {x.ref}, {x.type} {lane.ref})"))


def _permute_function(vector: str) -> str:
    """Through memory: AVX2 permutes only 8 words at once. In a function, to keep the ``alloca`` out of loops."""
    lines = [
        f"define internal {vector} @rooftile.permute({vector} %x, {vector} %lane) noinline {{",
        f"  %memory = alloca {vector}",
        f"  store {vector} %x, ptr %memory",
    ]
    result = "poison"
    for i in _LANES:
        lines += [
            f"  %lane{i} = extractelement {vector} %lane, i64 {i}",
            f"  %place{i} = getelementptr i32, ptr %memory, i32 %lane{i}",
            f"  %word{i} = load i32, ptr %place{i}",
            f"  %y{i} = insertelement {vector} {result}, i32 %word{i}, i64 {i}",
        ]
        result = f"%y{i}"
    return "\n".join([*lines, f"  ret {vector} {result}", "}"])


@operation("vote", types="b32 pred", modifiers="sync all any uni ballot")
def _vote(op: Lowering) -> None:
    """``vote.sync``: whether a predicate holds in ``all`` or ``any`` participants, is the same in all, or its bits."""
    members = _members(op)
    holds = op.integer(0, 1, signed=False, vector=True)
    bits = _ballot(holds)
    true = members & (bits.splat() if op.vector else bits)
    if op.has("ballot"):
        op.result(true)
    elif op.has("any"):
        op.result(true.compare("ne", 0))
    elif op.has("all"):
        op.result(true.compare("eq", members))
    else:
        op.result(true.compare("eq", members) | true.compare("eq", 0))


@operation("activemask", types="b32")
def _activemask(op: Lowering) -> None:
    """``activemask``: the lanes that execute this."""
    mask = _ballot(_active(op))
    op.result(mask.splat() if op.vector else mask)


@operation("match", types="b32 b64", modifiers="any all sync")
def _match(op: Lowering) -> None:
    """``match.sync``: the participants that hold the same value as this lane; with ``all``, all of them or none."""
    bits = 64 if op.type == "b64" else 32
    value = op.integer(0, bits, signed=False, vector=True)
    mask = op.integer(1, 32, signed=False, vector=True)
    active = _active(op)
    members = mask & _ballot(active).splat()
    equal = members.constant(0)
    for lane in _LANES:
        same = value.compare("eq", value.extract(lane).splat())
        equal = equal | same.select(equal.constant(1 << lane), 0)
    equal = equal & members
    if op.has("any"):
        op.result(equal)
        return
    complete = equal.compare("eq", members)
    # One lane's set is complete exactly if every participant's is.
    op.result(complete.select(members, 0))
    if op.results() > 1:
        op.result(complete, 1)


_REDUCTIONS: Final = {
    # operation: (LLVM's reduction, its neutral element for u32, for s32)
    "add": ("add", 0, 0),
    "min": ("min", 0xFFFFFFFF, 0x7FFFFFFF),
    "max": ("max", 0, 0x80000000),
    "and": ("and", 0xFFFFFFFF, 0xFFFFFFFF),
    "or": ("or", 0, 0),
    "xor": ("xor", 0, 0),
}


@operation("redux", types="u32 s32 b32", modifiers="sync add min max and or xor")
def _reduce(op: Lowering) -> None:
    """``redux.sync``: sum, minimum, maximum or logic over the participants."""
    word = next(word for word in _REDUCTIONS if op.has(word))
    name, unsigned_neutral, signed_neutral = _REDUCTIONS[word]
    neutral = signed_neutral if op.signed else unsigned_neutral
    if name in ("min", "max"):
        name = ("s" if op.signed else "u") + name
    value = op.integer(0, 32, vector=True)
    if not op.vector or op.constant_source(1) is not None:
        mask = op.integer(1, 32, signed=False).splat()
        joins = (mask.lshr(_lane_ids(mask)) & 1).compare("ne", 0) & _active(op)
        total = joins.select(value, neutral).reduce(name)
        op.result(total.splat() if op.vector else total)
        return
    members = _members(op)
    total = value.constant(neutral)
    for lane in _LANES:
        joins = (members & (1 << lane)).compare("ne", 0)
        joined = joins.select(value.extract(lane).splat(), neutral)
        total = total.call(name, joined) if name[1:] in ("min", "max") else total.apply(name, joined)
    op.result(total)


@operation("elect", modifiers="sync")
def _elect(op: Lowering) -> None:
    """``elect.sync d|p``: the lowest participant is the leader, ``p`` is true there, ``d`` is its lane."""
    mask = op.integer(0, 32, signed=False, vector=True)
    members = mask & _ballot(_active(op)).splat()
    leader = members.count_bits("cttz")
    if not isinstance(op.ins.destinations[0], Sink):
        op.result(leader)
    op.result(leader.compare("eq", _lane_ids(leader)), 1)
