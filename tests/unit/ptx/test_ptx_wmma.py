"""What ``wmma`` becomes when it is read."""

from __future__ import annotations

from collections import Counter

import pytest

from rooftile.core.errors import PtxError
from rooftile.ptx import parse
from rooftile.ptx.program import Kernel

HEAD = ".version 8.0\n.target sm_90\n.address_size 64\n.visible .entry k(.param .u64 p) {\n"
REGISTERS = ".reg .b32 %r<40>; .reg .f32 %f<40>; .reg .f64 %fd<8>; .reg .b64 %rd<4>;\n"


def read(text: str) -> Kernel:
    return parse(f"{HEAD}{REGISTERS}{text}\nret;\n}}").kernels["k"]


def registers(letter: str, first: int, count: int) -> str:
    return "{" + ", ".join(f"%{letter}{first + i}" for i in range(count)) + "}"


def moved(kernel: Kernel) -> Counter[str]:
    return Counter(i.text for i in kernel.instructions if i.access is not None or i.opcode in ("movmatrix", "mma"))


EIGHT = registers("r", 0, 8)
LOAD = "ldmatrix.sync.aligned.m8n8"


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (f"load.a.sync.aligned.row.m16n16k16.shared.f16 {EIGHT}, [%r30], %r31", {f"{LOAD}.x4.shared.b16": 1}),
        (
            f"load.b.sync.aligned.row.m32n8k16.shared.f16 {EIGHT}, [%r30], %r31",
            {f"{LOAD}.x2.trans.shared.b16": 1},
        ),
        (f"load.a.sync.aligned.row.m32n8k16.shared.f16 {EIGHT}, [%r30], 24", {f"{LOAD}.x4.shared.b16": 2}),
        (f"load.a.sync.aligned.row.m16n16k16.global.f16 {EIGHT}, [%rd1+64], %r31", {"ld.global.b32": 4}),
        (
            f"load.a.sync.aligned.col.m16n16k16.f16 {EIGHT}, [%rd1]",
            {"ld.b32": 4, "movmatrix.sync.aligned.m8n8.trans.b16": 4},
        ),
        (f"load.b.sync.aligned.row.m16n16k16.global.s8 {registers('r', 0, 2)}, [%rd1], %r31", {"ld.global.u8": 8}),
        (f"load.a.sync.aligned.col.m16n16k8.global.tf32 {registers('r', 0, 4)}, [%rd1], %r31", {"ld.global.b32": 4}),
        (f"load.c.sync.aligned.row.m16n16k16.global.f32 {registers('f', 0, 8)}, [%rd1], %r31", {"ld.global.v2.b32": 4}),
        (f"load.c.sync.aligned.row.m8n32k16.global.f32 {registers('f', 0, 8)}, [%rd1], %r31", {"ld.global.b32": 8}),
        (f"store.d.sync.aligned.col.m8n32k16.global.f32 [%rd1], {registers('f', 0, 8)}, %r31", {"st.global.v2.b32": 4}),
        (
            f"store.d.sync.aligned.col.m16n16k16.shared.f16 [%r30], {registers('r', 0, 4)}, %r31",
            {"movmatrix.sync.aligned.m8n8.trans.b16": 4, "st.shared.b32": 4},
        ),
        (f"store.d.sync.aligned.row.m8n8k4.global.f64 [%rd1], {registers('fd', 0, 2)}, %r31", {"st.global.v2.b64": 1}),
        (
            f"mma.sync.aligned.row.col.m16n16k16.f32.f32 {registers('f', 0, 8)}, {EIGHT}, {registers('r', 8, 8)}, "
            + registers("f", 8, 8),
            {"mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32": 2},
        ),
        (
            f"mma.sync.aligned.row.col.m8n32k16.s32.s8.u8.s32 {registers('r', 0, 8)}, {registers('r', 8, 1)}, "
            f"{registers('r', 9, 4)}, {registers('r', 16, 8)}",
            {"mma.sync.aligned.m16n8k16.row.col.s32.u8.s8.s32": 2},
        ),
        (
            f"mma.sync.aligned.row.col.m16n16k8.f32.tf32.tf32.f32 {registers('f', 0, 8)}, {registers('r', 0, 4)}, "
            f"{registers('r', 4, 4)}, {registers('f', 8, 8)}",
            {"mma.sync.aligned.m16n8k4.row.col.f32.tf32.tf32.f32": 4},
        ),
    ],
)  # fmt: skip
def test_it_becomes_what_the_assembler_makes(text: str, expected: dict[str, int]) -> None:
    assert moved(read(f"wmma.{text};")) == expected


@pytest.mark.parametrize(
    "text",
    [
        "load.a.sync.aligned.row.m16n16k16.global.f64 {%fd1}, [%rd1], %r1",
        "load.a.sync.aligned.row.m16n16k16.global.pred {%r1}, [%rd1], %r1",
        "load.a.sync.aligned.row.m9n9k9.global.f16 {%r1}, [%rd1], %r1",
        "load.a.sync.aligned.row.global.f16 {%r1}, [%rd1], %r1",
        "load.e.sync.aligned.row.m16n16k16.global.f16 {%r1}, [%rd1], %r1",
        "load.a.sync.aligned.row.m16n16k16.global.f16 %r1, [%rd1], %r1",
        "load.a.sync.aligned.row.m16n16k16.global.f16 {%r1, %r2, %r3}, [%rd1], %r1",
        "load.c.sync.aligned.row.m16n16k16.global.f32 {%f1, %f2}, [%rd1], %r1",
        "store.d.sync.aligned.row.m16n16k16.global.f32 [%rd1], %f1, %r1",
        "mma.sync.aligned.row.col.m16n16k16.f32.f32 {%f1}, {%r1}, {%r2}, {%f2}",
        "mma.sync.aligned.row.col.m16n16k16.f32.f32.f32 {%f1}, {%r1}, {%r2}, {%f2}",
        "frob.sync.aligned.m16n16k16.f32 {%f1}",
    ],
)
def test_what_does_not_exist_is_named(text: str) -> None:
    with pytest.raises(PtxError, match=r"wmma instruction") as raised:
        read(f"wmma.{text};")
    assert raised.value.got is not None
    assert raised.value.got.startswith("wmma.")
