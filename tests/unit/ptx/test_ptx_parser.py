"""PTX syntax, as compilers write it and as people do."""

from __future__ import annotations

import struct
from collections.abc import Callable

import pytest
from statements import HEADER, REGISTERS, kernel, one, reg

from rooftile.core.errors import PtxError
from rooftile.core.source import Compiled, Location
from rooftile.ptx import parse
from rooftile.ptx.program import Address, Immediate, Register, Sink, Special, Symbol, Vector


def test_directives_and_types_need_no_blanks_between() -> None:
    """CUDA's own half-precision headers write registers so."""
    found = kernel(".reg.b32 %r<2>; .shared.align 16 .b8 tile[64]; mov.b32 %r0, %r1;")
    assert found.instructions[0].destinations == (Register("%r0", 32),)
    assert found.variables["tile"].align == 16


@pytest.mark.parametrize(
    ("statement", "opcode", "modifiers", "types"),
    [
        ("ld.global.nc.v4.f32 {%f1,%f2,%f3,%f4}, [%rd1];", "ld", ("global", "nc", "v4"), ("f32",)),
        (
            "ld.global.L1::no_allocate.L2::128B.u32 %r1, [%rd1];",
            "ld",
            ("global", "L1::no_allocate", "L2::128B"),
            ("u32",),
        ),
        ("cvt.rn.f32.s32 %f1, %r1;", "cvt", ("rn",), ("f32", "s32")),
        ("cvt.rn.bf16x2.f32 %r1, %f1, %f2;", "cvt", ("rn",), ("bf16x2", "f32")),
        ("cvt.rna.tf32.f32 %r1, %f1;", "cvt", ("rna",), ("tf32", "f32")),
        ("cvt.rn.satfinite.e4m3x2.f32 %rs1, %f1, %f2;", "cvt", ("rn", "satfinite"), ("e4m3x2", "f32")),
        ("setp.lt.and.f32 %p1|%p2, %f1, %f2, %p3;", "setp", ("lt", "and"), ("f32",)),
        ("mad.wide.u32 %rd1, %r1, %r2, %rd2;", "mad", ("wide",), ("u32",)),
        ("fma.rn.f16x2 %r1, %r2, %r3, %r4;", "fma", ("rn",), ("f16x2",)),
        ("shfl.sync.bfly.b32 %r1|%p1, %r2, 1, 31, -1;", "shfl", ("sync", "bfly"), ("b32",)),
        ("atom.global.add.f32 %f1, [%rd1], %f2;", "atom", ("global", "add"), ("f32",)),
        ("red.global.gpu.add.noftz.f16x2 [%rd1], %r1;", "red", ("global", "gpu", "add", "noftz"), ("f16x2",)),
        ("bar.sync 0;", "bar", ("sync",), ()),
        ("vote.sync.ballot.b32 %r1, %p1, -1;", "vote", ("sync", "ballot"), ("b32",)),
        ("prmt.b32.f4e %r1, %r2, %r3, 1;", "prmt", ("f4e",), ("b32",)),
        ("cvta.to.global.u64 %rd1, %rd2;", "cvta", ("to", "global"), ("u64",)),
        ("cp.async.commit_group;", "cp", ("async", "commit_group"), ()),
        (
            "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%f1,%f2}, {%r1,%r2}, {%r5,%r6}, {%f1,%f2};",
            "mma",
            ("sync", "aligned", "m16n8k16", "row", "col"),
            ("f32", "f16", "f16", "f32"),
        ),
        (
            "ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%r1,%r2,%r3,%r4}, [%r5];",
            "ldmatrix",
            ("sync", "aligned", "m8n8", "x4", "shared"),
            ("b16",),
        ),
    ],
)
def test_opcodes_are_taken_apart(
    statement: str, opcode: str, modifiers: tuple[str, ...], types: tuple[str, ...]
) -> None:
    instruction = one(statement)
    assert (instruction.opcode, instruction.modifiers, instruction.types) == (opcode, modifiers, types)


