"""Matrix instructions, one warp each: their CUDA text and their operands, the same wherever this file is read.

Used on a machine with a GPU, which needs NumPy only, and by the tests that hold the executor against what it recorded.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

import numpy as np
import numpy.typing as npt

Words = npt.NDArray[np.unsignedinteger]

BITS: Final = {
    "f16": 16, "bf16": 16, "tf32": 32, "f32": 32, "f64": 64, "s32": 32,
    "s8": 8, "u8": 8, "s4": 4, "u4": 4, "b1": 1, "e4m3": 8, "e5m2": 8,
}  # fmt: skip
EXPONENT: Final = {
    "f16": (5, 10), "bf16": (8, 7), "tf32": (8, 23), "f32": (8, 23), "f64": (11, 52), "e4m3": (4, 3), "e5m2": (5, 2),
}  # fmt: skip
"""Bits of exponent and of fraction."""

MODES: Final = 8
CASES: Final = 256
"""Warps of each floating-point instruction; integer ones have an eighth."""


@dataclass(frozen=True)
class Form:
    """``mma.sync.aligned.{shape}.{layout}.{d}.{a}.{b}.{c}``; ``extra`` are its other modifiers."""

    shape: str
    d: str
    a: str
    b: str
    c: str
    extra: str = ""
    layout: str = "row.col"

    @property
    def mnk(self) -> tuple[int, int, int]:
        """The shape as numbers."""
        m, n, k = map(int, re.findall(r"\d+", self.shape))
        return m, n, k

    @property
    def registers(self) -> tuple[int, int, int, int]:
        """Registers of A, B, C and D in each lane."""
        m, n, k = self.mnk
        if self.shape == "m8n8k4" and self.a == "f16":
            return 2, 2, 8 if self.c == "f32" else 4, 8 if self.d == "f32" else 4
        width = 64 if self.a == "f64" else 32
        counts = ((m * k, self.a), (k * n, self.b), (m * n, self.c), (m * n, self.d))
        return tuple(elements * BITS[t] // 32 // width for elements, t in counts)  # type: ignore[return-value]

    @property
    def name(self) -> str:
        """The name of its kernel."""
        return "_".join(
            ("mma", self.shape, *self.layout.split("."), self.d, self.a, self.b, self.c, *self.extra.split("."))
        )

    @property
    def ptx(self) -> str:
        """The opcode."""
        before = ".satfinite" if self.extra == "satfinite" else ""
        after = "." + self.extra if "popc" in self.extra else ""
        return f"mma.sync.aligned.{self.shape}.{self.layout}{before}.{self.d}.{self.a}.{self.b}.{self.c}{after}"

    @property
    def cuda(self) -> str:
        """A kernel that does it once a warp; operands are (warp, register, lane)."""
        word, constraint = ("double", "d") if self.a == "f64" else ("unsigned", "r")
        na, nb, nc, nd = self.registers
        starts = np.cumsum([0, nd, na, nb])
        operands = ", ".join(
            "{" + ", ".join(f"%{start + i}" for i in range(count)) + "}"
            for start, count in zip(starts, (nd, na, nb, nc), strict=True)
        )
        outputs = ", ".join(f'"={constraint}"(d[{i}])' for i in range(nd))
        inputs = ", ".join(
            f'"{constraint}"({x}[{i}])' for x, count in zip("abc", (na, nb, nc), strict=True) for i in range(count)
        )
        loads = "".join(
            f"  for (int i = 0; i < {count}; ++i) {x}[i] = {x}s[(warp * {count} + i) * 32 + lane];\n"
            for x, count in zip("abc", (na, nb, nc), strict=True)
        )
        pointers = ", ".join(f"const {word}* {x}s" for x in "abc")
        return (
            f'extern "C" __global__ void {self.name}({pointers}, {word}* ds) {{\n'
            f"  const int warp = blockIdx.x, lane = threadIdx.x;\n"
            f"  {word} a[{na}], b[{nb}], c[{nc}], d[{nd}];\n"
            f"{loads}"
            f'  asm volatile("{self.ptx} {operands};" : {outputs} : {inputs});\n'
            f"  for (int i = 0; i < {nd}; ++i) ds[(warp * {nd} + i) * 32 + lane] = d[i];\n"
            f"}}\n"
        )

    @property
    def cases(self) -> int:
        """Warps."""
        return CASES if self.a in EXPONENT else CASES // 8

    def inputs(self, cases: int | None = None) -> tuple[Words, Words, Words]:
        """A, B and C, (cases, registers, 32) of 32 or 64 bits, as the kernel takes them."""
        cases = cases or self.cases
        key = sum(ord(letter) * 257**i for i, letter in enumerate(self.name)) % 2**61
        return tuple(  # type: ignore[return-value]
            _operand(key + number, kind, cases, registers, number == 2)
            for number, (kind, registers) in enumerate(zip((self.a, self.b, self.c), self.registers[:3], strict=True))
        )


def forms() -> Iterator[Form]:
    """Every form that is tried."""
    for d in ("f16", "f32"):
        for shape in ("m16n8k8", "m16n8k16"):
            yield Form(shape, d, "f16", "f16", d)
        for layout in ("row.col", "row.row", "col.col", "col.row"):
            yield Form("m8n8k4", d, "f16", "f16", d, layout=layout)
    for shape, kind in (("m16n8k8", "bf16"), ("m16n8k16", "bf16"), ("m16n8k4", "tf32"), ("m16n8k8", "tf32")):
        yield Form(shape, "f32", kind, kind, "f32")
    for shape in ("m8n8k4", "m16n8k4", "m16n8k8", "m16n8k16"):
        yield Form(shape, "f64", "f64", "f64", "f64")
    for wide, shapes in (("8", ("m8n8k16", "m16n8k16", "m16n8k32")), ("4", ("m8n8k32", "m16n8k32", "m16n8k64"))):
        for shape in shapes:
            for a in "su":
                for b in "su":
                    for extra in ("", "satfinite"):
                        yield Form(shape, "s32", a + wide, b + wide, "s32", extra)
    for shape in ("m8n8k128", "m16n8k128", "m16n8k256"):
        for extra in ("xor.popc", "and.popc"):
            yield Form(shape, "s32", "b1", "b1", "s32", extra)
    for a in ("e4m3", "e5m2"):
        for b in ("e4m3", "e5m2"):
            for shape in ("m16n8k16", "m16n8k32"):
                for d in ("f16", "f32"):
                    yield Form(shape, d, a, b, d)


def scrambled(key: int, count: int) -> npt.NDArray[np.uint64]:
    """The splitmix64 sequence from ``key``: 64 random bits each."""
    with np.errstate(over="ignore"):
        x = np.uint64(key) * np.uint64(1_000_003) + np.arange(1, count + 1, dtype=np.uint64) * np.uint64(
            0x9E3779B97F4A7C15
        )
        x = (x ^ (x >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
        x = (x ^ (x >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
        return x ^ (x >> np.uint64(31))


def _operand(key: int, kind: str, cases: int, registers: int, is_c: bool) -> Words:
    wide = 64 if kind == "f64" else 32
    word = np.uint64 if wide == 64 else np.uint32
    if kind not in EXPONENT:
        raw = scrambled(key, cases * registers * 32).reshape(cases, registers, 32)
        if kind == "s32":  # small, anything, close to the ends
            mode = (np.arange(cases) % 4)[:, None, None]
            low = raw & np.uint64(0xFFFF)
            near = np.where(
                raw >> np.uint64(40) & np.uint64(1), np.uint64(0x7FFFFFFF) - low, np.uint64(0x80000000) + low
            )
            raw = np.where(mode == 0, low, np.where(mode == 1, raw, near))
        return (raw & np.uint64(0xFFFFFFFF)).astype(np.uint32)
    per = max(1, 32 // BITS[kind])
    elements = _floats(key, kind, cases, registers * 32 * per, is_c).reshape(cases, registers, 32, per)
    out = np.zeros((cases, registers, 32), np.uint64)
    for i in range(per):
        out |= elements[..., i] << np.uint64(i * BITS[kind])
    return out.astype(word)


def _floats(key: int, kind: str, cases: int, count: int, is_c: bool) -> npt.NDArray[np.uint64]:
    """Bit patterns, (cases, count); what they are like goes round with the case."""
    exponent_bits, fraction_bits = EXPONENT[kind]
    bias, top = 2 ** (exponent_bits - 1) - 1, 2**exponent_bits - 1
    raw = scrambled(key, cases * count).reshape(cases, count)
    more = scrambled(key + 77, cases * count).reshape(cases, count)
    ranges = (
        (bias - 3, bias + 3),
        (0, top - 1),
        (0, top),
        (bias - 12, bias + 12),
        (bias + 8, bias + 22) if is_c else (bias, bias + 1),
        (0, 2),
        (bias - 20, bias + 20),
        (bias - 30, bias - 4) if is_c else (bias - 6, bias + 1),
    )
    low = np.array([max(0, first) for first, _ in ranges])[np.arange(cases) % MODES][:, None]
    high = np.array([min(top, last) for _, last in ranges])[np.arange(cases) % MODES][:, None]
    mode = (np.arange(cases) % MODES)[:, None]
    high = np.where((mode != 2) & (high == top) & (kind != "e4m3"), top - 1, high)
    exponent = low.astype(np.uint64) + (more & np.uint64(0xFFFF)) % (high - low + 1).astype(np.uint64)
    fraction = raw & np.uint64(2**fraction_bits - 1)
    coarse = np.uint64(
        (2**fraction_bits - 1) ^ (2 ** (fraction_bits - 2) - 1) if fraction_bits > 2 else 2**fraction_bits - 1
    )
    fraction = np.where(mode == 4, fraction & coarse, fraction)
    sign = raw >> np.uint64(63)
    bits = sign << np.uint64(exponent_bits + fraction_bits) | exponent << np.uint64(fraction_bits) | fraction
    # Many zeros, of both signs; in mode 6 nearly all.
    chance = more >> np.uint64(20) & np.uint64(63)
    zero = ((mode == 3) & (chance < 16)) | ((mode == 6) & (chance < 48))
    return np.where(zero, sign << np.uint64(exponent_bits + fraction_bits), bits)


FRAGMENTS: Final = (
    ("half", "half", 2, ((16, 16, 16), (32, 8, 16), (8, 32, 16)), ("float", "half")),
    ("__nv_bfloat16", "__nv_bfloat16", 2, ((16, 16, 16), (32, 8, 16), (8, 32, 16)), ("float",)),
    ("wmma::precision::tf32", "float", 4, ((16, 16, 8),), ("float",)),
    ("double", "double", 8, ((8, 8, 4),), ("double",)),
    ("signed char", "signed char", 1, ((16, 16, 16), (32, 8, 16), (8, 32, 16)), ("int",)),
    ("wmma::experimental::precision::s4", "int", 4, ((8, 8, 32),), ("int",)),
    ("wmma::experimental::precision::b1", "unsigned", 4, ((8, 8, 128),), ("int",)),
)
"""Of ``nvcuda::wmma``: element type, what it is stored as, bytes of that, shapes, types of sums."""

WORD: Final = {1: np.uint8, 2: np.uint16, 4: np.uint32, 8: np.uint64}


@dataclass(frozen=True)
class Fragment:
    """One kind of ``wmma`` fragment, loaded from a matrix whose elements are numbered in the order of memory."""

    name: str
    declaration: str
    stored: str
    bytes: int
    ld: int
    layout: str
    shape: tuple[int, int, int]

    @property
    def elements(self) -> int:
        """What a lane holds: a share of the matrix, but at least 16 of ``half`` factors, which come several times."""
        m, n, k = self.shape
        if "accumulator" in self.declaration:
            return m * n // 32
        if "half" in self.declaration:
            return 16
        held = (m if "matrix_a" in self.declaration else n) * k
        return held // 32 // (1 if "experimental" not in self.declaration else 8 if "s4" in self.declaration else 32)

    @property
    def cuda(self) -> str:
        """A kernel that loads it from ``p`` and writes each lane's elements to ``o``, (element, lane)."""
        order = f", wmma::mem_{self.layout}_major" if "accumulator" in self.declaration else ""
        return (
            f'extern "C" __global__ void {self.name}(const {self.stored}* p, {self.stored}* o, int ld) {{\n'
            f"  {self.declaration} f;\n  wmma::load_matrix_sync(f, p, ld{order});\n"
            f"  for (int i = 0; i < f.num_elements; ++i) o[i * 32 + threadIdx.x] = f.x[i];\n}}\n"
        )

    def numbered(self) -> Words:
        """Element ``i`` is ``i``, as far as its bits go."""
        return np.arange(1024, dtype=np.uint64).astype(WORD[self.bytes])


