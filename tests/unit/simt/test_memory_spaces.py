"""Every state space, width and atomic."""

from __future__ import annotations

import numpy as np
import pytest
from launch import launch, ptx

from rooftile.core.errors import PtxError

pytestmark = pytest.mark.usefixtures("no_disassembler")


def test_local_arrays_are_each_threads_own() -> None:
    at = (np.arange(70, dtype=np.int32) * 5) % 23
    done = launch("spill_to_local", 1, 70, at, np.zeros(70, np.int32))
    expected = []
    for thread, place in enumerate(at):
        values = [i * i + thread for i in range(16)]
        values[place & 15] = -1
        expected.append(sum(values[(i + place) & 15] * (i + 1) for i in range(16)))
    np.testing.assert_array_equal(done.outputs["a1"], expected)
    assert any(access.space == "local" for access in done.counts.accesses)
    assert not done.findings


def test_generic_pointers_lead_to_three_spaces() -> None:
    data = np.arange(64, dtype=np.int32)
    done = launch("generic_pointers", 1, 64, data, np.zeros(64, np.int32))
    t = np.arange(64)
    expected = np.select([t % 3 == 0, t % 3 == 1], [63 - t + 1000, t], t + 5)
    np.testing.assert_array_equal(done.outputs["a1"], expected)
    assert not done.findings


def test_module_variables() -> None:
    done = launch("module_variables", 1, 32, np.zeros(33, np.int32))
    np.testing.assert_array_equal(done.outputs["a0"], [3, 1, 4, 1] * 8 + [40])


@pytest.mark.parametrize("threads", [1, 2])
def test_atomics(threads: int) -> None:
    blocks, size = 6, 64
    n = blocks * size
    sums = np.array([0, 0, 0, 0, -1, 0], np.int32)
    done = launch(
        "atomics",
        *(blocks, size),
        *(sums, np.zeros(1, np.float32), np.array([0, 0], np.uint32), np.zeros(1, np.uint64)),
        threads=threads,
    )
    i = np.arange(n)
    expected = [i.sum(), -(n - 1), n - 1, -1, 0, np.bitwise_xor.reduce(i)]
    np.testing.assert_array_equal(done.outputs["a0"], expected)
    assert done.outputs["a1"][0] == n
    assert done.outputs["a2"].tolist() == [n % 7, (-n) % 7]
    assert done.outputs["a3"][0] == n << 33


@pytest.mark.parametrize("threads", [1, 2])
def test_every_old_value_is_handed_out_once(threads: int) -> None:
    done = launch("old_values", 8, 64, np.zeros(1, np.int32), np.zeros(512, np.int32), threads=threads)
    np.testing.assert_array_equal(done.outputs["a1"], np.ones(512))


def test_lanes_of_a_warp_go_in_order() -> None:
    kernel = ptx(
        """
        .reg .u32 %r<3>; .reg .u64 %a<4>;
        mov.u32 %r0, %tid.x; ld.param.u64 %a0, [p0]; ld.param.u64 %a1, [p1];
        mul.wide.u32 %a2, %r0, 4; add.u64 %a3, %a1, %a2;
        atom.global.exch.b32 %r1, [%a0], %r0;
        st.global.u32 [%a3], %r1;
        ret;
        """,
        *("u64", "u64"),
    )
    done = launch(kernel, 1, 32, np.array([99], np.uint32), np.zeros(32, np.uint32))
    np.testing.assert_array_equal(done.outputs["a1"], [99, *range(31)])
    assert done.outputs["a0"][0] == 31


PACKED = """
    .reg .b32 %r<3>; .reg .u64 %a;
    ld.param.u64 %a, [p0]; ld.param.b32 %r0, [p1];
    red.global.add.noftz.{kind} [%a], %r0;
    ret;
"""


@pytest.mark.parametrize("kind", ["f16x2", "bf16x2"])
def test_packed_additions_round_like_numpy(kind: str) -> None:
    import ml_dtypes

    dtype = np.dtype(np.float16 if kind == "f16x2" else ml_dtypes.bfloat16)
    start = np.array([1.5, -3.0e-5], dtype)
    step = np.array([0.3331, 6.1e-5], dtype)
    packed = np.uint32(step.view(np.uint32)[0])
    done = launch(ptx(PACKED.format(kind=kind), "u64", "b32"), 1, 5, start, packed)
    expected = start.copy()
    for _ in range(5):
        expected = (expected.astype(np.float32) + step.astype(np.float32)).astype(dtype)
    np.testing.assert_array_equal(done.outputs["a0"].view(np.uint16), expected.view(np.uint16))


