"""Single and double precision arithmetic (PTX ISA 9.7.3).

LLVM's default arithmetic is IEEE 754's with rounding to nearest, as PTX's is; approximate instructions are computed
more exactly than a GPU does, within their documented error.
"""

from __future__ import annotations

from functools import reduce
from typing import Final

from rooftile.simt.ops.formats import directed, flush, saturate
from rooftile.simt.ops.lanes import Lanes
from rooftile.simt.ops.registry import Lowering, operation, width

_ELEMENT: Final = {"f32": "float", "f64": "double", "f32x2": "float"}
_ROUNDINGS: Final = "rn rz rm rp"


def float_source(op: Lowering, index: int, ptx_type: str | None = None) -> Lanes:
    """Source ``index`` as ``float`` or ``double``, flushed if the instruction says ``.ftz``."""
    ptx_type = ptx_type or op.type
    raw = op.integer(index, width(ptx_type), signed=False)
    value = raw.view(_ELEMENT[ptx_type], count=2 * max(raw.count, 1) if ptx_type == "f32x2" else raw.count)
    return flush(value) if op.has("ftz") and value.element == "float" else value


def float_sources(op: Lowering) -> list[Lanes]:
    """All sources as ``float`` or ``double``."""
    return [float_source(op, index) for index in range(len(op.ins.sources))]


def float_result(op: Lowering, value: Lanes) -> None:
    """The result, after ``.ftz`` and ``.sat``."""
    if op.has("ftz") and value.element == "float":
        value = flush(value)
    if op.has("sat"):
        value = saturate(value)
    if op.type == "f32x2":
        value = value.view("i64", count=value.count // 2 if op.vector else 0)
    op.result(value)


@operation("add sub mul", types="f32 f64 f32x2", modifiers=f"{_ROUNDINGS} ftz sat")
def _arithmetic(op: Lowering) -> None:
    """``add``, ``sub``, ``mul``."""
    a, b = float_sources(op)
    float_result(op, directed("f" + op.ins.opcode, op.rounding(), [a, b], a.element))


@operation("fma mad", types="f32 f64 f32x2", modifiers=f"{_ROUNDINGS} ftz sat")
def _fma(op: Lowering) -> None:
    """``fma``, ``mad``: ``a * b + c`` rounded once."""
    sources = float_sources(op)
    float_result(op, directed("fma", op.rounding(), sources, sources[0].element))


@operation("div", types="f32 f64", modifiers=f"{_ROUNDINGS} ftz full")
def _div(op: Lowering) -> None:
    """``div``: correctly rounded, ``.full`` too."""
    a, b = float_sources(op)
    float_result(op, directed("fdiv", op.rounding(), [a, b], a.element))


@operation("div", types="f32", modifiers="approx ftz")
def _div_approx(op: Lowering) -> None:
    """``div.approx``: ``a * (1/b)``; for ``|b| > 2**126`` the reciprocal is 0, and the result 0 or NaN."""
    a, b = float_sources(op)
    huge = b.call("fabs")
    flushed = huge.compare("ogt", 2.0**126) & huge.compare("one", float("inf"))
    zero = b.constant(0.0).call("copysign", b)
    float_result(op, flushed.select(a * zero, a.apply("fdiv", b)))


@operation("rcp", types="f32 f64", modifiers=f"{_ROUNDINGS} approx ftz")
def _rcp(op: Lowering) -> None:
    """``rcp``: ``1 / a``; ``.approx.ftz.f64`` knows the upper 32 bits of its operand and gives those of the result."""
    (a,) = float_sources(op)
    if op.has("approx") and op.type == "f64":
        float_result(op, _upper(_upper(a).reciprocal()))
    else:
        float_result(op, directed("fdiv", op.rounding(), [a.constant(1.0), a], a.element))


@operation("sqrt", types="f32 f64", modifiers=f"{_ROUNDINGS} approx ftz")
def _sqrt(op: Lowering) -> None:
    """``sqrt``: correctly rounded, ``.approx`` too."""
    (a,) = float_sources(op)
    float_result(op, directed("sqrt", op.rounding(), [a], a.element))


@operation("rsqrt", types="f32 f64", modifiers="approx ftz")
def _rsqrt(op: Lowering) -> None:
    """``rsqrt``: ``1 / sqrt(a)``; ``.ftz.f64`` by upper halves as in ``rcp``."""
    (a,) = float_sources(op)
    if op.has("ftz") and op.type == "f64":
        float_result(op, _upper(_upper(a).call("sqrt").reciprocal()))
    else:
        float_result(op, a.call("sqrt").reciprocal())


def _upper(x: Lanes) -> Lanes:
    """Double with its lower 32 bits cleared, and subnormals flushed."""
    return flush((x.raw() & ~0xFFFFFFFF).view("double"))


@operation("abs neg", types="f32 f64", modifiers="ftz")
def _sign(op: Lowering) -> None:
    """``abs``, ``neg``: the sign bit only."""
    (a,) = float_sources(op)
    float_result(op, a.call("fabs") if op.ins.opcode == "abs" else -a)


@operation("copysign", types="f32 f64")
def _copysign(op: Lowering) -> None:
    """``copysign``: the magnitude of ``b`` with the sign of ``a``."""
    a, b = float_sources(op)
    op.result(b.call("copysign", a))


def minimum(op: Lowering, sources: list[Lanes]) -> Lanes:
    """``min``, ``max``: -0 is below +0; a NaN gives way to a number unless ``.NaN``; ``.xorsign.abs`` as in the ISA."""
    name = op.ins.opcode + ("imum" if op.has("NaN") else "imumnum")
    if not op.has("xorsign"):
        return reduce(lambda a, b: a.call(name, b), sources)
    result = reduce(lambda a, b: a.call(name, b), [x.call("fabs") for x in sources])
    sign = reduce(lambda a, b: a ^ b, [x.raw() for x in sources]) & (1 << (result.bits - 1))
    return (result.call("fabs").raw() | sign).view(result.element)


@operation("min max", types="f32 f64", modifiers="ftz NaN xorsign abs")
def _min(op: Lowering) -> None:
    """``min``, ``max`` of two numbers, or three."""
    float_result(op, minimum(op, float_sources(op)))
