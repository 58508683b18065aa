"""Views of arrays, the choice of a device, what is said where there is none, and the libraries' streams."""

from __future__ import annotations

import pickle
import sys
from types import ModuleType, SimpleNamespace
from typing import Any

import numpy as np
import pytest

import rooftile
from cuda_stand_ins import Tensor, torch_module
from rooftile.core.problem import Launch
from rooftile.core.source import Source
from rooftile.device import NullDevice, View, choose, gpu_missing, library_of


def view(array: Any) -> View:
    return library_of(array).view(array)


def test_a_view_is_the_array_itself() -> None:
    memory = np.arange(60, dtype=np.float32).reshape(3, 4, 5)
    for array in (
        memory,
        memory[::-1, 1:3, ::2],
        memory.T,
        memory[1, 2],
        memory[:, :0],
        np.broadcast_to(memory[0], (2, 4, 5)),
    ):
        seen = view(array)
        assert (seen.shape, seen.place, seen.dtype) == (array.shape, "cpu", "float32")
        np.testing.assert_array_equal(seen.numpy(), array)
    view(memory[::-1]).numpy()[0, 0, 0] = -1
    assert memory[2, 0, 0] == -1


def test_views_overlap_where_their_memory_does() -> None:
    memory = np.zeros((6, 8), np.float32)
    assert view(memory[:3]).overlaps(view(memory[2:]))
    assert view(memory[::-1]).overlaps(view(memory[:1]))
    assert not view(memory[:3]).overlaps(view(memory[3:]))
    assert not view(memory[:0]).overlaps(view(memory))


def test_alignment_is_of_the_address() -> None:
    memory = np.zeros(64, np.uint8)
    start = -memory.ctypes.data % 16
    assert [view(memory[start + offset :]).alignment for offset in (0, 1, 2, 4, 8, 16)] == [16, 1, 2, 4, 8, 16]


@pytest.mark.usefixtures("no_cached_devices")
@pytest.mark.parametrize(("count", "words"), [(0, "0 devices"), ("libcuda.so is not there", "libcuda.so is not there")])
def test_without_a_gpu_the_error_says_what_is_missing(count: Any, words: str, monkeypatch: pytest.MonkeyPatch) -> None:
    fake = ModuleType("rooftile.device.cuda")
    fake.count = lambda: count  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "rooftile.device.cuda", fake)
    with pytest.raises(rooftile.UnavailableError, match="no GPU can be used") as caught:
        choose("cuda:0")
    assert words in str(caught.value)
    assert 'device="cpu"' in str(caught.value)
    a = np.eye(3)
    assert rooftile.plan(a, a).device.startswith("cpu")
    assert choose(None, "cpu").name == "cpu"
    with pytest.raises(rooftile.UnavailableError) as again:
        rooftile.run("naive", a, a, on="cuda")
    assert str(pickle.loads(pickle.dumps(again.value))) == str(caught.value)


@pytest.mark.usefixtures("no_cached_devices")
def test_with_a_gpu_arrays_of_the_cpu_go_there(monkeypatch: pytest.MonkeyPatch) -> None:
    fake = ModuleType("rooftile.device.cuda")
    fake.count, fake.CudaDevice = lambda: 2, lambda ordinal: NullDevice(name=f"cuda:{ordinal}")  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "rooftile.device.cuda", fake)
    assert gpu_missing() is None
    assert [choose(asked, "cpu").name for asked in (None, "cuda", "cuda:1", "cpu")] == [
        "cuda:0",
        "cuda:0",
        "cuda:1",
        "cpu",
    ]
    assert [choose(asked, "cuda:1").name for asked in (None, "cuda", "cuda:1")] == ["cuda:1"] * 3
    with pytest.raises(rooftile.UsageError, match="arrays on cuda:1"):
        choose("cpu", "cuda:1")
    got = rooftile.matmul(np.ones((2, 3)), np.ones((3, 2)))
    assert choose("cuda:0").launches[0].arguments[0].place == "cuda:0"  # type: ignore[attr-defined]
    np.testing.assert_array_equal(got, np.zeros((2, 2)))  # what the null device leaves in a new array


def test_the_cpu_runs_kernels_and_times_them() -> None:
    device = choose("cpu")
    text = """extern "C" __global__ void twice(const int* p, int* q, int n) {
      if (threadIdx.x < n) q[threadIdx.x] = 2 * p[threadIdx.x];
    }"""
    program = device.build(Source("twice.cu", text), "twice", {})
    given, made = device.put(np.arange(40, dtype=np.int32)), device.allocate((40,), "int32")
    before = device.record()
    device.launch(program, Launch((1, 1, 1), (64, 1, 1)), [given, made, np.int32(40)])
    device.synchronize()
    assert device.seconds(before, device.record()) > 0
    np.testing.assert_array_equal(device.get(made), 2 * np.arange(40))


@pytest.fixture
def torch(monkeypatch: pytest.MonkeyPatch) -> Any:
    module = torch_module(stream=4711)
    monkeypatch.setitem(sys.modules, "torch", module)
    return module


@pytest.mark.usefixtures("torch")
def test_a_launch_goes_to_the_callers_stream_and_gives_the_callers_type() -> None:
    device = NullDevice(name="cuda:0")
    a = Tensor(np.ones((40, 6), np.float32))
    got = rooftile.matmul(a, Tensor(np.ones((50, 6), np.float32).T), device=device)
    (launched,) = device.launches
    assert (launched.stream, launched.program.file) == (4711, "simt.cu")
    assert isinstance(got, Tensor)
    assert got.shape == (40, 50)
    assert launched.arguments[0].pointer == a.data_ptr()  # type: ignore[union-attr]
    assert launched.arguments[2].pointer == got.data_ptr()  # type: ignore[union-attr]


@pytest.mark.usefixtures("torch")
def test_what_would_lose_a_gradient_or_mix_libraries_is_refused() -> None:
    a = Tensor(np.ones((4, 4), np.float32))
    a.requires_grad = True
    with pytest.raises(rooftile.UsageError, match=r"detach\(\)"):
        rooftile.matmul(a, a, device=NullDevice(name="cuda:0"))
    with pytest.raises(rooftile.UsageError, match="a: torch, b: numpy"):
        rooftile.matmul(a, np.ones((4, 4)), device=NullDevice(name="cuda:0"))


def test_plans_are_made_once_for_arrays_that_are_alike() -> None:
    device = NullDevice()
    for _ in range(3):
        rooftile.matmul(np.ones((4, 4), np.float32), np.ones((4, 4), np.float32), device=device)
    assert len(device.launches) == 3
    assert len({id(launched.program) for launched in device.launches}) == 1


def test_a_new_tensor_is_on_the_gpu_of_its_like(torch: Any) -> None:
    like = Tensor(np.ones((4, 6), np.float32), index=1)
    made: list[Any] = []
    torch._C = SimpleNamespace(
        _cuda_getDevice=lambda: torch.current,
        _dynamo=SimpleNamespace(
            guards=SimpleNamespace(_empty_strided_cuda=lambda *given: made.append(given) or "quick")
        ),
    )
    torch.current = 1
    assert library_of(like).empty((2, 3), like, view(like)) == "quick"
    assert made == [((2, 3), (3, 1), "torch.float32")]
    torch.current = 0  # where the quick way would put it
    assert isinstance(library_of(like).empty((2, 3), like, view(like)), Tensor)
