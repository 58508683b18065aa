"""Registers, stack, shared memory and machine code of a cubin, against what ptxas and the PTX say."""

from __future__ import annotations

import re
from functools import cache

import pytest

from rooftile.compile.nvidia import elf, log, nvrtc, sass, toolchain

KERNELS = """
template <int N> __device__ __noinline__ float slow(const float* a, int i) {
  float t[N];
  for (int j = 0; j < N; j++) t[j] = a[j * 3 + i];
  float s = 0;
  for (int j = 0; j < N; j++) s += t[(j * i) % N];
  return s;
}
extern "C" __global__ void plain(float* a) { a[threadIdx.x] = 1; }
extern "C" __global__ void shared(float* a) {
  __shared__ float s[1000];
  __shared__ double d[3];
  s[threadIdx.x] = a[threadIdx.x];
  d[threadIdx.x % 3] = 1;
  __syncthreads();
  a[threadIdx.x] = s[threadIdx.x ^ 1] + d[1];
}
extern "C" __global__ void dynamic(float* a) {
  extern __shared__ float e[];
  e[threadIdx.x] = a[threadIdx.x];
  __syncthreads();
  a[threadIdx.x] = e[threadIdx.x ^ 1];
}
extern "C" __global__ void __launch_bounds__(512, 2) spill(float* a) {
  float r[64];
  for (int i = 0; i < 64; i++) r[i] = a[i * 32 + threadIdx.x];
  for (int k = 0; k < 64; k++)
    for (int i = 0; i < 64; i++) r[i] = fmaf(r[i], r[(i + 7) % 64], r[(i * 5 + 1) % 64]);
  for (int i = 0; i < 64; i++) a[i * 32 + threadIdx.x] = r[i];
}
extern "C" __global__ void local(float* a, int n) {
  float t[100];
  for (int i = 0; i < 100; i++) t[i] = a[i];
  a[threadIdx.x] = t[n];
}
extern "C" __global__ void assembly(float* a) {
  float x;  // lines of inline assembly are lines of the PTX
  asm volatile("{\\n\\t.reg .f32 t;\\n\\n\\tadd.f32 t, %1, %1; // twice\\n\\tmov.f32 %0, t;\\n}"
               : "=f"(x) : "f"(a[threadIdx.x]));
  if (x < 0) printf("negative: %f\\n\\"%d\\"", x, threadIdx.x);
  a[threadIdx.x] = x;
}
extern "C" __global__ void calls(float* a, int n) { a[threadIdx.x] = slow<50>(a, n); }
"""
NAMES = ("plain", "shared", "dynamic", "spill", "local", "calls", "assembly")
ARCHS = ("sm_75", "sm_80", "sm_86", "sm_89", "sm_90", "sm_90a", "sm_100", "sm_120")

pytestmark = pytest.mark.usefixtures("compiler")


@cache
def build(arch: str) -> nvrtc.Program:
    program = nvrtc.compile_program(
        KERNELS, "/rooftile/k.cu", [f"-arch={arch}", "-lineinfo", "--ptxas-options=-v"], headers={}
    )
    assert program.ok, program.log
    return program


def reported(text: str, entry: str) -> tuple[int, int, int]:
    """Registers, cumulative stack and static shared memory in the words of ``ptxas -v``."""
    used = re.search(rf"Function properties for {entry}\n.*\n.*?Used (\d+) registers(.*)", text)
    assert used is not None
    stack = re.search(r"(\d+) bytes cumulative stack size", used[2])
    shared = re.search(r"(\d+) bytes smem", used[2])
    return int(used[1]), int(stack[1]) if stack else 0, int(shared[1]) if shared else 0


@pytest.mark.parametrize("arch", ARCHS)
def test_footprint_is_what_ptxas_reports(arch: str) -> None:
    program = build(arch)
    seen = {name: elf.footprint(program.cubin, name) for name in NAMES}
    assert {name: (f.registers, f.stack_bytes, f.static_shared_bytes) for name, f in seen.items()} == {
        name: reported(program.log, name) for name in NAMES
    }
    assert seen["shared"].static_shared_bytes == 4032  # 4,000 bytes, 8 for alignment and three doubles
    assert seen["calls"].stack_bytes >= 200


def test_the_kernels_do_need_all_that_is_tested() -> None:
    program = build("sm_90")
    assert log.spills(program.log, "spill").store_bytes > 0
    assert log.spills(program.log, "spill").load_bytes > 0
    assert log.spills(program.log, "plain") == log.Spills(0, 0)
    assert elf.footprint(program.cubin, "local").stack_bytes == 400


def test_unknown_kernel() -> None:
    with pytest.raises(KeyError):
        elf.footprint(build("sm_90").cubin, "nothing")


