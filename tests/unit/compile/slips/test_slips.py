"""Edits that may undo a slip: what they say, and that they change what they say."""

from __future__ import annotations

import pytest

from rooftile.compile.cpp.body import Listing
from rooftile.compile.slips.candidates import slips
from rooftile.compile.slips.suspicions import axes_by_name, overflows, suspicions
from rooftile.core.edit import apply

SIZES = {"M": "M", "N": "N", "K": "K"}
MATRICES = {"A": "A", "B": "B", "C": "C"}
NAIVE = """\
__global__ void f(const float* A, const float* B, float* C, int M, int N, int K) {
  int row = blockIdx.y * 16 + threadIdx.y, col = blockIdx.x * 16 + threadIdx.x;
  if (row < M && col < N) {
    float sum = 0;
    for (int k = 0; k < K; k++)
      sum += A[row * K + k] * B[k * N + col];
    C[row * N + col] = sum;
  }
}
"""
TILED = """\
__global__ void f(const float* A, const float* B, float* C, int M, int N, int K) {
  __shared__ float X[16][16], Y[16][16];
  int tx = threadIdx.x, ty = threadIdx.y, row = blockIdx.y * 16 + ty, col = blockIdx.x * 16 + tx;
  float s = 0;
  for (int t = 0; t < K; t += 16) {
    X[ty][tx] = A[row * K + t + tx];
    Y[ty][tx] = B[(t + ty) * N + col];
    __syncthreads();
    for (int k = 0; k < 16; k++) s += X[ty][k] * Y[k][tx];
    __syncthreads();
  }
  C[row * N + col] = s;
}
"""


@pytest.mark.parametrize(
    ("right", "wrong", "kind", "base"),
    [
        ("A[row * K + k]", "A[row * N + k]", "wrong-stride", NAIVE),
        ("B[k * N + col]", "B[k * K + col]", "wrong-stride", NAIVE),
        ("B[k * N + col]", "B[col * N + k]", "swapped-indices", NAIVE),
        ("row < M && col < N", "row < M || col < N", "wrong-guard", NAIVE),
        ("row < M && col < N", "row <= M && col < N", "wrong-guard", NAIVE),
        ("row < M && col < N", "row < N && col < N", "wrong-guard", NAIVE),
        ("k < K; k++", "k <= K; k++", "wrong-loop-bound", NAIVE),
        ("k < K; k++", "k < N; k++", "wrong-loop-bound", NAIVE),
        ("sum += A", "sum = A", "overwritten-sum", NAIVE),
        ("C[row * N + col] = sum", "C[row * N + col] += sum", "added-to-old-c", NAIVE),
        ("float sum = 0;", "float sum;", "uninitialised-sum", NAIVE),
        ("Y[ty][tx] = B", "Y[tx][ty] = B", "transposed-tile", TILED),
        ("X[ty][k]", "X[row][k]", "global-index-in-tile", TILED),
        ("Y[k][tx];", "B[k * N + col];", "global-for-tile", TILED),
        ("A[row * K + t + tx]", "A[row * K + t * 16 + tx]", "scaled-twice", TILED),
        ("blockIdx.y * 16 + ty, col = blockIdx.x", "blockIdx.x * 16 + ty, col = blockIdx.y", "swapped-axes", TILED),
        ("s += X[ty][k]", "s += X[tx][k]", "wrong-index", TILED),
        ("col = blockIdx.x * 16 + tx", "col = blockIdx.x * 16 + tx - 1", "shifted-index", TILED),
        ("X[16][16], Y[16][16]", "X[8][8], Y[8][8]", "small-tile", TILED),
        ("X[16][16], Y[16][16]", "X[16][16], Y[8][8]", "small-tile", TILED),
    ],
)
def test_one_edit_undoes_the_slip(right: str, wrong: str, kind: str, base: str) -> None:
    text = base.replace(right, wrong)
    assert text != base
    line = next(i for i, (a, b) in enumerate(zip(text.split("\n"), base.split("\n"), strict=True), 1) if a != b)
    same = base.replace(" = 0;", "").replace(" ", "")
    undone = [
        edit
        for edit in slips(Listing(text, "f", SIZES, MATRICES))
        if apply(text, edit.changes).replace(" = 0;", "").replace(" ", "") == same
    ]
    assert {(edit.kind, edit.line) for edit in undone} == {(kind, line)}


