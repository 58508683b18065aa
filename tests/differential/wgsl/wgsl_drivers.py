"""Real WebGPU implementations: Chromium with SwiftShader, Mesa's lavapipe behind naga, and Tint, which only judges.

``python tests/differential/wgsl/wgsl_drivers.py`` runs the whole corpus on both drivers and stores what they give in
``tests/data/wgsl/results.npz``, SwiftShader's results where it has the features, otherwise lavapipe's.
"""

from __future__ import annotations

import base64
import json
import os
import shutil
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
from wgsl_corpus import FOLDER, Case, corpus

RESULTS = FOLDER / "results.npz"
SWITCHES = ("--no-sandbox", "--enable-unsafe-webgpu", "--use-webgpu-adapter=swiftshader")
Outputs = dict[str, npt.NDArray[np.generic]]

_RUN = """async cases => {
  const adapter = await navigator.gpu?.requestAdapter();
  if (!adapter) return null;
  const wanted = ["shader-f16", "subgroups"].filter(name => adapter.features.has(name));
  const device = await adapter.requestDevice({ requiredFeatures: wanted });
  const bytes = text => Uint8Array.from(atob(text), c => c.charCodeAt(0));
  const text = data => { let s = ""; for (const b of data) s += String.fromCharCode(b); return btoa(s); };
  async function run(c) {
    if (c.features.some(name => !device.features.has(name))) return { missing: true };
    device.pushErrorScope("validation");
    const module = device.createShaderModule({ code: c.code });
    const compute = { module, constants: c.constants };
    if (c.entry) compute.entryPoint = c.entry;
    const pipeline = await device.createComputePipelineAsync({ layout: "auto", compute });
    const usage = GPUBufferUsage.STORAGE | GPUBufferUsage.UNIFORM | GPUBufferUsage.COPY_SRC | GPUBufferUsage.COPY_DST;
    const entries = {};
    const reads = [];
    const encoder = device.createCommandEncoder();
    for (const b of c.buffers) {
      const data = bytes(b.data);
      b.buffer = device.createBuffer({ size: data.byteLength, usage });
      device.queue.writeBuffer(b.buffer, 0, data);
      (entries[b.group] ??= []).push({ binding: b.binding, resource: { buffer: b.buffer } });
    }
    const pass = encoder.beginComputePass();
    pass.setPipeline(pipeline);
    for (const [group, list] of Object.entries(entries))
      pass.setBindGroup(group, device.createBindGroup({ layout: pipeline.getBindGroupLayout(+group), entries: list }));
    pass.dispatchWorkgroups(...c.dispatch);
    pass.end();
    for (const b of c.buffers.filter(b => b.output)) {
      const size = b.buffer.size;
      const read = device.createBuffer({ size, usage: GPUBufferUsage.MAP_READ | GPUBufferUsage.COPY_DST });
      encoder.copyBufferToBuffer(b.buffer, 0, read, 0, size);
      reads.push([b.name, read]);
    }
    device.queue.submit([encoder.finish()]);
    const error = await device.popErrorScope();
    if (error) return { error: error.message };
    const outputs = {};
    for (const [name, read] of reads) {
      await read.mapAsync(GPUMapMode.READ);
      outputs[name] = text(new Uint8Array(read.getMappedRange()));
    }
    return { outputs };
  }
  const results = [];
  for (const c of cases)
    try { results.push(await run(c)); } catch (error) { results.push({ error: String(error) }); }
  return results;
}"""


