"""What is told of host code by looking at it."""

from __future__ import annotations

import pytest

from rooftile.compile.host.slips import host_slips


def unchecked(text: str, **macros: str) -> list[int]:
    """Lines of launches that nobody checks."""
    return [edit.line for edit in host_slips(text, macros) if edit.kind == "unchecked-launch"]


def test_functions_that_do_not_compile_or_return() -> None:
    host = "int run(float *a, *b) {\n  f<<<1, 1>>>(a, b);\n}\n"
    assert [(edit.line, edit.kind) for edit in host_slips(host)] == [
        (1, "not-compiled"),
        (1, "no-return"),
        (2, "unchecked-launch"),
    ]


@pytest.mark.parametrize(
    "behind",
    [
        "return cudaGetLastError() != cudaSuccess;",
        "cudaError_t e = cudaGetLastError(); return e;",
        "if (cudaDeviceSynchronize() != cudaSuccess) abort(); return 0;",
        "CUDA_CHECK(cudaPeekAtLastError()); return 0;",
        'checkLaunch("f"); return 0;',
        "getLastCudaErrorChecked(); return 0;",
        "ask(); return 0;",
    ],
)
def test_launches_that_are_checked(behind: str) -> None:
    macro = "#define ask() if (cudaGetLastError() != cudaSuccess) abort()\n"
    assert unchecked(f"{macro}int run(float* a) {{\n  f<<<1, 1>>>(a);\n  {behind}\n}}\n") == []


@pytest.mark.parametrize(
    "behind",
    [
        "cudaDeviceSynchronize();",
        "cudaGetLastError(); // it is asked, and nobody listens",
        "CHECK(cudaFree(a));",
        "check_product(a);",
        "// CHECK(cudaGetLastError());",
        "\n#ifdef DEBUG\n  CHECK(cudaGetLastError());\n#endif\n",
    ],
)
def test_launches_that_are_not(behind: str) -> None:
    text = f"void run(float* a) {{\n  CHECK(cudaMalloc(&a, 4));\n  f<<<1, 1>>>(a);\n  {behind}\n}}\n"
    assert unchecked(text) == [3]


def test_a_check_that_a_macro_from_outside_turns_on() -> None:
    text = "void run(float* a) {\n  f<<<1, 1>>>(a);\n#if DEBUG > 1\n  CHECK(cudaGetLastError());\n#endif\n}\n"
    assert unchecked(text) == [2]
    assert unchecked(text, DEBUG="2") == []


def test_the_second_of_two_launches() -> None:
    text = "void run(float* a) {\n  f<<<1, 1>>>(a);\n  CHECK(cudaGetLastError());\n  g<16, float><<<1, 1>>>(a);\n}\n"
    assert unchecked(text) == [4]
    assert [edit.line for edit in host_slips(text, kernel="f")] == []
    assert [edit.line for edit in host_slips(text, kernel="g")] == [4]


def test_a_check_by_those_who_call() -> None:
    launch = "static void go(float* a) {\n  f<<<1, 1>>>(a);\n}\n"
    good = "int main() { go(0); return cudaGetLastError(); }\n"
    bad = "void test() { CHECK(cudaGetLastError()); go(0); }\n"
    assert unchecked(launch + good) == []
    assert unchecked(launch + good + bad) == [2]
    assert unchecked("void a() { f<<<1, 1>>>(0); b(); }\nvoid b() { a(); }\n") == [1]


def test_what_makes_and_destroys_an_object_returns_nothing() -> None:
    text = "struct M {\n  explicit M(int n) : n_(n) {}\n  ~M() { free(p); }\n  virtual ~M() {}\n  int n_;\n};\n"
    assert list(host_slips(text)) == []


@pytest.mark.parametrize(
    ("check", "blind"),
    [
        ("if (fabs(x[i] - y[i]) > 1e-3f) return 1;", True),
        ("if (std::abs(diff) >= eps) bad++;", True),
        ("float d = fabsf(x[i] - y[i]) / fabsf(y[i]);\n  if (d > eps) bad++;", True),
        ("if (fabs(x[i] - y[i]) / fabs(y[i]) > eps) bad++;", True),
        ("if (!(fabs(x[i] - y[i]) <= eps)) bad++;", False),
        ("if (std::isnan(x[i]) || fabs(x[i] - y[i]) > eps) bad++;", False),
        ("if (fabs(x[i]) > 10) large++;", False),
        ("worst = fmax(worst, fabs(x[i] - y[i]));", False),
    ],
)
def test_checks_that_a_nan_passes(check: str, blind: bool) -> None:
    text = f"int same(const float* x, const float* y, int i) {{\n  {check}\n  return 0;\n}}\n"
    found = [edit.line for edit in host_slips(text) if edit.kind == "nan-blind-check"]
    assert found == ([2 + check.count("\n")] if blind else [])


@pytest.mark.parametrize(
    ("fill", "named"),
    [
        ("a[i] = 1.0f; b[i] = 1;", ["`a` and `b`"]),
        ("a[i] = b[i] = (float)2;", ["`a` and `b`"]),
        ("a[i] = 0;", ["`a`"]),
        ("c[i] = 0;", []),
        ("a[i] = i; b[i] = 1.0f * i;", []),
        ("a[i] = 1; a[0] = 2;", []),
        ("a[i] = 0; a[i] += i;", []),
        ("a[i] = 0; fill(a, n);", []),
        ("other[i] = 1;", []),
    ],
)
def test_inputs_that_are_all_the_same(fill: str, named: list[str]) -> None:
    copies = "".join(f"  cudaMemcpy(d{name}, {name}, 4 * n, cudaMemcpyHostToDevice);\n" for name in "abc")
    text = f"int main() {{\n  for (int i = 0; i < n; ++i) {{ {fill} }}\n{copies}}}\n"
    found = [edit for edit in host_slips(text) if edit.kind == "equal-inputs"]
    assert [edit.message.partition(" are the same")[0].removeprefix("all elements of ") for edit in found] == named
    assert all(edit.line == 2 for edit in found)