def test_a_relu_is_no_sum_that_was_meant() -> None:
    text = NAIVE.replace("sum;", "fmaxf(sum, 0.f);")
    assert "wrong-reduction" not in {edit.kind for edit in slips(Listing(text, "f", SIZES, MATRICES))}
    text = NAIVE.replace("sum;", "fmaxf(sum, row);")
    assert "wrong-reduction" in {edit.kind for edit in slips(Listing(text, "f", SIZES, MATRICES))}


def test_a_tile_that_turns_c_round_is_not_suspected() -> None:
    turned = "  X[tx][ty] = s;\n  C[(blockIdx.x * 16 + ty) * M + blockIdx.y * 16 + tx] = X[ty][tx];\n}"
    text = TILED.replace("  C[row * N + col] = s;\n}", turned)
    text = text.replace("X[16][16], Y", "X[16][16], Z[16][16], Y").replace("X[tx][ty] = s", "Z[tx][ty] = s")
    text = text.replace("= X[ty][tx];", "= Z[ty][tx];")
    assert suspicions(Listing(text, "f", SIZES, MATRICES)) == ()


def test_a_barrier_may_be_missing_before_any_loop_that_reads_shared_memory() -> None:
    text = TILED.replace("  C[row * N + col] = s;", "  for (int k = 0; k < 16; k++) C[row * N + k] = X[ty][k];")
    line = 1 + text[: text.index("for (int k = 0; k < 16; k++) C[")].count("\n")
    found = [edit for edit in slips(Listing(text, "f", SIZES, MATRICES)) if edit.kind == "missing-barrier"]
    assert (line, "put `__syncthreads();` before this loop") in [(edit.line, edit.advice) for edit in found]


ROUNDED = NAIVE.replace("k < K; k++", "k < TILES; k++")


@pytest.mark.parametrize(
    "up", ["(K - 1) / 16 + 1", "(K - 1u) / 16u + 1u", "((K - 1) / 16) + 1", "1 + (K - 1) / 16", "K / 16 + (K % 16 > 0)"]
)
def test_a_number_of_tiles_that_is_rounded_up_some_other_way_is_not_said_to_lose_any(up: str) -> None:
    listing = Listing(ROUNDED.replace("TILES", up), "f", SIZES, MATRICES)
    assert "lost-tail" not in {edit.kind for edit in (*slips(listing), *suspicions(listing))}


@pytest.mark.parametrize(
    ("down", "up"),
    [
        ("(K - 1) / 16", "(K - 1) / 16 + 1"),  # not that of K - 1, which is one too few for 17
        ("16 * (K / 16)", "16 * ((K + 16 - 1) / 16)"),
        ("(K - 1) / 16 * 16", "((K - 1) / 16 + 1) * 16"),
    ],
)
def test_what_is_rounded_down_is_rounded_up_for_every_size(down: str, up: str) -> None:
    text = ROUNDED.replace("TILES", down)
    made = [
        apply(text, edit.changes) for edit in slips(Listing(text, "f", SIZES, MATRICES)) if edit.kind == "lost-tail"
    ]
    assert made == [ROUNDED.replace("TILES", up)]


@pytest.mark.parametrize(
    ("pointer", "index"),
    [
        ("const int* a = reinterpret_cast<const int*>(A + row * K);", "a[k]"),
        ("const int* a = (const int*)(A + row * K);", "a[k]"),
        ("const float4* a = (const float4*)(A + row * K);", "a[k].x"),
        ("", "reinterpret_cast<const float4*>(&A[row * K + 4 * k])->x"),
    ],
)
@pytest.mark.parametrize("count", ["K / 4", "(K >> 2)"])
def test_vectors_are_not_rounded_up(pointer: str, index: str, count: str) -> None:
    text = ROUNDED.replace("TILES", count).replace("float sum = 0;", f"float sum = 0; {pointer}")
    listing = Listing(text.replace("A[row * K + k] *", f"{index} *"), "f", SIZES, MATRICES)
    assert "lost-tail" not in {edit.kind for edit in slips(listing)}
    assert [(e.line, e.advice) for e in suspicions(listing) if e.kind == "lost-tail"] == [
        (5, "K must be a multiple of 4: refuse others on the host, or take what is left element by element")
    ]


