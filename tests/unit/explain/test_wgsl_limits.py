"""WebGPU's default limits, of launches and of buffers."""

from __future__ import annotations

from dataclasses import replace

from wgsl_kernels import NAIVE

import rooftile
from rooftile.core.problem import Launch
from rooftile.core.source import Source
from rooftile.core.webgpu import WgslEntry
from rooftile.explain import webgpu
from rooftile.explain.prepare import Options, Steps, prepare


def limits(launch: Launch | None = None, **changes: object) -> dict[str, str]:
    ready = prepare(Source("mine.wgsl", NAIVE, "wgsl"), rooftile.Gemm(64, 64, 64), Options(), Steps(), arch="sm_90")
    entry = ready.compiled.wgsl
    assert isinstance(entry, WgslEntry)
    call = ready.bound(rooftile.Gemm(64, 64, 64))
    call = call if launch is None else replace(call, launch=launch)
    changed = replace(ready.compiled, wgsl=replace(entry, **changes))
    found = list(webgpu.limits(changed, call))
    large = {"maxStorageBufferBindingSize"}  # which is the problem's, not the kernel's
    assert all((f.severity == "warning") == any(limit in (f.advice or "") for limit in large) for f in found)
    assert all(str(f.location) == "mine.wgsl:8" for f in found)
    return {f"{f.kind} {f.advice.partition('{ ')[2].partition(':')[0]}".strip(): f.message for f in found}


def test_limits_of_every_device() -> None:
    assert limits() == {}
    assert limits(Launch((65_535, 1, 65_535), (16, 16, 1))) == {}
    found = limits(Launch((65_536, 1, 1), (16, 16, 1)))
    assert found == {"webgpu-dispatch": "65,536 workgroups along x are dispatched; WebGPU allows 65,535"}
    assert set(limits(workgroup_size=(1, 2, 65))) == {"webgpu-limit maxComputeWorkgroupSizeZ"}
    assert set(limits(workgroup_size=(512, 1, 1))) == {
        "webgpu-limit maxComputeInvocationsPerWorkgroup",
        "webgpu-limit maxComputeWorkgroupSizeX",
    }
    assert limits(workgroup_bytes=16_384) == {}
    assert set(limits(workgroup_bytes=16_400)) == {"webgpu-limit maxComputeWorkgroupStorageSize"}


def test_limits_of_buffers() -> None:
    ready = prepare(Source("mine.wgsl", NAIVE, "wgsl"), rooftile.Gemm(64, 64, 64), Options(), Steps(), arch="sm_90")
    assert ready.compiled.wgsl is not None
    sizes, *matrices = ready.compiled.wgsl.resources
    nine = [replace(matrices[0], binding=i, name=f"x{i}") for i in range(9)]
    assert set(limits(resources=tuple(nine))) == {"webgpu-limit maxStorageBuffersPerShaderStage"}
    assert limits(resources=tuple(nine[:8])) == {}
    assert set(limits(resources=(replace(sizes, size=65_537),))) == {"webgpu-limit maxUniformBufferBindingSize"}
    assert limits(resources=(replace(sizes, size=65_536),)) == {}
    assert set(limits(resources=(replace(matrices[0], name="x", size=2**27 + 1),))) == {
        "webgpu-limit maxStorageBufferBindingSize"
    }


def test_a_limit_makes_the_verdict_wrong_and_stands_at_the_largest_array() -> None:
    first = NAIVE.index("@compute")
    arrays = "var<workgroup> small: array<f32, 4>;\nvar<workgroup> large: array<f32, 4097>;\n"
    text = NAIVE[:first] + arrays + NAIVE[first:].replace("{\n", "{\n  large[0] = 0.0; small[0] = large[0];\n", 1)
    found = rooftile.explain(Source("mine.wgsl", text, "wgsl"), M=8, N=8, K=8)
    limit = next(f for f in found.findings if f.kind == "webgpu-limit")
    assert limit.location is not None
    assert text.splitlines()[limit.location.line - 1].startswith("var<workgroup> large")
    assert found.verdict.judgement == "wrong"
    assert found.verdict.reason.startswith("a WebGPU device")
    assert "refuses the kernel, although C is right here" in found.verdict.reason
