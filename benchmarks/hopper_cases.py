"""Kernels of one ``wgmma`` or one tensor copy each, and what they are tried on; shared by CPU and GPU. Needs NumPy.

A ``wgmma`` kernel fills shared memory, multiplies once with the descriptors it is given, and writes the accumulators.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import numpy as np
import numpy.typing as npt

Words = npt.NDArray[np.uint32]
BLOCKS = 40
_DEPTH = {"f16": 16, "bf16": 16, "tf32": 8}
_FLOATS = {"f16": (5, 10), "bf16": (8, 7), "tf32": (8, 23), "e4m3": (4, 3), "e5m2": (5, 2)}
_HEADER = """#include <cstdint>
__device__ __forceinline__ uint32_t at(const void* p) { return static_cast<uint32_t>(__cvta_generic_to_shared(p)); }
"""
_KERNEL = """
extern "C" __global__ void __launch_bounds__(128) {name}(const uint32_t* memory, int words, int distance,
        const unsigned long long* left, const unsigned long long* right, const uint32_t* registers, uint32_t* sums,
        int accumulate) {{
    extern __shared__ __align__(1024) uint32_t shared[];
    for (int i = threadIdx.x; i < words; i += 128) shared[i] = memory[blockIdx.x * distance + i];
    asm volatile("fence.proxy.async.shared::cta;" ::: "memory");
    __syncthreads();
    unsigned long long base = (at(shared) & 0x3FFFF) >> 4, a = left[blockIdx.x] + base, b = right[blockIdx.x] + base;
    uint32_t d[{registers}], r[4];
    uint32_t* own = sums + (blockIdx.x * 128 + threadIdx.x) * {registers};
#pragma unroll
    for (int i = 0; i < {registers}; i++) d[i] = own[i];
#pragma unroll
    for (int i = 0; i < 4; i++) r[i] = registers[(blockIdx.x * 128 + threadIdx.x) * 4 + i];
    asm volatile("wgmma.fence.sync.aligned;" ::: "memory");
    asm volatile("{{\\n.reg .pred p;\\nsetp.ne.b32 p, %{after}, 0;\\n"
        "wgmma.mma_async.sync.aligned.{instruction} {{{listed}}}, {first}, %{second}, p{rest};\\n}}"
        : {outputs} : {inputs}, "r"(accumulate));
    asm volatile("wgmma.commit_group.sync.aligned;\\nwgmma.wait_group.sync.aligned 0;" ::: "memory");
#pragma unroll
    for (int i = 0; i < {registers}; i++) own[i] = d[i];
}}
"""


@dataclass(frozen=True)
class Form:
    """One form of ``wgmma``; ``turned`` are transposes of A and B, ``signs`` the factors of both."""

    d: str
    a: str
    b: str
    n: int = 16
    in_registers: bool = False
    turned: tuple[int, int] = (0, 0)
    signs: tuple[int, int] = (1, 1)
    saturate: bool = False

    @property
    def name(self) -> str:
        words = ["wgmma", self.d, self.a, self.b, f"n{self.n}", *(["regs"] if self.in_registers else [])]
        words += [f"t{self.turned[0]}{self.turned[1]}"] if any(self.turned) else []
        words += ["minus"] if -1 in self.signs else []
        return "_".join([*words, *(["sat"] if self.saturate else [])])

    @property
    def registers(self) -> int:
        return self.n // (4 if self.d == "f16" else 2)

    @property
    def cuda(self) -> str:
        count = self.registers
        k = _DEPTH.get(self.a, 32)
        after = count + (5 if self.in_registers else 2)
        first = "{" + ", ".join(f"%{count + i}" for i in range(4)) + "}" if self.in_registers else f"%{count}"
        rest = "" if self.d == "s32" else "".join(f", {sign}" for sign in self.signs)
        if k == 16:
            rest += "".join(f", {each}" for each in self.turned[self.in_registers :])
        inputs = ", ".join([f'"r"(r[{i}])' for i in range(4)] if self.in_registers else ['"l"(a)'])
        return _KERNEL.format(
            name=self.name,
            registers=count,
            after=after,
            second=after - 1,
            instruction=f"m64n{self.n}k{k}{'.satfinite' if self.saturate else ''}.{self.d}.{self.a}.{self.b}",
            listed=", ".join(f"%{i}" for i in range(count)),
            first=first,
            rest=rest,
            outputs=", ".join(f'"+r"(d[{i}])' for i in range(count)),
            inputs=inputs + ', "l"(b)',
        )


_PLACES = (
    *((0, 0, 0), (8, 16, 128), (0, 190, 256), (0, -5, 384), (72, 40, 1024), (-8, 0, 0), (248, 0, 0)),
    *((-3, 0, 256), (3, 0, 128), (-4, 190, 0), (250, -5, 384)),
)
"""Coordinates of a box and where it goes in shared memory."""


@dataclass
class Case:
    """One launch: a kernel's name, its arrays in order, and scalars between them as NumPy values."""

    name: str
    kernel: str
    arguments: list[Any]
    outputs: tuple[int, ...]
    grid: tuple[int, int] = (1, 1)
    block: int = 128
    shared: int = 0
    maps: dict[int, dict[str, Any]] = field(default_factory=dict)


