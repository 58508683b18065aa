"""Host code's expressions, the preprocessor, items and scopes: what the reading of whole programs is made of."""

from __future__ import annotations

import pytest

from rooftile.compile.cpp.items import items
from rooftile.compile.cpp.preprocess import Preprocessor, expand, object_macro
from rooftile.compile.cpp.tokens import scan, spelled
from rooftile.compile.host.expressions import Class, Function, translate
from rooftile.compile.host.lambdas import returning
from rooftile.compile.host.program import enumerators
from rooftile.compile.host.scopes import Walk
from rooftile.core.expressions import evaluate


def floor(a: float, b: float) -> int:
    return int(a // b)


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("(N + 15) / 16", floor(100 + 15, 16)),
        ("(N - 1) / T + 1", floor(99, 8) + 1),
        ("ceil(N / 16.0)", 7),
        ("std::ceil((float)N / T)", 13),
        ("ceilf(float(N) / float(T))", 13),
        ("ceil(N / T)", 12),  # of integers: rounded down before there is anything to round up
        ("(unsigned int)ceil(static_cast<double>(N) / T)", 13),
        ("N % T == 0 ? N / T : N / T + 1", 13),
        ("N / T + (N % T != 0)", 13),
        ("N / T + !!(N % T)", 13),
        ("(*N + T - 1) / T * *T", 104),
        ("(N + T - 1) >> 3", 13),
        ("1 << 4", 16),
        ("std::min(N, 64)", 64),
        ("std::max<int>(N, T)", 100),
        ("2 * T * T * sizeof(float)", 512),
        ("sizeof(double) * T + sizeof(unsigned long long)", 72),
        ("N > 64 && T < 4", 0),
        ("N > 64 || T < 4", 1),
        ("cdiv(N, T)", 13),
        ("at::ceil_div(N, (int)T)", 13),
        ("div_up(N, T)", 13),
        ("twice(N) - -T", 208),
        ("1'000u + 0x10", 1016),
        ("8 - (4 - 2)", 6),
        ("64 / (4 * 2)", 8),
        ("(int)N", 100),
        ("p.N * p->T", 800),
    ],
)
def test_value_is_that_of_cpp(text: str, value: int) -> None:
    functions = {"twice": Function(("x",), tuple(scan("x + x")))}
    made = translate(scan(text), functions)
    assert made is not None
    assert evaluate(made, {"N": 100, "T": 8, "p_N": 100, "p_T": 8}) == value


@pytest.mark.parametrize(
    "text", ["", "1.5 * N", "atoi(argv[1])", "f(N)", "a[i]", "x = 1", "N +", "(N", "sizeof(T)", "a.f(1)", '"text"',
    "ceil(x * 1.0)",
     "1 << 99", "N ? 1", "[&] { return 1; }()"],
)  # fmt: skip
def test_what_cannot_be_said(text: str) -> None:
    assert translate(scan(text)) is None


def preprocessed(text: str, **headers: str) -> str:
    files = {"main.cu": text, **{name.replace("_", "."): body for name, body in headers.items()}}
    read = Preprocessor(files, lambda _, operand: operand.strip('"'), {"FIXED": "7"}).run("main.cu")
    return spelled(expand([each.token for each in read.stream], read.macros))


@pytest.mark.parametrize(
    ("text", "result"),
    [
        ("#if 1\na\n#else\nb\n#endif", "a"),
        ("#if FIXED > 6 && !defined(X)\na\n#elif 1\nb\n#endif", "a"),
        ("#ifdef X\na\n#elif defined FIXED\nb\n#else\nc\n#endif", "b"),
        ("#ifndef X\n#define X 3\n#endif\nX", "3"),
        ("#define FIXED 1\n#undef FIXED\nFIXED", "7"),
        ("#if 0\n#if 1\na\n#else\nb\n#endif\n#else\nc\n#endif", "c"),
        ("#if (2 + 3) * 2 == 10 ? 1 : 0\na\n#endif", "a"),
        ("#if 1 / 0\na\n#else\nb\n#endif", "b"),
        ("#define F(a, b) a + b\nF((1, 2), G(3, 4))", "(1,2)+G(3,4)"),
        ("#define V(f, ...) f(__VA_ARGS__)\nV(g, 1, 2)", "g(1,2)"),
        ("#define P(a, b) a##b\nP(x, 1)", "x1"),
        ("#define S(a) #a\nS(x y)", '"xy"'),
        ("#define R R + 1\nR", "R+1"),
        ("#define A B\n#define B A\nA", "A"),
        ("#define L \\\n  1\nL", "1"),
        ("#define C 1 // one\nC", "1"),
        ("#define N other\nN(2)", "other(2)"),
        ("#endif\n#else\n#elif\na", "a"),
    ],
)
def test_preprocessor(text: str, result: str) -> None:
    assert preprocessed(text) == result