def names(operands: tuple[object, ...]) -> list[object]:
    return [operand.name if isinstance(operand, Register) else operand for operand in operands]


@pytest.mark.parametrize(
    ("statement", "destinations", "sources"),
    [
        ("st.global.f32 [%rd1+8], %f2;", [], [Address(reg("rd1"), 8), "%f2"]),
        ("st.shared.v2.f32 [%r1+-4], {%f1, %f2};", [], [Address(reg("r1"), -4), Vector((reg("f1"), reg("f2")))]),
        ("atom.shared.cas.b32 %r1, [%r2], %r3, %r4;", ["%r1"], [Address(reg("r2")), "%r3", "%r4"]),
        ("red.global.add.u32 [%rd1], 1;", [], [Address(reg("rd1")), Immediate(1)]),
        ("setp.eq.s32 %p1|%p2, %r1, -1;", ["%p1", "%p2"], ["%r1", Immediate(2**64 - 1)]),
        (
            "shfl.sync.down.b32 %r1|_, %r2, 4, 31, 0xffffffff;",
            ["%r1", Sink()],
            ["%r2", Immediate(4), Immediate(31), Immediate(0xFFFFFFFF)],
        ),
        ("mov.b64 {%r1, _}, %rd1;", [Vector((reg("r1"), Sink()))], ["%rd1"]),
        ("mov.u32 %r1, %tid.x;", ["%r1"], [Special("tid.x")]),
        ("mov.u32 %r1, WARP_SZ;", ["%r1"], [Immediate(32)]),
        ("bar.sync %r1, 64;", [], ["%r1", Immediate(64)]),
        ("bar.red.popc.u32 %r1, 0, %p1;", ["%r1"], [Immediate(0), "%p1"]),
        ("mbarrier.arrive.shared.b64 %rd1, [%r1];", ["%rd1"], [Address(reg("r1"))]),
        ("mbarrier.init.shared.b64 [%r1], 8;", [], [Address(reg("r1")), Immediate(8)]),
        ("ld.global.u32 %r1, [4096];", ["%r1"], [Address(None, 4096)]),
    ],
)
def test_operands_are_split_by_role(statement: str, destinations: list[object], sources: list[object]) -> None:
    instruction = one(statement)
    assert names(instruction.destinations) == destinations
    assert names(instruction.sources) == sources


def test_an_asynchronous_copy_is_a_read_and_a_write() -> None:
    statement = "cp.async.cg.shared.global.L2::128B [%r1], [%rd1], 16, %r2;"
    reads, writes = kernel(f"{REGISTERS} {statement} ret;").instructions[:2]
    assert (reads.text, writes.text) == ("cp.async.cg.global.L2::128B.b128", "cp.async.shared.b128")
    assert reads.sources == (Address(reg("rd1")), Address(reg("r1")), reg("r2"))
    assert writes.sources == (Address(reg("r1")),)
    assert reads.access is not None
    assert writes.access is not None
    assert (reads.access.space, reads.access.operation, reads.access.lane_bytes) == ("global", "load", 16)
    assert (writes.access.space, writes.access.operation, writes.access.lane_bytes) == ("shared", "store", 16)


@pytest.mark.parametrize("operands", ["[%r1], [%rd1], 12", "[%r1], [%rd1]", "[%r1], [%rd1], %r2"])
def test_asynchronous_copies_of_other_sizes_are_refused(operands: str) -> None:
    with pytest.raises(PtxError, match="4, 8 or 16 bytes"):
        kernel(f"{REGISTERS} cp.async.ca.shared.global {operands}; ret;")


def double(value: float) -> int:
    return int.from_bytes(struct.pack("<d", value), "little")


def single(value: float) -> int:
    return int.from_bytes(struct.pack("<f", value), "little")


