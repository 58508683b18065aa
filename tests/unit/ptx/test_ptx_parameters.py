"""Reads of parameters through registers, and which parameters these are."""

from __future__ import annotations

from rooftile.ptx.parameters import parameters_read, with_direct_reads
from rooftile.ptx.parser import parse
from rooftile.ptx.program import Address, Symbol

TEXT = """\
.version 8.0
.target sm_90
.address_size 64
.visible .entry k(.param .align 8 .b8 whole[48], .param .u32 unread)
{
	.reg .b64 %rd<9>;
	mov.b64 %rd1, whole;
	add.s64 %rd2, %rd1, 24;
	ld.param.u64 %rd3, [%rd2+16];
	ld.param.u64 %rd4, [%rd2+-8];
	st.global.u64 [%rd3], %rd4;
	ret;
}
"""


def test_reads_through_an_address_in_a_register_are_direct() -> None:
    kernel = with_direct_reads(parse(TEXT).kernels["k"])
    reads = [ins.sources[0] for ins in kernel.instructions if ins.opcode == "ld"]
    assert reads == [Address(Symbol("whole"), 40), Address(Symbol("whole"), 16)]
    assert parameters_read(kernel) == {0}
