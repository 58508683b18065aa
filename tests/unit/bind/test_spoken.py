"""What names and files say of a form."""

from __future__ import annotations

import pytest

from rooftile.bind.spoken import activations_named, half_named, no_product, speaks_of, speaks_of_diagonal


def test_a_restricted_pointer_is_no_strict_triangle() -> None:
    assert not speaks_of_diagonal("strict", "trmm", "const float* __restrict__ A")
    assert speaks_of_diagonal("strict", "trmm", "// strictly lower")
    assert speaks_of_diagonal("strict", "trmm_no_diag", "")
    assert speaks_of_diagonal("mirrored", "symm", "")


@pytest.mark.parametrize(
    ("triangle", "kernel", "text", "spoken"),
    [
        ("lower A", "trmm", "", True),
        ("lower A", "product", "// L is lower triangular", True),
        ("lower A", "product", "// a lower bound, a rectangle", False),
        ("upper mirrored B", "symm", "", True),
        ("upper B", "symm", "", False),
    ],
)
def test_triangles_are_spoken_of(triangle: str, kernel: str, text: str, spoken: bool) -> None:
    assert speaks_of(triangle, kernel, text) is spoken


def test_names_tell_halves_and_activations() -> None:
    assert half_named("trmm_Upper") == "upper"
    assert half_named("lower_precision_gemm") is None
    assert activations_named("fusedGemmSilu<float>") == ["SiLU"]
    assert activations_named("leaky_relu_mm") == activations_named("mm_grelu") == []


@pytest.mark.parametrize(
    ("kernel", "made"),
    [
        ("minplus_matmul", "least or largest sums"),
        ("pairwise_l2", "distances of rows"),
        ("euclideanDistances", "distances of rows"),
        ("cosineSimilarity<16>", "likenesses of rows, scaled by their lengths or the like"),
        ("gemm_l2_swizzled", ""),
        ("dist_gemm", ""),
        ("distributed", ""),
        ("minimal_sgemm", ""),
        ("matmul", ""),
    ],
)
def test_names_tell_what_is_no_product(kernel: str, made: str) -> None:
    assert no_product(kernel) == made
