"""Matrix instructions against what an H200 made of them, and against the oracle.

The recorded results are those of ``benchmarks/gpu_matrices.py``: every sum of 90 forms of ``mma.sync`` bit by bit,
where each element of 80 ``wmma`` fragments lies, and the wavefronts of ``ldmatrix`` and ``stmatrix``.
"""

from __future__ import annotations

import json
import platform
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from gpu_matrices import digest
from matrix_cases import FRAGMENT_HEADER, MOVES, Form, Fragment, forms, fragments, launched, patterns

from oracle.agreement import Out, assert_agree, call_of
from rooftile import simt
from rooftile.compile import compile_kernel, load_source
from rooftile.core.call import Call
from rooftile.core.counts import Counts
from rooftile.model import counters
from rooftile.ptx import Kernel, parse

pytestmark = pytest.mark.usefixtures("no_disassembler")

BENCHMARKS = Path(__file__).parents[2] / "benchmarks"
FORMS, FRAGMENTS = {form.name: form for form in forms()}, {each.name: each for each in fragments()}
QUICK_FORMS = (
    *("mma_m16n8k16_row_col_f32_f16_f16_f32_", "mma_m16n8k8_row_col_f16_f16_f16_f16_"),
    *("mma_m16n8k16_row_col_f32_bf16_bf16_f32_", "mma_m16n8k8_row_col_f32_tf32_tf32_f32_"),
    *("mma_m16n8k16_row_col_f64_f64_f64_f64_", "mma_m16n8k32_row_col_s32_s8_u8_s32_satfinite"),
    *("mma_m16n8k64_row_col_s32_u4_s4_s32_", "mma_m16n8k256_row_col_s32_b1_b1_s32_xor_popc"),
    *("mma_m16n8k32_row_col_f32_e4m3_e5m2_f32_", "mma_m8n8k4_col_row_f16_f16_f16_f16_"),
)
QUICK_FRAGMENTS = ("fragment_0", "fragment_3", "fragment_5", "fragment_22", "fragment_52", "fragment_57")


@cache
def recorded() -> dict[str, Any]:
    found: dict[str, Any] = json.loads((BENCHMARKS / "results" / "matrix-h200.json").read_text())
    return found


