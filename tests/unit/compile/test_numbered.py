"""Line numbers as books and web pages print them, taken out of a listing."""

import pytest

from rooftile.compile import unnumbered
from rooftile.core.source import Source

BODY = [
    "__global__ void gemm(const float* A, const float* B, float* C, int M, int N, int K)",
    "{",
    "    int row = blockIdx.y * blockDim.y + threadIdx.y;",
    "    int col = blockIdx.x * blockDim.x + threadIdx.x;",
    "",
    "    if (row < M && col < N) {",
    "        float sum = 0.f;",
    "        for (int k = 0; k < K; ++k) sum += 2. * A[row * K + k] * B[k * N + col];",
    "        C[row * N + col] = sum;",
    "    }",
    "}",
]


def read(text: str) -> tuple[str, tuple[str, ...]]:
    source, notes = unnumbered(Source("k.cu", text))
    return source.text, notes


@pytest.mark.parametrize(
    "form",
    [
        "{}. {}",
        "{}: {}",
        "{} {}",
        "{:>3} | {}".replace(" |", "|"),
        "{}) {}",
        "[{:>2}] {}",
        "({}) {}",
        "{:02d}|{}",
        "L{}: {}",
        "{}:{}",
        "{:>4} │ {}",
        "{:>4}→{}",
    ],
)
@pytest.mark.parametrize("first", [1, 96])
def test_numbers_become_blanks_so_that_every_place_stays(form: str, first: int) -> None:
    lines = [form.format(first + at, line) for at, line in enumerate(BODY)]
    text, notes = read("\n".join(lines))
    for line, made, numbered in zip(BODY, text.split("\n"), lines, strict=True):
        assert made.strip() == line.strip()
        assert len(made) == len(numbered)
    assert len(notes) == 1
    assert f"{first} to {first + len(BODY) - 1}" in notes[0]


def test_numbers_that_a_page_ran_into_the_line_before_them_are_found_where_they_fill_the_gap() -> None:
    text, notes = read("1. int f() {\n2. int x = 3. * 2; 3. int y = 5; 4. int z;\n\n5. return x; 6. }")
    assert [line.split() for line in text.split("\n") if line] == [
        ["int", "f()", "{"],
        ["int", "x", "=", "3.", "*", "2;", "int", "y", "=", "5;", "int", "z;"],
        ["return", "x;", "}"],
    ]
    assert "1 to 6" in notes[0]


@pytest.mark.parametrize(
    "text",
    [
        "\n".join(BODY),
        "float w[] = {\n1, 2, 3,\n4, 5, 6,\n7, 8, 9,\n};",
        "int x = 1\n+ 2\n+ 3;",
        "int x =\n1 +\n2 +\n3 + y;\nint z;\nint u;\nint v;\nint w;",
        "1. a\n3. b\n2. c\n",
        "int w[] = {\n" + "\n".join(f"{n} ," for n in range(20)) + "};",
        "int w[] = {\n" + "\n".join(f"[{n}] = {n * n}," for n in range(20)) + "};",
        "double w[] = {\n" + ",\n".join(f"{n}." for n in range(20)) + "};",
        "int w[] = {\n" + "\n".join(f"{n} , {n + 1} ," for n in range(0, 40, 2)) + "};",
        "",
    ],
)
def test_what_has_no_printed_numbers_stays_as_it_is(text: str) -> None:
    assert read(text) == (text, ())


def test_ptx_and_python_are_left_alone() -> None:
    text = "1. a\n2. b\n3. c"
    assert unnumbered(Source("k.ptx", text, "ptx"))[0].text == text
