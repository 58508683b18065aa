import json
import time
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from fake import Scripted, Zeros

import rooftile
from rooftile.bench import SHAPES, bench_ladder, bench_shapes
from rooftile.bench import conduct as conducting
from rooftile.bench.conduct import Options
from rooftile.bench.rungs import Operands, rungs_for
from rooftile.bench.surroundings import known_gpu
from rooftile.bench.timing import Contender, EventStopwatch, Stopwatch
from rooftile.core.errors import ExecutionError, LaunchError, UsageError, WrongResultError
from rooftile.core.measurement import MatrixProblem
from rooftile.device.webgpu import WebGpuDevice
from rooftile.kernels import find
from rooftile.kernels.catalog import ORDER
from rooftile.kernels.measured import source_digest
from rooftile.report.bench import bench_to_json, render_bench
from rooftile.report.layout import Page


@pytest.fixture(autouse=True)
def host_of_the_script(monkeypatch: pytest.MonkeyPatch) -> None:
    """The host's time, too, is what the script says: this machine's has nothing to do with it."""

    def watch(device: Any, cold: bool, sample: Any) -> EventStopwatch:
        return EventStopwatch(device, cold, sample, getattr(device, "clock", time.perf_counter))

    monkeypatch.setattr(conducting, "EventStopwatch", watch)


QUICK = Options(rounds=6, rest=0.0, loop=1e-3)
PROBLEM = MatrixProblem(33, 35, 16)
TOOK = {"naive": 4e-4, "tiled": 2e-4, "gemm": 1e-4}


def with_reference(held: Operands, watch: Stopwatch) -> tuple[list[Contender], list[str]]:
    """A library that multiplies with NumPy, on the device's clock."""
    c = held.output()

    def launch() -> None:
        held.device.work("library", 3e-4)  # type: ignore[attr-defined]
        np.matmul(held.a.numpy(), held.b.numpy(), out=c.numpy())

    return [held.contender("library", "reference", launch, c, watch)], ["another library: not here"]


def ladder(device: Any = None, **more: Any) -> Any:
    device = device or Scripted(lambda entry: TOOK.get(entry, 1e-3))
    return bench_ladder(device, [PROBLEM], more.pop("options", QUICK), rungs=("naive", "tiled"), **more)


