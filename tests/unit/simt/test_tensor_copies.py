"""Copies of tensors (TMA): what lies where in shared memory, edges, multicast, stores, reductions, misuse."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import numpy as np
import numpy.typing as npt
import pytest

from rooftile.compile import compile_kernel, load_source
from rooftile.core.call import Argument, BufferArgument, Call, ScalarArgument, TensorLayout
from rooftile.core.problem import Gemm, Launch
from rooftile.ptx import Kernel, parse
from rooftile.ptx.parameters import with_direct_reads
from rooftile.simt import Execution, execute

KINDS = {1: "u8", 2: "u16", 4: "u32", 8: "u64"}


@cache
def kernels() -> dict[str, Kernel]:
    source = load_source(Path(__file__).with_name("hopper.cu"))
    parsed = parse(compile_kernel(source, "dump2", arch="sm_90a").ptx).kernels
    return {name: with_direct_reads(kernel) for name, kernel in parsed.items()}


def launch(
    name: str,
    data: npt.NDArray[np.generic],
    layout: TensorLayout,
    *others: int | npt.NDArray[np.generic],
    grid: int = 1,
) -> Execution:
    """Kernel ``name`` on a tensor map of ``data`` and ``others``, with 64 threads a block."""
    arguments: list[Argument] = [BufferArgument("map", "map", data, output=True, tensor=layout)]
    for number, other in enumerate(others):
        if isinstance(other, int):
            arguments.append(ScalarArgument(f"n{number}", "int32", other))
        else:
            arguments.append(BufferArgument("out", "out", other, output=True))
    return execute(kernels()[name], Call(Gemm(1, 1, 1), Launch((grid, 1, 1), (64, 1, 1)), tuple(arguments)))


def laid_out(
    tensor: npt.NDArray[np.generic], box: tuple[int, ...], at: tuple[int, ...], swizzle: int, first: int
) -> npt.NDArray[np.int64]:
    """The bytes of a box, element by element; -1 for what is not the box's. Dimensions from the slowest."""
    size, width = tensor.itemsize, box[-1] * tensor.itemsize
    pitch = max(width, swizzle)
    memory = np.full(int(np.prod(box[:-1])) * pitch, -1)
    for number, place in enumerate(np.ndindex(*box)):
        index = tuple(a + p for a, p in zip(at, place, strict=True))
        inside = all(0 <= i < n for i, n in zip(index, tensor.shape, strict=True))
        byte = first + number * size // width * pitch + number * size % width
        rows = swizzle // 16 or 1
        chunk = byte // 16 % rows ^ byte // 128 % rows
        where = byte // (16 * rows) * 16 * rows + chunk * 16 + byte % 16 - first
        memory[where : where + size] = list(tensor[index].tobytes() if inside else bytes(size))
    return memory


