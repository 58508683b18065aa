"""Random PTX programs that end, stay within their buffers and do not race, so that one result is right.

A program keeps integers in ``%r0``-``%r5``, floats in ``%f0``-``%f3`` and predicates in ``%p0``-``%p2``; some start out
equal in all threads, some not. It branches, loops and returns on whatever those hold, reads tables and shared memory at
any index, writes only cells that no other thread touches (or adds to shared ones atomically), and stores every register
in the end.
"""

from __future__ import annotations

from dataclasses import dataclass, field

import numpy as np
from hypothesis import strategies as st

from oracle.agreement import Out, call_of
from rooftile.core.call import Call
from rooftile.core.problem import Dim3

INTS, FLOATS, PREDICATES = 6, 4, 3
SCRATCH = 4
CELLS = INTS + PREDICATES + SCRATCH
"""Integer cells of the output that each thread owns."""

SHARED_WORDS = 256
BLOCKS: tuple[Dim3, ...] = ((32, 1, 1), (64, 1, 1), (41, 1, 1), (7, 5, 1), (16, 4, 1), (3, 4, 5), (1, 1, 1))

HEADER = """.version 8.0
.target sm_90
.address_size 64
.visible .entry program(
  .param .u64 ints, .param .u64 floats, .param .u64 out_ints, .param .u64 out_floats, .param .u64 sums, .param .u32 n)
{
  .reg .pred %p<8>; .reg .pred %q<64>;
  .reg .b16 %h<4>; .reg .b32 %r<8>; .reg .b32 %t<16>; .reg .b32 %c<64>; .reg .f32 %f<8>;
  .reg .b64 %a<8>; .reg .b64 %d<8>; .reg .f64 %e<4>;
  .shared .align 16 .b8 tile[1024];
  .local .align 16 .b8 own[16];
  ld.param.u64 %a0, [ints]; ld.param.u64 %a1, [floats]; ld.param.u64 %a2, [out_ints];
  ld.param.u64 %a3, [out_floats]; ld.param.u64 %a4, [sums]; ld.param.u32 %r2, [n];
  cvta.to.global.u64 %a0, %a0; cvta.to.global.u64 %a1, %a1; cvta.to.global.u64 %a2, %a2;
  cvta.to.global.u64 %a3, %a3; cvta.to.global.u64 %a4, %a4;
  mov.u32 %t0, %tid.x; mov.u32 %t1, %ntid.x; mov.u32 %t2, %tid.y; mov.u32 %t3, %ntid.y; mov.u32 %t4, %tid.z;
  mad.lo.u32 %t5, %t4, %t3, %t2; mad.lo.u32 %t6, %t5, %t1, %t0;
  mov.u32 %t7, %ntid.z; mul.lo.u32 %t8, %t1, %t3; mul.lo.u32 %t8, %t8, %t7;
  mov.u32 %t9, %ctaid.x; mov.u32 %t10, %nctaid.x; mov.u32 %t11, %ctaid.y; mad.lo.u32 %t9, %t11, %t10, %t9;
  mad.lo.u32 %t7, %t9, %t8, %t6;
  mul.wide.u32 %d0, %t7, CELL_BYTES; add.s64 %a2, %a2, %d0;
  mul.wide.u32 %d0, %t7, FLOAT_BYTES; add.s64 %a3, %a3, %d0;
  mov.u32 %r0, %tid.x; mov.u32 %r1, %ctaid.x; mov.u32 %r3, %laneid; mov.u32 %r5, 11;
  mul.wide.u32 %d0, %t6, 4; add.s64 %d1, %a0, %d0; ld.global.u32 %r4, [%d1];
  add.s64 %d1, %a1, %d0; ld.global.f32 %f0, [%d1]; mov.f32 %f1, 0f3FC00000; cvt.rn.f32.u32 %f2, %r2; mov.f32 %f3, %f0;
  setp.lt.u32 %p0, %r4, 1073741824; setp.gt.u32 %p1, %r2, 3; setp.eq.u32 %p2, %r3, 5;
  mov.u64 %a5, own; mov.u32 %t8, tile;
  st.local.u32 [%a5], %r0; st.local.u32 [%a5+4], %r4; st.local.u32 [%a5+8], %r2; st.local.u32 [%a5+12], %r3;
  mov.u32 %t9, %ntid.z; mul.lo.u32 %t10, %t1, %t3; mul.lo.u32 %t10, %t10, %t9; mov.u32 %t12, %t6; mov.u32 %t13, 0;
FILL:
  setp.lt.u32 %p5, %t12, 256; mad.lo.u32 %t9, %t12, 4, %t8; @%p5 st.shared.u32 [%t9], %t12;
  add.u32 %t12, %t12, %t10; add.u32 %t13, %t13, %t10; setp.lt.u32 %p6, %t13, 256; @%p6 bra FILL;
  bar.sync 0;
"""


