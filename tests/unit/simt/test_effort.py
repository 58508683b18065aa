"""How much LLVM optimises changes neither results nor counts; what is kept of a kernel is the better program."""

from __future__ import annotations

from importlib import import_module

import numpy as np
import pytest
from corpus import corpus

from rooftile.core.call import Call
from rooftile.ptx import Kernel, load
from rooftile.simt import execute
from rooftile.simt.codegen import program_for
from rooftile.simt.jit import Effort, jit_for


@pytest.fixture(scope="module")
def subject() -> tuple[Kernel, Call]:
    entry = corpus()["float4_direct"]
    return load(entry.compile()), entry.bind((188, 276, 20), check=False)


def test_results_and_counts_are_the_same(subject: tuple[Kernel, Call], monkeypatch: pytest.MonkeyPatch) -> None:
    efforts: list[Effort] = []
    module = import_module("rooftile.simt.execute")

    def noted(*arguments: object, effort: Effort, **options: object) -> object:
        efforts.append(effort)
        return program_for(*arguments, effort=effort, **options)  # type: ignore[arg-type]

    monkeypatch.setattr(module, "program_for", noted)
    small = execute(*subject)
    monkeypatch.setattr(module, "_SMALL_PRODUCTS", 0)
    large = execute(*subject)
    execute(*subject, hazards=True)
    assert efforts == ["quick", "full", "quick"]
    assert small.counts == large.counts
    for name, output in small.outputs.items():
        np.testing.assert_array_equal(output.view(np.uint8), large.outputs[name].view(np.uint8))


def test_an_optimised_program_serves_small_problems_too(subject: tuple[Kernel, Call]) -> None:
    kernel, call = subject
    jit, block = jit_for(), call.launch.block
    quick = program_for(kernel, block, jit, statistics=False, effort="quick")
    assert program_for(kernel, block, jit, statistics=False, effort="quick") is quick
    full = program_for(kernel, block, jit, statistics=False)
    assert full is not quick
    assert program_for(kernel, block, jit, statistics=False, effort="quick") is full