@pytest.mark.parametrize(
    ("statement", "value", "is_float"),
    [
        ("mov.u32 %r1, 42U;", 42, False),
        ("mov.u32 %r1, 0x1F;", 31, False),
        ("mov.u32 %r1, 017;", 15, False),
        ("mov.u32 %r1, 0b101U;", 5, False),
        ("mov.u32 %r1, 0;", 0, False),
        ("mov.u32 %r1, ~1;", 2**64 - 2, False),
        ("mov.f32 %f1, 0f3FC00000;", single(1.5), True),
        ("mov.f32 %f1, -0f3FC00000;", single(-1.5), True),
        ("mov.f64 %fd1, 0d3FF8000000000000;", double(1.5), True),
        ("mov.f32 %f1, 0d3FF8000000000000;", single(1.5), True),
        ("mov.f64 %fd1, 0f3FC00000;", double(1.5), True),
        ("mov.f64 %fd1, 2.5;", double(2.5), True),
        ("mov.f32 %f1, 1.0e-3;", single(1e-3), True),
        ("mov.b32 %r1, 0fFF800000;", single(-float("inf")), True),
    ],
)
def test_literals(statement: str, value: int, is_float: bool) -> None:
    assert one(statement).sources == (Immediate(value, is_float),)


def test_guards() -> None:
    plain, guarded, negated = kernel(
        REGISTERS + "add.s32 %r1,%r1,1; @%p1 add.s32 %r1,%r1,1; @!%p2 bra L; L: ret;"
    ).instructions[:3]
    assert plain.guard is None
    assert (guarded.guard, guarded.guard_negated) == (reg("p1"), False)
    assert (negated.guard, negated.guard_negated, negated.target) == (reg("p2"), True, "L")
    assert [r.name for r in guarded.uses()] == ["%p1", "%r1"]


def test_a_negated_predicate_operand_gets_its_complement() -> None:
    complement, setp = kernel(REGISTERS + "setp.eq.and.s32 %p1, %r1, 0, !%p2;").instructions[:2]
    assert (complement.text, complement.sources) == ("not.pred", (reg("p2"),))
    assert setp.sources[2] == complement.destinations[0]


def test_scoped_registers_get_names_of_their_own() -> None:
    found = kernel("""
        .reg .b32 %r<4>;
        mov.u32 %r1, 1;
        { .reg .pred p; .reg .b32 %r1; mov.u32 %r1, 2; setp.eq.s32 p, %r1, 0; @p bra DONE; mov.u32 %r2, 3; DONE: }
        { .reg .pred p; setp.eq.s32 p, %r1, 0; @p bra DONE; mov.u32 %r2, 4; DONE: }
        add.s32 %r3, %r1, %r2;
    """)
    moves = [i for i in found.instructions if i.opcode == "mov"]
    written = [next(i.defs()).name for i in moves]
    assert written[0] != written[1]
    assert written[2] == written[3] == "%r2"
    assert found.instructions[-2].sources[0] == moves[0].destinations[0]
    first, second = [i for i in found.instructions if i.opcode == "setp"]
    assert first.destinations != second.destinations
    branches = [i for i in found.instructions if i.opcode == "bra"]
    assert branches[0].target != branches[1].target


def test_blocks_end_at_barriers_branches_and_returns() -> None:
    found = kernel(
        REGISTERS
        + """
        bar.sync 0;
        barrier.sync.aligned 1, 64;
        bar.warp.sync -1;
        @%p1 ret;
        @%p2 bra LOOP;
        bra.uni END;
        LOOP: add.s32 %r1, %r1, 1;
        @%p3 bra LOOP;
        END: SAME:
        @%p4 exit;
    """
    )
    ends = [(block.label, block.instructions[-1].text, block.successors) for block in found.blocks]
    assert ends == [
        (None, "bar.sync", (1,)),
        (None, "barrier.sync.aligned", (2,)),
        (None, "ret", (3,)),
        (None, "bra", (4, 5)),
        (None, "bra.uni", (6,)),
        ("LOOP", "bra", (6, 5)),
        ("END", "exit", (7,)),
        (None, "ret", ()),
    ]
    assert [i.index for i in found.instructions] == list(range(len(found.instructions)))
    assert all(i.block == block.index for block in found.blocks for i in block.instructions)


