"""The WebGPU device: which adapters there are, what is said where there are none, and kernels on a real driver."""

from __future__ import annotations

import os
import pickle
import sys
from collections.abc import Iterator
from types import ModuleType, SimpleNamespace
from typing import Any

import numpy as np
import pytest

import rooftile
from rooftile.core.errors import CompileError, ExecutionError, UnavailableError, UsageError
from rooftile.core.problem import Launch
from rooftile.core.source import Source
from rooftile.core.webgpu import WgslBinding, WgslProgram
from rooftile.device import adapters as found
from rooftile.device import choose
from rooftile.device.adapters import adapters, missing
from rooftile.device.webgpu import WebGpuDevice
from rooftile.kernels import find

TWICE = Source(
    "twice.wgsl",
    """
@group(0) @binding(0) var<uniform> count: u32;
@group(0) @binding(1) var<storage, read> given: array<u32>;
@group(0) @binding(2) var<storage, read_write> made: array<u32>;
override FACTOR: u32 = 2;
@compute @workgroup_size(32)
fn twice(@builtin(global_invocation_id) id: vec3u) {
  if (id.x < count) { made[id.x] = FACTOR * given[id.x]; }
}
""",
    "wgsl",
)


@pytest.fixture
def fresh(no_cached_devices: None) -> Iterator[None]:
    """Adapters are looked for anew, in the test and after it."""
    for cached in (adapters, found._package):
        cached.cache_clear()
    yield
    for cached in (adapters, found._package):
        cached.cache_clear()


def package(monkeypatch: pytest.MonkeyPatch, name: str, *listed: dict[str, Any]) -> None:
    """Have ``name`` offer these adapters; without any it is installed all the same."""
    module = ModuleType(name)
    handles = [SimpleNamespace(info={"vendor": "", "description": "", **one}, features=one["has"]) for one in listed]
    module.gpu = SimpleNamespace(enumerate_adapters_sync=lambda: handles)  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, name, module)


@pytest.mark.usefixtures("fresh")
def test_without_a_package_the_error_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in found.IMPLEMENTATIONS:
        monkeypatch.setitem(sys.modules, name, None)
    with pytest.raises(UnavailableError, match="install wgpu wgpudawn") as caught:
        choose("webgpu")
    assert str(pickle.loads(pickle.dumps(caught.value))) == str(caught.value)
    a = np.eye(3, dtype=np.float32)
    for asks in (
        lambda: rooftile.matmul(a, a, device="webgpu"),
        lambda: rooftile.plan(a, a, device="webgpu:1"),
        lambda: rooftile.run("wgsl/naive", a, a, on="webgpu"),
    ):
        with pytest.raises(UnavailableError, match="WebGPU is not on this machine"):
            asks()
    assert rooftile.plan(a, a, device="cpu").device.startswith("cpu")


@pytest.mark.usefixtures("fresh")
def test_without_an_adapter_the_error_says_what_a_driver_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "wgpudawn", None)
    package(monkeypatch, "wgpu")
    with pytest.raises(UnavailableError, match="apt-get install libvulkan1 mesa-vulkan-drivers") as caught:
        choose("webgpu")
    assert "0 adapters, through wgpu" in str(caught.value)


