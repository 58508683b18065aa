"""Liveness, uniformity, and where lanes that part meet again."""

from __future__ import annotations

import pytest
from launch import cuda, ptx

from rooftile.simt.affine import address_registers
from rooftile.simt.analysis import analyse

DIAMOND = """
    .reg .u32 %r<6>; .reg .u64 %a<4>; .reg .pred %p<3>;
    mov.u32 %r0, %tid.y; ld.param.u64 %a0, [p0]; mov.u32 %r1, %ctaid.x; mov.u32 %r4, 0;
    LOOP:
    setp.eq.u32 %p0, %r0, 3;
    @%p0 bra OTHER;
    add.u32 %r2, %r1, 1;
    bra.uni JOIN;
    OTHER: add.u32 %r2, %r1, 2;
    JOIN: add.u32 %r4, %r4, %r2; setp.lt.u32 %p1, %r4, %r1;
    @%p1 bra LOOP;
    mul.wide.u32 %a1, %r0, 4; add.u64 %a2, %a0, %a1;
    st.global.u32 [%a2], %r4;
    ret;
"""


def test_a_row_of_whole_warps_has_one_y() -> None:
    kernel = ptx(DIAMOND, "u64")
    assert "%r0" in analyse(kernel, (16, 16, 1)).varying
    assert "%r0" in analyse(kernel, (48, 4, 1)).varying
    assert analyse(kernel, (32, 8, 1)).varying == frozenset()
    assert analyse(kernel, (64, 2, 2)).varying == frozenset()


def test_values_spread_from_thread_indices_and_not_from_blocks() -> None:
    varying = analyse(ptx(DIAMOND, "u64"), (16, 16, 1)).varying
    assert {"%r0", "%p0", "%a1", "%a2"} <= varying
    assert not {"%r1", "%r2", "%r4", "%a0", "%p1"} & varying


def test_lanes_meet_where_all_paths_do() -> None:
    kernel = ptx(DIAMOND, "u64")
    join = kernel.labels["JOIN"]
    assert [b for b, on in enumerate(analyse(kernel, (16, 16, 1)).resumable) if on] == [0, join]
    assert [b for b, on in enumerate(analyse(kernel, (32, 8, 1)).resumable) if on] == [0]


def test_what_is_live() -> None:
    kernel = ptx(DIAMOND, "u64")
    live = analyse(kernel, (16, 16, 1)).live
    assert live[0] == ()
    at_join = {register.name for register in live[kernel.labels["JOIN"]]}
    assert at_join == {"%r0", "%r1", "%r2", "%r4", "%a0"}


def test_a_guarded_write_keeps_the_old_value_alive() -> None:
    kernel = ptx(
        """
        .reg .u32 %r<2>; .reg .pred %p; .reg .u64 %a;
        mov.u32 %r0, 1; ld.param.u64 %a, [p0];
        bra.uni NEXT;
        NEXT:
        @%p mov.u32 %r0, 2;
        st.global.u32 [%a], %r0;
        ret;
        """,
        "u64",
    )
    assert "%r0" in {register.name for register in analyse(kernel, (32, 1, 1)).live[1]}


@pytest.mark.parametrize(("name", "expected"), [("copy", True), ("divergent_loop", False), ("early_return", True)])
def test_a_guard_around_the_whole_kernel_jumps_to_a_bare_return(name: str, expected: bool) -> None:
    assert any(analyse(cuda(name), (64, 1, 1)).trivial_exit) == expected


def test_addresses_are_traced_through_additions() -> None:
    kernel = ptx(DIAMOND, "u64")
    assert address_registers(kernel, analyse(kernel, (16, 16, 1)).varying) == {"%a1", "%a2"}
    assert address_registers(kernel, frozenset()) == frozenset()
