"""The ladder in WGSL against float64: on real WebGPU drivers, and on the executor, which counts as for CUDA C++."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

import rooftile
from rooftile.core.errors import UnavailableError
from rooftile.core.expressions import evaluate_list
from rooftile.core.problem import Launch
from rooftile.device import choose
from rooftile.device.webgpu import WebGpuDevice
from rooftile.kernels import Manifest, find
from rooftile.kernels.catalog import wgsl_ladder

RUNGS = wgsl_ladder()
EACH = pytest.mark.parametrize("rung", RUNGS, ids=[rung.entry for rung in RUNGS])
SHAPES = ((1, 1, 1), (33, 7, 5), (5, 300, 70), (129, 130, 19), (256, 128, 64), (3, 4, 1))


def matrices(m: int, n: int, k: int, dtype: str) -> tuple[npt.NDArray[Any], npt.NDArray[Any]]:
    rng = np.random.default_rng(m + n + k)
    return rng.standard_normal((m, k)).astype(dtype), rng.standard_normal((k, n)).astype(dtype)


def stored(matrix: npt.NDArray[Any], pitch: int) -> npt.NDArray[Any]:
    """With rows of ``pitch`` elements, padded with NaN."""
    padded = np.full((matrix.shape[0], pitch), np.nan, matrix.dtype)
    padded[:, : matrix.shape[1]] = matrix
    return padded


def assert_right_on(device: WebGpuDevice, rung: Manifest, overrides: dict[str, int | str] | None = None) -> None:
    dtype = "float16" if "shader-f16" in rung.features else "float32"
    values = rung.configure(overrides)
    program = device.build(rung.source, rung.entry, {name: str(value) for name, value in values.items()})
    for m, n, k in SHAPES:
        a, b = matrices(m, n, k, dtype)
        names = {"M": m, "N": n, "K": k, **values}
        numbers = evaluate_list(rung.args.removesuffix(", A, B, C"), names)
        lda, ldb = numbers[3:] or (k, n)
        grid = (*evaluate_list(rung.grid, names), 1)
        block = (*evaluate_list(rung.block, names), 1, 1)[:3]
        c = device.put(np.full((m, n), np.nan, dtype))
        arguments = [*map(np.uint32, numbers), device.put(stored(a, lda)), device.put(stored(b, ldb)), c]
        device.launch(program, Launch(grid, block), arguments)
        wide_a, wide_b = a.astype(np.float64), b.astype(np.float64)
        off = np.abs(device.get(c).astype(np.float64) - wide_a @ wide_b)
        sums = (8 * np.sqrt(k) + 2) * 2.0**-24
        bound = (sums + (2.0**-10 if dtype == "float16" else 0.0)) * (np.abs(wide_a) @ np.abs(wide_b))
        assert (off <= bound).all(), (rung.name, m, n, k)


@pytest.mark.webgpu
@EACH
def test_drivers_multiply(webgpu_adapters: list[str], rung: Manifest) -> None:
    tried = 0
    for name in webgpu_adapters:
        device = choose(name)
        assert isinstance(device, WebGpuDevice)
        if set(rung.features) <= device.adapter.features:
            assert_right_on(device, rung)
            tried += 1
        else:
            with pytest.raises(UnavailableError, match="the adapter does not offer"):
                device.build(rung.source, rung.entry, {})
    assert tried, f"no adapter has {rung.features}"


@pytest.mark.webgpu
@pytest.mark.parametrize(("name", "tile"), [("wgsl/tiled", 5), ("wgsl/tiled", 8), ("wgsl/coarsened", 6)])
def test_drivers_multiply_with_other_tiles(webgpu_adapters: list[str], name: str, tile: int) -> None:
    device = choose(webgpu_adapters[0])
    assert isinstance(device, WebGpuDevice)
    assert_right_on(device, find(name), {"T": tile})


@pytest.mark.slow
@EACH
def test_the_executor_finds_every_shape_right_and_nothing_amiss(rung: Manifest) -> None:
    explained = rooftile.explain(rung.name, M=131, N=137, K=35)
    assert explained.verdict.judgement == "right"
    assert not [finding for finding in explained.findings if finding.severity in ("error", "warning")]
    assert explained.probes is not None
    assert {shape.judgement for shape in explained.probes.shapes} == {"right"}


@pytest.mark.parametrize(("name", "options"), [("naive", {}), ("tiled", {"T": 16})])
def test_what_is_counted_is_what_the_kernel_in_cuda_moves(name: str, options: dict[str, int]) -> None:
    wgsl, cuda = (
        rooftile.explain(which, M=64, N=80, K=48, defines=options, check=False) for which in (f"wgsl/{name}", name)
    )
    moved = {counter: value for counter, value in cuda.counters.items() if counter.startswith("l1tex__")}
    assert moved["l1tex__t_sectors_pipe_lsu_mem_global_op_ld.sum"] > 0
    assert {counter: wgsl.counters[counter] for counter in moved} == moved


def test_the_next_step_is_a_rung_in_wgsl() -> None:
    steps = rooftile.explain("wgsl/naive", M=256, N=256, K=256, check=False).next_steps
    named = [step.rung for step in steps if step.rung is not None]
    assert named[0] == "wgsl/tiled"
    assert set(named) <= {rung.name for rung in RUNGS}
