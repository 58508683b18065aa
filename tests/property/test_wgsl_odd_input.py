"""Whatever becomes of a WGSL file, the front end takes it or raises an error of ours; those who read slips do too."""

from __future__ import annotations

import random
import re
from pathlib import Path

from hypothesis import given
from hypothesis import strategies as st

from rooftile.compile.cpp.body import Listing
from rooftile.compile.slips.candidates import slips
from rooftile.compile.slips.suspicions import axes_by_name, suspicions
from rooftile.compile.wgsl.check import check
from rooftile.compile.wgsl.emit import emit
from rooftile.compile.wgsl.parser import parse
from rooftile.compile.wgsl.subscripts import subscripts, workgroup_arrays
from rooftile.compile.wgsl.uniformity import check_uniformity
from rooftile.core.edit import apply
from rooftile.core.errors import RooftileError
from rooftile.core.source import Source

FILES = [path.read_text() for path in sorted((Path(__file__).parents[1] / "data" / "wgsl").glob("*.wgsl"))]
TOKEN = re.compile(r"\w+|[^\w\s]|\s+")
_WORDS = """fn var let const override struct if else for while loop continuing switch case default break continue return
f32 u32 i32 bool f16 vec2f vec3 mat2x2<f32> array< atomic<u32> ptr<function,f32> < > << >> <= == && || & | ^ ~ ! - + * /
% = += ++ -- ( ) { } [ ] , ; : . @ -> _ 0 1u 0x1p3 1.5f 1h -1 4294967296 1e999 true @compute @workgroup_size(4)
@builtin(local_invocation_id) @group(0) @binding(1) workgroupBarrier(); subgroupAdd( workgroupUniformLoad( select( dot(
bitcast<f32>( main A x i a.b é {{T}} ${T} #define // /* */ \0 \ufeff ? " ' \ud800 __x enum"""
WORDS = _WORDS.split()


def _front_end(text: str) -> None:
    source = Source("k.wgsl", text, "wgsl")
    try:
        module = parse(source)
        subscripts(module)
        checked = check(source, module)
        check_uniformity(checked)
        workgroup_arrays(checked)
        emit(checked, "k.wgsl")
    except RooftileError as error:
        str(error)


def _changed(text: str, seed: int) -> str:
    """``text`` with some tokens left out, doubled, exchanged with others or replaced."""
    rng = random.Random(seed)
    tokens = TOKEN.findall(text)
    for _ in range(rng.randint(1, 3)):
        at, other = rng.randrange(len(tokens)), rng.randrange(len(tokens))
        kind = rng.randrange(5)
        if kind == 0:
            tokens[at] = ""
        elif kind == 1:
            tokens[at] += " " + tokens[at]
        elif kind == 2:
            tokens[at], tokens[other] = tokens[other], tokens[at]
        elif kind == 3:
            tokens[at] = tokens[other]
        else:
            tokens[at] = " " + rng.choice(WORDS) + " "
    return "".join(tokens)


@given(st.one_of(st.text(), st.lists(st.sampled_from(WORDS)).map(" ".join)))
def test_any_text(text: str) -> None:
    _front_end(text)


@given(st.lists(st.sampled_from(WORDS)).map(" ".join))
def test_any_statements(text: str) -> None:
    _front_end(f"@compute @workgroup_size(1) fn main() {{ var x = 1u; var A = array<f32, 4>(); {text} }}")


@given(st.sampled_from(FILES), st.integers(0, 2**32))
def test_changed_files(text: str, seed: int) -> None:
    _front_end(_changed(text, seed))


@given(st.sampled_from(FILES), st.integers(0, 2**32))
def test_slips_of_changed_files(text: str, seed: int) -> None:
    changed = _changed(text, seed)
    sizes, matrices = {"params.K": "K", "N": "N", "dims.x": "M"}, {"a": "A", "b": "B", "c": "C", "A": "A", "C": "C"}
    for name in ("main", "f"):
        for edit in slips(Listing(changed, name, sizes, matrices, {}, "wgsl")):
            apply(changed, edit.changes)
        suspicions(Listing(changed, name, sizes, matrices, {}, "wgsl"))
        axes_by_name(Listing(changed, name, sizes, matrices, {}, "wgsl"))