def test_headers_are_read_once_where_they_say_so() -> None:
    assert preprocessed('#include "h"\n#include "h"\nX', h="#pragma once\n#define X 5\nseen;") == "seen;5"
    assert preprocessed('#include "h"\n', h='#include "h"\na') != ""  # and one that includes itself ends


def test_macros_that_grow_without_end_are_cut_off() -> None:
    doubling = {"A0": object_macro("x x")} | {f"A{i}": object_macro(f"A{i - 1} A{i - 1}") for i in range(1, 50)}
    assert len(expand(scan("A49"), doubling)) < 200_000


def test_items() -> None:
    text = """
    #include <vector>
    using namespace std;
    template <class T, int N = (3 > 2)> struct Pair { T a, b; Pair() : a{1}, b(2) {} T sum() const { return a + b; } };
    namespace one::two { inline namespace v1 { __device__ float f(float x) { return x; } } }
    extern "C" { __global__ void k(float*); }
    extern "C" __global__ __launch_bounds__(128) void k(float* p) { p[0] = 1; }
    static const int table[] = {1, 2, 3};
    struct { int x; } unnamed;
    bool operator==(const Pair<int>& a, const Pair<int>& b) { return a.a == b.a; }
    int main(int argc, char** argv) try { return 0; } catch (...) { return 1; }
    """
    found = items(scan(text)[1:], {})
    kinds = [(item.kind, item.name) for item in found]
    assert kinds[:6] == [
        ("other", ""),
        ("class", "Pair"),
        ("namespace", "one"),
        ("namespace", ""),
        ("function", "k"),
        ("other", ""),
    ]
    assert [item.name for item in found[1].items if item.kind == "function"] == ["Pair", "sum"]
    assert found[2].items[0].items[0].device
    assert found[4].kernel
    assert ("function", "main") in kinds


def known(body: str) -> dict[str, str]:
    tokens = scan(body)
    stop = next(index for index, token in enumerate(tokens) if token.text == "HERE")
    return {name: spelled(value) for name, value in Walk(tokens, stop).values.items()}


@pytest.mark.parametrize(
    ("body", "values"),
    [
        ("int a = 1, b(2); const auto c{3}; HERE", {"a": "1", "b": "2", "c": "3"}),
        ("int a = 1; a = 2; HERE", {"a": "2"}),
        ("int a = 1; a += 2; HERE", {"a": "(1)+(2)"}),
        ("int a = n + 1; a = (a + 1) / 2 * 2; HERE", {"a": "((n+1)+1)/2*2"}),
        ("int a = 1; for (int i = 0; i < 3; ++i) { a *= 2; HERE }", {}),
        ("for (int i = 0; i < 3; ++i) { int a = 1; a *= 2; HERE }", {"a": "(1)*(2)"}),
        ("int a = 1; do { a = a + 2; } while (x); HERE", {}),
        ("int a = 1; if (x) a += 2; HERE", {}),
        ("int a = 1; if (x) { a += 2; } HERE", {"a": "(x)?((1)+(2)):(1)"}),
        ("int a; a += 2; HERE", {}),
        ("int a; if (x) a = 2; HERE", {}),
        ("int a = 1; if (x) { a = 2; } HERE", {"a": "(x)?(2):(1)"}),
        ("int a; if (x) { a = 1; } else { a = 2; } HERE", {"a": "(x)?(1):(2)"}),
        ("int a = 1; if (x) { a = 2; HERE }", {"a": "2"}),
        ("int a = 1; { int a = 2; } HERE", {"a": "1"}),
        ("int a = 1; while (x) { a = 2; } HERE", {}),
        ("int a = 1; read(&a); HERE", {}),
        ("int a = 1; void* p[] = {&a}; HERE", {"a": "1", "p": "{&a}"}),
        ("int n = 3; for (int n = 0; n < 9; n++) { HERE }", {}),
        ("for (int n : list) { int m = n; HERE }", {"m": "n"}),
        ("int a = 1; run([&] { int b = a; HERE });", {"a": "1", "b": "a"}),
        ("int a = 1; auto f = [=](int c) { HERE };", {"a": "1"}),
        ("dim3 g(1, 2); dim3 b = dim3(3); HERE", {"g": "dim3(1,2)", "b": "dim3(3)"}),
        ("dim3 g; g.x = 4; g.y = n; HERE", {"g.x": "4", "g.y": "n"}),
        ("dim3 g(n, n); if (n > 2) { g.x = 2; } HERE", {"g": "dim3(n,n)", "g.x": "(n>2)?(2):(n)"}),
        ("int a, b; a = b = 3; HERE", {"a": "3", "b": "3"}),
        ("switch (x) { case 1: HERE }", {}),
        ("*a = 1; *b, c(2); & d(3), e{4}; HERE", {}),
        ("int *a = n, b = 2; HERE", {"a": "n", "b": "2"}),
    ],
)
def test_what_names_stand_for(body: str, values: dict[str, str]) -> None:
    assert known(body) == values


