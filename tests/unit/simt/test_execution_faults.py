"""Kernels that go wrong: each is a finding or an error, never a crash."""

from __future__ import annotations

import _thread
import threading
import time
from importlib import import_module

import numpy as np
import pytest
from launch import launch, ptx

from rooftile.core.errors import ExecutionError, LaunchError, PtxError, UsageError

pytestmark = pytest.mark.usefixtures("no_disassembler")


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


def test_an_access_that_begins_in_the_buffer_and_ends_outside() -> None:
    done = launch("copy_unguarded", 3, 100, np.zeros(1198, np.uint8), np.zeros(300, np.float32))
    (load,) = done.findings
    assert load.message == "reads 4 bytes from a0[1,196], 2 of them past its end (it has 1,198 bytes)"


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


GATHER = """
    .shared .align 16 .b8 tile[512];
    .reg .u32 %r<12>; .reg .u64 %a<9>; .reg .pred %p<3>; .reg .b32 %f<3>;
    ld.param.u64 %a0, [p0]; ld.param.u64 %a1, [p1]; ld.param.u64 %a2, [p2]; ld.param.u32 %r9, [p3];
    mov.u32 %r0, %tid.x; shl.b32 %r1, %r0, 2; mov.u32 %r2, tile; add.u32 %r3, %r2, %r1;
    setp.lt.u32 %p0, %r0, 128; mul.lo.u32 %r4, %r0, 3;
    @%p0 st.shared.u32 [%r3], %r4;
    bar.sync 0;
    mov.u32 %r5, 0;
    LOOP:
    mul.wide.u32 %a4, %r5, 256; mul.wide.u32 %a5, %r0, 4; add.u64 %a4, %a4, %a5; add.u64 %a5, %a1, %a4;
    ld.global.s32 %r6, [%a5];
    mul.wide.s32 %a6, %r6, 4; add.u64 %a6, %a0, %a6;
    ld.global.b32 %f0, [%a6];
    shl.b32 %r7, %r6, 2; add.u32 %r7, %r2, %r7;
    ld.shared.b32 %f1, [%r7];
    add.u64 %a7, %a2, %a4;
    add.u32 %r8, %f0, %f1;
    st.global.u32 [%a7], %r8;
    add.u32 %r5, %r5, 1; setp.lt.u32 %p1, %r5, %r9;
    @%p1 bra LOOP;
    ret;
"""


@pytest.mark.parametrize(("low", "high"), [(0, 100), (-40, 140), (-(2**31), 2**31)])
@pytest.mark.parametrize("threads", [64, 45])
def test_gathers_through_a_table_of_good_and_bad_indices(low: int, high: int, threads: int) -> None:
    """More address patterns than are kept, in bounds and out of them by turns."""
    rng = np.random.default_rng(abs(low) + threads)
    rounds = 60
    data = rng.integers(0, 1000, 100).astype(np.uint32)
    index = rng.integers(low, high, (rounds, 64)).astype(np.int32)
    for r in range(0, rounds, 5):  # some of the patterns that have faster code
        index[r] = r % 90
        index[r + 1] = np.arange(64) + r % 30
        index[r + 2] = np.repeat([3, 4], 32) + 60 * (r == 20)
        index[r + 3] = np.tile(np.arange(16), 4) + low // 2**25
    kernel = ptx(GATHER, "u64", "u64", "u64", "u32")
    done = launch(kernel, 1, threads, data, index, np.zeros((rounds, 64), np.uint32), np.uint32(rounds))
    inside = (index >= 0) & (index < 100)
    tile = np.where(np.arange(128) < threads, 3 * np.arange(128), 0x7FF77FF7).astype(np.uint32)
    in_tile = (index * 4 >= 0) & (index * 4 < 512)  # shared addresses are 32 bits wide and wrap around
    expected = np.where(inside, data[np.where(inside, index, 0)], 0)
    expected = expected + np.where(in_tile, tile[np.where(in_tile, index * 4 // 4, 0)], 0).astype(np.uint32)
    np.testing.assert_array_equal(done.outputs["a2"][:, :threads], expected[:, :threads])
    outside = {f.location or f.message: f.count for f in done.findings}
    assert sum(outside.values()) == np.sum(~inside[:, :threads]) + np.sum(~in_tile[:, :threads])


@pytest.mark.parametrize("name", ["endless", "endless_for_some"])
def test_an_endless_loop_stops_at_the_timeout(name: str) -> None:
    arguments = [np.zeros(1, np.int32)] * 2 if name == "endless" else [np.ones(64, np.int32)]
    started = time.perf_counter()
    with pytest.raises(ExecutionError, match=r"in the loop at .*kernels.cu:\d+") as caught:
        launch(name, 4, 64, *arguments, timeout=0.3, threads=2)
    assert time.perf_counter() - started < 30
    assert caught.value.next_step is not None


def test_what_others_keep_the_machine_busy_with_is_no_time_of_the_kernels(monkeypatch: pytest.MonkeyPatch) -> None:
    """A process that gets no time at all waits ten times as long."""
    launch("endless", 1, 32, np.ones(1, np.int32), np.zeros(1, np.int32))  # compiled before the clock starts
    monkeypatch.setattr(time, "process_time", lambda: 0.0)
    started = time.monotonic()
    with pytest.raises(ExecutionError, match=r"after 0\.05 s"):
        launch("endless", 1, 32, np.zeros(1, np.int32), np.zeros(1, np.int32), timeout=0.05)
    assert time.monotonic() - started >= 0.5


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
    assert time.perf_counter() - pressed[0] < 15
    timer.join()


def test_an_unknown_instruction_is_named_with_its_line() -> None:
    kernel = ptx("tcgen05.wait::ld.sync.aligned;\nret;")
    with pytest.raises(PtxError) as caught:
        launch(kernel, 1, 32)
    assert caught.value.ptx_line is not None
    assert "tcgen05" in str(caught.value)


def test_registers_without_a_meaning_here() -> None:
    kernel = ptx(".reg .u32 %r; mov.u32 %r, %smid; ret;")
    with pytest.raises(PtxError, match="smid"):
        launch(kernel, 1, 32)


def test_more_shared_memory_than_any_gpu_has() -> None:
    with pytest.raises(LaunchError, match="shared memory"):
        launch("copy", 1, 32, np.zeros(32, np.float32), np.zeros(32, np.float32), 32, shared=1 << 40)


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


def test_a_compiler_that_does_not_come_to_an_end_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    released = threading.Event()
    monkeypatch.setattr(import_module("rooftile.simt.execute"), "program_for", lambda *_, **__: released.wait(30))
    monkeypatch.setattr(import_module("rooftile.simt.execute"), "_LEAST_TO_COMPILE", 0.05)
    with pytest.raises(ExecutionError, match="still being compiled for this CPU after"):
        launch("copy", 1, 32, np.zeros(32, np.float32), np.zeros(32, np.float32), timeout=0.1)
    released.set()


def test_what_the_compiler_refuses_comes_from_its_thread(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise PtxError("no such instruction")

    monkeypatch.setattr(import_module("rooftile.simt.execute"), "program_for", refuse)
    with pytest.raises(PtxError, match="no such instruction"):
        launch("copy", 1, 32, np.zeros(32, np.float32), np.zeros(32, np.float32))
