"""Kernels in other people's styles (``benchmarks/corpus``): right by float64, and as the oracle says bit by bit.

The quick tests interpret each kind of access, type and control flow once; the slow ones do all kernels at more sizes.
"""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from corpus import Entry, Shape, corpus, everything, visitors
from gpu_cases import corpus_case
from gpu_launch import Problem

from oracle.agreement import assert_agree
from rooftile import simt
from rooftile.core.call import BufferArgument
from rooftile.explain.judging.checks import accumulator
from rooftile.ptx import load

ALL = list(corpus())
QUICK = [
    "b_transposed",
    "blas_column_major",
    "column_per_thread",
    "half2_fma",
    "int8_dp4a",
    "leading_dimensions",
    "split_k",
    "strided_batched",
    "warp_dot",
]
"""Those that compile in little time."""

EDGES: tuple[Shape, ...] = ((1, 1, 1), (4, 2, 4), (12, 20, 8), (37, 21, 19))
WHOLE_TILES: Shape = (64, 48, 64)
"""For kernels that take no odd sizes."""

REST = [name for name in ALL if name not in QUICK]


def assert_right(entry: Entry, shape: Shape, result: simt.Execution) -> None:
    assert result.completed
    assert not result.findings
    found = accumulator(result.counts)
    assert found == (None if entry.accumulator == "int32" else entry.accumulator)
    verdict, findings = entry.judge(entry.bind(shape), result.outputs, found)
    assert verdict.judgement == "right", verdict.reason
    assert verdict.checked_cells == shape[0] * shape[1]
    assert not findings


def assert_right_and_as_the_oracle_says(entry: Entry, shape: Shape) -> None:
    """On random matrices; where atomics add in no fixed order, on whole numbers, whose sums are always the same."""
    program = load(entry.compile())
    unordered = any(each.access is not None and each.access.operation == "atomic" for each in program.accesses)
    result = assert_agree(program, entry.bind(shape, whole_numbers=unordered, check=False))
    if unordered:
        result = simt.execute(program, entry.bind(shape, check=False))
    assert_right(entry, shape, result)


@pytest.mark.parametrize("name", QUICK)
def test_small(name: str) -> None:
    assert_right_and_as_the_oracle_says(corpus()[name], corpus()[name].small)


@pytest.mark.slow
@pytest.mark.parametrize("name", REST)
def test_small_others(name: str) -> None:
    assert_right_and_as_the_oracle_says(corpus()[name], corpus()[name].small)


def edges(entry: Entry) -> list[Shape]:
    """Those of the shapes that the kernel takes, the largest last."""
    taken = [shape for shape in EDGES if entry.takes(shape)] or [WHOLE_TILES]
    assert entry.takes(taken[0])
    return taken


@pytest.mark.slow
@pytest.mark.parametrize("name", ALL)
def test_edges(name: str) -> None:
    entry = corpus()[name]
    for shape in dict.fromkeys([edges(entry)[0], edges(entry)[-1]] if name in QUICK else [edges(entry)[-1]]):
        assert_right_and_as_the_oracle_says(entry, shape)


@pytest.mark.corpus
@pytest.mark.parametrize("name", ALL)
def test_all_edges(name: str) -> None:
    for shape in edges(corpus()[name]):
        assert_right_and_as_the_oracle_says(corpus()[name], shape)


@pytest.mark.slow
@pytest.mark.parametrize("name", ALL)
def test_measured_sizes(name: str) -> None:
    """Those of whole tiles, the first of each kernel, are explained by the tests of false alarms."""
    entry = corpus()[name]
    assert all(entry.takes(shape) for shape in entry.shapes)
    shape = entry.shapes[-1]
    assert_right(entry, shape, simt.execute(load(entry.compile()), entry.bind(shape, check=False)))


@pytest.mark.slow
@pytest.mark.parametrize("name", sorted(everything().keys() - set(ALL)))
def test_newcomers(name: str) -> None:
    """Those that were written for predictions."""
    entry = everything()[name]
    assert all(entry.takes(shape) for shape in (entry.small, *entry.shapes))
    assert_right(entry, entry.small, simt.execute(load(entry.compile()), entry.bind(entry.small)))


@pytest.mark.slow
@pytest.mark.parametrize("name", list(visitors()))
def test_what_is_measured_on_a_gpu_is_held_against_the_same(name: str, tmp_path: Path) -> None:
    """The matrices and the expected C of the launching side, which has NumPy alone."""
    entry = visitors()[name]
    case = json.loads(json.dumps(corpus_case(tmp_path, entry, entry.small, limit=0)))
    problem, call = Problem(case), entry.bind(entry.small, check=False)
    layouts = entry.layouts(call)
    arguments = tuple(
        replace(each, data=layouts[each.role].pack(problem.stored[each.role]).view(each.data.dtype))
        if isinstance(each, BufferArgument) and each.role in problem.stored
        else each
        for each in call.arguments
    )
    outputs = simt.execute(load(entry.compile()), replace(call, arguments=arguments)).outputs
    (written,) = (each for each in call.arguments if isinstance(each, BufferArgument) and each.output)
    c = layouts["C"].unpack(outputs[written.name]).astype(np.float64)
    assert (np.abs(c - problem.expected) <= problem.bound).all()


@pytest.mark.parametrize("name", ["b_transposed", "leading_dimensions", "blas_operands_exchanged"])
def test_matrices_that_repeat_a_pattern_count_the_same(name: str) -> None:
    """Where lines follow each other without gaps they are executed upon in place, which sampling needs."""
    entry = corpus()[name]
    calls = [entry.bind(entry.small, repeat=repeat, check=False) for repeat in (False, True)]
    in_place = {each.in_place for each in calls[1].arguments if isinstance(each, BufferArgument)}
    assert (True in in_place) == (name != "leading_dimensions")
    plain, repeated = (simt.execute(load(entry.compile()), call).counts for call in calls)
    assert plain.accesses == repeated.accesses


@pytest.mark.parametrize("spoil", ["cell", "gap", "missing"])
def test_a_spoilt_result_is_noticed(spoil: str) -> None:
    entry = corpus()["leading_dimensions"]
    call = entry.bind(entry.small)
    result = simt.execute(load(entry.compile()), call)
    name = next(each.name for each in call.arguments if isinstance(each, BufferArgument) and each.output)
    before = next(each.data for each in call.arguments if each.name == name and isinstance(each, BufferArgument))
    c = result.outputs[name].copy().reshape(before.shape)
    m, n, _ = entry.small
    if spoil == "gap":
        c[0, n] = 1.0
        with pytest.raises(RuntimeError, match="was written"):
            entry.judge(call, {name: c}, "float32")
        return
    c[m - 1, n - 1] = c[m - 1, n - 1] + 1 if spoil == "cell" else before[m - 1, n - 1]
    verdict, _ = entry.judge(call, {name: c}, "float32")
    assert verdict.judgement == "wrong"
    assert verdict.wrong_cells == 1