def forms() -> list[Form]:
    """All forms that are tried."""
    found = [Form(d, a, a) for a in ("f16", "e4m3", "e5m2") for d in ("f32", "f16")]
    found += [Form("f32", a, a) for a in ("bf16", "tf32")]
    found += [Form("f32", "e4m3", "e5m2"), Form("f32", "e5m2", "e4m3"), Form("f32", "bf16", "bf16", 8)]
    found += [
        Form("f32", "bf16", "bf16", 256),
        Form("f32", "bf16", "bf16", signs=(-1, 1)),
        Form("f16", "f16", "f16", 64),
    ]
    found += [Form("f32", a, a, in_registers=True) for a in ("f16", "bf16", "tf32", "e4m3")]
    found += [Form("s32", a, b) for a in ("s8", "u8") for b in ("s8", "u8")]
    found += [Form("s32", "s8", "s8", saturate=True), Form("s32", "s8", "s8", in_registers=True)]
    found += [Form("f32", "bf16", "bf16", 32, turned=(i, j)) for i in (0, 1) for j in (0, 1)]
    return [*found, Form("f32", "bf16", "bf16", 32, True, (0, 1))]


def source() -> str:
    """All kernels of ``wgmma`` as CUDA C++."""
    return _HEADER + "".join({form.name: form.cuda for form in forms()}.values())


def descriptor(start: int, leading: int, stride: int, swizzle: int = 0, base: int = 0) -> int:
    """A matrix descriptor, offsets in bytes (PTX ISA 9.7.16.5.1)."""
    mode = {0: 0, 128: 1, 64: 2, 32: 3}[swizzle]
    return start >> 4 | leading >> 4 << 16 | stride >> 4 << 32 | base << 49 | mode << 62


def _bits(rng: np.random.Generator, kind: str, count: int, how: int) -> npt.NDArray[Any]:
    """``count`` elements of a type as bytes' worth of bits: near one, of all sizes, any bits, small, or special."""
    exponent, mantissa = _FLOATS[kind]
    width = 1 + exponent + (10 if kind == "tf32" else mantissa)
    bias = 2 ** (exponent - 1) - 1
    low, high = {0: (bias - 2, bias + 2), 1: (bias - min(bias - 1, 14), bias + min(bias - 1, 12)),
                 2: (0, 2**exponent - 2), 3: (0, 3), 4: (0, 2**exponent - 1)}[how]  # fmt: skip
    if kind == "e4m3" and how == 2:
        high = 15
    fields = rng.integers(low, high + 1, count)
    bits = rng.integers(0, 2, count) << (width - 1) | fields << (width - 1 - exponent)
    bits |= rng.integers(0, 2 ** (width - 1 - exponent), count)
    if how < 4 and kind == "e4m3":
        bits = np.where(bits & 127 == 127, bits - 1, bits)
    bits[rng.random(count) < 0.1] &= 1 << (width - 1)
    if kind == "tf32":
        return (bits << 13 | rng.integers(0, 2**13, count)).astype(np.uint32)
    return bits.astype(np.uint16 if width == 16 else np.uint8)


def _words(rng: np.random.Generator, kind: str, count: int, how: int) -> Words:
    if kind in ("s8", "u8"):
        return rng.integers(0, 256, 4 * count, dtype=np.uint8).view(np.uint32)
    size = {"tf32": 1, "f16": 2, "bf16": 2}.get(kind, 4)
    return _bits(rng, kind, count * size, how).view(np.uint32)


