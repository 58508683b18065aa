"""What each parameter gets: by --args, or by names where they leave no doubt."""

from __future__ import annotations

import pytest

from rooftile.bind.arguments import assign_roles
from rooftile.bind.callee import Callee
from rooftile.bind.roles import by_convention, describe
from rooftile.core.errors import UsageError
from rooftile.core.expressions import split
from rooftile.core.problem import Gemm
from rooftile.core.source import Parameter, Signature

TYPES = {"float": ("float32", 4), "double": ("float64", 8), "half": ("float16", 2), "int": ("int32", 4)}
TYPES |= {"unsigned": ("uint32", 4), "long": ("int64", 8), "char": ("int8", 1), "Matrix": ("opaque", 16)}


def signature(text: str) -> Signature:
    """A signature from C++: ``const float* A, int n``."""
    parameters = []
    for part in filter(None, (part.strip() for part in text.split(","))):
        const = part.startswith("const ")
        kind, name = part.removeprefix("const ").rsplit(" ", 1)
        dtype, size = TYPES[kind.rstrip("*")]
        pointer = kind.endswith("*")
        parameters.append(Parameter(name, "pointer" if pointer else "scalar", dtype, 8 if pointer else size, const))
    return Signature("k", "k", tuple(parameters))


def assign(text: str, args: str | None = None, gemm: Gemm | None = None) -> dict[str, str | int | float]:
    gemm = gemm or Gemm(100, 77, 33)
    names = {"T": 16, "M": gemm.m, "N": gemm.n, "K": gemm.k}
    kernel = signature(text)
    elements = by_convention(Callee(kernel), gemm).elements if args is None else split(args)
    _, assigned = assign_roles(kernel, gemm, elements, names, args=args)
    return {parameter.name: value for parameter, value in assigned}


SQUARE = Gemm(64, 64, 64)


@pytest.mark.parametrize(
    ("text", "values"),
    [
        ("const float* A, const float* B, float* C, int M, int N, int K", ["A", "B", "C", 100, 77, 33]),
        ("float* A, float* B, float* C, int M, int N, int K", ["A", "B", "C", 100, 77, 33]),
        ("int m, int n, int k, float* c, const float* b, const float* a", [100, 77, 33, "C", "B", "A"]),
        ("int M, int N, int K, float alpha, float* A, float* B, float beta, float* C", None),
        ("float* d_A, float* d_B, float* d_C, int M, int N, int K", ["A", "B", "C", 100, 77, 33]),
        ("float* A_d, float* dev_B, float* c_ptr, int M, int N, int K", ["A", "B", "C", 100, 77, 33]),
        ("const half* lhs, const half* rhs, float* out, int M, int N, int K", ["A", "B", "C", 100, 77, 33]),
        ("const float* x, const float* w, float* y, int M, int N, int K", ["A", "B", "C", 100, 77, 33]),
        (
            "const float* A, int lda, const float* B, int ldb, float* C, int ldc, int M, int N, int K",
            ["A", 33, "B", 77, "C", 77, 100, 77, 33],
        ),
    ],
)
def test_plain_names(text: str, values: list[str | int | float] | None) -> None:
    assert list(assign(text).values()) == (values or [100, 77, 33, 1.0, "A", "B", 0.0, "C"])


@pytest.mark.parametrize(
    ("text", "values"),
    [
        ("float* A, float* B, float* C, int N", ["A", "B", "C", 64]),
        ("float* A, float* B, float* C, int width", ["A", "B", "C", 64]),
        ("float* A, float* B, float* C, int N, int M", ["A", "B", "C", 64, 64]),
        ("float* A, float* B, float* C", ["A", "B", "C"]),
    ],
)
def test_one_size_is_plain_if_the_problem_is_a_cube(text: str, values: list[str | int]) -> None:
    assert list(assign(text, gemm=SQUARE).values()) == values


@pytest.mark.parametrize(
    ("text", "doubtful"),
    [
        ("float* A, float* B, float* C, int N", "N"),
        ("float* A, float* B, float* C, int N, int M", "N, M"),
        ("float* A, float* B, float* C, int width", "width"),
        ("float* p, float* q, float* r, int M, int N, int K", "p, q, r"),
        ("const float* p, float* q, float* r, int M, int N, int K", "p, q, r"),
        ("const float* B, const float* q, float* r, int M, int N, int K", "B, q, r"),
        ("float* A, float* B, float* C, float* D, int M, int N, int K", "D"),
        ("float* A, float* B, float* C, int M, int N, int K, float gain", "gain"),
    ],
)
def test_doubt_is_an_error_that_shows_the_signature(text: str, doubtful: str) -> None:
    with pytest.raises(UsageError) as caught:
        assign(text)
    assert caught.value.what.endswith(f"not plain from their names and use: {doubtful}")
    assert caught.value.got == describe(signature(text))
    assert "--args" in str(caught.value.next_step)


