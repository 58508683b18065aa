"""Kernels that go wrong: each is a finding or an error, never a crash."""

from __future__ import annotations

import _thread
import threading
import time

import numpy as np
import pytest

from launch import launch, ptx
from rooftile.core.errors import ExecutionError, PtxError, UsageError


def test_one_element_past_the_end() -> None:
    data = np.arange(300, dtype=np.float32)
    for threads in (1, 2):
        done = launch("copy_unguarded", 3, 100, data[:299], np.zeros(298, np.float32), threads=threads)
        load, store = done.findings
        assert (load.kind, load.severity) == ("out-of-bounds", "error")
        assert load.message == "reads a0[299], 1 element past its end (it has 299 elements)"
        assert (load.block, load.thread, load.count) == ((2, 0, 0), (99, 0, 0), 1)
        assert store.message == "writes a1[298], 1 element past its end (it has 298 elements)"
        assert (store.block, store.thread, store.count) == ((2, 0, 0), (98, 0, 0), 2)
        assert load.location is not None
        assert done.completed
        np.testing.assert_array_equal(done.outputs["a1"], data[:298])


def test_loads_out_of_bounds_give_zero() -> None:
    done = launch("copy_unguarded", 1, 64, np.ones(40, np.float32), np.full(64, 7, np.float32))
    np.testing.assert_array_equal(done.outputs["a1"], (np.arange(64) < 40).astype(np.float32))


@pytest.mark.parametrize("address", [0, 4, 2**47, 2**60 + 64, 2**61 + 4, 2**63, 2**64 - 4, 2**64 - 64, 12345678901])
def test_wild_addresses(address: int) -> None:
    done = launch("wild", 2, 48, np.full(48, 3, np.float32), np.uint64(address))
    assert {f.kind for f in done.findings} <= {"out-of-bounds", "misaligned"}
    assert sum(f.count for f in done.findings if f.kind == "out-of-bounds") >= 96
    np.testing.assert_array_equal(done.outputs["a0"], np.zeros(48))


@pytest.mark.parametrize(("index", "outside"), [(1, 1), (-2, 2), (2**29, 32)])
def test_shared_memory_has_bounds(index: int, outside: int) -> None:
    done = launch("wild_shared", 1, 32, np.zeros(32, np.float32), index)
    store = done.findings[0]
    assert store.kind == "out-of-bounds"
    assert "shared memory" in store.message
    assert store.count >= outside


def test_misaligned_vectors() -> None:
    data = np.arange(132, dtype=np.float32)
    done = launch("float4_copy", 1, 32, data, np.zeros(128, np.float32), 1)
    (finding,) = done.findings
    assert (finding.kind, finding.count) == ("misaligned", 32)
    assert "16 bytes" in finding.message
    np.testing.assert_array_equal(done.outputs["a1"], data[1:129])
    assert not launch("float4_copy", 1, 32, data, np.zeros(128, np.float32), 4).findings


def test_unwritten_shared_memory_shows_as_nan() -> None:
    done = launch("reads_unwritten_shared", 2, 64, np.zeros(64, np.float32))
    assert np.isnan(done.outputs["a0"]).all()


@pytest.mark.parametrize("name", ["endless", "endless_for_some"])
def test_an_endless_loop_stops_at_the_timeout(name: str) -> None:
    arguments = [np.zeros(1, np.int32)] * 2 if name == "endless" else [np.ones(64, np.int32)]
    started = time.perf_counter()
    with pytest.raises(ExecutionError, match=r"in the loop at .*kernels.cu:\d+") as caught:
        launch(name, 4, 64, *arguments, timeout=0.3, threads=2)
    assert time.perf_counter() - started < 5
    assert caught.value.next_step is not None


def test_ctrl_c_stops_at_once() -> None:
    launch("endless", 1, 32, np.ones(1, np.int32), np.zeros(1, np.int32))  # compiled before the clock starts
    pressed: list[float] = []

    def press() -> None:
        pressed.append(time.perf_counter())
        _thread.interrupt_main()

    timer = threading.Timer(0.3, press)
    timer.start()
    with pytest.raises(KeyboardInterrupt):
        launch("endless", 1, 32, np.zeros(1, np.int32), np.zeros(1, np.int32), timeout=20)
    assert time.perf_counter() - pressed[0] < 2
    timer.join()


def test_an_unknown_instruction_is_named_with_its_line() -> None:
    kernel = ptx("wgmma.fence.sync.aligned;\nret;")
    with pytest.raises(PtxError) as caught:
        launch(kernel, 1, 32)
    assert caught.value.ptx_line is not None
    assert "wgmma" in str(caught.value)


def test_registers_without_a_meaning_here() -> None:
    kernel = ptx(".reg .u32 %r; mov.u32 %r, %smid; ret;")
    with pytest.raises(PtxError, match="smid"):
        launch(kernel, 1, 32)


def test_wrong_arguments() -> None:
    with pytest.raises(UsageError, match="wrong number of arguments"):
        launch("copy", 1, 32, np.zeros(32, np.float32))
    with pytest.raises(UsageError, match="not a pointer"):
        launch("copy", 1, 32, *[np.zeros(32, np.float32)] * 3)


@pytest.mark.parametrize(
    ("option", "value"), [("threads", 0), ("timeout", 0.0), ("timeout", -1.0), ("timeout", np.nan)]
)
def test_wrong_options(option: str, value: float) -> None:
    with pytest.raises(UsageError):
        launch("copy", 1, 32, np.zeros(32, np.float32), np.zeros(32, np.float32), 32, **{option: value})
