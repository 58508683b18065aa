"""What host code has put into memory before it passes it to a kernel."""

from __future__ import annotations

import pytest

from rooftile.compile.files import Includes
from rooftile.compile.host.launches import find
from rooftile.core.launch_site import Contents
from rooftile.core.source import Source

KERNEL = "__global__ void add(const float *A, float *C, int M, int N);\n"


def held(text: str) -> Contents | None:
    """What lies in the memory of the last launch's second argument."""
    source = Source("k.cu", KERNEL + text)
    site = find(source, Includes((), complete=True), {})[-1]
    return site.contents.get(site.arguments[1] or "")


def test_memory_that_nothing_sets() -> None:
    text = """int main() {
  float *a, *c = nullptr;
  CHECK(cudaMalloc((void **)&a, 4 * M * K));
  CHECK(cudaMalloc((void **)&c, 4 * M * N));
  cudaMemcpy(a, in, 4 * M * K, cudaMemcpyHostToDevice);
  add<<<8, 32>>>(a, c, M, N);
  cudaMemset(c, 0, 4 * M * N);
}
"""
    assert held(text) == Contents(5)


@pytest.mark.parametrize("size", ["M * N", "4 * M * N"])
def test_how_much_is_set(size: str) -> None:
    text = f"""void run(float *a, float *c, int M, int N) {{
  add<<<8, 32>>>(a, c, M, N);
}}
int main() {{
  float *a, *c;
  cudaMalloc(&c, 4 * M * N);
  cudaMemsetAsync(c, 0, {size}, stream);
  run(a, c, M, N);
}}
"""
    assert held(text) == Contents(7, 8, size)


@pytest.mark.parametrize(
    "between",
    [
        "zero<<<8, 32>>>(c);",
        "clear(c);",
        "cudaMemcpy(c, h, 4 * M * N, cudaMemcpyHostToDevice);",
        "for (int i = 0; i < M * N; ++i) c[i] = 0;",
        "*c = 0;",
        "c = somewhere_else();",
        "cudaMemset(c, poison, 4 * M * N);",
        "float *d = c;",
        "cudaMemset(c + M / 2 * N, 0, 2 * M * N);",
        "for (int i = 0; i < M; ++i) cudaMemset(&c[i * N], 0, 4 * N);",
        "cudaMemset(c, 0, 2 * M * N); cudaMemset(c, 0, 4 * M * N);",
        "thrust::fill(thrust::device, c, c + M * N, 0.f);",
    ],
)
def test_what_may_have_set_it(between: str) -> None:
    assert (
        held(f"void run() {{\n  float *a, *c;\n  cudaMalloc(&c, 64);\n  {between}\n  add<<<8, 32>>>(a, c, M, N);\n}}\n")
        is None
    )


def test_memory_that_somebody_else_allocates() -> None:
    assert held("void run(float *a, float *c) { add<<<8, 32>>>(a, c, M, N); }\n") is None
    several = "void run(float *a, float *c) { add<<<8, 32>>>(a, c, M, N); }\n" + "".join(
        f"void {name}(float *a) {{ float *c; cudaMalloc(&c, 64); {sets} run(a, c); }}\n"
        for name, sets in (("one", ""), ("other", "clear(c);"))
    )
    assert held(several) is None


@pytest.mark.parametrize(
    ("call", "certain"), [("", True), ("if (cudaGetLastError()) return;", True), ("reset();", False)]
)
@pytest.mark.parametrize("local", [False, True])
def test_what_a_function_may_set_without_being_given_it(call: str, certain: bool, local: bool) -> None:
    declared = "float *a, *c;\n"
    text = f"void run() {{ {declared * local} cudaMalloc(&c, 64); {call} add<<<8, 32>>>(a, c, M, N); }}\n"
    assert (held(declared * (not local) + text) is not None) == (certain or local)


def _launches(launches: str, before: str = "") -> Contents | None:
    return held(f"""void run(int M, int N) {{
  float *a, *c;
  cudaMalloc(&c, 4 * M * N);
  cudaMemset(c, 0, 4 * M * N);
  {before}
{launches}
  cudaMemcpy(h, c, 4 * M * N, cudaMemcpyDeviceToHost);
}}
""")


ADD = "add<<<8, 32>>>(a, c, M, N);"


@pytest.mark.parametrize(
    ("launches", "line"),
    [
        (ADD, 0),
        (f"for (int i = 0; i < 9; ++i) {{\n    {ADD}\n  }}", 7),
        (f"while (more)\n    {ADD}", 7),
        (f"if (M > 0)\n  {{ {ADD} }}", 0),
        (f"for (int i = 0; i < 9; ++i) {{ cudaMemset(c, 0, 4 * M * N); {ADD} }}", 0),
        ("for (int k = 0; k < K; k += 8) { add<<<8, 32>>>(a + k, c, M, N); }", 0),
        (f"for (int k = 0; k < K; k += 8) {{ {ADD} a += 8; }}", 0),
        (f"for (int k = 0; k < K; k += 8) {{ {ADD} std::swap(a, b); }}", 0),
    ],
)
def test_launches_in_loops(launches: str, line: int) -> None:
    found = _launches(launches)
    assert (found.again if found is not None else 0) == line


@pytest.mark.parametrize(
    ("between", "again"), [("wait();", True), ("cudaMemset(c, 0, 4 * M * N);", False), ("a = b;", False)]
)
def test_the_same_launch_once_more(between: str, again: bool) -> None:
    text = f"void run() {{\n  float *a, *c;\n  cudaMalloc(&c, 64); cudaMemset(c, 0, sizeof(c));\n  {ADD}\n"
    text += f"  {between}\n  {ADD}\n  cudaMemcpy(h, c, 64, cudaMemcpyDeviceToHost);\n}}\n"
    source = Source("k.cu", KERNEL + text)
    first = find(source, Includes((), complete=True), {})[0].contents["c"]
    assert (first.again, first.size) == (7 if again else 0, "8")


def test_what_each_byte_is_set_to() -> None:
    assert _launches(ADD, "cudaMemset(c, 0x7f, 4 * M * N);") == Contents(4, 6, "4 * M * N", 127)