def test_both_labels_of_a_block_are_one_target() -> None:
    found = kernel(REGISTERS + "@%p1 bra A; @%p2 bra B; add.s32 %r1, %r1, 1; A: B: ret;")
    assert [i.target for i in found.instructions if i.opcode == "bra"] == ["A", "A"]


def test_an_indexed_branch_goes_to_each_target() -> None:
    found = kernel(
        REGISTERS
        + """
        T: .branchtargets L0, L1, L2;
        @%p1 brx.idx %r1, T;
        add.s32 %r2, %r2, 1;
        L0: ret; L1: ret; L2: ret;
    """
    )
    goals = [i.target for i in found.instructions if i.opcode == "bra"]
    assert goals[1:] == ["L0", "L1", "L2"]
    assert [i.sources[1] for i in found.instructions if i.opcode == "setp"] == [Immediate(0), Immediate(1)]


def test_locations() -> None:
    found = kernel(
        REGISTERS
        + """
        add.s32 %r1, %r1, 1;
        .loc 1 10 3
        add.s32 %r1, %r1, 1;
        .loc 1 0 0
        add.s32 %r1, %r1, 1;
        .loc 2 20 5, function_name $L__info_string0, inlined_at 1 10 3
        add.s32 %r1, %r1, 1;
        .loc 2 30 7, function_name $L__info_string1+8, inlined_at 2 20 5
        add.s32 %r1, %r1, 1;
        .loc 1 11 1
        """,
        '.file 1 "/home/someone/k.cu"\n.file 2 "/usr/include/h.cuh", 1700000000, 77\n',
    )
    outer = Location("k.cu", 10, 3)
    inner = Location("h.cuh", 20, 5, outer)
    innermost = Location("h.cuh", 30, 7, inner)
    assert [i.location for i in found.instructions] == [None, outer, outer, inner, innermost, Location("k.cu", 11, 1)]
    assert found.instructions[0].ptx_line == 11


def test_files_are_shown_by_the_given_names() -> None:
    text = HEADER + '.entry k() { .loc 1 5 1\n ret; }\n.file 1 "/build/1234/k.cu"\n.section .debug_str { L: .b8 1,2 }'
    names = [
        parse(text, file_names=given).kernels["k"].instructions[0].location
        for given in ({}, {"/build/1234/k.cu": "src/mine.cu"})
    ]
    assert [str(name) for name in names] == ["k.cu:5", "src/mine.cu:5"]


def test_variables() -> None:
    found = kernel(
        """
        .reg .b64 %rd<9>;
        .shared .align 4 .b8 small[6];
        .shared .align 16 .f32 tile[4][8];
        .local .align 8 .b8 depot[24];
        mov.u64 %rd1, table; mov.u64 %rd2, numbers+8; mov.u64 %rd3, dynamic; mov.u64 %rd4, floats; mov.u64 %rd5, more;
        """,
        """
        .const .align 4 .b8 unused[4];
        .const .align 4 .u32 table[4] = {1, 0x2, -1};
        .global .align 8 .b64 numbers[2] = {3, 4U};
        .global .f32 floats[] = {0f3F800000, -2.0};
        .extern .shared .align 16 .b8 dynamic[];
        .extern .shared .align 8 .b8 more[];
        """,
    )
    places = {v.name: (v.space, v.offset, v.size, v.align) for v in found.variables.values()}
    assert places == {
        "small": ("shared", 0, 6, 4),
        "tile": ("shared", 16, 128, 16),
        "depot": ("local", 0, 24, 8),
        "table": ("const", 4, 16, 4),
        "numbers": ("global", 0, 16, 8),
        "floats": ("global", 256, 8, 4),  # where a loader would put it
        "dynamic": ("shared", 144, 0, 16),
        "more": ("shared", 144, 0, 8),
    }
    assert found.variables["table"].data == struct.pack("<4i", 1, 2, -1, 0)
    assert found.variables["numbers"].data == struct.pack("<2q", 3, 4)
    assert found.variables["floats"].data == struct.pack("<2f", 1, -2)
    assert found.variables["tile"].data is None
    texts = [i.text for i in found.instructions]
    assert texts[:3] == ["mov.u64", "mov.u64", "add.u64"]
    assert found.instructions[1].sources == (Symbol("numbers"),)
    assert found.instructions[2].sources[1] == Immediate(8)


