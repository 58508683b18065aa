"""Whatever text or bytes they are given, the readers of the compile room answer or raise their own errors."""

from __future__ import annotations

from contextlib import suppress

from hypothesis import given
from hypothesis import strategies as st

from rooftile.compile import files, log, ptxfile, sass, selection, signature, subscripts, syntax
from rooftile.core.errors import RooftileError
from rooftile.core.source import Source

WORDS = """__global__ void k template typename < > ( ) { } [ ] * & , ; = A B i 3 float const struct #define #include
" reinterpret_cast namespace using typedef .entry .param .u64 %rd1 // /* */ \\ é"""
PIECES = st.sampled_from([*WORDS.split(), "\n", "\0", "\ud800"])
TEXTS = st.one_of(st.text(), st.lists(PIECES).map(" ".join))


@given(TEXTS)
def test_readers_of_source(text: str) -> None:
    tree = syntax.parse(text)
    found = subscripts.subscripts(tree)
    read = signature.read_file(tree, "mine.cu", main=True)
    lines = text.split("\n")
    for line, column in [(s.line, s.column) for s in found] + [
        (k.location.line, k.location.column) for k in read.kernels
    ]:
        assert 1 <= line <= len(lines)
        assert 1 <= column <= len(lines[line - 1]) + 1
    with suppress(RooftileError):
        selection.choose(None, [read], "mine.cu")
    files.includes(Source("mine.cu", text), [])


@given(TEXTS)
def test_readers_of_compiler_output(text: str) -> None:
    log.diagnostics(text, lambda file: file, lambda file, line: "")
    log.name_errors(text)
    log.spills(text, "k")
    list(sass.parse(text, "k"))
    for entry in ptxfile.entries(text):
        ptxfile.typed_parameters(text, entry)


@given(st.text())
def test_names(name: str) -> None:
    read = signature.read_file(syntax.parse("__global__ void k(float* a) {}"), "mine.cu", main=True)
    with suppress(RooftileError):
        choice = selection.choose(name, [read], "mine.cu")
        assert choice is not None
        assert not set(choice.expression) & set(";{}#\\\n\r")
    ptxfile.plain_name(name)


@given(st.binary())
def test_decoding(data: bytes) -> None:
    text = files.decode(data)
    assert "\r" not in text