def test_static_members_of_class_templates() -> None:
    tile = Class(
        (("BM_", ()), ("Shape", ()), ("BK_", tuple(scan("8")))),
        {"BM": scan("BM_"), "kThreads": scan("BM * BK_ / Shape::kWidth")},
    )
    shape = Class((("W", ()),), {"kWidth": scan("2 * W")})
    known = {"Tile": tile, "Wide": shape, "Fixed": Class((), {"BM": scan("7")})}
    types = {"Cfg": "lib::Tile<64, Wide<2>>", "Other": "Cfg"}
    for text, value in (
        ("Cfg::kThreads", 64 * 8 // 4),
        ("Tile<32, Wide<4>, 4>::kThreads + 1", 32 * 4 // 8 + 1),
        ("(N + Other::BM - 1) / Other::BM", 2),
        ("Fixed::BM * lib::BM", 7 * 3),
        ("decltype(N)::value", 100),
    ):
        made = translate(scan(text), known, types)
        assert made is not None, text
        assert evaluate(made, {"N": 100, "BM": 3}) == value


def test_members_of_structures_are_followed() -> None:
    tokens = scan("Config c{}; c.grid = dim3(2, 3); c.grid.x = 4; p->n = N / 2; if (N) p->n = 5;")
    assert {name: spelled(value) for name, value in Walk(tokens, tokens[-5].start).values.items()} == {
        "c_grid": "dim3(2,3)",
        "c_grid.x": "4",
    }
    assert spelled(Walk(tokens[:-8], len(tokens)).values["p_n"]) == "N/2"


@pytest.mark.parametrize(
    ("text", "conditions"),
    [
        ("switch (t) { case 8: a(); break; case 16: b(); STOP }", ["t==16"]),
        ("switch (t) { case 8: { a(); break; } case 2 * 16: { b(); STOP } }", ["t==2*16"]),
        ("switch (t) { case 8: case 16: b(); STOP }", []),
        ("switch (t) { case 8: a(); case 16: b(); STOP }", []),
        ("switch (t) { case 8: a(); break; default: b(); STOP }", []),
        ("switch (t) { case 8: a(); break; } STOP", []),
        ("if (x) { a(); } else { STOP }", ["not x"]),
        ("if (x) a(); else STOP", ["not x"]),
        ("if (x) { if (y) STOP }", ["x", "y"]),
        ("if (x) { a(); } STOP", []),
    ],
)
def test_what_is_so_in_the_branches_around_a_place(text: str, conditions: list[str]) -> None:
    tokens = scan(text)
    stop = next(index for index, token in enumerate(tokens) if token.text == "STOP")
    found = Walk(tokens, stop).conditions
    assert [("" if yes else "not ") + spelled(condition) for condition, yes in found] == conditions


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("auto up = [](int a, int b) { return (a + b - 1) / b; };", 7),
        ("const auto up = [=](auto a, unsigned b) -> std::size_t { return (a + b - 1) / b; };", 7),
        ("auto up = [&](int a, int b) mutable { int c = a; return c; };", None),
        ("int up = table[a];", None),
    ],
)
def test_lambdas_that_return_an_expression(text: str, value: int | None) -> None:
    found = returning(scan(text))
    assert set(found) == ({"up"} if value else set())
    expression = translate(scan("up(N, 16)"), found)
    assert (None if expression is None else evaluate(expression, {"N": 100})) == value


@pytest.mark.parametrize(
    ("text", "values"),
    [
        ("enum { T = 16 };", {"T": 16}),
        ("enum : int { A, B = 7, C, D = 2 * B };", {"A": 0, "B": 7, "C": 8, "D": 14}),
        ("enum Layout { kRow, kColumn };", {"kRow": 0, "kColumn": 1}),
        ("enum class Kind { X = 3 };", {}),
    ],
)
def test_enumerators_that_stand_by_themselves_are_numbers(text: str, values: dict[str, int]) -> None:
    known: dict[str, int] = {}
    for name, tokens in enumerators(scan(text)).items():
        known[name] = evaluate(translate(tokens) or "", known)
    assert known == values


def test_operators_that_are_words_are_told_by_their_signs() -> None:
    tokens = scan("M >= 8 and\nnot (K not_eq N) or land", directives=False)
    assert [token.text for token in tokens] == "M > = 8 && ! ( K != N ) || land".replace("> =", ">=").split()
    assert [(token.line, token.end - token.start) for token in tokens if token.text in ("&&", "!")] == [(1, 3), (2, 3)]
