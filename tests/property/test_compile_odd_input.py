"""Whatever text or bytes they are given, the readers of the compile room answer or raise their own errors."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

from hypothesis import given
from hypothesis import strategies as st

from rooftile.compile import files, ptxfile, selection
from rooftile.compile.cpp import signature, subscripts, syntax
from rooftile.compile.host import hostcode, launches
from rooftile.compile.nvidia import log, sass
from rooftile.core.errors import RooftileError
from rooftile.core.source import Source

WHOLE_FILES = Path(__file__).parents[1] / "data" / "whole_files"
WORDS = """__global__ void k template typename < > ( ) { } [ ] * & , ; = A B i 3 float const struct #define #include
" reinterpret_cast namespace using typedef .entry .param .u64 %rd1 // /* */ \\ é"""
PIECES = st.sampled_from([*WORDS.split(), "\n", "\0", "\ud800"])
PROGRAMS = [path.read_text(encoding="utf-8-sig") for path in sorted(WHOLE_FILES.glob("*.cu"))]
CUTS = [
    "",
    "{",
    "}",
    "(",
    ")",
    "<<<",
    ">>>",
    "#if 0\n",
    "#endif\n",
    "/*",
    '"',
    "'",
    "template<",
    ";",
    "=",
    "\\\n",
    "::",
    "\0",
]
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
def test_setting_host_code_aside(text: str) -> None:
    hold(text)


@given(
    st.sampled_from(PROGRAMS),
    st.lists(st.tuples(st.floats(0, 1), st.integers(0, 40), st.sampled_from(CUTS)), max_size=8),
)
def test_damaged_programs(program: str, damage: list[tuple[float, int, str]]) -> None:
    for place, length, piece in damage:
        at = int(place * len(program))
        program = program[:at] + piece + program[at + length :]
    hold(program)


def hold(text: str) -> None:
    """Whatever is blanked, lines stay where they are, and what is left is the text's own; launches are read or not."""
    source = Source("mine.cu", text)
    included = files.includes(source, [])
    whole = hostcode.WholeFile(source, included, {"T": "16"})
    assert whole.drop([("mine.cu", line) for line in range(1, 40, 7)], "k") in (True, False)
    for made in (whole.texts(), whole.readable()):
        assert made["mine.cu"].count("\n") == text.count("\n")
    left = whole.texts()["mine.cu"]
    assert len(left) == len(text)
    assert all(new in (old, " ") for new, old in zip(left, text, strict=True))
    for site in launches.find(source, included, {}):
        assert 1 <= site.location.line <= text.count("\n") + 1
        assert all(isinstance(value, str) for value in site.definitions.values())


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
