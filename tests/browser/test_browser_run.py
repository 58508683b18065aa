"""The button that runs a WGSL kernel in the reader's own browser: here Chromium, whose WebGPU is SwiftShader."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from test_pages import TEXTS

import rooftile
from rooftile.core.explanation import Explanation
from rooftile.core.problem import Gemm
from rooftile.core.source import Source
from rooftile.core.webgpu import WgslBinding, WgslProgram
from rooftile.report.html.document import to_html

NAIVE = """\
struct Sizes { M: u32, N: u32, K: u32, alpha: f32, beta: f32 }
@group(0) @binding(0) var<storage, read> A: array<f32>;
@group(0) @binding(1) var<storage, read> B: array<f32>;
@group(0) @binding(2) var<storage, read_write> C: array<f32>;
@group(1) @binding(3) var<uniform> sizes: Sizes;
override WIDTH: u32 = 16;
@compute @workgroup_size(WIDTH, 8)
fn naive(@builtin(global_invocation_id) id: vec3u) {  // </script><img src=x onerror="window.hacked = 1">
  if (id.x >= sizes.N || id.y >= sizes.M) { return; }
  var sum = 0.0;
  for (var k = 0u; k < sizes.K; k++) { sum += A[id.y * sizes.K + k] * B[k * sizes.N + id.x]; }
  let at = id.y * sizes.N + id.x;
  C[at] = sizes.alpha * sum + select(0.0, sizes.beta * C[at], sizes.beta != 0.0);
}
"""
M, N, K = 70, 90, 50

Show = Callable[..., Any]


@pytest.fixture(scope="module")
def explained() -> Explanation:
    return rooftile.explain("naive", M=M, N=N, K=K)


def on_webgpu(e: Explanation, text: str = NAIVE, *, beta: float = 0.0, features: tuple[str, ...] = ()) -> Explanation:
    """What ``explain`` would say of the same product by a kernel in WGSL."""
    sizes = np.array([M, N, K], np.uint32).tobytes() + np.array([1.5, beta], np.float32).tobytes()
    bindings = (
        WgslBinding(0, 0, "A", "A", "read-only-storage", "float32", 4 * M * K),
        WgslBinding(0, 1, "B", "B", "read-only-storage", "float32", 4 * K * N),
        WgslBinding(0, 2, "C", "C", "storage", "float32", 4 * M * N),
        WgslBinding(1, 3, "sizes", "sizes", "uniform", "uint32", 20, data=sizes),
    )
    program = WgslProgram("naive", (-(-N // 8), -(-M // 8), 1), bindings, {"WIDTH": 8.0}, features)
    return replace(
        e, source=Source("naive.wgsl", text, e.source.language), gemm=Gemm(M, N, K, 1.5, beta), webgpu=program
    )


@pytest.fixture
def show(chromium: Any, tmp_path: Path) -> Iterator[Show]:
    """Open a report; whatever it logs, throws or asks the network for fails the test."""
    faults: list[str] = []
    contexts = []

    def open_page(record: Explanation, *, scheme: str = "light", first: str = "") -> Any:
        file = tmp_path / f"{len(contexts)}.html"
        file.write_text(to_html(record), encoding="utf-8")
        context = chromium.new_context(viewport={"width": 1280, "height": 900}, color_scheme=scheme)
        contexts.append(context)
        page = context.new_page()
        page.on("console", lambda message: faults.append(f"console: {message.text}"))
        page.on("pageerror", lambda error: faults.append(f"thrown: {error}"))
        page.on("request", lambda request: request.url == file.as_uri() or faults.append(f"request: {request.url}"))
        if first:
            page.add_init_script(first)
        page.goto(file.as_uri())
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert faults == []


def ran(page: Any) -> tuple[str, list[str]]:
    """Press the button with the keyboard and wait: what is said, and the sentences below."""
    page.locator("#webgpu-run").focus()
    page.keyboard.press("Enter")
    page.locator("#webgpu-run:not([aria-disabled])").wait_for()
    return page.locator("#webgpu-said").inner_text(), page.locator("#webgpu-results li").all_inner_texts()


@pytest.mark.parametrize("beta", [0.0, 0.5])
def test_it_checks_and_times(show: Show, explained: Explanation, beta: float) -> None:
    page = show(on_webgpu(explained, beta=beta))
    said, (verdict, speed, point) = ran(page)
    assert said == "It ran."
    assert verdict.startswith("Right: 256 cells of C agree")
    assert float(re.search(r"error ([\d.e-]+)", verdict)[1]) < 1e-6
    seconds, unit = re.match(r"([\d.]+) ([munp]?)s a launch", speed).groups()
    rate, prefix = re.search(r", ([\d.]+) ([kMGT])FLOP/s", speed).groups()
    seconds = float(seconds) * {"m": 1e-3, "u": 1e-6, "": 1.0}[unit]
    assert float(rate) * {"k": 1e3, "M": 1e6, "G": 1e9}[prefix] == pytest.approx(2 * M * N * K / seconds, rel=0.02)
    assert "software on this machine's CPU" in speed
    assert "not put on the roofline" in point
    assert page.locator("#webgpu-point").count() == 0
    assert page.evaluate("window.hacked") is None


@pytest.mark.parametrize(
    ("before", "after", "word"),
    [
        ("k < sizes.K", "k < sizes.K - 1", "disagree"),
        ("id.x >= sizes.N", "id.x >= sizes.N / 2", "is NaN"),  # what nothing wrote
    ],
)
def test_a_wrong_kernel_is_told(show: Show, explained: Explanation, before: str, after: str, word: str) -> None:
    said, sentences = ran(show(on_webgpu(explained, NAIVE.replace(before, after))))
    assert said == "It ran, and is wrong."
    assert sentences[0].startswith("Wrong: ")
    assert word in sentences[0]


def test_what_stands_in_the_way_is_said(show: Show, explained: Explanation) -> None:
    said, sentences = ran(show(on_webgpu(explained, NAIVE.replace("var sum = 0.0", "let sum = 0.0"))))
    assert re.match(r"It did not run: line 11: cannot assign to", said)
    assert sentences == []
    said, _ = ran(show(on_webgpu(explained, features=("shader-f16",))))
    assert said == "It did not run: the kernel needs shader-f16, which this adapter does not have"


def test_without_webgpu_the_button_says_so(show: Show, explained: Explanation) -> None:
    page = show(on_webgpu(explained), first="Object.defineProperty(navigator, 'gpu', { value: undefined })")
    assert page.locator("#webgpu-run").inner_text() == "This browser has no WebGPU"
    assert page.locator("#webgpu-run").is_disabled()
    none = "Object.defineProperty(navigator, 'gpu', { value: { requestAdapter: async () => null } })"
    said, _ = ran(show(on_webgpu(explained), first=none))
    assert said.startswith("It did not run: there is no WebGPU adapter")


HARDWARE = """
const info = Object.getOwnPropertyDescriptor(GPUAdapter.prototype, "info").get;
Object.defineProperty(GPUAdapter.prototype, "info", {
  get() {
    return { ...info.call(this), vendor: "a", architecture: "b", description: "Test GPU 5", isFallbackAdapter: false };
  },
});
"""
"""SwiftShader under the name of a GPU."""
GPU = {"name": "Test GPU 5", "software": False, "check": None}


def test_a_gpus_point_is_put_on_the_roofline(show: Show, explained: Explanation) -> None:
    page = show(on_webgpu(explained), first=HARDWARE)
    _, (_, speed, point) = ran(page)
    assert "measured on Test GPU 5 (timestamps" in speed
    assert point.endswith("it lies beyond the chart's edge.")  # SwiftShader is slower than any GPU
    assert page.locator("#webgpu-point text").text_content() == "measured: Test GPU 5, beyond this chart"


@pytest.mark.parametrize("share", [0.5, 0.01])
def test_the_point_stands_at_its_rate(show: Show, explained: Explanation, share: float) -> None:
    page = show(on_webgpu(explained))
    seconds = 2 * M * N * K / (explained.roofline.peak_flops * share)
    time = {"seconds": seconds, "launches": 1, "passes": 1, "stamps": False}
    page.evaluate("result => { window.rooftileRun = async () => result }", {**GPU, "time": time})
    for _ in range(2):  # the second time in place of the first
        _, (verdict, speed, point) = ran(page)
        assert verdict.startswith("Not checked")
        assert "measured on Test GPU 5 (until the queue was empty, median of 1 pass of 1 launch)" in speed
        assert point.endswith("whose roofs these are.")
        assert page.locator("#webgpu-point path").count() == 1
    assert page.locator("#webgpu-point text").text_content() == "measured: Test GPU 5"
    chart = page.evaluate("JSON.parse(document.getElementById('data').textContent).webgpu.chart")
    drop = np.log(4 / share) / np.log(chart["y"]["low"] / chart["y"]["high"])  # the axis begins at four times the peak
    place = re.match(r"M([\d.]+) ([\d.]+)l", page.locator("#webgpu-point path").get_attribute("d")).groups()
    assert float(place[1]) + 7 == pytest.approx(chart["y"]["start"] + chart["y"]["length"] * drop)
    assert chart["x"]["start"] < float(place[0]) < chart["x"]["start"] + chart["x"]["length"]
    assert page.locator("#roofline svg").evaluate(TEXTS) == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_no_serious_fault_by_axe_before_and_after(show: Show, axe: Any, explained: Explanation, scheme: str) -> None:
    page = show(on_webgpu(explained), scheme=scheme)
    for _ in range(2):
        faults = axe.run(page, options={"resultTypes": ["violations"]}).response["violations"]
        assert [fault["id"] for fault in faults if fault["impact"] in ("serious", "critical")] == []
        ran(page)


@pytest.mark.parametrize("rung", ["tiled", "subgroup"])
def test_the_ladders_own_kernels_run(show: Show, rung: str) -> None:
    """From end to end: what explain binds is what the browser needs; subgroups are of four here, of 32 there."""
    said, (verdict, _, _) = ran(show(rooftile.explain(f"wgsl/{rung}", M=M, N=N, K=K)))
    assert said == "It ran."
    assert verdict.startswith("Right: 256 cells of C agree")


def test_other_kernels_have_no_such_button(show: Show, explained: Explanation) -> None:
    page = show(explained)
    assert page.locator("#webgpu, #webgpu-run").count() == 0
