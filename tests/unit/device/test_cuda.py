"""What an NVIDIA GPU's driver is given, with a driver that only writes it down."""

from __future__ import annotations

import ctypes
import threading

import numpy as np
import pytest

from cuda_stand_ins import CONTEXT, Driver
from rooftile.core.call import TensorLayout
from rooftile.core.errors import ExecutionError, UsageError
from rooftile.core.problem import Launch
from rooftile.device import TensorMap, View, driver, tensor_maps
from rooftile.device.cuda import CudaDevice, Loaded, count
from rooftile.device.protocol import Slot

LAYOUT = TensorLayout("bf16", (520, 300), (1040,), (64, 128), 128)
KERNEL = Loaded(0x4000)


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> Driver:
    found = Driver()
    monkeypatch.setattr(driver, "function", found.function)
    return found


def view(pointer: int) -> View:
    return View(pointer, "bfloat16", (300, 520), (520, 1), "cuda:0", None)


def test_a_map_is_encoded_as_the_driver_wants_it(asked: Driver) -> None:
    assert tensor_maps.encode(4096, LAYOUT).tolist() == [4096] * 16
    # bf16 is 9, 128-byte swizzling 3; no interleaving, and zeros where nothing is.
    assert asked.encoded == [(9, 2, [520, 300], [1040], [64, 128], [1, 1], 0, 3, 3, 0)]


def test_a_launch_passes_the_bytes_of_each_parameter(asked: Driver) -> None:
    seen = []
    asked.look = lambda made: seen.append((made.word(0), made.int(1), made.word(2), made.word(3)))
    device = CudaDevice(0)
    launch = Launch((5, 6, 7), (384, 2, 1), 1000)
    for pointer in (8192, 8192, 16384):
        arguments = [TensorMap(view(pointer), LAYOUT), np.int32(-7), view(pointer + 16), np.float64(1.5)]
        device.launch(KERNEL, launch, arguments, 3)
    one_and_a_half = int(np.float64(1.5).view(np.uint64))
    assert seen == [(at, -7, at + 16, one_and_a_half) for at in (8192, 8192, 16384)]
    made = asked.launched[-1]
    assert (made.grid, made.block, made.shared) == ((5, 6, 7), (384, 2, 1), 1000)
    assert (made.stream, made.function, made.attributes, made.context) == (3, 0x4000, (0, 0), CONTEXT)
    assert len(asked.encoded) == 2  # once for each address


def test_a_launch_that_may_begin_early_says_so(asked: Driver) -> None:
    attributes = []
    asked.look = lambda made: attributes.append((ctypes.c_uint32 * 18).from_address(made.attributes[0])[:])
    CudaDevice(0).launch(KERNEL, Launch((1, 1, 1), (32, 1, 1), early=True), [view(16)])
    # CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_STREAM_SERIALIZATION is 6; its value is 1, behind four bytes.
    assert attributes == [[6, 0, 1, *[0] * 15]]
    assert asked.launched[0].attributes[1] == 1


def test_numbers_of_other_types_or_signs_are_other_launches(asked: Driver) -> None:
    seen = []
    asked.look = lambda made: seen.append(made.int(0))
    device, launch = CudaDevice(0), Launch((1, 1, 1), (32, 1, 1))
    for number in (np.int32(1), np.float32(1), np.float32(0), np.float32(-0.0)):
        device.launch(KERNEL, launch, [number])
    assert seen == [1, 0x3F800000, 0, -(2**31)]


def test_a_launch_that_is_begun_while_another_is_has_its_own_addresses(asked: Driver) -> None:
    start = CudaDevice(0).prepare(KERNEL, Launch((1, 1, 1), (32, 1, 1)), (Slot(0), Slot(1, LAYOUT)))
    both = threading.Barrier(2)
    seen = set()

    def look(made: object) -> None:
        both.wait(5)  # now both are packed
        seen.add((made.word(0), made.word(1), made.stream))  # type: ignore[attr-defined]

    asked.look = look
    threads = [threading.Thread(target=start, args=((at, at + 64), at + 1)) for at in (4096, 8192)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert seen == {(4096, 4160, 4097), (8192, 8256, 8193)}


@pytest.mark.parametrize(("before", "after"), [(CONTEXT, CONTEXT), (CONTEXT + 1, CONTEXT + 1), (0, CONTEXT)])
def test_a_launch_is_in_its_gpus_context_and_leaves_the_callers(asked: Driver, before: int, after: int) -> None:
    device = CudaDevice(0)
    asked.current = before
    device.launch(KERNEL, Launch((1, 1, 1), (32, 1, 1)), [view(64)])
    assert asked.launched[0].context == CONTEXT
    assert asked.current == after


def test_what_the_driver_refuses_is_named(asked: Driver) -> None:
    device, launch = CudaDevice(0), Launch((1, 1, 1), (32, 1, 1))
    asked.failing = {"cuLaunchKernelEx"}
    with pytest.raises(ExecutionError, match=r"refused a launch of grid \(1, 1, 1\).*\n.*Ex: CUDA_ERROR_OF_A_TEST"):
        device.launch(KERNEL, launch, [view(16)])
    asked.failing = {"cuTensorMapEncodeTiled"}
    with pytest.raises(ExecutionError, match=r"refused a tensor map of TensorLayout"):
        device.launch(KERNEL, launch, [TensorMap(view(16), LAYOUT)])
    asked.failing = {"cuStreamSynchronize"}
    with pytest.raises(ExecutionError, match=r"a kernel failed on the GPU\n.*CUDA_ERROR_OF_A_TEST"):
        device.synchronize()
    asked.failing = {"cuMemAllocAsync"}
    with pytest.raises(ExecutionError, match=r"refused 4,000 bytes"):
        device.allocate((1000,), "float32")
    asked.failing = set()
    device.launch(KERNEL, launch, [view(16)])  # an error leaves nothing behind
    with pytest.raises(UsageError, match="no such GPU"):
        CudaDevice(2)


def test_more_shared_memory_than_every_kernel_may_have_is_asked_for_once(asked: Driver) -> None:
    device = CudaDevice(0)
    for shared in (48 * 1024, 200_000, 200_000):
        device.launch(KERNEL, Launch((1, 1, 1), (32, 1, 1), shared), [view(16)])
    assert asked.allowed == [(8, 200_000)]


def test_memory_lives_as_long_as_its_view(asked: Driver) -> None:
    device = CudaDevice(1)
    array = np.arange(12, dtype=np.float32).reshape(3, 4)
    made = device.put(array.T)
    assert made.place == "cuda:1"
    np.testing.assert_array_equal(device.get(made), array.T)
    device.fill(made, 255)
    assert np.isnan(device.get(made)).all()
    assert list(asked.memory) == [made.pointer]
    del made
    assert asked.memory == {}


def test_a_gpu_is_known_by_its_properties(asked: Driver) -> None:
    device = CudaDevice(1)
    assert (device.name, device.arch, device.sms, device.product) == ("cuda:1", "sm_90a", 132, "NVIDIA H200")
    assert count() == 2
    asked.failing = {"cuInit"}
    assert count() == "cuInit: CUDA_ERROR_OF_A_TEST"


def test_without_a_driver_there_is_a_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(name: str) -> None:
        raise OSError("libcuda.so.1: no such file")

    monkeypatch.setattr(driver, "function", missing)
    assert count() == "libcuda.so.1: no such file"