@contextmanager
def chromium_page(chromium: Any) -> Iterator[Any]:
    """A page that may use WebGPU, which browsers give to files of this machine but not to a blank page."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "page.html"
        file.write_text("<!DOCTYPE html><title>WebGPU</title>", encoding="utf-8")
        page = chromium.new_page()
        page.goto(file.as_uri())
        yield page
        page.close()


def run_in_page(page: Any, cases: Sequence[Case]) -> list[Outputs | str | None]:
    """Run ``cases`` one after another on one device.

    Returns
    -------
    list
        For each case its outputs, what WebGPU complained about, or None if the adapter lacks a feature.
    """
    asked = [
        {
            "code": case.text,
            "entry": case.entry,
            "features": case.features,
            "constants": case.overrides,
            "dispatch": case.dispatch,
            "buffers": [
                {
                    "group": b.group,
                    "binding": b.binding,
                    "name": b.name,
                    "output": b.output,
                    "data": base64.b64encode(b.data.tobytes()).decode(),
                }
                for b in case.buffers
            ],
        }
        for case in cases
    ]
    answers = page.evaluate(_RUN, asked)
    assert answers is not None, "the browser has no WebGPU adapter"
    results: list[Outputs | str | None] = []
    for case, answer in zip(cases, answers, strict=True):
        if "outputs" in answer:
            results.append(
                {
                    name: np.frombuffer(base64.b64decode(answer["outputs"][name]), buffer.data.dtype)
                    for name, buffer in case.outputs.items()
                }
            )
        else:
            results.append(answer.get("error"))
    return results


class Native:
    """A WebGPU implementation in this process."""

    def __init__(self, wgpu: Any, adapter: Any) -> None:
        self.wgpu = wgpu
        self.name = adapter.info["device"]
        self.features = {name for name in ("shader-f16", "subgroups") if name in adapter.features}
        self.device = adapter.request_device_sync(required_features=sorted(self.features))

    @classmethod
    def tint(cls) -> Native:
        """Dawn's Null backend: it validates as browsers do, without a GPU, and executes nothing."""
        import wgpudawn

        before = os.environ.get("WGPU_BACKEND_TYPE")
        os.environ["WGPU_BACKEND_TYPE"] = "Null"
        try:
            return cls(wgpudawn, wgpudawn.gpu.request_adapter_sync())
        finally:
            os.environ.pop("WGPU_BACKEND_TYPE")
            if before is not None:
                os.environ["WGPU_BACKEND_TYPE"] = before

    @classmethod
    def lavapipe(cls) -> Native | None:
        """Mesa's CPU driver behind naga; None where it is not installed."""
        import wgpu

        adapters = wgpu.gpu.enumerate_adapters_sync()
        found = [a for a in adapters if a.info["adapter_type"] == "CPU" and a.info["backend_type"] == "Vulkan"]
        return cls(wgpu, found[0]) if found else None

    def pipeline(self, text: str, entry: str | None = None, constants: dict[str, float] | None = None) -> Any:
        """The pipeline of ``text``; what Tint or WebGPU does not accept is a ``GPUValidationError``."""
        module = self.device.create_shader_module(code=text)
        compute = {"module": module, "constants": constants or {}} | ({"entry_point": entry} if entry else {})
        return self.device.create_compute_pipeline(layout="auto", compute=compute)

    def run(self, case: Case) -> Outputs:
        """What the kernel writes."""
        usage = self.wgpu.BufferUsage
        pipeline = self.pipeline(case.text, case.entry, case.overrides)
        flags = usage.STORAGE | usage.UNIFORM | usage.COPY_SRC | usage.COPY_DST
        buffers = [self.device.create_buffer_with_data(data=b.data.tobytes(), usage=flags) for b in case.buffers]
        encoder = self.device.create_command_encoder()
        compute = encoder.begin_compute_pass()
        compute.set_pipeline(pipeline)
        for group in {b.group for b in case.buffers}:
            entries = [
                {"binding": b.binding, "resource": {"buffer": buffer, "offset": 0, "size": buffer.size}}
                for b, buffer in zip(case.buffers, buffers, strict=True)
                if b.group == group
            ]
            layout = pipeline.get_bind_group_layout(group)
            compute.set_bind_group(group, self.device.create_bind_group(layout=layout, entries=entries))
        compute.dispatch_workgroups(*case.dispatch)
        compute.end()
        self.device.queue.submit([encoder.finish()])
        return {
            b.name: np.frombuffer(bytes(self.device.queue.read_buffer(buffer)), b.data.dtype)
            for b, buffer in zip(case.buffers, buffers, strict=True)
            if b.output
        }


def record() -> None:
    """Run the corpus on both drivers and store what they give."""
    from playwright.sync_api import sync_playwright

    cases = corpus()
    with sync_playwright() as playwright:
        path = shutil.which("chromium") or shutil.which("chromium-browser")
        browser = playwright.chromium.launch(executable_path=path, args=list(SWITCHES))
        with chromium_page(browser) as page:
            found = run_in_page(page, cases)
        browser.close()
    lavapipe = Native.lavapipe()
    assert lavapipe is not None, "Mesa's lavapipe (mesa-vulkan-drivers) is not installed"
    stored, drivers = {}, {}
    for case, outputs in zip(cases, found, strict=True):
        drivers[case.name] = "SwiftShader" if outputs is not None else "lavapipe"
        outputs = lavapipe.run(case) if outputs is None else outputs
        if isinstance(outputs, str):
            sys.exit(f"{case.name}: {outputs}")
        stored |= {f"{case.name}/{name}": data for name, data in outputs.items()}
    np.savez_compressed(RESULTS, allow_pickle=False, drivers=np.array(json.dumps(drivers)), **stored)


if __name__ == "__main__":
    record()
