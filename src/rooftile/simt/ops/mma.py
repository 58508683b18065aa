"""Matrix multiply-accumulate of a warp, ``mma.sync`` (PTX ISA 9.7.15.5): a call of ``runtime/matrix``.

Integer forms and those of doubles are what the PTX ISA says. It leaves the sums of the other types open; they are what
an H200 gives, bit by bit (``docs/counting-rules.md``): a block of products is added at once, each cut to some bits
below the largest exponent. How long a block is and how many bits are kept depends on the architecture.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from rooftile.core.hardware import WARP_SIZE
from rooftile.ptx.opcodes import type_bits
from rooftile.ptx.program import Operand, Vector
from rooftile.simt.ops.lanes import Lanes
from rooftile.simt.ops.registry import Lowering, operation

_SHAPES: Final = {
    "f16": ("m8n8k4", "m16n8k8", "m16n8k16"),
    "bf16": ("m16n8k8", "m16n8k16"),
    "tf32": ("m16n8k4", "m16n8k8"),
    "f64": ("m8n8k4", "m16n8k4", "m16n8k8", "m16n8k16"),
    **dict.fromkeys(("e4m3", "e5m2"), ("m16n8k16", "m16n8k32")),
    **dict.fromkeys(("s8", "u8"), ("m8n8k16", "m16n8k16", "m16n8k32")),
    **dict.fromkeys(("s4", "u4"), ("m8n8k32", "m16n8k32", "m16n8k64")),
    "b1": ("m8n8k128", "m16n8k128", "m16n8k256"),
}
NUMBERS: Final = {"f16": 0, "bf16": 1, "tf32": 2, "e4m3": 3, "e5m2": 4, "f32": 5}
"""What ``runtime/matrix`` calls the floating-point types."""

_TYPES: Final = " ".join((*_SHAPES, "f32", "s32"))
_MODIFIERS: Final = "sync aligned row col rn satfinite xor and popc " + " ".join(
    sorted({shape for shapes in _SHAPES.values() for shape in shapes})
)


@dataclass(frozen=True, slots=True)
class Summation:
    """How products are summed: ``block`` at once, each cut ``fraction`` bits below the largest exponent.

    ``halves``: the first two of every four elements of K before the other two, C added last; what is made of 8-bit
    floating point where only f16 can be multiplied.
    """

    block: int
    fraction: int
    halves: bool = False


def summation(target: str, kind: str, k: int) -> Summation:
    """How tensor cores of ``target`` (``sm_90``) sum K = ``k`` products of type ``kind``.

    sm_90 is measured; the others are from the literature (Fasi, Higham, Mikaitis and Pranesh, "Numerical behavior of
    NVIDIA tensor cores", 2021; Li et al., "FTTN", 2024) and never compared here.
    """
    digits = re.search(r"\d+", target)
    capability = int(digits[0]) if digits else 90
    eight_bits = kind.startswith("e")
    if eight_bits and 90 <= capability < 100:
        return Summation(k // 2, 25, halves=True)
    if capability >= 90:
        return Summation(k, 25)
    if eight_bits:
        return Summation(16, 13)
    if capability >= 80:
        return Summation(min(k, 4 if kind == "tf32" else 8), 24)
    return Summation(4, 24 if capability >= 75 else 23)


def _registers(operand: Operand) -> tuple[Operand, ...]:
    return operand.elements if isinstance(operand, Vector) else (operand,)


@operation("mma", types=_TYPES, modifiers=_MODIFIERS)
def _mma(op: Lowering) -> None:
    """``mma``: D = A B + C."""
    shape = next((word for word in op.ins.modifiers if word[0] == "m"), "")
    d, a, b, c = (*op.ins.types, *("",) * 4)[:4]
    if len(op.ins.types) != 4 or shape not in _SHAPES.get(a, ()) or not _fit(d, a, b, c) or not _is_complete(op, shape):
        forms = "; ".join(f"{kind} {' '.join(shapes)}" for kind, shapes in _SHAPES.items())
        raise op.unsupported("no such shape of these types", forms)
    m, n, k = (int(size) for size in re.findall(r"\d+", shape))
    elements = (m * n, m * k, k * n, m * n)
    if shape == "m8n8k4" and a == "f16":
        elements = (4 * m * n, 4 * m * k, 4 * k * n, 4 * m * n)  # one of each for every quad pair
    operands = [_registers(x) for x in (op.ins.destinations[0], *op.ins.sources)]
    bits = 64 if a == "f64" else 32
    for number, kind, registers in zip(elements, op.ins.types, operands, strict=True):
        expected = number * type_bits(kind) // WARP_SIZE // bits
        if len(registers) != expected:
            raise op.unsupported(f"{len(registers)} registers of {kind} where it has {expected}", shape)
    function, arguments = _function(op, shape, (m, k), (d, a, b, c))
    results = _call(op, function, arguments, operands, bits)
    for register, value in zip(operands[0], results, strict=True):
        op.ctx.assign(op.ins, register, value.value)


def _is_complete(op: Lowering, shape: str) -> bool:
    """Whether it has its operands, a layout of A and B that exists, and the operation on bits."""
    layout = [word for word in op.ins.modifiers if word in ("row", "col")]
    any_layout = shape == "m8n8k4" and op.ins.types[1] == "f16" and len(layout) == 2
    bits = op.ins.types[1] == "b1"
    return (
        (op.results(), len(op.ins.sources)) == (1, 3)
        and (layout == ["row", "col"] or any_layout)
        and (op.has("popc"), op.has("xor") != op.has("and")) == (bits, bits)
    )


def _fit(d: str, a: str, b: str, c: str) -> bool:
    """Whether types can be combined."""
    if a in ("s8", "u8", "s4", "u4", "b1"):
        return b[1:] == a[1:] and d == c == "s32"
    if a in ("bf16", "tf32"):
        return b == a and d == c == "f32"
    if a == "f64":
        return b == c == d == a
    return (b == a or (a + b).startswith("e")) and {d, c} <= {"f16", "f32"} and b in _SHAPES


def _function(
    op: Lowering, shape: str, sizes: tuple[int, int], types: tuple[str, str, str, str]
) -> tuple[str, tuple[int, ...]]:
    """The runtime's function and its arguments after the four operands."""
    (m, k), (d, a, b, c) = sizes, types
    if a == "f64":
        return "rooftile_mma_double", (m, k)
    if a == "b1":
        return "rooftile_mma_bits", (m, k, int(op.has("xor")))
    if a not in NUMBERS:
        return "rooftile_mma_integer", (m, k, int(a[1]), int(a[0] == "s"), int(b[0] == "s"), int(op.has("satfinite")))
    if shape == "m8n8k4":
        by_rows = [int(word == "row") for word in op.ins.modifiers if word in ("row", "col")]
        return "rooftile_mma_quads", (*by_rows, NUMBERS[c], NUMBERS[d])
    how = summation(op.ctx.target, a, k)
    numbers = (NUMBERS[kind] for kind in (a, b, c, d))
    return "rooftile_mma_float", (m, k, *numbers, how.block, how.fraction, int(how.halves))


def _call(
    op: Lowering, function: str, arguments: tuple[int, ...], operands: list[tuple[Operand, ...]], bits: int
) -> list[Lanes]:
    """Call ``function`` on the registers of D, A, B and C through memory; D's new values."""
    w, register = op.ctx.writer, f"<{WARP_SIZE} x i{bits}>"
    results, *sources = operands
    values = [op.operand(x, bits, signed=False, vector=True) for source in sources for x in source]
    name = ".".join(("rooftile.mma", function, *map(str, arguments), *(str(len(operand)) for operand in operands)))
    integers = "".join(f", i32 {argument}" for argument in arguments)
    w.declarations[function] = f"declare void @{function}(ptr, ptr, ptr, ptr{', i32' * len(arguments)})"
    w.declarations[name] = _wrapper(name, function, integers, [len(operand) for operand in operands], register)
    whole = "{" + ", ".join([register] * len(results)) + "}"
    returned = w.assign(f"call {whole} @{name}({', '.join(f'{value.type} {value.ref}' for value in values)})")
    return [
        Lanes(w, w.assign(f"extractvalue {whole} {returned}, {i}"), f"i{bits}", WARP_SIZE) for i in range(len(results))
    ]


def _wrapper(name: str, function: str, integers: str, counts: list[int], register: str) -> str:
    """Puts registers in memory for the runtime. In a function, to keep each ``alloca`` out of loops."""
    results, *sources = counts
    parameters = [f"{register} %{operand}{i}" for operand, n in zip("abc", sources, strict=True) for i in range(n)]
    whole = "{" + ", ".join([register] * results) + "}"
    lines = [f"define internal {whole} @{name}({', '.join(parameters)}) alwaysinline nounwind {{"]
    lines += [f"  %{operand} = alloca [{n} x {register}]" for operand, n in zip("dabc", counts, strict=True)]
    for operand, n in zip("abc", sources, strict=True):
        for i in range(n):
            lines.append(f"  %{operand}.at{i} = getelementptr {register}, ptr %{operand}, i64 {i}")
            lines.append(f"  store {register} %{operand}{i}, ptr %{operand}.at{i}")
    lines.append(f"  call void @{function}(ptr %a, ptr %b, ptr %c, ptr %d{integers})")
    result = "poison"
    for i in range(results):
        lines.append(f"  %d.at{i} = getelementptr {register}, ptr %d, i64 {i}")
        lines.append(f"  %d{i} = load {register}, ptr %d.at{i}")
        lines.append(f"  %r{i} = insertvalue {whole} {result}, {register} %d{i}, {i}")
        result = f"%r{i}"
    return "\n".join([*lines, f"  ret {whole} {result}", "}"])
