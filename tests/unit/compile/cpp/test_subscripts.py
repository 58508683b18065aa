"""Array accesses read from source text."""

from __future__ import annotations

import pytest

from rooftile.compile.cpp import subscripts, syntax


def read(body: str) -> list[tuple[str, str, bool]]:
    text = f"__device__ void f() {{ {body} }}"
    found = subscripts.subscripts(syntax.parse(text))
    for access in found:  # the position is that of the text
        compact = "".join(text[access.column - 1 :].split())
        assert access.line == 1
        assert compact.startswith("".join(access.text.split()))
    return [(access.array, access.text, access.store) for access in found]


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        ("x = A[row * K + k];", [("A", "A[row * K + k]", False)]),
        ("C[i] = x;", [("C", "C[i]", True)]),
        ("C[i] += x;", [("C", "C[i]", False), ("C", "C[i]", True)]),
        ("C[i]++; --D[j];", [("C", "C[i]", False), ("C", "C[i]", True), ("D", "D[j]", False), ("D", "D[j]", True)]),
        ("As[ty][tx] = A[i];", [("As", "As[ty][tx]", True), ("A", "A[i]", False)]),
        ("x = *(A + i);", [("A", "*(A + i)", False)]),
        ("*p = *(2 + q);", [("p", "*p", True), ("q", "*(2 + q)", False)]),
        ("*p++ = 1;", [("p", "*p++", True)]),
        ("v = reinterpret_cast<float4*>(&A[i])[0];", [("A", "reinterpret_cast<float4*>(&A[i])[0]", False)]),
        ("v = *reinterpret_cast<const float4*>(&A[i]);", [("A", "*reinterpret_cast<const float4*>(&A[i])", False)]),
        ("*(float4*)&C[i] = v;", [("C", "*(float4*)&C[i]", True)]),
        ("v = reinterpret_cast<float4*>(B)[k];", [("B", "reinterpret_cast<float4*>(B)[k]", False)]),
        ("x = A[i].x; C[i].y = 1;", [("A", "A[i]", False), ("C", "C[i]", True)]),
        ("(C[i]) = x;", [("C", "C[i]", True)]),
        ("x = M.elements[i];", [("M.elements", "M.elements[i]", False)]),
        ("x = m->e[i];", [("m->e", "m->e[i]", False)]),
        ("x = A[B[i]];", [("A", "A[B[i]]", False), ("B", "B[i]", False)]),
        ("x = __ldg(&A[i]);", [("A", "A[i]", False)]),
        ("atomicAdd(&C[i], x);", [("C", "C[i]", False)]),
        ("float* p = &A[i];", []),
        ("float4* p = reinterpret_cast<float4*>(&A[i]);", []),
        ("x = a * b; y = &z;", []),
        ("f()[3] = 1;", []),
        ("s += As[ty][k] * Bs[k][tx];", [("As", "As[ty][k]", False), ("Bs", "Bs[k][tx]", False)]),
        ("x = A[\n  i +\n    j];", [("A", "A[ i + j]", False)]),
        ("if (A[i] == 0) return;", [("A", "A[i]", False)]),
        ("x = c ? A[i] : 0.f;", [("A", "A[i]", False)]),
        ("auto g = [&](int i) { return A[i]; };", [("A", "A[i]", False)]),
    ],
)
def test_access(body: str, expected: list[tuple[str, str, bool]]) -> None:
    assert read(body) == expected


def test_columns_count_characters() -> None:
    text = "__device__ void f() {\n/* é日本 */ x = A[i];\n}"
    (access,) = subscripts.subscripts(syntax.parse(text))
    assert text.split("\n")[access.line - 1][access.column - 1 :].startswith("A[i]")


def test_declarations_are_no_accesses() -> None:
    assert (
        subscripts.subscripts(syntax.parse("float g[4];\n__global__ void k(float a[3]) { __shared__ int s[8]; }")) == ()
    )


def test_broken_text_still_gives_the_rest() -> None:
    found = subscripts.subscripts(syntax.parse("__global__ void k() { x = A[i]; y = = ; z = B[j]; }"))
    assert {access.array for access in found} >= {"A", "B"}


def test_deep_nesting() -> None:
    depth = 1000
    (access,) = subscripts.subscripts(syntax.parse("void f() { x = " + "(" * depth + "A[i]" + ")" * depth + "; }"))
    assert access.array == "A"