@pytest.mark.parametrize(
    ("text", "args", "values"),
    [
        ("float* p, float* q, float* r, int a, int b, int c", "A,B,C,M,N,K", ["A", "B", "C", 100, 77, 33]),
        ("float* p, float* q, float* r, int a", "C, A, B, K * 2 - cdiv(N, T)", ["C", "A", "B", 61]),
        ("float* p, float* q, float* r, int a, int b", "A,B,C,ldb,0", ["A", "B", "C", 77, 0]),
        ("float* p, float* q, float* r, float s, double t", "A,B,C,1.5f,-2e-3", ["A", "B", "C", 1.5, -0.002]),
        ("float* p, float* q, float* r, float s, double t", "A,B,C,2,N", ["A", "B", "C", 2.0, 77.0]),
        ("float* p, float* q, float* r, float s, float t", "A,B,C,alpha,beta", ["A", "B", "C", 1.0, 0.0]),
        ("float* p, float* q, float* r, long s, unsigned t", "A,B,C,2147483648,3.0", ["A", "B", "C", 2**31, 3]),
    ],
)
def test_args(text: str, args: str, values: list[str | int | float]) -> None:
    assert list(assign(text, args).values()) == values


@pytest.mark.parametrize(
    ("text", "args", "alpha", "beta"),
    [
        ("float* A, float* B, float* C, float s, float t", "A,B,C,alpha=2.5,beta=-1", 2.5, -1.0),
        ("float* A, float* B, float* C, float alpha, float beta", "A,B,C,0.5,3", 0.5, 3.0),
        ("float* A, float* B, float* C, half alpha, float beta", "A,B,C,0.1,0.1", 0.0999755859375, 0.10000000149011612),
        ("float* A, float* B, float* C, float scale, float t", "A,B,C,0.5,3", 1.0, 0.0),
        ("float* A, float* B, float* C, int alpha, int beta", "A,B,C,alpha=2,beta", 2.0, 0.0),
    ],
)
def test_numbers_for_alpha_and_beta_change_the_problem(text: str, args: str, alpha: float, beta: float) -> None:
    gemm, _ = assign_roles(signature(text), Gemm(2, 3, 4), split(args), {"M": 2, "N": 3, "K": 4}, args=args)
    assert gemm == Gemm(2, 3, 4, alpha, beta)


@pytest.mark.parametrize(
    ("args", "message"),
    [
        ("A,B,C,M,N", "k takes 6 arguments, --args gives 5"),
        ("A,B,C,M,N,K,K", "k takes 6 arguments, --args gives 7"),
        ("", "k takes 6 arguments, --args gives 1"),
        ("A,B,D,M,N,K", "'D' does not fit parameter C, which is a pointer to float32"),
        ("A,B,1.0,M,N,K", "'1.0' does not fit parameter C, which is a pointer to float32"),
        ("A,B,M,C,N,K", "'M' does not fit parameter C, which is a pointer to float32"),
        ("A,B,C,A,N,K", "'A' does not fit parameter M, which is of type int32"),
        ("A,B,C,1.5,N,K", "'1.5' does not fit parameter M, which is of type int32"),
        ("A,B,C,alpha=0.5,N,K", "'alpha=0.5' does not fit parameter M, which is of type int32"),
        ("A,A,C,M,N,K", "matrix A is passed twice to k"),
        ("C,A,B,M,N,K", "C is what k should write, but A points to const"),
        ("A,B,C,2147483648,N,K", "the value of M does not fit its type"),
        ("A,B,C,x,N,K", "--args, M: unknown name 'x' at column 1"),
        ("A,B,C,,N,K", "--args, M: expected a number or a name"),
        ("A,B,C,nan,N,K", "--args, M: unknown name 'nan'"),
    ],
)
def test_args_that_do_not_fit(args: str, message: str) -> None:
    with pytest.raises(UsageError) as caught:
        assign("const float* A, const float* B, float* C, int M, int N, int K", args)
    assert message in caught.value.what
    assert caught.value.exit_status == 64


def test_a_matrix_that_is_not_passed() -> None:
    with pytest.raises(UsageError, match="matrix B is not passed to k"):
        assign("float* A, float* C", "A,C")


def test_a_kernel_without_parameters() -> None:
    with pytest.raises(UsageError, match="matrix A is not passed to k") as caught:
        assign("")
    assert caught.value.got == "k()"


def test_elements_that_no_matrix_can_have() -> None:
    with pytest.raises(UsageError, match="A does not point to elements"):
        assign("Matrix* A, float* B, float* C", "A,B,C")
    with pytest.raises(UsageError, match="A is a structure, a reference"):
        assign("Matrix A, float* B, float* C", "A,B,C")


def test_a_parameter_may_get_a_transpose() -> None:
    text = "float* A, int lda, float* B, int ldb, float* C, int ldc"
    found = assign(text, "A.T,lda,B.T,ldb,C,ldc", Gemm(2, 3, 4))
    assert list(found.values()) == ["A.T", 2, "B.T", 4, "C", 3]
    found = assign(text, "A,lda,B,ldb,C.T,ldc", Gemm(2, 3, 4))
    assert list(found.values()) == ["A", 4, "B", 3, "C.T", 2]
    with pytest.raises(UsageError, match="matrix A is passed twice"):
        assign("float* A, float* B, float* C", "A,A.T,C")
    with pytest.raises(UsageError, match="does not fit parameter n"):
        assign("float* A, float* B, float* C, int n", "A,B,C,B.T")