def fragments() -> Iterator[Fragment]:
    """Every fragment that is tried."""
    bytes_of = {"float": 4, "half": 2, "int": 4, "double": 8}
    number = 0
    for kind, stored, size, shapes, sums in FRAGMENTS:
        for m, n, k in shapes:
            for operand, (rows, columns) in (("matrix_a", (m, k)), ("matrix_b", (k, n))):
                for layout in ("row", "col"):
                    if "experimental" in kind and layout != ("row" if operand == "matrix_a" else "col"):
                        continue
                    declaration = f"wmma::fragment<wmma::{operand}, {m}, {n}, {k}, {kind}, wmma::{layout}_major>"
                    ld = columns if layout == "row" else rows
                    yield Fragment(f"fragment_{number}", declaration, stored, size, ld, layout, (m, n, k))
                    number += 1
            for total in sums:
                for layout in ("row", "col"):
                    declaration = f"wmma::fragment<wmma::accumulator, {m}, {n}, {k}, {total}>"
                    ld = n if layout == "row" else m
                    yield Fragment(f"fragment_{number}", declaration, total, bytes_of[total], ld, layout, (m, n, k))
                    number += 1


FRAGMENT_HEADER: Final = "#include <cuda_bf16.h>\n#include <cuda_fp16.h>\n#include <mma.h>\nusing namespace nvcuda;\n"