def test_what_if_leaves_out_is_not_changed() -> None:
    text = NAIVE.replace("    float sum = 0;", "#ifdef OTHER\n    float sum;\n#else\n    float sum = 0;\n#endif")
    assert "uninitialised-sum" not in {edit.kind for edit in slips(Listing(text, "f", SIZES, MATRICES))}
    assert "uninitialised-sum" in {edit.kind for edit in slips(Listing(text, "f", SIZES, MATRICES, {"OTHER": "1"}))}


def test_edits_keep_lines() -> None:
    for text in (NAIVE, TILED):
        for edit in slips(Listing(text, "f", SIZES, MATRICES)):
            assert apply(text, edit.changes).count("\n") == text.count("\n"), edit


def test_an_aligned_tile_is_one_like_any_other() -> None:
    text = TILED.replace("__shared__ float", "__shared__ __align__(16) float")
    assert {edit.kind for edit in slips(Listing(text, "f", SIZES, MATRICES))} == {
        edit.kind for edit in slips(Listing(TILED, "f", SIZES, MATRICES))
    }


def test_suspicions_in_a_kernel_with_several_faults() -> None:
    text = TILED.replace("Y[ty][tx] = B", "Y[tx][ty] = B").replace("float s = 0;", "float s;")
    text = text.replace("k < 16", "k < 32")
    found = [(edit.line, edit.kind) for edit in suspicions(Listing(text, "f", SIZES, MATRICES))]
    assert (4, "uninitialised-sum") in found
    assert (7, "transposed-tile") in found
    assert (9, "wrong-loop-bound") in found
    assert suspicions(Listing(TILED, "f", SIZES, MATRICES)) == ()


@pytest.mark.parametrize("index", ["threadIdx.y", "y - blockIdx.y * 16", "y % 16", "(y & 15)"])
def test_a_place_in_the_tile_is_not_taken_for_one_in_the_matrix(index: str) -> None:
    text = f"""__global__ void f(const float* A, const float* B, float* C, int M, int N, int K) {{
  __shared__ float X[16][16];
  int x = blockIdx.x * 16 + threadIdx.x, y = blockIdx.y * 16 + threadIdx.y;
  X[{index}][threadIdx.x] = A[y * K + threadIdx.x];
  for (int k = 0; k < 16; k++) C[y * N + x] += X[{index}][k];
}}
"""
    listing = Listing(text, "f", SIZES, MATRICES)
    assert suspicions(listing) == ()
    assert "global-index-in-tile" not in {edit.kind for edit in slips(listing)}


def test_an_array_without_a_length_is_not_said_to_have_none() -> None:
    text = TILED.replace("float s = 0;", "extern __shared__ float Z[];\n  float s = 0;").replace("X[ty][k]", "Z[k]")
    assert suspicions(Listing(text, "f", SIZES, MATRICES)) == ()


def test_a_tile_that_is_stored_as_it_is_read_is_not_said_to_be_stored_otherwise() -> None:
    text = TILED.replace("Y[ty][tx] = B", "for (int k = ty; k < 16; k += 16) Y[k][tx] = B")
    said = [edit.message for edit in slips(Listing(text, "f", SIZES, MATRICES)) if edit.kind == "transposed-tile"]
    assert "`Y[k][tx]` is read transposed" in said


def test_names_that_say_the_other_axis() -> None:
    text = TILED.replace("float s = 0;", "float s = 0;\n  int bx = blockIdx.y, by = blockIdx.x;")
    assert [edit.line for edit in axes_by_name(Listing(text, "f", SIZES, MATRICES))] == [5, 5]
    assert axes_by_name(Listing(TILED, "f", SIZES, MATRICES)) == ()


