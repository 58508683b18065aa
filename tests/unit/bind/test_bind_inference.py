"""Launch and arguments that nobody gave: from addresses, from host code, or asked for."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import pytest

from rooftile.bind import Asked, Callee, Inputs, Use, bind
from rooftile.bind.cover import covering
from rooftile.bind.names import size_named
from rooftile.bind.usage import read
from rooftile.core.address import AddressForm, Quantity, Sum, Term
from rooftile.core.call import BufferArgument, Call
from rooftile.core.errors import InDoubtError, UsageError
from rooftile.core.launch_site import LaunchSite, constant, expanded
from rooftile.core.problem import Gemm
from rooftile.core.source import Location, Parameter, Signature

PLACE = Location("mine.cu", 57)


def product(*factors: str | int) -> Term:
    """``product(64, "K", "ctaid.y")``: names with a dot are special registers, "iter" counts, others are parameters."""
    coefficient = 1
    quantities = []
    for factor in factors:
        if isinstance(factor, int):
            coefficient *= factor
        else:
            kind = "special" if "." in factor else "counter" if factor == "iter" else "parameter"
            quantities.append(Quantity(kind, factor))
    return Term(coefficient, tuple(quantities))


def place(ld: str, row: Sequence[Sequence[str | int]], column: Sequence[Sequence[str | int]]) -> Sum:
    """The address of the float at (row, column), each a sum of products."""
    return tuple(product(4, ld, *part) for part in row) + tuple(product(4, *part) for part in column)


def use(array: str, operation: str, offset: Sum) -> Use:
    return Use(array, operation, 4, AddressForm(offset, 4))


ROW, COLUMN = [[16, "ctaid.y"], ["tid.y"]], [[16, "ctaid.x"], ["tid.x"]]


def tiled(a: str, b: str, c: str, k: str, n: str) -> tuple[Use, ...]:
    """What a tiled kernel does to ``a`` (rows ``k`` apart), ``b`` and ``c`` (rows ``n`` apart)."""
    return (
        use(a, "load", place(k, ROW, [[16, "iter"], ["tid.x"]])),
        use(b, "load", place(n, [[16, "iter"], ["tid.y"]], COLUMN)),
        use(c, "store", place(n, ROW, COLUMN)),
    )


def signature(text: str) -> Signature:
    parameters = []
    for each in text.split(", "):
        kind, _, name = each.rpartition(" ")
        pointer = kind.endswith("*")
        dtype = {"int": "int32", "float": "float32"}[kind.removeprefix("const ").rstrip("*")]
        parameters.append(
            Parameter(name, "pointer" if pointer else "scalar", dtype, 8 if pointer else 4, "const" in kind)
        )
    return Signature("k", "k", tuple(parameters))


def arguments(call: Call) -> list[str]:
    return [str(a.role if isinstance(a, BufferArgument) else a.value) for a in call.arguments]


def site(
    arguments: str, grid: str = "(N + 15) / 16, (M + 15) / 16", block: str = "16, 16", **more: object
) -> LaunchSite:
    def parts(text: str) -> tuple[str, ...]:
        return tuple(part.strip() for part in text.split(","))

    return LaunchSite("k", None, parts(grid), parts(block), "0", parts(arguments), PLACE, **more)


GEMM = Gemm(50, 70, 30)
NAMED = "float* A, float* B, float* C, int M, int N, int K"


def test_usage() -> None:
    found = read(tiled("A", "B", "C", "K", "N"), ["M", "N", "K"])
    assert (found.a, found.b, found.c) == ("A", "B", "C")
    assert (found.lda, found.ldb, found.ldc) == ("K", "N", "N")
    assert (found.row_axis, found.column_axis) == ("y", "x")
    assert found.consistent
    assert not found.accumulates
    assert not read((), []).consistent
    adding = read([use("C", "atomic", place("N", ROW, COLUMN))], ["N"])
    assert adding.accumulates


@pytest.mark.parametrize(
    ("text", "uses", "expected"),
    [
        ("float* A, float* B, float* C, int N, int M", ("A", "B", "C", "M", "N"), "A B C 70 30"),
        ("float* A, float* B, float* C, int h, int w, int d", ("A", "B", "C", "d", "w"), "A B C 50 70 30"),
        ("float* p, float* q, float* r, int M, int N, int K", ("q", "r", "p", "K", "N"), "C A B 50 70 30"),
        (NAMED, ("A", "B", "C", "N", "K"), "A B C 50 30 70"),  # its N is the inner dimension
        (NAMED, ("B", "A", "C", "K", "M"), "B A C 70 50 30"),  # column-major
        (NAMED, ("A", "B", "C", "N", "N"), "A B C 50 70 30"),  # a fault: rows of A are not N apart
    ],
)
def test_meaning_by_use(text: str, uses: tuple[str, str, str, str, str], expected: str) -> None:
    call = bind(Callee(signature(text), accesses=lambda: tiled(*uses)), GEMM, Asked("16,16", "5,4"), check=False)
    assert arguments(call) == expected.split()
    assert bool(call.notes) == (expected != "A B C 50 70 30" or "w" in text)


def test_rows_of_b_and_c_that_differ_leave_names_alone() -> None:
    uses = (*tiled("A", "B", "C", "K", "K")[:2], tiled("A", "B", "C", "K", "N")[2])
    call = bind(Callee(signature(NAMED), accesses=lambda: uses), GEMM, Asked("16,16", "5,4"), check=False)
    assert arguments(call) == ["A", "B", "C", "50", "70", "30"]


def test_one_size_for_all_is_asked_to_be_square() -> None:
    text = "float* A, float* B, float* C, int size"
    with pytest.raises(UsageError, match="square") as caught:
        bind(
            Callee(signature(text), accesses=lambda: tiled("A", "B", "C", "size", "size")),
            GEMM,
            Asked("1", "1"),
            check=False,
        )
    assert "--args A,B,C,?" in str(caught.value)


def stores(row: Sequence[Sequence[str | int]], column: Sequence[Sequence[str | int]]) -> Use:
    return use("C", "store", place("N", row, column))


SWAPPED = stores([["ctaid.x", "ntid.x"], ["tid.x"]], [["ctaid.y", "ntid.y"], ["tid.y"]])
FOUR_ROWS = [stores([[32, "ctaid.y"], ["tid.y"], [i]], [[32, "ctaid.x"], ["tid.x"]]) for i in (0, 8, 16, 24)]
LINE = [[128, "ctaid.x"], ["tid.x"]]
EVERY_OTHER = [[128, "ctaid.x"], [2, "tid.x"]]
FLAT = use("C", "store", (product(4, "ctaid.x", "ntid.x"), product(4, "tid.x")))


@pytest.mark.parametrize(
    ("uses", "block", "grid"),
    [
        (tiled("A", "B", "C", "K", "N"), "16, 16", "cdiv(N, 16), cdiv(M, 16)"),
        ([SWAPPED], "16, 16", "cdiv(M, blockDim.x), cdiv(N, blockDim.y)"),
        (FOUR_ROWS, "32, 8", "cdiv(N, 32), cdiv(M, 32)"),
        ([stores([["ctaid.y"]], LINE)], "128", "cdiv(N, 128), cdiv(M, 1)"),
        ([stores([["ctaid.y"]], EVERY_OTHER)], None, None),
        ([stores([["iter"]], [["tid.x"]])], None, None),
        ([FLAT], None, None),
        ([], None, None),
    ],
)
def test_launch_that_covers_c(uses: Sequence[Use], block: str | None, grid: str | None) -> None:
    found = covering(uses, read(uses, ["M", "N", "K"]), 4)
    assert (found and found.block, found and found.grid) == (block, grid)


def test_rows_of_vectors_and_rows_halved() -> None:
    special = [Quantity("special", name) for name in ("ctaid.y", "ntid.y", "tid.y", "ctaid.x", "ntid.x", "tid.x")]
    size = (Term(1, (Quantity("parameter", "N"),)),)
    sign = Term(1, (Quantity("function", "/", (size, (Term(2**31),))),))
    half = Quantity("function", ">>", ((*size, sign), (Term(1),)))  # N / 2 of an int, rounded to zero
    for rows, step, element_bytes in ((Quantity("parameter", "N"), 16, 4), (half, 4, 2)):
        offset = (
            Term(step, (rows, *special[:2])),
            Term(step, (rows, special[2])),
            Term(step, tuple(special[3:5])),
            Term(step, (special[5],)),
        )
        stored = Use("C", "store", step, AddressForm(offset, element_bytes))
        usage = read([stored], ["N"])
        assert (usage.ldc, usage.row_axis, usage.column_axis) == ("N", "y", "x")
        found = covering([stored], usage, element_bytes)
        assert found is not None
        columns = 16 * step // element_bytes
        assert (found.block, found.grid) == ("16, 16", f"cdiv(N, {columns}), cdiv(M, blockDim.y)")


def test_what_the_host_calls_k_and_passes_as_it_is_counts_elements() -> None:
    text = "float* A, float* B, float* C, int m, int n4, int k4"
    uses = [
        Use("A", "load", 16, AddressForm((product(16, "k4", "ctaid.y"), product(16, "iter")), 4)),
        Use("B", "load", 16, AddressForm((product(16, "n4", "iter"), product(16, "ctaid.x")), 4)),
        Use("C", "store", 16, AddressForm((product(16, "n4", "ctaid.y"), product(16, "ctaid.x")), 4)),
    ]
    for passed, k4 in (("K", 32), ("K4", 8)):
        sites = [site(f"a, b, c, M, N4, {passed}")]
        call = bind(Callee(signature(text), sites=sites, accesses=lambda: uses), Gemm(16, 64, 32), check=False)
        assert arguments(call)[-3:] == ["16", "16", str(k4)]


def test_a_part_of_a_size_is_what_the_host_passes_be_the_index_what_it_may() -> None:
    """``B[k * N2 * 2 + c]`` of ``float2``, one ``* 2`` too many, does not make N of an N2 that gets ``N / 2``."""
    uses = [
        Use("A", "load", 4, AddressForm((product(4, "K", "ctaid.y"), product(4, "iter")), 4)),
        Use("B", "load", 8, AddressForm((product(16, "N2", "iter"), product(8, "ctaid.x")), 4)),
        Use("C", "store", 8, AddressForm((product(8, "N2", "ctaid.y"), product(8, "ctaid.x")), 4)),
    ]
    where = site("a, b, c, M, N / 2, K", "N / 32, M", "16", definitions={"M": "16", "N": "64", "K": "32"})
    called = Callee(
        signature("float* A, float* B, float* C, int M, int N2, int K"), sites=[where], accesses=lambda: uses
    )
    assert arguments(bind(called, Gemm(16, 64, 32), check=False))[-3:] == ["16", "32", "32"]


def test_the_only_array_that_is_written_is_c() -> None:
    text = "const float* A, const float* B, const float* bias, float* D, int M, int N, int K"
    asked = Asked("16,16", "4,4", "bias=add(N)")
    call = bind(Callee(signature(text)), GEMM, asked, check=False)
    assert [a.role for a in call.arguments if isinstance(a, BufferArgument)] == ["A", "B", "add", "C"]
    with pytest.raises(InDoubtError):
        bind(Callee(signature(text.replace("const float* bias", "float* bias"))), GEMM, asked, check=False)


def test_host_code() -> None:
    call = bind(Callee(signature(NAMED), sites=[site("a, b, c, M, N, K")]), GEMM, check=False)
    assert (call.launch.grid, call.launch.block) == ((5, 4, 1), (16, 16, 1))
    assert call.notes == ("launch: from line 57 of mine.cu: block (16, 16), grid ((N + 15) / 16, (M + 15) / 16)",)


@pytest.mark.parametrize("definitions", [{}, {"n": "1024"}])
def test_a_number_that_the_host_passes_for_a_size_is_not_that_of_another_problem(definitions: dict[str, str]) -> None:
    given = site("a, b, c, n" if definitions else "a, b, c, 1024", "cdiv(n, 16)", "16", definitions=definitions)
    with pytest.raises(InDoubtError, match="and use: n"):
        bind(Callee(signature("float* A, float* B, float* C, int n"), sites=[given]), Gemm(64, 96, 32), check=False)


def test_flags_win() -> None:
    call = bind(
        Callee(signature(NAMED), sites=[site("a, b, c, M, N, K")]),
        GEMM,
        Asked((8, 8), "cdiv(N,8),cdiv(M,8)"),
        check=False,
    )
    assert (call.launch.grid, call.launch.block) == ((9, 7, 1), (8, 8, 1))
    assert call.notes == ()


def test_names_of_the_host_are_followed_to_sizes() -> None:
    where = site(
        "a, b, c, rows, cols, depth",
        "gx, (height + s - 1) / s",
        "s, s",
        definitions={"gx": "(width + s - 1) / s", "width": "cols", "rows": "height", "s": "2 * 8"},
    )
    call = bind(
        Callee(signature("float* A, float* B, float* C, int M, int N, int K"), sites=[where]), GEMM, check=False
    )
    assert (call.launch.grid, call.launch.block) == ((70 // 16 + 1, 50 // 16 + 1, 1), (16, 16, 1))


def test_one_variable_for_all_sizes_goes_by_the_axis() -> None:
    where = site("a, b, c, n, n, n", "(n + 15) / 16, (n + 15) / 16")
    swapped = [use(u.array, u.operation, u.form.offset) for u in tiled("A", "B", "C", "K", "N")]
    call = bind(Callee(signature(NAMED), sites=[where], accesses=lambda: swapped), GEMM, check=False)
    assert call.launch.grid == (5, 4, 1)
    with pytest.raises(UsageError, match="what n is at line 57 is in doubt"):
        bind(Callee(signature(NAMED), sites=[where]), GEMM, check=False)
    assert bind(Callee(signature(NAMED), sites=[where]), Gemm(48, 48, 48), check=False).launch.grid == (3, 3, 1)


@pytest.mark.parametrize(
    ("where", "part"),
    [
        (site("a, b, c, M, N, K", "blocks", "16, 16"), "what blocks is at line 57"),
        (
            LaunchSite("k", None, (None,), ("16",), "0", ("a", "b", "c", "M", "N", "K"), PLACE),
            "more than integer arith",
        ),
        (site("a, b, c, M, N, K", "4, 4", definitions={"M": "64", "N": "64", "K": "64"}), "one size only"),
    ],
)
def test_doubt_is_asked_for(where: LaunchSite, part: str) -> None:
    with pytest.raises(UsageError, match=part) as caught:
        bind(Callee(signature(NAMED), sites=[where]), GEMM, check=False)
    assert caught.value.next_step is not None
    assert "--" in caught.value.next_step or "-M" in caught.value.next_step


def test_other_launches_are_told() -> None:
    sites = [site("a, b, c, M, N, K"), site("a, b, c, M, N, K", "N / 32, M / 32", "32, 32")]
    call = bind(Callee(signature(NAMED), sites=sites), Gemm(64, 64, 64), check=False)
    assert call.launch.block == (16, 16, 1)
    assert "other ways too (line 57)" in call.notes[-1]


def test_a_comment_comes_before_host_code() -> None:
    comment = LaunchSite("k", None, ("cdiv(N,T)", "cdiv(M,T)"), ("T", "T"), None, (), PLACE, {"T": "8"}, comment=True)
    call = bind(Callee(signature(NAMED), sites=[comment, site("a, b, c, M, N, K")]), GEMM, check=False)
    assert (call.launch.grid, call.launch.block) == ((9, 7, 1), (8, 8, 1))
    assert "comment at line 57" in call.notes[0]


def test_sides_of_matrices_by_what_is_allocated() -> None:
    where = site(
        "a, b, c, k, n", "n / 16, rows / 16", allocations={"a": "rows * k * 4", "b": "k * n * 4", "c": "rows * n * 4"}
    )
    uses = tiled("A", "B", "C", "K", "N")
    call = bind(
        Callee(signature("float* A, float* B, float* C, int K, int N"), sites=[where], accesses=lambda: uses),
        Gemm(48, 64, 32),
        check=False,
    )
    assert call.launch.grid == (4, 3, 1)


@pytest.mark.parametrize(
    ("name", "size"),
    [("M", "M"), ("d_n", "N"), ("numAColumns", "K"), ("numBColumns", "N"), ("wA", "K"), ("wB", "N"), ("hA", "M"),
     ("params_K", "K"), ("inner", "K"), ("width", None), ("N1", None), ("size", None), ("x", None)],
)  # fmt: skip
def test_names_of_sizes(name: str, size: str | None) -> None:
    assert size_named(name) == size


def test_definitions() -> None:
    known = {"a": "b + 1", "b": "2", "loop": "pool", "pool": "loop", "g.x": "a * 2"}
    assert constant("g.x + cdiv(a, 2)", known) == 8
    assert constant("a + n", known) is None
    assert constant("loop", known) is None
    assert expanded("a * n", known) == "(2 + 1) * n"


SCALED = f"{NAMED}, float alpha, float beta"
UPDATING = (*tiled("A", "B", "C", "K", "N"), use("C", "load", place("N", ROW, COLUMN)))


@pytest.mark.parametrize("args", [None, "A, B, C, M, N, K, alpha, beta"])
def test_a_kernel_that_reads_c_gets_a_beta(args: str | None) -> None:
    call = bind(Callee(signature(SCALED), accesses=lambda: UPDATING), GEMM, Asked("16,16", "5,4", args=args))
    assert call.gemm.beta == 0.5
    assert arguments(call)[-1] == "0.5"
    assert any("beta is 0.5" in note for note in call.notes)
    matrices = {a.role: a.data.astype(float) for a in call.arguments if isinstance(a, BufferArgument)}
    np.testing.assert_allclose(call.expected, matrices["A"] @ matrices["B"] + 0.5 * matrices["C"], rtol=1e-12)
    assert matrices["C"].std() > 0.5


def test_beta_is_left_alone_where_it_is_given_or_c_is_only_written() -> None:
    given = "A, B, C, M, N, K, alpha, beta=0"
    for args, uses in ((given, UPDATING), (None, tiled("A", "B", "C", "K", "N"))):
        call = bind(Callee(signature(SCALED), accesses=lambda uses=uses: uses), GEMM, Asked("16,16", "5,4", args=args))
        assert call.gemm.beta == 0.0
        assert np.isnan(next(a.data for a in call.arguments if a.name == "C")).all()


def test_c_is_zero_where_matrices_are_given_or_host_code_passes_a_beta_of_0() -> None:
    a, b = np.ones((50, 30), np.float32), np.ones((30, 70), np.float32)
    launched = site("A, B, C, M, N, K, 1.0, 0.0")
    for sites, inputs in (((), Inputs(a, b)), ([launched], Inputs())):
        kernel = Callee(signature(SCALED), sites=sites, accesses=lambda: UPDATING)
        call = bind(kernel, GEMM, Asked("16,16", "5,4"), inputs)
        assert call.gemm.beta == 0.0
        assert not next(a.data for a in call.arguments if a.name == "C").any()
        assert any("C zero" in note for note in call.notes)


def test_dynamic_shared_memory_is_asked_for_where_nobody_says_how_much() -> None:
    def launch(dynamic_shared: int | str | None = None, sites: Sequence[LaunchSite] = ()) -> int:
        kernel = Callee(signature(NAMED), sites=sites, takes_shared=True)
        asked = Asked("16,16", "5,4", dynamic_shared=dynamic_shared)
        return bind(kernel, GEMM, asked, check=False).launch.dynamic_shared_bytes

    with pytest.raises(UsageError, match="--shared is not given"):
        launch()
    assert launch(dynamic_shared=0) == 0
    assert launch(dynamic_shared="4*N") == 280
    assert launch(sites=[site("A, B, C, M, N, K")]) == 0


def test_column_major_with_leading_dimensions_of_their_own() -> None:
    blas = signature("int m, int n, int k, const float* A, int lda, const float* B, int ldb, float* C, int ldc")
    uses = (
        use("A", "load", place("lda", [["iter"]], COLUMN)),
        use("B", "load", place("ldb", ROW, [["iter"]])),
        use("C", "store", place("ldc", ROW, COLUMN)),
    )
    call = bind(Callee(blas, accesses=lambda: uses), GEMM, Asked("16,16", "5,4"), check=False)
    assert arguments(call) == ["70", "50", "30", "B", "70", "A", "30", "C", "70"]
    assert any("column-major" in note for note in call.notes)


def test_column_major_rows_are_not_padded_where_k_is_more_than_n() -> None:
    blas = signature("int m, int n, int k, const float* A, int lda, const float* B, int ldb, float* C, int ldc")
    uses = (
        use("A", "load", place("lda", [["iter"]], COLUMN)),
        use("B", "load", place("ldb", ROW, [["iter"]])),
        use("C", "store", place("ldc", ROW, COLUMN)),
    )
    call = bind(Callee(blas, accesses=lambda: uses), Gemm(50, 30, 70), Asked("16,16", "2,4"), check=False)
    shapes = {a.name: a.data.shape for a in call.arguments if isinstance(a, BufferArgument)}
    assert shapes == {"A": (70, 30), "B": (50, 70), "C": (50, 30)}


def test_column_major_of_one_flat_index() -> None:
    flat = (product("ntid.x", "ctaid.x"), product("tid.x"))
    column = Quantity("function", "/", (flat, (product("m"),)))
    remainder = (*(Term(4 * term.coefficient, term.factors) for term in flat), Term(-4, (parameter("m"), column)))
    uses = (
        use("A", "load", (product(4, "lda", "iter"), *remainder)),
        use("B", "load", (Term(4, (parameter("ldb"), column)), product(4, "iter"))),
        use("C", "store", (Term(4, (parameter("ldc"), column)), *remainder)),
    )
    blas = signature("int m, int n, int k, const float* A, int lda, const float* B, int ldb, float* C, int ldc")
    call = bind(Callee(blas, accesses=lambda: uses), GEMM, Asked("128", "cdiv(M*N,128)"), check=False)
    assert arguments(call) == ["70", "50", "30", "B", "70", "A", "30", "C", "70"]


def parameter(name: str) -> Quantity:
    """A parameter of the kernel."""
    return Quantity("parameter", name)