MOVES: Final = tuple(
    f"{name}_x{n}{trans}" for name in ("loadmatrix", "storematrix") for n in (1, 2, 4) for trans in ("", "_trans")
)
"""Kernels of ``micro/matrix_moves.cu``."""


def patterns() -> dict[str, Words]:
    """Rows of 16 bytes that the lanes of ``ldmatrix`` and ``stmatrix`` name, by name."""
    rng, lane = np.random.default_rng(5), np.arange(32)
    found = {"contiguous": lane, "broadcast": 0 * lane}
    found |= {f"stride{s}": lane * s for s in (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 16, 24, 32)}
    found |= {f"rows{s}": lane % 8 * s + lane // 8 for s in (1, 2, 4, 8, 9, 16)}
    found |= {f"swizzle{s}": lane % 8 * s + (lane // 8 ^ lane % 8) % s for s in (2, 4, 8, 16)}
    found |= {"pairs": lane // 2, "quads": lane // 4, "same8": lane % 8, "same16": lane % 16}
    found |= {"xor1same": lane // 2 * 2, "eights": lane // 8}
    found |= {f"random{i}": rng.integers(0, 1024, 32) for i in range(16)}
    found |= {f"near{i}": rng.integers(0, 24, 32) for i in range(8)}
    found |= {f"dup{i}": np.repeat(rng.integers(0, 64, 16), 2) for i in range(6)}
    return {name: rows.astype(np.uint32) for name, rows in found.items()}


def launched() -> Iterator[tuple[str, str]]:
    """Which kernel of :data:`MOVES` is launched with which pattern: all with four matrices, some with others."""
    names = list(patterns())
    for kernel in MOVES:
        for name in names[:24:6] if "trans" in kernel else names if "x4" in kernel else names[::4]:
            yield kernel, name