FAR = {"M": 70_000, "N": 50_000, "K": 8}


def test_an_index_of_more_than_32_bits() -> None:
    found = overflows(Listing(NAIVE, "f", SIZES, MATRICES), FAR)
    assert [(edit.line, edit.kind) for edit in found] == [(7, "overflow")]
    assert found[0].advice == "write `C[(size_t)row * N + col]`"
    assert "3,500,000,000 elements" in found[0].message
    unsigned = NAIVE.replace("int row", "unsigned row")
    assert overflows(Listing(unsigned, "f", SIZES, MATRICES), FAR) == ()
    assert len(overflows(Listing(unsigned, "f", SIZES, MATRICES), {**FAR, "M": 90_000})) == 1


@pytest.mark.parametrize(("kind", "most"), [("unsigned short", 1 << 16), ("int16_t", 1 << 15), ("unsigned char", 256)])
def test_an_index_of_16_or_8_bits(kind: str, most: int) -> None:
    listing = Listing(
        NAIVE.replace("C[row * N + col] =", f"const {kind} at = row * N + col; C[at] ="), "f", SIZES, MATRICES
    )
    assert overflows(listing, {"M": most // 8, "N": 8, "K": 4}) == ()
    (edit,) = overflows(listing, {"M": most // 8 + 1, "N": 8, "K": 4})
    assert (edit.line, edit.kind) == (7, "overflow")
    assert f"beyond {most:,} it begins anew" in edit.message
    assert "const int at" in apply(listing.text, edit.changes)


@pytest.mark.parametrize("wide", ["C[(size_t)row * N", "C[row * (long long)N", "C[(uint64_t)row * N"])
def test_an_index_that_is_wide_enough(wide: str) -> None:
    assert overflows(Listing(NAIVE.replace("C[row * N", wide), "f", SIZES, MATRICES), FAR) == ()
    assert overflows(Listing(NAIVE, "f", SIZES, MATRICES), {**FAR, "M": 40_000}) == ()


@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        ("X[ty][tx ^ ty] =", "X[ty][tx] ="),
        ("X[ty][k ^ ty]", "X[ty][k]"),
        ("Y[tx * 16 + (ty ^ tx)] =", "Y[tx * 16 + ty] ="),
        ("Y[(k ^ tx) + 16 * tx]", "Y[k + tx * 16]"),
    ],
)
def test_columns_exchanged_here_and_not_there(right: str, wrong: str) -> None:
    swizzled = TILED.replace("Y[16][16]", "Y[256]").replace("X[ty][tx] =", "X[ty][tx ^ ty] =")
    swizzled = swizzled.replace("Y[ty][tx] =", "Y[tx * 16 + (ty ^ tx)] =")
    swizzled = swizzled.replace("X[ty][k]", "X[ty][k ^ ty]").replace("Y[k][tx]", "Y[(k ^ tx) + 16 * tx]")
    assert not [edit for edit in slips(Listing(swizzled, "f", SIZES, MATRICES)) if edit.kind == "unlike-swizzle"]
    faulty = swizzled.replace(right, wrong)
    assert faulty != swizzled
    (edit,) = (edit for edit in slips(Listing(faulty, "f", SIZES, MATRICES)) if edit.kind == "unlike-swizzle")
    assert edit.line == swizzled[: swizzled.index(right)].count("\n") + 1
    assert "^ " in apply(faulty, edit.changes).split("\n")[edit.line - 1]


def test_loops_past_an_array_say_how_many_elements_there_are_by_the_numbers_that_names_stand_for() -> None:
    text = """\
#define SIDE 2
constexpr int WIDE = 4, LESS = 2;
__global__ void k(const float* A, const float* B, float* C, int M, int N, int K) {
    float sum[3], other[SIDE];
    for (int i = 0; i < WIDE; ++i) sum[i] = 0;
    for (int j = 0; j < LESS; ++j) other[j] = 0;
}
"""
    found = suspicions(Listing(text, "k", {"M": "M", "N": "N", "K": "K"}, {"A": "A", "B": "B", "C": "C"}))
    loops = [edit for edit in found if edit.kind == "wrong-loop-bound"]
    assert [edit.line for edit in loops] == [5]
    assert "3 elements where 4 are used" in loops[0].message


def test_parts_of_a_loop_that_are_bounded_by_quotients_lose_nothing() -> None:
    text = """__global__ void k(float* C, int M, int N, int K, int parts) {
  int part = blockIdx.z, begin = part * K / parts, end = (part + 1) * K / parts, tiles = K / 16;
}"""
    found = suspicions(Listing(text, "k", {"M": "M", "N": "N", "K": "K"}, {"C": "C"}))
    assert [edit.message.partition("`")[2].partition("`")[0] for edit in found] == ["K / 16"]


@pytest.mark.parametrize("size", ["16*16", "SIDE * SIDE", "4 * SIDE"])
def test_a_flat_tile_is_as_long_as_its_rows_and_the_loop_over_it_stays(size: str) -> None:
    text = TILED.replace("X[16][16], Y[16][16]", f"X[{size}], Y[16 * 16]").replace("X[ty][tx]", "X[ty * 32 + tx]")
    text = "#define SIDE 16\nconstexpr int DEEP = 32;\n" + text.replace("k < 16", "k < DEEP")
    text = text.replace("X[ty][k] * Y[k][tx]", "X[ty * DEEP + k] * Y[k * 16 + tx]")
    found = slips(Listing(text, "f", SIZES, MATRICES))
    (edit,) = (edit for edit in found if edit.kind == "small-tile")
    assert "X[32 * 32], Y[DEEP * 16];" in apply(text, edit.changes)
    right = apply(text, edit.changes)
    assert "small-tile" not in {edit.kind for edit in slips(Listing(right, "f", SIZES, MATRICES))}
    assert "wrong-loop-bound" not in {edit.kind for edit in suspicions(Listing(text, "f", SIZES, MATRICES))}


@pytest.mark.parametrize("kind", ["float2", "__half2", "__nv_bfloat162"])
def test_rows_of_vectors_are_fewer_than_elements(kind: str) -> None:
    text = f"""__global__ void k(const {kind}* A, const float* B, float* C, int M, int N, int K) {{
  const {kind}* own = (const {kind}*)B;
  C[0] = A[threadIdx.x * K].x + own[threadIdx.y * N].x + B[threadIdx.y * N];
}}"""
    found = [edit for edit in slips(Listing(text, "k", SIZES, MATRICES)) if "counts vectors of 2" in edit.message]
    assert [apply(text, edit.changes).count("/ 2") for edit in found] == [1, 1]
    assert [edit.message.partition("[")[0] for edit in found] == ["`A", "`own"]


def test_the_bound_of_another_matrix_in_a_guard() -> None:
    text = """__global__ void f(const float* A, const float* B, float* C, int M, int N, int K) {
  int r = threadIdx.y, c = threadIdx.x; __shared__ float a[16][16];
  for (int t = 0; t < K; t += 16) a[r][c] = r < M && c < N ? A[r * K + t + c] : 0.f;
  if (r < M && c < N) C[r * N + c] = a[0][0];
}
"""
    found = [edit for edit in slips(Listing(text, "f", SIZES, MATRICES)) if "guards `A[" in edit.message]
    assert [(edit.line, edit.advice) for edit in found] == [(3, "write `r < M && t + c < K`")]


def test_a_place_in_c_where_a_tile_is_loaded() -> None:
    text = """__global__ void f(const float* A, const float* B, float* C, int M, int N, int K) {
  __shared__ float a[32];
  const int r = blockIdx.y, c = blockIdx.x * 32 + threadIdx.x;
  for (int t = 0; t < K; t += 32) a[threadIdx.x] = A[r * K + t + c];
  C[r * N + c] = A[r * K + c] + a[0];
}
"""
    found = [edit for edit in slips(Listing(text, "f", SIZES, MATRICES)) if edit.kind == "global-index-in-load"]
    assert [(edit.line, edit.advice) for edit in found] == [(4, "write `A[r * K + t + threadIdx.x]`")]
