"""Logic, shifts, bit fields and byte permutation (PTX ISA 9.7.1, 9.7.8; ``prmt`` 9.7.9)."""

from __future__ import annotations

from typing import Final

from rooftile.simt.ops.lanes import Lanes
from rooftile.simt.ops.registry import Lowering, operation, width

_BITS: Final = "b16 b32 b64"


@operation("and or xor", types=f"pred {_BITS}")
def _logic(op: Lowering) -> None:
    """``and``, ``or``, ``xor`` of bits or predicates."""
    a, b = op.integers(width(op.type), signed=False)
    op.result(a.apply(op.ins.opcode, b))


@operation("not", types=f"pred {_BITS}")
def _not(op: Lowering) -> None:
    """``not``: every bit inverted."""
    op.result(~op.integer(0, width(op.type), signed=False))


@operation("cnot", types=_BITS)
def _cnot(op: Lowering) -> None:
    """``cnot``: 1 if the operand is 0, else 0."""
    a = op.integer(0, width(op.type), signed=False)
    op.result(a.compare("eq", 0).resize(a.bits))


def shift(opcode: str, a: Lanes, count: Lanes) -> Lanes:
    """``shl``, ``lshr`` or ``ashr`` with a count of any size: past the width, zeros or copies of the sign come in.

    ``count`` is unsigned and as wide as ``a``, or wider.
    """
    if opcode == "ashr":
        return a.ashr(count.call("umin", a.bits - 1).resize(a.bits))
    # What LLVM leaves undefined past the width is not selected.
    return count.compare("ult", a.bits).select(a.apply(opcode, count.resize(a.bits)), 0)


@operation("shl", types=_BITS)
@operation("shr", types=f"{_BITS} u16 u32 u64 s16 s32 s64")
def _shift(op: Lowering) -> None:
    """``shl``, ``shr``: the count is an unsigned 32-bit number, and one past the width shifts everything out."""
    bits = width(op.type)
    a = op.integer(0, bits)
    opcode = "shl" if op.ins.opcode == "shl" else "ashr" if op.signed else "lshr"
    constant = op.constant_source(1)
    if constant is not None:
        count = constant & 0xFFFFFFFF
        if count < bits or opcode == "ashr":
            op.result(a.apply(opcode, min(count, bits - 1)), signed=op.signed)
        else:
            op.result(a.constant(0))
        return
    op.result(shift(opcode, a, op.integer(1, 32, signed=False).resize(max(bits, 32))), signed=op.signed)


@operation("shf", types="b32", modifiers="l r wrap clamp")
def _funnel_shift(op: Lowering) -> None:
    """``shf``: 32 bits of ``[b:a]`` shifted left (its high word) or right (its low word), count modulo or up to 32."""
    a, b, count = op.integers(32, signed=False)
    left = op.has("l")
    shifted = b.call("fshl" if left else "fshr", a, count)
    if op.has("clamp"):
        shifted = count.compare("ult", 32).select(shifted, a if left else b)
    op.result(shifted)


@operation("lop3", types="b32", modifiers="and or xor")
def _lop3(op: Lowering) -> None:
    """``lop3``: any function of three bits, by its truth table; ``d|p`` also combines ``d != 0`` with a predicate."""
    table = op.constant_source(3)
    if table is None:
        raise op.unsupported("its truth table is no constant", "an immediate between 0 and 255")
    a, b, c = (op.integer(i, 32, signed=False) for i in range(3))
    result = _truth_table(table & 0xFF, [a, b, c])
    result = result if isinstance(result, Lanes) else a.constant(result)
    op.result(result)
    if op.results() > 1:
        boolean = next(word for word in ("and", "or", "xor") if op.has(word))
        op.result(result.compare("ne", 0).apply(boolean, op.predicate(4)), 1)


def _truth_table(table: int, inputs: list[Lanes]) -> Lanes | int:
    """The function whose value for inputs ``abc`` (``a`` the highest bit) is bit ``abc`` of ``table``.

    Given as 0 or -1 where it is constant, and otherwise by
    ``f(a, rest) = f(0, rest) ^ (a & (f(0, rest) ^ f(1, rest)))``.
    """
    if not inputs:
        return -(table & 1)
    half = 1 << (len(inputs) - 1)
    low, high = table & ((1 << half) - 1), table >> half
    first, rest = inputs[0], inputs[1:]
    base, change = _truth_table(low, rest), _truth_table(low ^ high, rest)
    if isinstance(change, int):
        if change == 0:
            return base
        toggled = first
    else:
        toggled = first & change
    if isinstance(base, int):
        return toggled if base == 0 else ~toggled
    return base ^ toggled


# prmt's modes as selectors, four of 16 bits in the order of c's two low bits.
_PERMUTATIONS: Final = {
    "f4e": (0x3210, 0x4321, 0x5432, 0x6543),
    "b4e": (0x5670, 0x6701, 0x7012, 0x0123),
    "rc8": (0x0000, 0x1111, 0x2222, 0x3333),
    "ecl": (0x3210, 0x3211, 0x3222, 0x3333),
    "ecr": (0x0000, 0x1110, 0x2210, 0x3210),
    "rc16": (0x1010, 0x3232, 0x1010, 0x3232),
}