@pytest.mark.usefixtures("fresh")
def test_gpus_come_before_software_and_the_preferred_implementation_first(monkeypatch: pytest.MonkeyPatch) -> None:
    gpu = {"device": "A GPU", "backend_type": "Vulkan", "adapter_type": "DiscreteGPU"}
    cpu = {"device": "A CPU", "backend_type": "Vulkan", "adapter_type": "CPU"}
    package(monkeypatch, "wgpudawn", cpu | {"has": ["dawn-native"]}, gpu | {"has": ["subgroups", "texture-x"]})
    opengl = gpu | {"backend_type": "OpenGL", "has": []}
    strange = gpu | {"adapter_type": "Quantum", "device": "", "vendor": "Somebody", "has": []}
    package(monkeypatch, "wgpu", cpu | {"has": []}, opengl, strange, gpu | {"has": ["subgroup", "shader-f16"]})
    assert missing() is None
    assert [(one.name, one.implementation, one.software) for one in adapters()] == [
        ("A GPU", "wgpudawn", False),
        ("A GPU", "wgpu", False),
        ("Somebody", "wgpu", False),
        ("A CPU", "wgpudawn", True),
        ("A CPU", "wgpu", True),
    ]
    assert [sorted(one.features) for one in adapters()[:2]] == [["subgroups"], ["shader-f16", "subgroups"]]
    assert str(adapters()[3]) == "A CPU (Vulkan, wgpudawn, software)"
    with pytest.raises(UsageError, match=r"webgpu:9\n.*webgpu:0 \(A GPU \(Vulkan, wgpudawn\)\)"):
        choose("webgpu:9")


@pytest.mark.usefixtures("fresh")
def test_what_drivers_write_to_standard_error_is_dropped(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "wgpudawn", None)
    package(monkeypatch, "wgpu", {"device": "A CPU", "backend_type": "Vulkan", "adapter_type": "CPU", "has": []})
    offered = sys.modules["wgpu"].gpu.enumerate_adapters_sync

    def enumerate_loudly() -> Any:
        os.write(2, b"error: XDG_RUNTIME_DIR is invalid\n")
        return offered()

    monkeypatch.setattr(sys.modules["wgpu"].gpu, "enumerate_adapters_sync", enumerate_loudly)
    assert [one.name for one in adapters()] == ["A CPU"]
    os.write(2, b"heard again\n")
    assert capfd.readouterr().err == "heard again\n"


def test_other_names_are_no_devices() -> None:
    for name in ("webgpu:", "webgpu:x", "WebGPU", "vulkan"):
        with pytest.raises(UsageError, match="'webgpu:0'"):
            choose(name)


@pytest.fixture(params=[0, 1], ids=["first", "second"])
def device(request: pytest.FixtureRequest, webgpu_adapters: list[str]) -> WebGpuDevice:
    if request.param >= len(webgpu_adapters):
        pytest.skip("only one implementation is installed")
    made = choose(webgpu_adapters[request.param])
    assert isinstance(made, WebGpuDevice)
    return made


@pytest.mark.webgpu
def test_arrays_go_there_and_come_back(device: WebGpuDevice) -> None:
    for dtype in ("float32", "float16", "uint32", "uint8"):
        for shape in ((3, 5), (7,), (1, 1), (0, 4)):
            array = np.arange(int(np.prod(shape))).reshape(shape).astype(dtype)
            view = device.put(array)
            assert (view.shape, view.dtype, view.place) == (shape, dtype, device.name)
            np.testing.assert_array_equal(device.get(view), array)
    np.testing.assert_array_equal(
        device.get(device.put(np.arange(12.0).reshape(3, 4).T)), np.arange(12.0).reshape(3, 4).T
    )
    np.testing.assert_array_equal(device.get(device.allocate((2, 3), "float32")), np.zeros((2, 3)))


@pytest.mark.webgpu
def test_a_kernel_runs_with_its_constants(device: WebGpuDevice) -> None:
    for defines, factor in (({}, 2), ({"FACTOR": "7"}, 7)):
        program = device.build(TWICE, "twice", defines)
        given, made = device.put(np.arange(70, dtype=np.uint32)), device.allocate((70,), "uint32")
        device.launch(program, Launch((3, 1, 1), (32, 1, 1)), [np.uint32(69), given, made])
        device.synchronize()
        wanted = factor * np.arange(70)
        wanted[69] = 0
        np.testing.assert_array_equal(device.get(made), wanted)


