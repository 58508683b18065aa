"""Runs a kernel on the executor and on the oracle, and says where they differ."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict
from functools import cache
from pathlib import Path

import numpy as np
import numpy.typing as npt

from oracle.machine import Result, execute
from rooftile import simt
from rooftile.compile import compile_kernel, load_source
from rooftile.core.call import BufferArgument, Call, ScalarArgument
from rooftile.core.counts import Counts
from rooftile.core.problem import Dim3, Gemm, Launch
from rooftile.ptx import Kernel, parse
from rooftile.ptx.opcodes import is_second_half

COMPARED = ("ptx_executions", "requests", "lanes", "sectors", "ideal_sectors", "wavefronts", "ideal_wavefronts")

Argument = npt.NDArray[np.generic] | int | np.generic


class Out:
    """Marks a buffer that the kernel writes."""

    def __init__(self, data: npt.NDArray[np.generic]) -> None:
        self.data = data


@cache
def _ptx(path: Path, first: str, defines: tuple[tuple[str, str], ...]) -> str:
    return compile_kernel(load_source(path), first, defines=dict(defines)).ptx


def kernel_of(path: Path, name: str, defines: Mapping[str, str] | None = None) -> Kernel:
    """Kernel ``name``, an ``extern "C"`` function of the CUDA file ``path``; the file is compiled once."""
    ptx = _ptx(path, name_of_first(path), tuple(sorted((defines or {}).items())))
    return parse(ptx, entry=name).kernels[name]


def name_of_first(path: Path) -> str:
    """The first kernel of the file; to compile one is to compile all."""
    after = path.read_text().split('extern "C" __global__ void ')
    return next(text.split("(")[0] for text in after[1:] if not text.startswith("NAME"))


def call_of(
    grid: Dim3 | int, block: Dim3 | int, *arguments: Argument | Out, shared: int = 0, gemm: Gemm | None = None
) -> Call:
    """A launch with positional arguments: arrays, :class:`Out` arrays, integers (``int``) and NumPy scalars."""
    bound: list[BufferArgument | ScalarArgument] = []
    for position, argument in enumerate(arguments):
        name = f"p{position}"
        if isinstance(argument, Out):
            bound.append(BufferArgument(name, name, argument.data, output=True))
        elif isinstance(argument, np.ndarray):
            bound.append(BufferArgument(name, name, argument))
        elif isinstance(argument, int):
            bound.append(ScalarArgument(name, "int32", argument))
        else:
            bound.append(ScalarArgument(name, argument.dtype.name, argument.item()))
    launch = Launch(_dim3(grid), _dim3(block), shared)
    return Call(gemm or Gemm(1, 1, 1), launch, tuple(bound))


def _dim3(size: Dim3 | int) -> Dim3:
    return (size, 1, 1) if isinstance(size, int) else size


def assert_agree(kernel: Kernel, call: Call, *, outputs: bool = True) -> simt.Execution:
    """Hold the executor, with one thread and with two, against the oracle; returns the executor's result.

    Outputs must be equal bit by bit (any NaN equals any NaN), unless ``outputs`` is false, and all counts equal.
    """
    expected = execute(kernel, call)
    for threads in (1, 2):
        got = simt.execute(kernel, call, threads=threads)
        assert got.completed
        if outputs:
            _compare_outputs(call, got.outputs, expected)
        _compare_counts(kernel, got.counts, expected)
    assert (expected.outside > 0) == any(f.kind == "out-of-bounds" for f in got.findings)
    return got


def same_bits(a: npt.NDArray[np.generic], b: npt.NDArray[np.generic]) -> npt.NDArray[np.bool_]:
    """Elementwise: equal bit patterns, or both NaN."""
    assert a.dtype == b.dtype
    assert a.shape == b.shape
    unsigned = np.dtype(f"u{a.dtype.itemsize}")
    same = np.ascontiguousarray(a).view(unsigned) == np.ascontiguousarray(b).view(unsigned)
    if a.dtype.kind not in "iub":
        same |= np.isnan(a.astype(np.float64)) & np.isnan(b.astype(np.float64))
    return np.asarray(same)


def _compare_outputs(call: Call, got: Mapping[str, npt.NDArray[np.generic]], expected: Result) -> None:
    for argument in call.arguments:
        if not isinstance(argument, BufferArgument) or not argument.output:
            continue
        ours, right = got[argument.name], expected.outputs[argument.name]
        wrong = np.flatnonzero(~same_bits(ours, right).reshape(-1))
        first = wrong[:8].tolist()
        assert not len(wrong), (
            f"{argument.name}: {len(wrong)} of {right.size} elements differ, at {first}: "
            f"executor {ours.reshape(-1)[first].tolist()}, oracle {right.reshape(-1)[first].tolist()}"
        )


def _compare_counts(kernel: Kernel, got: Counts, expected: Result) -> None:
    ours: dict[tuple[int, str], dict[str, int]] = {
        (a.instruction, a.space): {name: getattr(a, name) for name in COMPARED} for a in got.accesses
    }
    right = {place: asdict(tally) for place, tally in expected.accesses.items()}
    idle = dict.fromkeys(COMPARED, 0)
    differences = [
        f"{kernel.instructions[place[0]].text} (instruction {place[0]}, {place[1]}): "
        f"executor {ours.get(place)}, oracle {right.get(place)}"
        for place in sorted(ours.keys() | right.keys())
        if ours.get(place, idle) != right.get(place, idle)
    ]
    assert not differences, "\n".join(differences)
    for access in got.accesses:
        record = kernel.instructions[access.instruction].access
        assert record is not None
        assert (access.operation, access.lane_bytes) == (record.operation, record.group_bytes)

    assert len(got.lines) == len(kernel.instructions)
    by_opcode: dict[str, tuple[int, int]] = {}
    for instruction, line in zip(kernel.instructions, got.lines, strict=True):
        where = f"{instruction.text} (instruction {instruction.index}, block {instruction.block})"
        assert (line.warps, line.lanes) == expected.executions[instruction.index], where
        assert line.opcode.split(".")[0] == instruction.opcode, where
        if is_second_half(instruction.opcode, instruction.modifiers):
            continue
        warps, lanes = by_opcode.get(line.opcode, (0, 0))
        by_opcode[line.opcode] = (warps + line.warps, lanes + line.lanes)
    assert got.opcodes == by_opcode
    assert got.blocks == got.blocks_total