def test_the_module_has_its_variables_whether_used_or_not() -> None:
    module = parse(HEADER + ".global .u32 a = 7; .const .u32 b[2] = {1, 2}; .entry k() { ret; }")
    assert list(module.variables) == ["a", "b"]
    assert module.variables["a"].data == struct.pack("<I", 7)
    assert module.kernels["k"].variables == {}
    assert (module.target, module.ptx_version) == ("sm_90", "9.0")


def test_parameters_have_their_places() -> None:
    found = parse(
        HEADER
        + """.visible .entry k(
        .param .u8 a, .param .u64 .ptr .global .align 4 b, .param .align 16 .b8 c[40], .param .f32 d
        )
        .maxntid 128, 2
        .minnctapersm 2
        .maxnreg 64
        { .pragma "nounroll"; ret; }"""
    ).kernels["k"]
    assert [(p.name, p.type, p.offset, p.size) for p in found.parameters] == [
        ("a", "u8", 0, 1),
        ("b", "u64", 8, 8),
        ("c", "b8", 16, 40),
        ("d", "f32", 56, 4),
    ]
    assert found.max_threads == (128, 2, 1)


def test_memory_instructions_have_an_access() -> None:
    found = kernel(REGISTERS + """
        ld.param.u32 %r1, [p];
        ld.global.v4.f32 {%f1,%f2,%f3,%f4}, [%rd1];
        st.shared.v2.b16 [%r1], {%rs1,%rs2};
        atom.add.f64 %fd1, [%rd1], %fd2;
        red.shared::cta.add.u32 [%r1], 1;
        ld.local.u8 %rs1, [%rd1];
        ld.const.f64 %fd1, [%rd1];
        ldmatrix.sync.aligned.m8n8.x2.shared.b16 {%r1,%r2}, [%r3];
        prefetch.global.L2 [%rd1];
    """, parameters=".param .u32 p")  # fmt: skip
    described = [
        (a.index, a.space, a.operation, a.lane_bytes, a.is_leader, a.group_bytes)
        for i in found.accesses
        if (a := i.access)
    ]
    assert described == [
        (0, "global", "load", 16, True, 16),
        (1, "shared", "store", 4, True, 4),
        (2, "generic", "atomic", 8, True, 8),
        (3, "shared", "atomic", 4, True, 4),
        (4, "local", "load", 1, True, 1),
        (5, "const", "load", 8, True, 8),
        (6, "shared", "load", 16, True, 16),
    ]


def test_one_kernel_of_several() -> None:
    text = HEADER + ".entry a() { ret; } .entry b() { call nowhere; } .entry c() { ret; }"
    assert list(parse(text, entry="c").kernels) == ["c"]
    with pytest.raises(PtxError, match="no kernel of this name") as caught:
        parse(text, entry="d")
    assert caught.value.allowed == "a, b, c"


def test_real_kernels_are_read_whole(reference: Callable[[str], Compiled]) -> None:
    """Every statement of the compiler's text is an instruction."""
    compiled = reference("coarse2")
    body = compiled.ptx[compiled.ptx.index(".entry coarse2") :].split("\n}\n")[0]
    written = [
        line.strip() for line in body.splitlines() if line.strip().endswith(";") and not line.strip().startswith(".")
    ]
    found = parse(compiled.ptx, entry="coarse2").kernels["coarse2"]
    assert len(found.instructions) == len(written)
    opcodes = [next(word for word in line.split() if word[0] != "@") for line in written]
    assert [i.text for i in found.instructions] == [opcode.rstrip(";") for opcode in opcodes]
    lines = compiled.ptx.splitlines()
    assert all(i.text in lines[i.ptx_line - 1] for i in found.instructions)
