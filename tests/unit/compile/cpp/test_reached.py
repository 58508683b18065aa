"""What is switched off in a text is blank, and directives for rooftile in it are none."""

from __future__ import annotations

import pytest

from rooftile.compile.cpp.reached import reached
from rooftile.compile.expectations import expectation_comments
from rooftile.compile.host.launches import comments
from rooftile.core.source import Source


@pytest.mark.parametrize(
    ("text", "kept"),
    [
        ("a\n#if 0\nb\n#endif\nc", "ac"),
        ("#if 0 // not now\nb\n#else\nc\n#endif\n", "c"),
        ("#if 1\nb\n#elif X\nc\n#else\nd\n#endif\n", "b"),
        ("#ifdef X\na\n#elif 0\nb\n#else\nc\n#endif\n", "ac"),
        ("#if 0\na\n#if 1\nb\n#else\nc\n#endif\nd\n#else\ne\n#endif\nf", "ef"),
        ("#if 0\na\n#elif X\nb\n#elif 1\nc\n#else\nd\n#endif\n", "bc"),
        ("#if X\na\n#if 0\nb\n#endif\nc\n#else\nd\n#endif\n", "acd"),
        ("/*\n#if 0\n*/\na\n", "/**/a"),
        ("#if 0\na", ""),
        ("#endif\na\n#else\nb\n#if 0\nc\n#endif", "ab"),
        ("#if 0x1\na\n#endif\n", "a"),
    ],
)
def test_branches_that_are_switched_off(text: str, kept: str) -> None:
    found = reached(text)
    assert "".join(row.strip() for row in found.split("\n") if not row.lstrip().startswith("#")) == kept
    assert found.count("\n") == text.count("\n")
    assert len(found) == len(text)


def test_directives_there_are_none() -> None:
    off = "// rooftile: expect conflicts == 0\n// rooftile: block=(8,8)\n// rooftile: grids=(1)\n"
    text = f"#if 0\n{off}#endif\n// rooftile: block=(16,16)\n// rooftile: expect conflicts == 1\n"
    source = Source("a.cu", f"{text}__global__ void k(float* A) {{}}\n", "cuda")
    assert [(e.location.line, e.text) for e in expectation_comments(source)] == [(7, "conflicts == 1")]
    assert [site.block for site in comments({"a.cu": source.text}, lambda text: "k")] == [("16", "16")]
