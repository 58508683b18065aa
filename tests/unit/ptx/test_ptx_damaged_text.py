"""Damaged PTX is read or refused with a PtxError, never anything else."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rooftile.core.errors import PtxError
from rooftile.core.source import Compiled
from rooftile.ptx import parse
from rooftile.ptx.lexer import Tokens
from rooftile.ptx.trace import trace_addresses

TEXT = """.version 9.0
.target sm_90
.address_size 64
.extern .shared .align 16 .b8 dynamic[];
.const .align 4 .f32 table[3] = {0f3F800000, 0f40000000, 1.5};
.extern .func (.param .b32 r) vprintf (.param .b64 a, .param .b64 b);
.func (.param .b32 out) f(.param .align 8 .b8 s[16])
{
  .reg .b32 %r<3>;
  .loc 1 3 1
  ld.param.b32 %r1, [s+8];
  st.param.b32 [out], %r1;
  ret;
}
.visible .entry k(
  .param .u64 .ptr .align 1 k_0,
  .param .u32 k_1
)
.maxntid 256, 1, 1
{
  .reg .pred %p<4>;
  .reg .b32 %r<9>;
  .reg .b64 %rd<9>;
  .reg .f32 %f<9>;
  .shared .align 4 .b8 tile[1024];
  .loc 1 7 3
  ld.param.u64 %rd1, [k_0];
  cvta.to.global.u64 %rd2, %rd1;
  mov.u32 %r1, %tid.x;
  setp.ge.s32 %p1|%p2, %r1, -4;
  @%p1 bra $L1;
  { .reg .pred p; .param .align 8 .b8 s[16]; .param .b32 out;
    st.param.v2.b32 [s+8], {%r1, 7};
    call.uni (out), f, (s);
    ld.param.b32 %r2, [out+0];
  }
$L1:
  T: .branchtargets $L1, $L2;
  .loc 1 9 0, function_name $info+4, inlined_at 1 7 3
  .pragma "nounroll";
  mad.wide.s32 %rd3, %r1, 4, %rd2;
  ld.global.nc.v2.f32 {%f1, %f2}, [%rd3+-8];
  fma.rn.f32 %f3, %f1, 0f3F000000, %f2;
  shfl.sync.bfly.b32 %r3|%p3, %r2, 1, 31, -1;
  st.shared.f32 [tile+4], %f3;
  bar.sync 0;
  brx.idx %r1, T;
$L2:
  atom.global.add.f32 %f4, [%rd3], %f3; /* last */
  mov.u64 %rd4, table+4;
  ret;
}
.file 1 "/tmp/k.cu"
.section .debug_str { $info: .b8 1, 2 }
"""

TOKENS = Tokens(TEXT).texts[:-1]


def survives(text: str) -> bool:
    """Whether the text is still PTX; anything but success and a PtxError fails the test."""
    try:
        module = parse(text)
    except PtxError:
        return False
    for kernel in module.kernels.values():
        assert all(i.index == n for n, i in enumerate(kernel.instructions))
        assert all(s < len(kernel.blocks) for block in kernel.blocks for s in block.successors)
        trace_addresses(kernel)
    return True


def test_the_text_itself_is_read() -> None:
    assert survives(TEXT)


@pytest.mark.parametrize("part", range(10))
def test_cut_anywhere(part: int) -> None:
    step = len(TEXT) // 10
    for end in range(part * step, (part + 1) * step, 3):
        survives(TEXT[:end])


@given(st.data())
def test_changed_tokens(data: st.DataObject) -> None:
    tokens = list(TOKENS)
    for _ in range(data.draw(st.integers(1, 4))):
        place = data.draw(st.integers(0, len(tokens) - 1))
        change = data.draw(st.sampled_from(["delete", "repeat", "swap", "replace", "number"]))
        other = data.draw(st.integers(0, len(tokens) - 1))
        if change == "delete" and len(tokens) > 1:
            del tokens[place]
        elif change == "repeat":
            tokens.insert(place, tokens[place])
        elif change == "swap":
            tokens[place], tokens[other] = tokens[other], tokens[place]
        elif change == "replace":
            tokens[place] = tokens[other]
        else:
            tokens[place] = data.draw(
                st.sampled_from(["99999999999", "-1", "0", "0f7FC00000", "1e999", "0x", "9" * 5000])
            )
    survives(" ".join(tokens))


@given(st.text(max_size=60), st.integers(0, len(TEXT)))
def test_inserted_text(inserted: str, place: int) -> None:
    survives(TEXT[:place] + inserted + TEXT[place:])


@pytest.mark.parametrize("seed", range(8))
def test_exchanged_lines_of_a_real_kernel(seed: int, reference: Callable[[str], Compiled]) -> None:
    lines = reference("coarse2").ptx.splitlines()
    chooser = random.Random(seed)
    for _ in range(3):
        a, b = chooser.randrange(len(lines)), chooser.randrange(len(lines))
        lines[a], lines[b] = lines[b], lines[a]
    survives("\n".join(lines))