def product_cases() -> list[Case]:
    """Every form on values of all kinds, without swizzling, and the layouts of the transposable one."""
    rng = np.random.default_rng(7)
    cases = []
    for form in forms():
        if form.n == 32:
            cases.append(_layouts(form, rng))
            continue
        words = (64 + form.n) * 8
        memory = np.zeros((BLOCKS, words), np.uint32)
        registers = np.zeros((BLOCKS, 128, 4), np.uint32)
        sums = np.zeros((BLOCKS, 128, form.registers), np.uint32)
        for block in range(BLOCKS):
            how = block % 5
            memory[block, :512] = _words(rng, form.a, 512, how)
            memory[block, 512:] = _words(rng, form.b, words - 512, how)
            registers[block] = _words(rng, form.a, 512, how).reshape(128, 4)
            kind = "bf16" if form.d == "f32" else form.d
            if form.d == "s32":
                sums[block] = rng.integers(0, 2**32, sums[block].shape, dtype=np.uint32)
            elif block % 3 == 0 and form.d == "f32":
                sums[block] = _bits(rng, kind, sums[block].size, how).astype(np.uint32).reshape(128, -1) << 16
                sums[block] |= rng.integers(0, 2**16, sums[block].shape, dtype=np.uint32)
                sums[block][np.isnan(sums[block].view(np.float32))] = 0
            elif block % 3 == 0:
                sums[block] = _words(rng, "f16", sums[block].size, how).reshape(128, -1)
        a, b = (np.full(BLOCKS, descriptor(start, 128, 256), np.uint64) for start in (0, 2048))
        for accumulate in (0, 1):
            cases.append(_case(form, memory, a, b, registers, sums, accumulate))
    return cases


def _case(form: Form, memory: Words, a: Any, b: Any, registers: Words, sums: Words, accumulate: int) -> Case:
    words = memory.shape[1]
    arguments = [memory, np.int32(words), np.int32(words if len(memory) > 1 else 0), a, b, registers, sums]
    name = f"{form.name}_{accumulate}"
    return Case(name, form.name, [*arguments, np.int32(accumulate)], (6,), (len(a), 1), 128, words * 4)


def _layouts(form: Form, rng: np.random.Generator) -> Case:
    """Descriptors of all kinds over a memory of small integers, whose sums are exact."""
    chosen = []
    for swizzle in (0, 32, 64, 128):
        for leading, stride in (
            (128, 256),
            (256, 128),
            (1024, 2048),
            (2048, 1024),
            (16, 512),
            (512, 768),
            (4096, 1024),
        ):
            for start, base in ((0, 0), (32, 0), (128, 0), (1024, 0), (0, 1), (128, 1), (256, 2), (640, 5), (384, 2)):
                chosen.append(descriptor(start, leading, stride, swizzle, base))
    order = rng.permutation(len(chosen))
    a = np.array([chosen[i] for i in order], np.uint64)
    b = np.array(chosen, np.uint64)
    values = rng.integers(-8, 9, 2 * 8192).astype(np.float32)
    memory = (values.view(np.uint32) >> 16).astype(np.uint16).view(np.uint32).reshape(1, -1)
    registers = (rng.integers(-8, 9, (len(a), 128, 8)).astype(np.float32).view(np.uint32) >> 16).astype(np.uint16)
    sums = np.zeros((len(a), 128, form.registers), np.uint32)
    return _case(form, memory, a, b, np.ascontiguousarray(registers).view(np.uint32), sums, 0)


def copy_cases() -> list[Case]:
    """Boxes of tensors as they lie in shared memory: swizzling, narrow boxes, odd places, edges."""
    rng = np.random.default_rng(8)
    tensor = rng.integers(0, 2**16, (200, 256), dtype=np.uint16)
    cases = []
    for swizzle in (0, 32, 64, 128):
        for width in (8, 16, 32, 64):
            if swizzle and 2 * width > swizzle:
                continue
            for x, y, first in _PLACES:
                layout = {"sizes": (256, 200), "strides": (512,), "box": (width, 24), "swizzle": swizzle, "kind": "u16"}
                size = width * 48
                out = np.zeros(-(-size // 128) * 32, np.uint32)
                scalars = [np.int32(value) for value in (size, first, x, y, 0, 0, 0, size // 4)]
                name = f"box_{swizzle}_{width}_{x}_{y}_{first}"
                cases.append(Case(name, "dump2", [tensor, out, *scalars], (1,), block=64, maps={0: layout}))
    return cases