@operation("prmt", types="b32", modifiers=" ".join(_PERMUTATIONS))
def _prmt(op: Lowering) -> None:
    """``prmt``: four of the eight bytes of ``[b:a]``, or copies of their signs, as the selector's nibbles say."""
    a, b = op.integer(0, 32, signed=False), op.integer(1, 32, signed=False)
    mode = op.ins.modifiers[0] if op.ins.modifiers else None
    constant = op.constant_source(2)
    if constant is not None:
        selector = constant & 0xFFFF if mode is None else _PERMUTATIONS[mode][constant & 3]
        op.result(_permute_constant(a, b, selector))
        return
    selectors = op.integer(2, 32, signed=False)
    if mode is not None:
        table = sum(entry << (16 * i) for i, entry in enumerate(_PERMUTATIONS[mode]))
        selectors = selectors.constant(table, "i64").lshr((selectors & 3).resize(64).shl(4)).resize(32)
    op.result(_permute(a, b, selectors))


def _permute_constant(a: Lanes, b: Lanes, selector: int) -> Lanes:
    """One byte shuffle over all lanes."""
    lanes = max(a.count, 1)
    count = 4 * lanes
    nibbles = [(selector >> (4 * i)) & 0xF for i in range(4)]
    sources = [part.view("i8", count=count) for part in (a, b)]
    if any(nibble & 8 for nibble in nibbles):
        sources += [part.ashr(7) for part in sources]
    # Bytes of source s begin at s * count: first a, b, then their signs.
    indices = [(nibble >> 2) * count + 4 * lane + (nibble & 3) for lane in range(lanes) for nibble in nibbles]
    joined = _concatenate(sources)
    return joined.shuffle(indices).view("i32", count=a.count)


def _concatenate(parts: list[Lanes]) -> Lanes:
    while len(parts) > 1:
        parts = [left.concatenate(right) for left, right in zip(parts[::2], parts[1::2], strict=True)]
    return parts[0]


def _permute(a: Lanes, b: Lanes, selectors: Lanes) -> Lanes:
    pair = b.resize(64).shl(32) | a.resize(64)
    result = a.constant(0)
    for i in range(4):
        nibble = selectors.lshr(4 * i) if i else selectors
        byte = pair.lshr((nibble & 7).shl(3).resize(64)).resize(8)
        byte = (nibble & 8).compare("ne", 0).select(byte.ashr(7), byte)
        result = result | byte.resize(32).shl(8 * i)
    return result


@operation("bfe", types="u32 s32 u64 s64")
def _bit_field_extract(op: Lowering) -> None:
    """``bfe``: ``len`` bits from ``pos`` (both modulo 256), zero- or sign-extended; past the top, the sign or zeros."""
    bits = width(op.type)
    a = op.integer(0, bits)
    position, length = (_byte(op, i, bits) for i in (1, 2))
    if not op.signed:
        op.result(shift("lshr", a, position) & _low_bits(length))
        return
    unused = a.constant(bits) - length.call("umin", bits)
    field = shift("ashr", shift("ashr", a, position).shl(unused & (bits - 1)), unused)
    op.result(length.compare("eq", 0).select(0, field), signed=True)


@operation("bfi", types="b32 b64")
def _bit_field_insert(op: Lowering) -> None:
    """``bfi``: ``b`` with its ``len`` bits from ``pos`` (both modulo 256) replaced by the low bits of ``a``."""
    bits = width(op.type)
    a, b = op.integer(0, bits), op.integer(1, bits)
    position, length = (_byte(op, i, bits) for i in (2, 3))
    mask = shift("shl", _low_bits(length), position)
    op.result((b & ~mask) | (shift("shl", a, position) & mask))


def _byte(op: Lowering, index: int, bits: int) -> Lanes:
    return (op.integer(index, 32, signed=False) & 0xFF).resize(bits)


def _low_bits(length: Lanes) -> Lanes:
    """A mask of ``length`` ones, all of them past the width."""
    return ~shift("shl", length.constant(-1), length)


@operation("bmsk", types="b32", modifiers="clamp wrap")
def _bit_mask(op: Lowering) -> None:
    """``bmsk``: ``b`` ones from bit ``a``; with ``.wrap`` both modulo 32."""
    a, b = op.integers(32, signed=False)
    if op.has("wrap"):
        a, b = a & 31, b & 31
    op.result(shift("shl", _low_bits(b), a))


@operation("szext", types="u32 s32", modifiers="clamp wrap")
def _sign_or_zero_extend(op: Lowering) -> None:
    """``szext``: the low ``b`` bits of ``a``, extended to 32; ``b`` up to 32, or modulo 32."""
    a, b = op.integers(32)
    length = b & 31 if op.has("wrap") else b.call("umin", 32)
    if not op.signed:
        op.result(a & _low_bits(length))
        return
    unused = a.constant(32) - length
    extended = a.shl(unused & 31).ashr(unused & 31)
    op.result(length.compare("eq", 0).select(0, extended), signed=True)


@operation("bfind", types="u32 s32 u64 s64", modifiers="shiftamt")
def _find_leading_bit(op: Lowering) -> None:
    """``bfind``: place of the highest one (of a negative number, zero), -1 if none; or the shift to the top."""
    bits = width(op.type)
    a = op.integer(0, bits)
    if op.signed:
        a = a ^ a.ashr(bits - 1)
    zeros = a.count_bits("ctlz").resize(32)
    place = zeros if op.has("shiftamt") else (bits - 1) - zeros
    op.result(a.compare("eq", 0).select(-1, place))


@operation("popc clz", types="b32 b64")
def _count_bits(op: Lowering) -> None:
    """``popc``, ``clz``: number of ones, of leading zeros."""
    a = op.integer(0, width(op.type), signed=False)
    count = a.call("ctpop") if op.ins.opcode == "popc" else a.count_bits("ctlz")
    op.result(count.resize(32))


@operation("brev", types="b32 b64")
def _reverse(op: Lowering) -> None:
    """``brev``: the bits in reverse order."""
    op.result(op.integer(0, width(op.type), signed=False).call("bitreverse"))