def test_widths_from_a_byte_to_a_double() -> None:
    rng = np.random.default_rng(1)
    doubles, bytes_ = rng.standard_normal(48), rng.integers(0, 256, 48).astype(np.uint8)
    shorts = rng.integers(-(2**15) + 1, 2**15, 48).astype(np.int16)
    done = launch("doubles_and_bytes", 1, 48, doubles, np.zeros(48), bytes_, np.zeros(48, np.uint8), shorts)
    i = np.arange(48)
    np.testing.assert_array_equal(done.outputs["a1"], doubles[(i * 5) % 48] * 2)
    np.testing.assert_array_equal(done.outputs["a3"], 255 - bytes_[47 - i])
    np.testing.assert_array_equal(done.outputs["a4"], -shorts)


VECTOR_SHUFFLE = """
    .shared .align 16 .b8 tile[8192];
    .reg .u32 %r<4>; .reg .u64 %a<5>; .reg .b{bits} %v<{count}>;
    mov.u32 %r0, %tid.x; ld.param.u64 %a0, [p0]; ld.param.u64 %a1, [p1]; ld.param.u32 %r3, [p2];
    mad.lo.u32 %r1, %r0, %r3, 0; rem.u32 %r1, %r1, 64;
    mul.wide.u32 %a2, %r1, {bytes}; add.u64 %a3, %a0, %a2;
    ld.global.v{count}.b{bits} {{{registers}}}, [%a3];
    mov.u32 %r2, tile; mad.lo.u32 %r2, %r0, {bytes}, %r2;
    st.shared.v{count}.b{bits} [%r2], {{{registers}}};
    ld.shared.v{count}.b{bits} {{{registers}}}, [%r2];
    mul.wide.u32 %a2, %r0, {bytes}; add.u64 %a4, %a1, %a2;
    st.global.v{count}.b{bits} [%a4], {{{registers}}};
    ret;
"""


@pytest.mark.parametrize(("bits", "count"), [(8, 2), (8, 4), (16, 2), (16, 4), (32, 2), (32, 4), (64, 2)])
@pytest.mark.parametrize("stride", [0, 1, 3])
@pytest.mark.parametrize("threads", [64, 45])
def test_vector_accesses(bits: int, count: int, stride: int, threads: int) -> None:
    """Broadcast, contiguous and strided, by whole and partial warps."""
    size = bits // 8 * count
    registers = ", ".join(f"%v{i}" for i in range(count))
    text = VECTOR_SHUFFLE.format(bits=bits, count=count, bytes=size, registers=registers)
    data = np.random.default_rng(bits).integers(0, 256, 64 * size).astype(np.uint8).reshape(64, size)
    done = launch(ptx(text, "u64", "u64", "u32"), 1, threads, data, np.zeros((64, size), np.uint8), np.uint32(stride))
    t = np.arange(threads)
    np.testing.assert_array_equal(done.outputs["a1"][:threads], data[t * stride % 64])
    assert not done.outputs["a1"][threads:].any()
    assert not done.findings


@pytest.mark.parametrize("shift", [4, 5])
@pytest.mark.parametrize("space", ["global", "shared"])
def test_lanes_that_store_to_one_word_touch_no_other(shift: int, space: str) -> None:
    """All lanes of a warp to one word, or those of each half."""
    body = f"""
    .reg .b32 %r<4>; .reg .u64 %a<4>; .shared .align 4 .b8 tile[512];
    mov.u32 %r0, %tid.x; ld.param.u64 %a0, [p0]; shr.u32 %r1, %r0, {shift};
    mul.wide.u32 %a1, %r0, 4; add.u64 %a1, %a0, %a1; mul.wide.u32 %a2, %r1, 4; add.u64 %a2, %a0, %a2;
    mov.u32 %r2, tile; mad.lo.u32 %r2, %r1, 4, %r2; mov.u32 %r3, tile; mad.lo.u32 %r3, %r0, 4, %r3;
    """
    if space == "global":
        body += "st.global.u32 [%a2], %r1; ret;"
    else:
        body += "st.shared.u32 [%r3], 7; bar.sync 0; st.shared.u32 [%r2], %r1; bar.sync 0;"
        body += "ld.shared.u32 %r1, [%r3]; st.global.u32 [%a1], %r1; ret;"
    done = launch(ptx(body, "u64"), 4, 64, np.full(64, 7, np.int32))  # from the second block on it is met before
    words = 64 >> shift
    np.testing.assert_array_equal(done.outputs["a0"], [*range(words), *[7] * (64 - words)])


@pytest.mark.parametrize(
    "text",
    [
        "ld.global.v8.u64 {%d0, %d1, %d2, %d3, %d4, %d5, %d6, %d7}, [%d8]; ret;",
        "atom.global.add.u16 %h, [%d8], 1; ret;",
        "atom.global.min.f32 %r, [%d8], 0f00000000; ret;",
        "st.param.u32 [p0], 1; ret;",
    ],
)
def test_accesses_that_cannot_be_executed(text: str) -> None:
    kernel = ptx(f".reg .u64 %d<9>; .reg .b32 %r; .reg .b16 %h; {text}", "u64")
    with pytest.raises(PtxError) as caught:
        launch(kernel, 1, 32, np.zeros(4))
    assert caught.value.ptx_line is not None
    assert caught.value.got is not None