@dataclass
class Program:
    """PTX text and how to launch it."""

    text: str
    grid: Dim3
    block: Dim3
    n: int
    seed: int

    def call(self) -> Call:
        """A launch on tables of random numbers."""
        rng = np.random.default_rng(self.seed)
        threads = int(np.prod(self.grid) * np.prod(self.block))
        return call_of(
            self.grid,
            self.block,
            rng.integers(0, 2**32, 256, dtype=np.uint32),
            (rng.standard_normal(256) * 10.0 ** rng.integers(-3, 4, 256)).astype(np.float32),
            Out(np.zeros((threads, CELLS), np.uint32)),
            Out(np.zeros((threads, FLOATS), np.float32)),
            Out(np.zeros(16, np.uint32)),
            np.uint32(self.n),
        )


@dataclass
class _Writer:
    """Draws statements and writes them down; ``draw`` is hypothesis's."""

    draw: st.DrawFn
    lines: list[str] = field(default_factory=list)
    labels: int = 0
    loops: int = 0
    conditions: int = 0
    returned: bool = False

    def integer(self, low: int, high: int) -> int:
        return self.draw(st.integers(low, high))

    def pick(self, *choices: str) -> str:
        return self.draw(st.sampled_from(choices))

    def label(self) -> str:
        self.labels += 1
        return f"L{self.labels}"

    def r(self) -> str:
        return f"%r{self.integer(0, INTS - 1)}"

    def f(self) -> str:
        return f"%f{self.integer(0, FLOATS - 1)}"

    def p(self) -> str:
        return f"%p{self.integer(0, PREDICATES - 1)}"

    def emit(self, *lines: str) -> None:
        self.lines += [f"  {line}" for line in lines]

    def guard(self) -> str:
        return self.pick("", "", f"@{self.p()} ", f"@!{self.p()} ")

    # Straight-line statements

    def integer_arithmetic(self) -> None:
        operation = self.pick(
            "add.s32", "sub.s32", "mul.lo.s32", "mul.hi.u32", "min.s32", "max.u32", "and.b32", "or.b32", "xor.b32",
            "shl.b32", "shr.u32", "shr.s32",
        )  # fmt: skip
        second = self.pick(self.r(), str(self.integer(0, 40)))
        self.emit(f"{self.guard()}{operation} {self.r()}, {self.r()}, {second};")

    def three_operands(self) -> None:
        text = self.pick(
            "mad.lo.s32 D, A, B, C;", "mad.hi.u32 D, A, B, C;", "bfe.u32 D, A, B, C;", "bfe.s32 D, A, B, C;",
            "bfi.b32 D, A, B, C, 7;", "prmt.b32 D, A, B, C;", "shf.l.wrap.b32 D, A, B, C;",
            "shf.r.clamp.b32 D, A, B, C;", "lop3.b32 D, A, B, C, 0x6a;", "sad.u32 D, A, B, C;",
            "mul.wide.s32 %d2, A, B; add.s64 %d2, %d2, 77; shr.s64 %d2, %d2, 9; cvt.u32.u64 D, %d2;",
        )  # fmt: skip
        for letter in "DABC":
            text = text.replace(f" {letter},", f" {self.r()},").replace(f" {letter};", f" {self.r()};")
        self.emit(text)

    def one_operand(self) -> None:
        operation = self.pick("popc.b32", "clz.b32", "brev.b32", "not.b32", "neg.s32", "abs.s32", "bfind.u32")
        self.emit(f"{self.guard()}{operation} {self.r()}, {self.r()};")

    def division(self) -> None:
        """Either no divisor is zero, or lanes with a zero do not divide."""
        operation, divisor = self.pick("div.u32", "div.s32", "rem.u32", "rem.s32"), self.r()
        if self.draw(st.booleans()):
            self.emit(f"or.b32 %t10, {divisor}, 1;", f"{operation} {self.r()}, {self.r()}, %t10;")
        else:
            self.emit(f"setp.ne.u32 %p3, {divisor}, 0;", f"@%p3 {operation} {self.r()}, {self.r()}, {divisor};")

    def float_arithmetic(self) -> None:
        operation = self.pick("add.f32", "sub.f32", "mul.f32", "min.f32", "max.f32", "div.rn.f32", "add.rz.f32")
        self.emit(f"{self.guard()}{operation} {self.f()}, {self.f()}, {self.f()};")

    def fma(self) -> None:
        self.emit(f"{self.guard()}fma.rn.f32 {self.f()}, {self.f()}, {self.f()}, {self.f()};")

    def conversion(self) -> None:
        self.emit(
            self.pick(
                f"cvt.rn.f32.s32 {self.f()}, {self.r()};",
                f"cvt.rzi.s32.f32 {self.r()}, {self.f()};",
                f"cvt.rni.u32.f32 {self.r()}, {self.f()};",
                f"cvt.s32.s8 {self.r()}, {self.r()};",
                f"cvt.u32.u16 {self.r()}, {self.r()};",
                f"cvt.rn.f16.f32 %h0, {self.f()}; cvt.f32.f16 {self.f()}, %h0;",
                f"cvt.rn.bf16.f32 %h0, {self.f()}; cvt.f32.bf16 {self.f()}, %h0;",
            )
        )

    def other_widths(self) -> None:
        """A multiply-add of halves or doubles, or a 64-bit product."""
        kind = self.pick("f16", "bf16", "f64", "s64")
        if kind == "s64":
            self.emit(
                f"cvt.s64.s32 %d4, {self.r()}; cvt.u64.u32 %d5, {self.r()}; mul.lo.s64 %d4, %d4, %d5;",
                f"shr.s64 %d4, %d4, {self.integer(0, 40)}; cvt.u32.u64 {self.r()}, %d4;",
            )
        elif kind == "f64":
            self.emit(
                f"cvt.f64.f32 %e0, {self.f()}; cvt.f64.f32 %e1, {self.f()}; fma.rn.f64 %e2, %e0, %e1, %e0;",
                f"{self.guard()}cvt.rn.f32.f64 {self.f()}, %e2;",
            )
        else:
            self.emit(
                f"cvt.rn.{kind}.f32 %h0, {self.f()}; cvt.rn.{kind}.f32 %h1, {self.f()};",
                f"fma.rn.{kind} %h2, %h0, %h1, %h0; cvt.f32.{kind} {self.f()}, %h2;",
            )

    def comparison(self) -> None:
        kind = self.pick("s32", "u32", "f32")
        name = self.pick("eq", "ne", "lt", "le", "gt", "ge", *(["ltu", "neu"] if kind == "f32" else []))
        a, b = (self.f(), self.f()) if kind == "f32" else (self.r(), self.pick(self.r(), str(self.integer(0, 50))))
        if self.draw(st.booleans()):
            self.emit(f"{self.guard()}setp.{name}.{kind} {self.p()}, {a}, {b};")
        else:
            combine = self.pick("and", "or", "xor")
            self.emit(f"setp.{name}.{combine}.{kind} {self.p()}, {a}, {b}, {self.p()};")

    def selection(self) -> None:
        self.emit(
            self.pick(
                f"selp.b32 {self.r()}, {self.r()}, {self.r()}, {self.p()};",
                f"selp.f32 {self.f()}, {self.f()}, {self.f()}, {self.p()};",
                f"xor.pred {self.p()}, {self.p()}, {self.p()};",
                f"not.pred {self.p()}, {self.p()};",
                f"mov.b32 {self.r()}, {self.r()};",
            )
        )

    # Memory

    def index(self, count: int) -> None:
        """Leave an index below ``count``, a power of two, in ``%t11``: a register, or affine in the thread."""
        if self.draw(st.booleans()):
            self.emit(f"and.b32 %t11, {self.r()}, {count - 1};")
        else:
            stride, offset = self.integer(0, 40), self.integer(0, 40)
            self.emit(f"mad.lo.u32 %t11, %t6, {stride}, {offset};", f"and.b32 %t11, %t11, {count - 1};")

    def global_load(self) -> None:
        text, size = self.draw(
            st.sampled_from(
                [
                    ("ld.global.u32 R, [%d3];", 4), ("ld.global.nc.u32 R, [%d3];", 4), ("ld.global.u8 R, [%d3];", 1),
                    ("ld.global.s16 R, [%d3];", 2), ("ld.global.v2.u32 {%r0, R}, [%d3];", 8),
                    ("ld.global.v4.u32 {R, %r1, %t12, %r2}, [%d3];", 16),
                ]
            )
        )  # fmt: skip
        register = self.pick("%r3", "%r4", "%r5")
        self.index(1024 // size)
        self.emit(f"mad.wide.u32 %d3, %t11, {size}, %a0;", self.guard() + text.replace("R", register))

    def float_load(self) -> None:
        self.index(256)
        self.emit("mad.wide.u32 %d3, %t11, 4, %a1;", f"{self.guard()}ld.global.f32 {self.f()}, [%d3];")

    def global_store(self) -> None:
        """To one of the thread's own scratch cells."""
        at = 4 * (INTS + PREDICATES + self.integer(0, SCRATCH - 1))
        self.emit(f"{self.guard()}st.global.u32 [%a2+{at}], {self.r()};")

    def shared_load(self) -> None:
        text, size = self.draw(
            st.sampled_from(
                [
                    ("ld.shared.u32 R, [%t12];", 4), ("ld.shared.u16 R, [%t12];", 2), ("ld.shared.s8 R, [%t12];", 1),
                    ("ld.shared.v2.u32 {%r0, R}, [%t12];", 8), ("ld.shared.v4.u32 {R, %r1, %r2, %t13}, [%t12];", 16),
                ]
            )
        )  # fmt: skip
        register = self.pick("%r3", "%r4", "%r5")
        self.index(1024 // size)
        self.emit(f"mad.lo.u32 %t12, %t11, {size}, %t8;", self.guard() + text.replace("R", register))

    def local_access(self) -> None:
        self.emit(
            f"and.b32 %t11, {self.r()}, 3;",
            "mad.wide.u32 %d3, %t11, 4, %a5;",
            self.guard() + self.pick(f"ld.local.u32 {self.r()}, [%d3];", f"st.local.u32 [%d3], {self.r()};"),
        )

    def global_sum(self) -> None:
        operation = self.pick("add.u32", "min.u32", "max.s32", "xor.b32")
        first = {"add.u32": 0, "min.u32": 4, "max.s32": 8, "xor.b32": 12}[operation]
        self.emit(
            f"and.b32 %t11, {self.r()}, 3;",
            "mad.wide.u32 %d3, %t11, 4, %a4;",
            f"{self.guard()}red.global.{operation} [%d3+{4 * first}], {self.r()};",
        )

    # Lanes that meet

    def vote(self) -> None:
        """Among the lanes that are here."""
        self.emit(
            "activemask.b32 %t13;",
            self.pick(
                f"vote.sync.ballot.b32 {self.r()}, {self.p()}, %t13;",
                f"vote.sync.any.pred {self.p()}, {self.p()}, %t13;",
                f"vote.sync.all.pred {self.p()}, {self.p()}, %t13;",
                f"popc.b32 {self.r()}, %t13;",
            ),
        )

    # Control flow

    def simple(self) -> None:
        statements = (
            self.integer_arithmetic, self.three_operands, self.one_operand, self.division, self.float_arithmetic,
            self.fma, self.conversion, self.other_widths, self.comparison, self.selection, self.global_load,
            self.float_load, self.global_store, self.shared_load, self.local_access, self.global_sum, self.vote,
        )  # fmt: skip
        statements[self.integer(0, len(statements) - 1)]()

    def body(self, depth: int, most: int) -> None:
        for _ in range(self.integer(1, most)):
            kind = self.integer(0, 9) if depth > 0 else 0
            if kind >= 8:
                self.branch(depth - 1)
            elif kind >= 6:
                self.loop(depth - 1)
            elif kind == 5 and self.draw(st.booleans()):
                self.leave()
            else:
                self.simple()

    def condition(self) -> str:
        """A predicate of its own, so that the body may change what it was made from."""
        self.conditions += 1
        name = f"%q{self.conditions % 64}"
        self.emit(
            self.pick(
                f"mov.pred {name}, {self.p()};",
                f"setp.lt.u32 {name}, {self.r()}, {self.integer(0, 30)};",
                f"setp.gt.f32 {name}, {self.f()}, {self.f()};",
                f"and.b32 %t14, {self.r()}, 1; setp.eq.u32 {name}, %t14, 0;",
            )
        )
        return name

    def branch(self, depth: int) -> None:
        condition, other, end = self.condition(), self.label(), self.label()
        self.emit(f"@{self.pick('!', '')}{condition} bra {other};")
        self.body(depth, 3)
        if self.draw(st.booleans()):
            self.emit(f"bra.uni {end};")
            self.lines.append(f"{other}:")
            self.body(depth, 3)
        else:
            self.lines.append(f"{other}:")
        self.lines.append(f"{end}:")

    def loop(self, depth: int) -> None:
        """One to four rounds, the same for all or not, perhaps left early."""
        counter, top, end = f"%c{self.loops % 64}", self.label(), self.label()
        self.loops += 1
        count = self.pick(f"and.b32 {counter}, {self.r()}, 3;", f"mov.u32 {counter}, {self.integer(0, 3)};")
        self.emit(count, f"add.u32 {counter}, {counter}, 1;")
        self.lines.append(f"{top}:")
        self.body(depth, 3)
        if self.integer(0, 2) == 0:
            self.emit(f"@{self.condition()} bra {end};")
            self.body(0, 2)
        again = f"%q{self.conditions % 64}"
        self.conditions += 1
        self.emit(f"sub.u32 {counter}, {counter}, 1;", f"setp.ne.u32 {again}, {counter}, 0;", f"@{again} bra {top};")
        self.lines.append(f"{end}:")

    def leave(self) -> None:
        """Some threads end here, storing nothing more."""
        self.returned = True
        self.emit(self.pick(f"@{self.condition()} ret;", f"@{self.condition()} bra DONE;"))

    def shuffle(self) -> None:
        """Only while all lanes of all warps are here."""
        mode = self.pick("bfly", "up", "down", "idx")
        clamp = 0 if mode == "up" else 31
        lanes = self.pick(self.r(), str(self.integer(0, 31)))
        self.emit(f"shfl.sync.{mode}.b32 {self.r()}|{self.p()}, {self.r()}, {lanes}, {clamp}, 0xffffffff;")

    def exchange(self) -> None:
        """Every thread that is left writes one word of the tile, between barriers; which word is a permutation."""
        step, offset = 2 * self.integer(0, 15) + 1, self.integer(0, 255)
        self.emit(
            "bar.sync 0;",
            f"mad.lo.u32 %t11, %t6, {step}, {offset};",
            "and.b32 %t11, %t11, 255;",
            "mad.lo.u32 %t12, %t11, 4, %t8;",
            f"{self.guard()}st.shared.u32 [%t12], {self.r()};",
            "bar.sync 0;",
        )


@st.composite
def programs(draw: st.DrawFn) -> Program:
    """A program of a few phases with barriers between them, all in uniform control flow."""
    writer = _Writer(draw)
    block = draw(st.sampled_from(BLOCKS))
    for _ in range(writer.integer(1, 3)):
        if writer.integer(0, 3) == 0:
            top, counter = writer.label(), f"%t{15}"
            writer.emit(f"mov.u32 {counter}, {writer.integer(1, 2)};")
            writer.lines.append(f"{top}:")
            writer.exchange()
            writer.body(1, 3)
            writer.emit(f"sub.u32 {counter}, {counter}, 1;", f"setp.ne.u32 %p4, {counter}, 0;", f"@%p4 bra {top};")
        else:
            writer.body(2, 5)
            if not writer.returned and np.prod(block) % 32 == 0 and draw(st.booleans()):
                writer.shuffle()
            if writer.draw(st.booleans()):
                writer.exchange()
    ends = [f"st.global.u32 [%a2+{4 * i}], %r{i};" for i in range(INTS)]
    for i in range(PREDICATES):
        ends += [f"selp.u32 %t11, 1, 2, %p{i};", f"st.global.u32 [%a2+{4 * (INTS + i)}], %t11;"]
    ends += [f"st.global.f32 [%a3+{4 * i}], %f{i};" for i in range(FLOATS)]
    writer.emit(*ends)
    header = HEADER.replace("CELL_BYTES", str(4 * CELLS)).replace("FLOAT_BYTES", str(4 * FLOATS))
    text = header + "\n".join(writer.lines) + "\nDONE:\n  ret;\n}\n"
    grid = draw(st.sampled_from(((1, 1, 1), (2, 1, 1), (2, 2, 1))))
    return Program(text, grid, block, writer.integer(0, 9), writer.integer(0, 2**16))
