"""Runs one operation over many lanes: a small function is made around its lowering, compiled and called.

Expected results are the oracle's where it knows the operation. It computes lane by lane, with Python integers and exact
fractions, and was written from the PTX ISA apart from the lowerings.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache

import llvmlite.binding as llvm
import numpy as np
import numpy.typing as npt

from oracle import values as v
from oracle.operations import compute
from rooftile.ptx.opcodes import split_opcode
from rooftile.ptx.program import Immediate, Instruction, Operand, Register, Sink, Vector
from rooftile.simt.emit import Value, Writer, lane_type
from rooftile.simt.ops import lower_operation

Bits = npt.NDArray[np.uint64]
Source = npt.ArrayLike | Immediate | list[npt.ArrayLike]


def instruction(text: str, destinations: Sequence[Operand], sources: Sequence[Operand]) -> Instruction:
    """The instruction that ``text`` and its operands spell."""
    opcode = split_opcode(text)
    return Instruction(
        0, 0, opcode.name, opcode.modifiers, opcode.types, tuple(destinations), tuple(sources), ptx_line=17
    )


class Frame:
    """An ``OpContext`` whose registers are loaded from and stored to arrays."""

    def __init__(self, vector: bool) -> None:
        self.writer = Writer()
        self.carry: Value | None = None
        self.target = "sm_90"
        self.vector = vector
        self.values: dict[str, Value] = {}
        self.execution = Value("splat (i1 true)", 1, True)

    def source(self, operand: Operand, bits: int, *, vector: bool, signed: bool = False) -> Value:
        if isinstance(operand, Immediate):
            return self.writer.constant(operand.value, bits, vector)
        assert isinstance(operand, Register)
        value = self.writer.resize(self.values[operand.name], bits, signed)
        assert vector or not value.vector
        return self.writer.splat(value) if vector else value

    def varies(self, ins: Instruction) -> bool:
        return self.vector

    def assign(self, ins: Instruction, destination: Operand, value: Value, *, signed: bool = False) -> None:
        if isinstance(destination, Sink):
            return
        assert isinstance(destination, Register)
        assert value.vector == self.vector, f"{ins.text} gives a {value.type}"
        self.values[destination.name] = self.writer.resize(value, destination.bits, signed)

    def active(self) -> Value:
        return self.execution


Keep = Callable[..., npt.NDArray[np.bool_]]
Lower = Callable[[Frame, list[Operand], list[Register]], None]


def execute(
    code: str | Lower,
    sources: Sequence[Source],
    widths: Sequence[int],
    results: Sequence[int | list[int]],
    *,
    active: int = 0xFFFFFFFF,
    uniform: bool = True,
    kinds: Sequence[str] = (),
) -> list[Bits]:
    """Run ``code`` over lanes.

    ``code`` is an instruction's text, or a function that lowers several. ``sources`` are arrays of bit patterns of
    equal length, immediates, or lists of arrays (vector operands); ``widths`` their registers' widths. ``results`` are
    the destinations' widths, lists for vector operands; one array comes back for each. ``active`` has a bit for each
    executing lane. The same again in scalars must agree, unless ``uniform`` is false; ``kinds`` are the results' PTX
    types where they are not the instruction's first.
    """
    kinds = kinds or [_result_type(code)] * sum(len(r) if isinstance(r, list) else 1 for r in results)
    forms = [_form(code, sources, widths, results, active, vector) for vector in (True, False)[: 1 + uniform]]
    _call(forms)
    for other in forms[1:]:
        for one, two, kind in zip(forms[0].outputs, other.outputs, kinds, strict=True):
            assert_same(f"{code} in scalars", forms[0].arrays, two, one, kind)
    return forms[0].outputs


def _result_type(code: str | Lower) -> str:
    """The first type suffix, that of the result where there are several."""
    return "" if callable(code) else next(iter(split_opcode(code).types), "")


@dataclass
class Form:
    """``code`` in a loop over warps, or over lanes, with the arrays it works on."""

    vector: bool
    writer: Writer
    arrays: list[Bits]
    outputs: list[Bits]

    @property
    def name(self) -> str:
        return "vector" if self.vector else "scalar"

    def ir(self) -> str:
        length = len(self.outputs[0])
        return "\n".join(
            [
                f"define void @{self.name}(ptr %arrays) {{",
                "entry:",
                "  br label %body",
                "body:",
                "  %lane = phi i64 [ 0, %entry ], [ %next, %tail ]",
                *self.writer.lines,
                "  br label %tail",
                "tail:",
                f"  %next = add i64 %lane, {32 if self.vector else 1}",
                f"  %more = icmp ult i64 %next, {length}",
                "  br i1 %more, label %body, label %done",
                "done:",
                "  ret void",
                "}",
            ]
        )


def _form(
    code: str | Lower,
    sources: Sequence[Source],
    widths: Sequence[int],
    results: Sequence[int | list[int]],
    active: int,
    vector: bool,
) -> Form:
    arrays: list[Bits] = []
    frame = Frame(vector)
    writer = frame.writer

    def register(array: npt.ArrayLike, bits: int) -> Register:
        name = f"s{len(arrays)}"
        arrays.append(np.asarray(array, np.uint64))
        values = writer.assign(f"load {lane_type('i64', vector)}, ptr {_place(writer, len(arrays) - 1)}, align 8")
        frame.values[name] = writer.resize(Value(values, 64, vector), bits, False)
        return Register(name, bits)

    operands: list[Operand] = []
    for source, bits in zip(sources, widths, strict=True):
        if isinstance(source, Immediate):
            operands.append(source)
        elif isinstance(source, list):
            operands.append(Vector(tuple(register(part, bits) for part in source)))
        else:
            operands.append(register(source, bits))
    written: list[Register] = []

    def destination(bits: int | list[int]) -> Operand:
        if isinstance(bits, list):
            return Vector(tuple(destination(part) for part in bits))
        written.append(Register(f"d{len(written)}", bits))
        return written[-1]

    destinations = [destination(bits) for bits in results]
    mask = ", ".join(f"i1 {'true' if active >> lane & 1 else 'false'}" for lane in range(32))
    frame.execution = Value(f"<{mask}>", 1, True)
    if callable(code):
        code(frame, operands, written)
    else:
        lower_operation(frame, instruction(code, destinations, operands))

    length = len(arrays[0]) if arrays else 32
    assert length % 32 == 0
    assert all(len(array) == length for array in arrays)
    for i, output in enumerate(written):
        value = writer.resize(frame.values[output.name], 64, False)
        writer.line(f"store {value.type} {value.ref}, ptr {_place(writer, len(arrays) + i)}, align 8")
    return Form(vector, writer, arrays, [np.zeros(length, np.uint64) for _ in written])


def _place(writer: Writer, index: int) -> str:
    """Where the current lanes of array ``index`` lie."""
    slot = writer.assign(f"getelementptr ptr, ptr %arrays, i64 {index}")
    base = writer.assign(f"load ptr, ptr {slot}")
    return writer.assign(f"getelementptr i64, ptr {base}, i64 %lane")


@cache
def _host() -> tuple[llvm.Target, str, str]:
    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    return llvm.Target.from_default_triple(), llvm.get_host_cpu_name(), llvm.get_host_cpu_features().flatten()


def _call(forms: list[Form]) -> None:
    """Compile the functions for this CPU and call them."""
    target, cpu, features = _host()
    declarations: dict[str, str] = {}
    for form in forms:
        declarations |= form.writer.declarations
    module = llvm.parse_assembly("\n".join([*declarations.values(), *(form.ir() for form in forms)]))
    module.verify()
    machine = target.create_target_machine(cpu=cpu, features=features, opt=1, jit=True)
    with llvm.create_mcjit_compiler(module, machine) as engine:
        engine.finalize_object()
        for form in forms:
            pointers = np.array([array.ctypes.data for array in [*form.arrays, *form.outputs]], np.uint64)
            function = ctypes.CFUNCTYPE(None, ctypes.c_void_p)(engine.get_function_address(form.name))
            function(pointers.ctypes.data)


_INTEGER_EDGES = (0, 1, 2, 3, 8, 15, 16, 31, 32, 33, 63, 64, 255, 256, -1, -2, -7, -32)
_FLOAT_EDGES = (0.0, 1.0, 1.5, 2.0, 3.0, 0.1, 2047.5, 65504.0, 65520.0, 6e-8, 1e-40)


def edges(kind: str) -> list[int]:
    """Bit patterns of ``kind`` where something changes: limits, zeros, subnormals, infinities, NaN."""
    if kind.endswith("x2"):
        halves = edges(kind[:-2])
        return [low | high << 16 for low, high in zip(halves, [*halves[5:], *halves[:5]], strict=True)]
    bits = v.width(kind)
    if not v.is_float(kind):
        top = 1 << (bits - 1) if bits > 1 else 0
        return sorted(
            {x & ((1 << bits) - 1) for x in (*_INTEGER_EDGES, top, top - 1, top + 1, top >> 1, 0x5555 << bits // 4)}
        )
    form = v.FORMATS[kind]
    smallest_normal = 1 << (form.digits - 1)
    magnitudes = {1, smallest_normal - 1, smallest_normal, smallest_normal + 1, form.infinity - 1, form.infinity}
    magnitudes |= {v.encode(x, kind) for x in _FLOAT_EDGES} | {form.infinity | 1 << (form.digits - 2)}
    return [m | sign for m in sorted(magnitudes) for sign in (0, form.sign)]


def samples(kinds: Sequence[str], count: int = 256, seed: int = 0) -> list[Bits]:
    """Operands of PTX types ``kinds``: pairs of edges, edges with random patterns, and random patterns.

    Half of the random floats lie near 1, where results are finite and round.
    """
    rng = np.random.default_rng(seed)
    columns = []
    for kind in kinds:
        bits = v.width(kind)
        noise = rng.integers(0, 1 << bits, count, dtype=np.uint64, endpoint=False) if bits < 64 else _words(rng, count)
        for half in range(2 if kind.endswith("x2") else 1):
            form = v.FORMATS.get(kind.removesuffix("x2"))
            if form is not None:
                one = v.encode(1.0, kind.removesuffix("x2"))
                near = one + rng.integers(-(4 << form.digits), 4 << form.digits, count)
                near = (
                    near.astype(np.uint64) | np.uint64(form.sign) * rng.integers(0, 2, count, dtype=np.uint64)
                ) << np.uint64(16 * half)
                keep = np.uint64(((1 << form.bits) - 1) << (16 * half))
                chosen = rng.random(count) < 0.5
                noise = np.where(chosen, (noise & ~keep) | near, noise)
        special = rng.choice(np.array(edges(kind), np.uint64), count)
        columns.append(np.where(rng.random(count) < 0.4, special, noise))
    if len(kinds) == 2:  # all pairs of edges
        first, second = (np.array(edges(kind), np.uint64) for kind in kinds)
        columns[0] = np.concatenate([columns[0], np.repeat(first, len(second))])
        columns[1] = np.concatenate([columns[1], np.tile(second, len(first))])
    elif len(kinds) == 1:
        columns[0] = np.concatenate([columns[0], np.array(edges(kinds[0]), np.uint64)])
    fill = -len(columns[0]) % 32
    return [np.concatenate([column, column[:fill]]) for column in columns]


def _words(rng: np.random.Generator, count: int) -> Bits:
    return rng.integers(0, 1 << 32, count, dtype=np.uint64) << np.uint64(32) | rng.integers(
        0, 1 << 32, count, dtype=np.uint64
    )


def assert_same(text: str, sources: Sequence[npt.ArrayLike], got: Bits, expected: Bits, kind: str) -> None:
    """Equal bit patterns, any NaN of ``kind`` being equal to any other."""
    got, expected = (canonical(bits, kind) for bits in (got, expected))
    wrong = np.flatnonzero(got != expected)
    if wrong.size:
        lines = [
            f"{', '.join(hex(int(np.asarray(s)[i])) for s in sources)} -> {int(got[i]):#x}, not {int(expected[i]):#x}"
            for i in wrong[:5]
        ]
        raise AssertionError("\n".join([f"{text}: {wrong.size} of {got.size} lanes are wrong", *lines]))


def canonical(bits: Bits, kind: str) -> Bits:
    """``bits`` with each NaN made the canonical one."""
    if kind.endswith("x2") and kind.removesuffix("x2") in v.FORMATS:
        low, high = bits & np.uint64(0xFFFF), bits >> np.uint64(16)
        return canonical(low, kind[:-2]) | canonical(high, kind[:-2]) << np.uint64(16)
    if kind not in v.FORMATS:
        return bits
    form = v.FORMATS[kind]
    return np.where((bits & np.uint64(form.sign - 1)) > form.infinity, np.uint64(v.CANONICAL_NAN[kind]), bits)


def check(text: str, kinds: Sequence[str], result: str, *, count: int = 256, keep: Keep | None = None) -> None:
    """Compare an instruction with the oracle on :func:`samples` of ``kinds``, of which ``keep`` may choose some."""
    check_all([(text, result)], kinds, count=count, keep=keep)


def check_all(
    cases: Sequence[tuple[str, str]], kinds: Sequence[str], *, count: int = 256, keep: Keep | None = None
) -> None:
    """:func:`check` of several instructions on the same operands, each with its result's type."""
    sources = samples(kinds, count)
    if keep is not None:
        chosen = keep(*sources)
        sources = [source[chosen] for source in sources]
        sources = [source[: len(source) // 32 * 32] for source in sources]
    widths = [v.width(kind) for kind in kinds]

    def lower(frame: Frame, operands: list[Operand], destinations: list[Register]) -> None:
        for (text, _), destination in zip(cases, destinations, strict=True):
            lower_operation(frame, instruction(text, [destination], operands))

    types = [result for _, result in cases]
    results = execute(lower, sources, widths, [v.width(kind) for kind in types], kinds=types)
    for (text, result), got in zip(cases, results, strict=True):
        assert_same(text, sources, got, expected(text, sources, widths), result)


def expected(text: str, sources: Sequence[Bits], widths: Sequence[int]) -> Bits:
    """What the oracle says."""
    registers = [Register(f"s{i}", bits) for i, bits in enumerate(widths)]
    with np.errstate(all="ignore"):
        return compute(instruction(text, [], registers), list(sources))
