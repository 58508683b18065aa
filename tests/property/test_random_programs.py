"""Random programs give the same results and counts on the executor as on the oracle."""

from __future__ import annotations

from hypothesis import given, note

from oracle.agreement import assert_agree
from property.programs import Program, programs
from rooftile.ptx import parse


@given(programs())
def test_executor_agrees_with_the_oracle(program: Program) -> None:
    note(program.text)
    kernel = parse(program.text).kernels["program"]
    assert_agree(kernel, program.call())