@pytest.fixture(scope="module")
def kernel(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """A function that compiles one kernel from its text."""
    folder = tmp_path_factory.mktemp("matrices")

    def compiled(name: str, text: str) -> Kernel:
        path = folder / f"{name}.cu"
        path.write_text(text)
        ptx = compile_kernel(load_source(path), name, arch="sm_90").ptx
        return parse(ptx, entry=name).kernels[name]

    return compiled


def product_call(form: Form, cases: int) -> Call:
    a, b, c = form.inputs(form.cases)
    word = np.uint64 if form.a == "f64" else np.uint32
    out = Out(np.zeros((cases, form.registers[3], 32), word))
    return call_of(cases, 32, a[:cases], b[:cases], c[:cases], out)


def assert_same_sums(form: Form, program: Kernel) -> None:
    result = simt.execute(program, product_call(form, form.cases))
    assert not result.findings
    expected = {row["form"]: row["sha256"] for row in recorded()["products"]}
    assert digest(form, result.outputs["p3"]) == expected[form.name]


@pytest.mark.parametrize("name", QUICK_FORMS)
def test_sums_are_those_of_the_gpu_bit_by_bit(name: str, kernel: Any) -> None:
    assert_same_sums(FORMS[name], kernel(name, FORMS[name].cuda))


@pytest.mark.slow
@pytest.mark.parametrize("name", [name for name in FORMS if name not in QUICK_FORMS])
def test_other_sums_are_those_of_the_gpu(name: str, kernel: Any) -> None:
    assert_same_sums(FORMS[name], kernel(name, FORMS[name].cuda))


@pytest.mark.skipif(platform.machine() not in ("x86_64", "AMD64"), reason="these are names of x86 CPUs")
@pytest.mark.parametrize("cpu", ["x86-64", "x86-64-v3"])
def test_sums_do_not_depend_on_the_cpu(cpu: str, kernel: Any) -> None:
    form = FORMS[QUICK_FORMS[2]]
    output = simt.execute(kernel(form.name, form.cuda), product_call(form, form.cases), cpu=cpu).outputs["p3"]
    assert digest(form, output) in {row["sha256"] for row in recorded()["products"]}


def test_tensor_instructions_are_those_of_the_gpu() -> None:
    """Where rooftile counts any, it is as many as the GPU executed for one; elsewhere it is silent."""
    names = ("sm__inst_executed_pipe_tensor.sum", *recorded()["about"]["instructions"][1:])
    counted = 0
    for row in recorded()["products"]:
        form = FORMS[row["form"]]
        exclusive = ".xor" if "xor" in form.extra else ""
        opcode = f"mma.{form.shape}.{form.d}.{form.a}{exclusive}"
        found = counters(Counts((), {opcode: (7, 224)}))
        if names[0] in found:
            counted += 1
            assert [found.get(name, 0) for name in names] == [7 * each for each in row["instructions"]], form.name
        else:
            assert form.a[0] == "e" or form.a[1:] == "4" or exclusive or form.shape == "m8n8k4"
    assert counted > 30


def test_a_sum_that_is_off_by_one_bit_is_noticed(kernel: Any) -> None:
    form = FORMS[QUICK_FORMS[0]]
    output = simt.execute(kernel(form.name, form.cuda), product_call(form, form.cases)).outputs["p3"].copy()
    output[-1, -1, -1] ^= 1
    assert digest(form, output) not in {row["sha256"] for row in recorded()["products"]}


@pytest.mark.parametrize("name", [name for name in QUICK_FORMS if "m8n8k4" not in name])
def test_sums_are_those_of_the_oracle(name: str, kernel: Any) -> None:
    assert_agree(kernel(name, FORMS[name].cuda), product_call(FORMS[name], 1))


@pytest.mark.slow
@pytest.mark.parametrize("name", [name for name, form in FORMS.items() if form.shape != "m8n8k4" or form.a == "f64"])
def test_more_sums_are_those_of_the_oracle(name: str, kernel: Any) -> None:
    assert_agree(kernel(name, FORMS[name].cuda), product_call(FORMS[name], 4))


def assert_elements_lie_as_on_the_gpu(fragment: Fragment, program: Kernel) -> None:
    numbered = fragment.numbered()
    out = Out(np.full((64, 32), 255, numbered.dtype))
    result = assert_agree(program, call_of(1, 32, numbered, out, fragment.ld))
    expected = {row["name"]: row["elements"] for row in recorded()["fragments"]}[fragment.name]
    assert np.array_equal(result.outputs["p1"][: len(expected)], np.array(expected, numbered.dtype))
    assert (result.outputs["p1"][len(expected) :] == 255).all()


@pytest.mark.parametrize("name", QUICK_FRAGMENTS)
def test_fragments_of_wmma_lie_as_on_the_gpu(name: str, kernel: Any) -> None:
    fragment = FRAGMENTS[name]
    assert_elements_lie_as_on_the_gpu(fragment, kernel(name, FRAGMENT_HEADER + fragment.cuda))


@pytest.mark.slow
@pytest.mark.parametrize("name", [name for name in FRAGMENTS if name not in QUICK_FRAGMENTS])
def test_other_fragments_lie_as_on_the_gpu(name: str, kernel: Any) -> None:
    fragment = FRAGMENTS[name]
    assert_elements_lie_as_on_the_gpu(fragment, kernel(name, FRAGMENT_HEADER + fragment.cuda))


@cache
def moves() -> dict[str, Kernel]:
    ptx = compile_kernel(load_source(BENCHMARKS / "micro" / "matrix_moves.cu"), "movmatrix", arch="sm_90").ptx
    return {name: parse(ptx, entry=name).kernels[name] for name in (*MOVES, "movmatrix")}


@pytest.mark.slow
def test_wavefronts_of_matrices_are_those_of_the_gpu() -> None:
    rows, expected = patterns(), {(row["kernel"], row["pattern"]): row for row in recorded()["moves"]}
    assert len(expected) == len(list(launched()))
    for name, pattern in launched():
        call = call_of(1, 32, rows[pattern], Out(np.zeros(4096, np.uint32)))
        counts = simt.execute(moves()[name], call, threads=1).counts
        found = [each for each in counts.accesses if each.lane_bytes == 16 and each.space == "shared"]
        assert [(each.wavefronts, each.bank_conflicts) for each in found] == [
            (expected[name, pattern]["wavefronts"], expected[name, pattern]["conflicts"])
        ], (name, pattern)


@pytest.mark.parametrize("name", MOVES)
def test_matrices_are_moved_as_the_oracle_does(name: str) -> None:
    for pattern in ("rows9", "random1", "stride3"):
        assert_agree(moves()[name], call_of(1, 32, patterns()[pattern], Out(np.zeros(4096, np.uint32))))


def test_a_fragment_is_turned_over() -> None:
    matrix = np.arange(64, dtype=np.uint16).reshape(8, 8)
    call = call_of(1, 32, matrix.reshape(-1).view(np.uint32), Out(np.zeros(32, np.uint32)))
    result = assert_agree(moves()["movmatrix"], call)
    assert np.array_equal(result.outputs["p1"].view(np.uint16).reshape(8, 8), matrix.T)
