"""The corpus through rooftile: translated and executed, it gives what real drivers gave; bad files are refused."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import numpy as np
import numpy.typing as npt
import pytest
import wgsl_executor
from wgsl_corpus import BAD, Case, corpus, differences, marked_lines, read
from wgsl_drivers import RESULTS

from rooftile.compile import compile_kernel
from rooftile.core.errors import CompileError
from rooftile.core.source import Source

pytestmark = pytest.mark.usefixtures("no_disassembler")

QUICK = ("control_flow", "gemm_naive", "integer_edges", "struct_layout")


@cache
def stored() -> dict[str, npt.NDArray[np.generic]]:
    with np.load(RESULTS) as results:
        return {name: results[name] for name in results.files}


def named(case: Case) -> object:
    return pytest.param(case, id=case.name, marks=() if case.name in QUICK else pytest.mark.slow)


@pytest.mark.parametrize("case", [named(case) for case in corpus()])
def test_executor_gives_what_the_driver_gave(case: Case) -> None:
    outputs = wgsl_executor.outputs(case)
    assert outputs.keys() == case.outputs.keys()
    for name, data in outputs.items():
        assert differences(case, name, data, stored()[f"{case.name}/{name}"]) == []


def test_a_difference_is_seen() -> None:
    case = next(case for case in corpus() if case.name == "gemm_naive")
    right = stored()["gemm_naive/C"]
    assert differences(case, "C", right, right) == []
    for value in (right[5] * 1.001, np.float32("nan"), np.float32("inf")):
        wrong = right.copy()
        wrong[5] = value
        assert len(differences(case, "C", wrong, right)) == 1


@pytest.mark.parametrize("path", BAD, ids=lambda path: path.stem)
def test_bad_files_get_one_error_at_the_marked_line(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    with pytest.raises(CompileError) as caught:
        compile_kernel(Source(path.name, text, "wgsl"))
    errors = [found for found in caught.value.diagnostics if found.severity == "error"]
    assert len(errors) == 1
    assert errors[0].location is not None
    assert errors[0].location.line in marked_lines(text)
    assert errors[0].location.column > 0
    assert errors[0].excerpt.split("\n")[0].strip() in text.split("\n")[errors[0].location.line - 1]


def test_a_variable_begins_anew_in_each_turn_of_a_loop(tmp_path: Path) -> None:
    """By the specification (lifetime begins at the declaration); naga 29 and Chromium 156 let it keep its value."""
    file = tmp_path / "turns.wgsl"
    file.write_text(
        "//! dispatch 1 1 1\n//! 0:0 r u32[4] out zero\n"
        "@group(0) @binding(0) var<storage, read_write> r: array<u32>;\n@compute @workgroup_size(1) fn main() {\n"
        "  for (var k = 0; k < 4; k++) {\n    var fresh: u32;\n    fresh += 1;\n    r[k] = fresh;\n  }\n}\n"
    )
    assert wgsl_executor.outputs(read(file))["r"].tolist() == [1, 1, 1, 1]


def test_bits_of_halves(tmp_path: Path) -> None:
    """Against NumPy's float16, as the driver with halves cannot cast their bits."""
    halves = np.array([1.0, -2.5, 0.1, 65504.0], np.float16)
    file = tmp_path / "bits.wgsl"
    file.write_text(
        "//! dispatch 1 1 1\n//! feature shader-f16\n//! 0:0 h f16[4] in = 1 -2.5 0.1 65504\n"
        "//! 0:1 r u32[4] out zero\n"
        "enable f16;\n@group(0) @binding(0) var<storage, read> h: vec4h;\n"
        "@group(0) @binding(1) var<storage, read_write> r: vec4u;\n@compute @workgroup_size(1) fn main() {\n"
        "  let both = bitcast<vec2u>(h);\n  let back = bitcast<vec4h>(both.yx);\n"
        "  r = vec4u(bitcast<u32>(h.xy), both.y, bitcast<vec2u>(back));\n}\n"
    )
    low, high = halves.view(np.uint32).tolist()
    assert wgsl_executor.outputs(read(file))["r"].tolist() == [low, high, high, low]