def dumped(kernel: str, tensor: npt.NDArray[np.generic], layout: TensorLayout, first: int, at: tuple[int, ...],
           expected: npt.NDArray[np.int64]) -> None:  # fmt: skip
    """Let ``kernel`` copy the box at ``at``, and hold the bytes that are the box's to ``expected``."""
    out = np.zeros(expected.size // 4, np.uint32)
    size = int(np.prod(layout.box)) * tensor.itemsize
    done = launch(kernel, tensor, layout, out, size, first, *at[::-1], *(0,) * (5 - len(at)), out.size)
    found = done.outputs["out"].view(np.uint8).astype(np.int64)
    np.testing.assert_array_equal(np.where(expected < 0, -1, found), expected)
    assert not done.findings


@pytest.mark.parametrize("swizzle", [0, 32, 64, 128])
@pytest.mark.parametrize(("bits", "width"), [(8, 0), (16, 0), (32, 0), (64, 0), (16, 16)])
@pytest.mark.parametrize(("x", "y", "first"), [(0, 0, 0), (16, 3, 128), (-16, 30, 384), (32, -4, 1024)])
def test_a_box_lies_swizzled_and_filled_up_with_zeros(
    swizzle: int, bits: int, width: int, x: int, y: int, first: int
) -> None:
    dtype = np.dtype(f"uint{bits}")
    tensor = np.random.default_rng(1).integers(1, 2**bits, (37, 48), dtype=dtype.type, endpoint=False)
    box = ((width or swizzle or 64) // dtype.itemsize, 24)
    layout = TensorLayout(KINDS[dtype.itemsize], (48, 37), (48 * dtype.itemsize,), box, swizzle)
    dumped("dump2", tensor, layout, first, (y, x), laid_out(tensor, box[::-1], (y, x), swizzle, first))


@pytest.mark.parametrize(
    ("kernel", "shape", "box", "at"),
    [
        ("dump1", (100,), (32,), (92,)),
        ("dump3", (5, 6, 8), (3, 2, 8), (3, -1, 4)),
        ("dump5", (3, 2, 4, 3, 4), (2, 2, 2, 2, 4), (2, 1, -1, 1, 0)),
    ],
)
def test_boxes_of_other_dimensions(
    kernel: str, shape: tuple[int, ...], box: tuple[int, ...], at: tuple[int, ...]
) -> None:
    tensor = np.arange(1, 1 + np.prod(shape), dtype=np.uint32).reshape(shape)
    layout = TensorLayout("u32", shape[::-1], tensor.strides[:-1][::-1], box[::-1])
    dumped(kernel, tensor, layout, 0, at, laid_out(tensor, box, at, 0, 0))


def test_all_blocks_of_a_cluster_receive() -> None:
    tensor = np.arange(64 * 32, dtype=np.uint32).reshape(64, 32)
    layout = TensorLayout("u32", (32, 64), (128,), (32, 16))
    done = launch("multicast", tensor, layout, np.zeros(4 * 1024, np.uint32), grid=4)
    found = done.outputs["out"].reshape(4, 32, 32)
    for block in range(4):
        np.testing.assert_array_equal(found[block], tensor[block // 2 * 32 : block // 2 * 32 + 32])
    assert not done.findings


@pytest.mark.parametrize("add", [0, 1])
def test_a_box_is_stored_inside_the_tensor_only(add: int) -> None:
    before = np.full((20, 12), 1000, np.int32)
    box = (8, 16)
    done = launch("store", before, TensorLayout("s32", (12, 20), (48,), box), 128, 8, 10, add)
    expected = before.copy()
    tile = np.arange(1, 129, dtype=np.int32).reshape(16, 8)[:10, :4]
    expected[10:, 8:] = tile + expected[10:, 8:] if add else tile
    np.testing.assert_array_equal(done.outputs["map"], expected)
    assert not done.findings


def test_a_row_that_ends_within_16_bytes_is_stored_with_what_is_behind_it() -> None:
    before = np.full((20, 12), 1000, np.int32)
    done = launch("store", before, TensorLayout("s32", (10, 20), (48,), (8, 16)), 128, 8, 10, 0)  # as on an H200
    expected = before.copy()
    expected[10:, 8:] = np.arange(1, 129, dtype=np.int32).reshape(16, 8)[:10, :4]
    expected[19, 10:] = 1000  # but nothing behind the tensor's end
    np.testing.assert_array_equal(done.outputs["map"], expected)


def test_misuse_is_found() -> None:
    tensor = np.zeros((16, 32), np.uint32)
    layout = TensorLayout("u32", (32, 16), (128,), (32, 16))
    out = np.zeros(1024, np.uint32)

    def messages(done: Execution) -> str:
        assert all(finding.location is not None for finding in done.findings)
        return " / ".join(finding.message for finding in done.findings)

    assert "multiple of 128 bytes" in messages(launch("dump2", tensor, layout, out, 2048, 64, 0, 0, 0, 0, 0, 512))
    assert "multiple of 16 bytes" in messages(launch("dump2", tensor, layout, out, 2048, 0, 3, 0, 0, 0, 0, 512))
    assert "does not fit" in messages(launch("dump2", tensor, layout, out, 2048, 15360, 0, 0, 0, 0, 0, 512))
    assert "other dimensions" in messages(launch("dump3", tensor, layout, out, 2048, 0, 0, 0, 0, 0, 0, 512))
    assert "not a tensor map" in messages(launch("no_map", tensor, layout, out))
    assert "1,024 bytes of copies missing" in messages(
        launch("dump2", tensor, layout, out, 3072, 0, 0, 0, 0, 0, 0, 512)
    )