def ptx_text_in(cubin: bytes) -> list[str]:
    (section,) = [s for s in elf._sections(cubin) if s.name == ".nv_debug_ptx_txt"]
    return section.data.decode().split("\0")


@pytest.mark.parametrize("arch", ["sm_75", "sm_90", "sm_120"])
def test_lines_of_the_debug_ptx_are_lines_of_the_returned_ptx(arch: str) -> None:
    program = build(arch)
    returned, kept = program.ptx.split("\n"), ptx_text_in(program.cubin)
    assert len(kept) <= len(returned)  # what follows the last function is left out
    pairs = [(line, own) for line, own in zip(returned, kept, strict=False) if own.strip()]
    assert len(pairs) > 100
    for line, own in pairs:
        assert "".join(own.split()) in "".join(line.split())  # blanks and comments are gone


needs_disassembler = pytest.mark.skipif(toolchain.nvdisasm() is None, reason="nvdisasm is not installed")

OPERATIONS = {  # what a SASS instruction of this kind can be made from
    "LDG": "ld.global",
    "STG": "st.global",
    "LDS": "ld.shared",
    "STS": "st.shared",
    "FFMA": "fma.rn.f32",
    "BAR": "bar",
    "LDL": "ld.local",
    "STL": "st.local",
}


@needs_disassembler
@pytest.mark.parametrize("arch", ["sm_75", "sm_90", "sm_120"])
def test_ptx_line_of_each_instruction_does_what_it_does(arch: str) -> None:
    program = build(arch)
    lines = program.ptx.split("\n")
    checked = 0
    for name in ("shared", "assembly"):
        code = sass.disassemble(program.cubin, name)
        assert [i.address for i in code] == [16 * n for n in range(len(code))]
        for instruction in code:
            wanted = OPERATIONS.get(instruction.opcode.partition(".")[0])
            if wanted is not None:
                assert instruction.ptx_line is not None
                assert wanted in lines[instruction.ptx_line - 1]
                checked += 1
    assert checked >= 8


@needs_disassembler
def test_only_the_kernel_asked_for() -> None:
    program = build("sm_90")
    plain, spill = (sass.disassemble(program.cubin, name) for name in ("plain", "spill"))
    assert sum(i.opcode.startswith("STG") for i in plain) == 1
    assert sum(i.opcode.startswith("STL") for i in spill) > 10
    assert not any(i.opcode.startswith("STL") for i in plain)
    assert sass.disassemble(program.cubin, "nothing") == ()


def test_no_disassembler_or_a_broken_one(monkeypatch: pytest.MonkeyPatch, tmp_path) -> None:
    program = build("sm_90")
    monkeypatch.setattr(toolchain, "nvdisasm", lambda: None)
    assert sass.disassemble(program.cubin, "plain") == ()
    broken = tmp_path / "nvdisasm"
    broken.write_text("#!/bin/sh\nexit 3\n")
    broken.chmod(0o755)
    monkeypatch.setattr(toolchain, "nvdisasm", lambda: broken)
    assert sass.disassemble(program.cubin, "plain") == ()


LISTING = """
	.section	.text.first,"ax",@progbits
	//## File ".nv_debug_ptx_txt", line 20
        /*0000*/                   LDC R1, c[0x0][0x28] ;
	.section	.text.k,"ax",@progbits
        /*0000*/                   MOV R1, c[0x0][0x28] ;
	//## File "/x/mine.cu", line 5 inlined at "/x/mine.cu", line 9
	//## File ".nv_debug_ptx_txt", line 31
        /*0010*/              @!P0 LDG.E.128.CONSTANT R4, desc[UR4][R2.64+0x10] ;
        /*0020*/             @!UP1 UIADD3 UR4, UR4, 0x1, URZ ;
	//## File "/x/mine.cu", line 6
        /*0030*/                   EXIT ;
.L_x_0:
        /*0040*/                   BRA `(.L_x_0);
"""


def test_listing() -> None:
    found = [(i.address, i.opcode, i.operands, i.guard, i.ptx_line) for i in sass.parse(LISTING, "k")]
    assert found == [
        (0x00, "MOV", "R1, c[0x0][0x28]", None, None),
        (0x10, "LDG.E.128.CONSTANT", "R4, desc[UR4][R2.64+0x10]", "@!P0", 31),
        (0x20, "UIADD3", "UR4, UR4, 0x1, URZ", "@!UP1", 31),
        (0x30, "EXIT", "", None, 31),
        (0x40, "BRA", "`(.L_x_0)", None, 31),
    ]
    assert [i.target for i in sass.parse(LISTING, "k")] == [None, None, None, None, 0x40]
