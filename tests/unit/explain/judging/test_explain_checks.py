from __future__ import annotations

from dataclasses import replace

import pytest

from rooftile.core.counts import Counts, InstructionCount
from rooftile.core.finding import Finding, Verdict
from rooftile.core.problem import Gemm, Launch
from rooftile.core.source import Location
from rooftile.explain.judging.checks import accumulator, arithmetic, check_arithmetic, final_verdict, in_order

LAUNCH = Launch((4, 4, 1), (16, 16, 1))
RIGHT = Verdict("right", "all cells agree")


def counts(**lanes: int) -> Counts:
    """Counts of opcodes spelled ``fma_f32``."""
    return Counts((), {name.replace("_", "."): (number // 32, number) for name, number in lanes.items()})


@pytest.mark.parametrize(
    ("executed", "dtype"),
    [
        (counts(fma_f32=1000, fma_f64=3), "float32"),
        (counts(fma_f64=1000, mul_f32=5000), "float64"),
        (counts(dp4a_s32=1000, fma_f16=5), None),  # which scales the sums
        (counts(fma_f16x2=64), "float16"),
        (counts(fma_bf16=64, add_f32=63), "bfloat16"),
        (counts(mul_f16=64, add_f32=64), "float32"),
        (counts(mad_s32=64, add_s32=64), None),
        (counts(), None),
    ],
)
def test_the_accumulator_is_what_sums_are_kept_in(executed: Counts, dtype: str | None) -> None:
    assert accumulator(executed) == dtype


@pytest.mark.parametrize(
    ("gemm", "lanes"),
    [
        (Gemm(1024, 1024, 1024), 1024**3),
        (Gemm(1000, 777, 513), 1008 * 784 * 528),  # guarded loads, unguarded arithmetic in tiles of 16
        (Gemm(17, 1, 300), 128 * 128 * 304),  # one block of a 128-wide tile
        (Gemm(1, 1, 1), 256 * 256 * 256),
    ],
)
def test_the_edges_of_tiles_are_no_fault(gemm: Gemm, lanes: int) -> None:
    assert check_arithmetic(counts(fma_f32=lanes), gemm, LAUNCH, right=False) is None


def test_a_first_product_without_an_addition_is_no_fault() -> None:
    gemm = Gemm(64, 64, 4)
    assert check_arithmetic(counts(mul_f32=64 * 64, fma_f32=3 * 64 * 64), gemm, LAUNCH, right=False) is None


def test_threads_of_a_wide_block_past_the_edge_are_no_fault() -> None:
    executed = counts(fma_f32=1024 * 300 * 500)
    assert check_arithmetic(executed, Gemm(100, 300, 500), Launch((1, 300, 1), (1024, 1, 1)), right=False) is None


def test_alpha_and_beta_are_no_fault() -> None:
    assert (
        check_arithmetic(counts(fma_f32=256**3 + 256**2, mul_f32=256**2), Gemm(256, 256, 256), LAUNCH, right=False)
        is None
    )


@pytest.mark.parametrize("times", [1, 2])
def test_what_a_sum_becomes_behind_the_loop_is_no_product(times: int) -> None:
    """An erf of each sum is 21 FLOP an element; products that are computed twice are found beside it all the same."""
    cells, place = 1024**2, Location("k.cu", 7)
    inside = InstructionCount("fma.f32", place, times * 32 * cells, times * 1024 * cells)
    behind = InstructionCount("fma.f32", Location("k.cu", 9), cells // 32, cells)
    executed = replace(counts(fma_f32=inside.lanes + 10 * behind.lanes), lines=(inside, *[behind] * 10))
    finding = check_arithmetic(executed, Gemm(1024, 1024, 1024), LAUNCH, right=True)
    assert (finding and finding.kind) == (None if times == 1 else "extra-flops")


@pytest.mark.parametrize("lanes", [1024**3 - 1024**2, 1024**3 // 2, 32])
def test_products_that_are_never_computed_are_found(lanes: int) -> None:
    finding = check_arithmetic(counts(fma_f32=lanes), Gemm(1024, 1024, 1024), LAUNCH, right=False)
    assert finding is not None
    assert finding.kind == "missing-flops"


def test_a_right_result_misses_nothing() -> None:
    assert check_arithmetic(counts(add_f32=64**3), Gemm(64, 64, 64), LAUNCH, right=True) is None


@pytest.mark.parametrize("times", [2, 16])
def test_products_computed_twice_are_found_on_their_line(times: int) -> None:
    place = Location("k.cu", 7)
    lanes = times * 512**3
    executed = Counts(
        (),
        {"fma.f32": (lanes // 32, lanes)},
        (
            InstructionCount("mad.s32", Location("k.cu", 3), lanes, 32 * lanes),
            InstructionCount("fma.f32", place, lanes // 32, lanes),
            InstructionCount("add.f32", Location("k.cu", 9), 1, 32),
        ),
    )
    finding = check_arithmetic(executed, Gemm(512, 512, 512), LAUNCH, right=False)
    assert finding is not None
    assert (finding.kind, finding.location) == ("extra-flops", place)
    assert f"{times} times" in finding.message


def matrix_counts(opcode: str, warps: int, *, fma: int = 0) -> Counts:
    """Executions by warps of one matrix instruction, and by lanes of an fma."""
    place = Location("k.cu", 5)
    return Counts(
        (),
        {opcode: (warps, 32 * warps), "fma.f32": (fma // 32, fma)},
        (InstructionCount(opcode, place, warps, 32 * warps), InstructionCount("fma.f32", Location("k.cu", 9), 1, fma)),
    )


@pytest.mark.parametrize(
    ("opcode", "each", "sums", "peak"),
    [
        ("mma.m16n8k16.f32.bf16", 16 * 8 * 16, "float32", "tensor_bfloat16"),
        ("mma.m16n8k8.f16.f16", 16 * 8 * 8, "float16", "tensor_float16"),
        ("mma.m16n8k4.f32.tf32", 16 * 8 * 4, "tf32", "tensor_tf32"),
        ("mma.m8n8k4.f64.f64", 8 * 8 * 4, "float64", "tensor_float64"),
        ("mma.m8n8k4.f32.f16", 4 * 8 * 8 * 4, "float32", "tensor_float16"),
        ("mma.m16n8k32.f32.e4m3", 16 * 8 * 32, "float32", "tensor_float8"),
    ],
)
def test_matrix_instructions_are_arithmetic(opcode: str, each: int, sums: str, peak: str) -> None:
    gemm = Gemm(512, 512, 512)
    once = matrix_counts(opcode, 512**3 // each, fma=2 * 512**2)
    assert once.flops == gemm.flops + 4 * 512**2
    assert (accumulator(once), arithmetic(once)) == (sums, peak)
    assert check_arithmetic(once, gemm, LAUNCH, right=False) is None
    twice = check_arithmetic(matrix_counts(opcode, 2 * 512**3 // each), gemm, LAUNCH, right=False)
    assert twice is not None
    assert (twice.kind, twice.location) == ("extra-flops", Location("k.cu", 5))
    half = check_arithmetic(matrix_counts(opcode, 512**3 // each // 2), gemm, LAUNCH, right=False)
    assert half is not None
    assert half.kind == "missing-flops"


def test_integer_matrix_instructions_have_no_flops() -> None:
    executed = matrix_counts("mma.m16n8k32.s32.s8", 7)
    assert executed.products == {("s32", "s8"): 7 * 16 * 8 * 32}
    assert executed.flops == 0
    assert (accumulator(executed), arithmetic(executed)) == (None, "tensor_int8")


def test_what_multiplies_most_decides() -> None:
    executed = matrix_counts("mma.m16n8k8.f16.f16", 1, fma=32 * 1000)
    assert (accumulator(executed), arithmetic(executed)) == ("float32", "float32")


@pytest.mark.parametrize("executed", [counts(), counts(mad_s32=5)])
def test_nothing_is_said_of_arithmetic_that_is_not_counted(executed: Counts) -> None:
    assert check_arithmetic(executed, Gemm(64, 64, 64), LAUNCH, right=False) is None


def test_findings_are_ordered_by_severity_then_line() -> None:
    findings = [
        Finding("a", "note", ""),
        Finding("b", "error", "", Location("k.cu", 9)),
        Finding("c", "warning", "", Location("k.cu", 1)),
        Finding("d", "error", "", Location("k.cu", 2)),
    ]
    assert [f.kind for f in in_order(findings)] == ["d", "b", "c", "a"]


@pytest.mark.parametrize("kind", ["out-of-bounds", "misaligned", "shared-alias", "copy-not-awaited", "overflow"])
def test_a_fault_makes_a_right_result_wrong(kind: str) -> None:
    verdict = final_verdict(RIGHT, [Finding(kind, "error", "")])
    assert verdict.judgement == "wrong"
    assert final_verdict(RIGHT, [Finding(kind, "note", ""), Finding("spills", "warning", "")]) == RIGHT


def test_a_wrong_result_keeps_its_own_reason() -> None:
    wrong = Verdict("wrong", "7 cells differ")
    assert final_verdict(wrong, [Finding("out-of-bounds", "error", "")]) == wrong


def test_an_inferred_launch_is_doubted_first_unless_the_result_is_right() -> None:
    wrong = final_verdict(Verdict("wrong", "7 cells differ"), [], inferred=LAUNCH)
    assert wrong.reason.startswith("nobody gave the launch")
    assert "block 16 x 16 x 1, grid 4 x 4 x 1" in wrong.reason
    assert wrong.reason.endswith(": 7 cells differ")
    told = final_verdict(Verdict("wrong", "7 cells differ"), [], inferred=LAUNCH, block_is_known=True)
    assert told.reason.startswith("nobody gave the grid, and with one inferred from the stores to C (grid 4 x 4 x 1;")
    assert final_verdict(RIGHT, [], inferred=LAUNCH) == RIGHT
    assert final_verdict(RIGHT, [Finding("out-of-bounds", "error", "")], inferred=LAUNCH).reason.startswith("nobody")