def test_the_ladder_is_timed_checked_and_compared(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(conducting, "references", with_reference)
    found = ladder(options=Options(rounds=8, rest=0.0, loop=1e-3, sustained=True))
    burst, loops = found.measurements
    assert (burst.mode, loops.mode, burst.l2, burst.reference) == ("burst", "sustained", "hot", "library")
    naive, tiled, library = burst.timings
    assert [t.seconds for t in burst.timings] == pytest.approx([4e-4, 2e-4, 3e-4])
    assert naive.versus_reference.median == pytest.approx(0.75)
    assert tiled.versus_reference.low == pytest.approx(1.5)
    assert (tiled.previous, naive.previous) == ("naive", None)
    assert tiled.versus_previous.median == pytest.approx(2)
    assert 0 < tiled.error <= tiled.tolerance
    assert tiled.checked_cells == 33 * 35
    assert library.role == "reference"
    assert tiled.flops_per_second == pytest.approx(2 * 33 * 35 * 16 / 2e-4)
    assert "another library: not here" in found.missing

    told = json.loads(json.dumps(bench_to_json(found), allow_nan=False))
    cases = {row["case"]: row for row in told["rows"]}
    assert cases["tiled 33x35x16"]["seconds_median"] == pytest.approx(2e-4)
    assert "tiled 33x35x16 sustained" in cases
    tiled_now = find("tiled")
    assert cases["tiled 33x35x16"]["source"] == source_digest(tiled_now.source)
    assert cases["tiled 33x35x16"]["parameters"] == tiled_now.parameters
    assert cases["library 33x35x16"]["source"] is None
    lines = [line.plain for line in render_bench(found, Page(80))]
    assert all(len(line) <= 80 for line in lines)
    assert any("tiled" in line and "2.000 [2.000, 2.000]" in line for line in lines)
    assert any("not here" in line for line in lines)


def test_a_library_that_fails_is_left_out_and_said(monkeypatch: pytest.MonkeyPatch) -> None:
    def with_two(held: Operands, watch: Stopwatch) -> tuple[list[Contender], list[str]]:
        found, _ = with_reference(held, watch)

        def fails() -> None:
            raise ExecutionError("the library had no memory")

        return [*found, held.contender("other", "reference", fails, held.output(), watch)], []

    monkeypatch.setattr(conducting, "references", with_two)
    found = ladder()
    assert [t.name for t in found.measurements[0].timings] == ["naive", "tiled", "library"]
    assert "other on 33x35x16: the library had no memory" in found.missing


def test_loops_of_launches_shorter_than_the_host_takes_are_left_out_and_said(monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(*_: Any, **__: Any) -> None:
        raise ExecutionError("launches cannot be timed")

    monkeypatch.setattr(conducting, "sustained", fails)
    found = ladder(options=Options(rounds=6, rest=0.0, sustained=True))
    assert [each.mode for each in found.measurements] == ["burst"]
    assert "loops on 33x35x16, float32: launches cannot be timed" in found.missing


class Breaks(Scripted):
    """Writes something else into C from the n-th launch of a kernel on."""

    def __init__(self, kernel: str, after: int, value: float) -> None:
        super().__init__(lambda _: 1e-3)
        self.kernel, self.left, self.value = kernel, after, value

    def launch(self, program: Any, launch: Any, arguments: Any, stream: int = 0) -> None:
        super().launch(program, launch, arguments, stream)
        if program[0] == self.kernel:
            self.left -= 1
            if self.left < 0:
                arguments[2].numpy()[3, 4] = self.value


@pytest.mark.parametrize("value", [123.0, float("nan")])
@pytest.mark.parametrize("after", [0, 7])
def test_a_wrong_output_fails_the_benchmark_before_or_after_timing(after: int, value: float) -> None:
    with pytest.raises(WrongResultError, match="tiled") as caught:
        ladder(Breaks("tiled", after, value))
    assert caught.value.exit_status == 1


class Idle(Scripted):
    """Takes its time and does nothing once everything was checked: what was right before is poisoned."""

    def launch(self, program: Any, launch: Any, arguments: Any, stream: int = 0) -> None:
        if self.log.count("poison") <= 4:
            super().launch(program, launch, arguments, stream)
        else:
            self.work(program[0], 1e-3)


def test_a_kernel_that_writes_nothing_cannot_pass_on_what_it_wrote_before() -> None:
    with pytest.raises(WrongResultError, match="NaN"):
        ladder(Idle(lambda _: 1e-3))


def test_zeros_are_refused() -> None:
    with pytest.raises(UsageError, match="not fit to be timed") as caught:
        ladder(Zeros(lambda _: 1e-3))
    assert caught.value.got == "zeros"


@pytest.mark.slow
def test_the_model_stands_beside_each_rung() -> None:
    found = ladder(predict=True, gpu="h200")
    for timing in found.measurements[0].timings:
        predicted = rooftile.explain(timing.name, M=33, N=35, K=16, gpu="h200", check=False).time.seconds
        assert timing.predicted_seconds == pytest.approx(predicted)
        assert timing.model_error == pytest.approx(predicted / timing.seconds - 1)
    assert any("%" in line.plain and "tiled" in line.plain for line in render_bench(found, Page(80), predicted=True))


@pytest.mark.slow
def test_shapes_are_summed_up_by_their_geometric_mean_and_the_worst(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(conducting, "references", with_reference)
    slow = iter([1.0, 4.0])
    scale = {"now": 1.0}
    device = Scripted(lambda _: 3e-4 * scale["now"])

    def progress(_: str) -> None:
        scale["now"] = next(slow)

    problems = [MatrixProblem(20, 24, 16), MatrixProblem(17, 9, 16)]
    found = bench_shapes(device, problems, QUICK, progress=progress)
    assert found.geometric_mean.median == pytest.approx(0.5)
    lines = [line.plain for line in render_bench(found, Page(80))]
    assert any("worst 0.250" in line and "17x9x16" in line for line in lines)
    assert all(len(line) <= 80 for line in lines)


@pytest.mark.parametrize("layout", ["NN", *(pytest.param(each, marks=pytest.mark.slow) for each in ("NT", "TN", "TT"))])
def test_every_layout_and_batches_are_multiplied(layout: str) -> None:
    (measured,) = bench_shapes(Scripted(lambda _: 1e-4), [MatrixProblem(9, 10, 12, 2, layout)], QUICK).measurements
    assert measured.timings[0].checked_cells == 180
    assert measured.reference is None


def test_the_shapes_have_squares_odd_ones_layouts_and_batches() -> None:
    assert {shape.layout for shape in SHAPES} == {"NN", "NT", "TN", "TT"}
    assert any(shape.batch > 1 for shape in SHAPES)
    assert any(shape.n % 2 for shape in SHAPES)


def test_a_gpu_is_known_by_its_name() -> None:
    assert known_gpu("NVIDIA H200") == "h200"
    assert known_gpu("NVIDIA Something 1") is None


def test_rungs_that_are_not_there_are_named() -> None:
    with pytest.raises(UsageError, match="no such rung"):
        bench_ladder(Scripted(lambda _: 1e-3), [PROBLEM], QUICK, rungs=("tile",))


def test_rungs_that_the_gpu_has_no_instructions_for_are_not_timed() -> None:
    device = Scripted(lambda _: 1e-3)
    device.arch = "sm_75"
    assert [rung.name for rung in rungs_for(device, "float32")] == list(ORDER[:-2])
    with pytest.raises(UsageError, match="no rung for bfloat16"):
        rungs_for(device, "bfloat16")


@pytest.mark.webgpu
def test_the_ladder_in_wgsl_is_timed_and_software_is_called_so(webgpu_adapters: list[str]) -> None:
    rungs = ("wgsl/naive", "wgsl/register_tiled", "wgsl/vectorized")  # of these the last reads padded rows
    for name in webgpu_adapters:
        device = WebGpuDevice(int(name.partition(":")[2]), time_software=True)
        found = bench_ladder(device, [PROBLEM], QUICK, rungs=rungs, software=True)
        timings = found.measurements[0].timings
        assert tuple(timing.name for timing in timings) == rungs
        assert all(0 < timing.seconds < 60 for timing in timings)
        assert timings[2].versus_previous is not None
        assert found.software == device.adapter.software
        if device.adapter.software:
            with pytest.raises(UsageError, match="a software adapter is not timed"):
                bench_ladder(device, [PROBLEM], QUICK)


def test_every_key_of_the_json_is_documented() -> None:
    text = (Path(rooftile.__file__).parents[2] / "docs" / "benchmarks.md").read_text()
    told = bench_to_json(ladder())
    assert all(f"`{key}`" in text for key in told if key != "rows")
    assert all(f"`rows[].{key}`" in text for key in told["rows"][0])


def test_a_rung_that_cannot_be_launched_is_left_out_and_said(monkeypatch: pytest.MonkeyPatch) -> None:
    real = conducting.rung

    def rung(manifest: Any, *others: Any) -> Contender:
        if manifest.name == "naive":
            raise LaunchError("no tensor map of A like this can be made", got="a stride of 70 bytes")
        return real(manifest, *others)

    monkeypatch.setattr(conducting, "rung", rung)
    found = ladder()
    (tiled,) = found.measurements[0].timings
    assert (tiled.name, tiled.versus_previous) == ("tiled", None)
    assert found.missing[0] == "naive at 33x35x16: no tensor map of A like this can be made, a stride of 70 bytes"
