"""Random WGSL programs: Tint takes them, and the executor gives, bit for bit, what SwiftShader gives."""

from __future__ import annotations

from typing import Any

import pytest
import wgsl_executor
import wgsl_programs
from wgsl_corpus import differences
from wgsl_drivers import Native, run_in_page

SEEDS = range(40)
MOST_TEXT = 6000
"""Longer ones take seconds to compile."""


@pytest.mark.slow
def test_generated_programs_are_valid(tint: Native) -> None:
    for seed in SEEDS:
        tint.pipeline(wgsl_programs.case(seed).text)


@pytest.mark.slow
@pytest.mark.browser
def test_executor_agrees_with_swiftshader(webgpu_page: Any) -> None:
    cases = [case for case in map(wgsl_programs.case, SEEDS) if len(case.text) < MOST_TEXT][:6]
    for case, outputs in zip(cases, run_in_page(webgpu_page, cases), strict=True):
        assert isinstance(outputs, dict), f"{case.name}: {outputs}"
        got = wgsl_executor.outputs(case)["out_"]
        assert differences(case, "out_", got, outputs["out_"]) == [], case.name
