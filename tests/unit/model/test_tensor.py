"""Matrix instructions: shapes, registers and rates."""

from __future__ import annotations

import pytest

from rooftile import machine
from rooftile.core.errors import UnavailableError
from rooftile.core.source import SassInstruction
from rooftile.model import tensor
from rooftile.model.machine_code import Operation, decode

H200, A100 = machine.load("h200"), machine.load("a100")


@pytest.mark.parametrize(
    ("opcode", "shape", "element", "registers"),
    [
        ("HMMA.16816.F32", (16, 8, 16), "float16", (4, 2, 4)),
        ("HMMA.16816.F32.BF16", (16, 8, 16), "bfloat16", (4, 2, 4)),
        ("HMMA.16816.F16", (16, 8, 16), "float16", (4, 2, 2)),
        ("HMMA.1688.F32.TF32", (16, 8, 8), "tf32", (4, 2, 4)),
        ("HMMA.1684.F32.TF32", (16, 8, 4), "tf32", (2, 1, 4)),
        ("IMMA.16832.S8.S8", (16, 8, 32), "int8", (4, 2, 4)),
        ("DMMA.8x8x4", (8, 8, 4), "float64", (2, 2, 4)),
        ("DMMA.884", (8, 8, 4), "float64", (2, 2, 4)),
        ("QMMA.16832.F32.E4M3.E4M3", (16, 8, 32), "float8", (4, 2, 4)),
        ("HGMMA.64x128x16.F32", (16, 128, 16), "float16", ()),
    ],
)
def test_shapes_and_fragments(
    opcode: str, shape: tuple[int, int, int], element: str, registers: tuple[int, ...]
) -> None:
    """Registers of a lane: the fragments of the PTX ISA, "Matrix multiply-accumulate operation"."""
    assert tensor.shape(opcode) == shape
    assert tensor.multiply_adds(opcode) == shape[0] * shape[1] * shape[2]
    assert tensor.element(opcode) == element
    assert tensor.fragment_registers(opcode) == registers


@pytest.mark.parametrize("opcode", ["FFMA", "HFMA2.MMA", "MUFU.RCP", "LDSM.16.M88.4"])
def test_other_instructions_are_none_of_the_tensor_cores(opcode: str) -> None:
    assert tensor.multiply_adds(opcode) == 0
    assert tensor.fragment_registers(opcode) == ()


def decoded(opcode: str, gpu: machine.Gpu) -> Operation:
    assert gpu.sm is not None
    instruction = SassInstruction(0, opcode, "R12, R4, R8, R12", None, 1)
    return decode(instruction, gpu.sm, gpu.timing, tensor.rates(gpu))


def test_rates_are_the_peaks() -> None:
    """An A100's tensor core does 256 half-precision multiply-adds a clock, an H100's 512, by the white papers."""
    ampere = decoded("HMMA.16816.F32", A100)
    assert ampere.pipe == "tensor"
    assert ampere.interval == pytest.approx(16 * 8 * 16 / 256, rel=0.01)
    assert decoded("IMMA.16832.S8.S8", A100).interval == pytest.approx(16 * 8 * 32 / 512, rel=0.01)
    hopper = decoded("HMMA.16816.F32", H200)
    assert hopper.interval == pytest.approx(16 * 8 * 16 / (0.664 * 512), rel=0.01)
    for gpu in (H200, machine.load("h100-sxm"), machine.load("h100-pcie")):
        assert decoded("HGMMA.64x128x16.F32", gpu).interval == pytest.approx(16 * 128 * 16 / 512, rel=0.01)
    assert decoded("DMMA.884", H200).interval == pytest.approx(8 * 8 * 4 / (0.664 * 32), rel=0.01)  # the other clock


def test_fragments_are_read_and_written() -> None:
    found = decoded("HMMA.16816.F32", H200)
    assert found.writes == ("R12", "R13", "R14", "R15")
    assert found.reads == ("R4", "R5", "R6", "R7", "R8", "R9", "R12", "R13", "R14", "R15")


def test_an_unknown_rate_is_said() -> None:
    with pytest.raises(UnavailableError, match="tf32"):
        decoded("HMMA.1688.F32.TF32", machine.load("t4"))