@pytest.mark.webgpu
def test_a_program_runs_as_it_is_written_down(device: WebGpuDevice) -> None:
    bindings = (
        WgslBinding(0, 0, "count", "count", "uniform", "uint32", 4, data=np.uint32(5).tobytes()),
        WgslBinding(0, 1, "given", "A", "read-only-storage", "uint32", 24),
        WgslBinding(0, 2, "made", "C", "storage", "uint32", 24),
    )
    program = WgslProgram("twice", (1, 1, 1), bindings, {"FACTOR": 3.0})
    written = device.run(TWICE, program, {"given": np.arange(6, dtype=np.uint32)})
    assert list(written) == ["made"]
    np.testing.assert_array_equal(written["made"], [0, 3, 6, 9, 12, 0])


@pytest.mark.webgpu
def test_what_is_refused_is_told(device: WebGpuDevice) -> None:
    with pytest.raises(CompileError, match=r"does not accept k\.wgsl(.|\n)*nothing"):
        device.build(Source("k.wgsl", "@compute @workgroup_size(1) fn k() { nothing(); }", "wgsl"), "k", {})
    with pytest.raises(CompileError, match=r"twice\.wgsl"):
        device.build(TWICE, "thrice", {})
    program = device.build(TWICE, "twice", {})
    array = device.put(np.zeros(4, np.uint32))
    with pytest.raises(ExecutionError, match="WebGPU refuses the launch"):
        device.launch(
            program, Launch((70_000, 1, 1), (32, 1, 1)), [np.uint32(4), array, device.allocate((4,), "uint32")]
        )
    with pytest.raises(ExecutionError, match="a buffer cannot be made"):
        device.allocate((1 << 20, 1 << 20), "float32")
    lacking = [
        name for name in ("f16", "subgroups") if name.replace("f16", "shader-f16") not in device.adapter.features
    ]
    for name in lacking:
        with pytest.raises(UnavailableError, match="the adapter does not offer"):
            device.build(Source("k.wgsl", f"enable {name};\n{TWICE.text}", "wgsl"), "twice", {})


@pytest.mark.webgpu
def test_software_is_never_timed_as_a_gpu(device: WebGpuDevice) -> None:
    if not device.adapter.software:
        pytest.skip("a GPU")
    with pytest.raises(UsageError, match="times of a software adapter are not measured"):
        device.record()
    with pytest.raises(UsageError, match="times of a software adapter are not measured"):
        device.seconds_a_launch(device.build(TWICE, "twice", {}), Launch((1, 1, 1), (32, 1, 1)), [], 1)


@pytest.mark.webgpu
def test_times_are_of_the_work_between_two_records(device: WebGpuDevice) -> None:
    timed = WebGpuDevice(int(device.name.partition(":")[2]), time_software=True)
    rung = find("wgsl/naive")
    program = timed.build(rung.source, rung.entry, {})
    size = 128
    a, b = (timed.put(np.ones((size, size), np.float32)) for _ in range(2))
    numbers = [np.uint32(size)] * 3
    arguments = [*numbers, a, b, timed.allocate((size, size), "float32")]
    launch = Launch((size // 16, size // 16, 1), (16, 16, 1))
    timed.launch(program, launch, arguments)  # drivers compile when a kernel is first launched
    start = timed.record()
    middle = timed.record()
    for _ in range(5):
        timed.launch(program, launch, arguments)
    end = timed.record()
    nothing, work = timed.seconds(start, middle), timed.seconds(middle, end)
    assert 0 <= nothing < work < 60
    assert 0 < timed.seconds_a_launch(program, launch, arguments, 3) < 60


@pytest.mark.webgpu
def test_checks_can_only_be_left_out_where_that_can_be_asked_for(device: WebGpuDevice) -> None:
    number = int(device.name.partition(":")[2])
    if device.adapter.implementation == "wgpudawn":
        bare = WebGpuDevice(number, unchecked=True)
        program = bare.build(TWICE, "twice", {})
        made = bare.allocate((2,), "uint32")
        bare.launch(program, Launch((1, 1, 1), (32, 1, 1)), [np.uint32(2), bare.put(np.array([4, 5], np.uint32)), made])
        np.testing.assert_array_equal(bare.get(made), [8, 10])
    else:
        with pytest.raises(UnavailableError, match="only Dawn"):
            WebGpuDevice(number, unchecked=True)
