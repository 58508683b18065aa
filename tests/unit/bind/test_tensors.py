"""Tensor maps of ``--args``."""

from __future__ import annotations

import pytest

from rooftile.bind.host_tensors import tensors
from rooftile.bind.tensors import is_tensor, parse
from rooftile.core.errors import LaunchError, UsageError
from rooftile.core.launch_site import LaunchSite
from rooftile.core.source import Location, Parameter, Signature

NAMES = {"M": 128, "N": 256, "K": 64, "BM": 32}


def test_a_map_of_a_matrix() -> None:
    element = parse("tma(A, bf16, box=(64,BM*2), swizzle=128)", NAMES)
    assert (element.role, element.dtype) == ("A", "bfloat16")
    layout = element.layout((128, 64), 2, 64)
    assert (layout.sizes, layout.strides, layout.box, layout.swizzle) == ((64, 128), (128,), (64, 64), 128)


def test_a_map_of_padded_rows_ends_with_the_matrix() -> None:
    layout = parse("tma(B.T,f32,box=(8,8))", NAMES).layout((256, 72), 4, 64)
    assert (layout.sizes, layout.strides) == ((64, 256), (288,))


def test_a_map_in_three_dimensions() -> None:
    element = parse("tma(A, f16, sizes=(32,M,K/32), strides=(K*2,64), box=(32,64,1), swizzle=64)", NAMES)
    layout = element.layout((128, 64), 2, 64)
    assert (layout.sizes, layout.strides, layout.box) == ((32, 128, 2), (128, 64), (32, 64, 1))


def test_only_calls_of_tma_are_maps() -> None:
    assert is_tensor(" tma (A, f32, box=(4,4)) ")
    assert not is_tensor("tma")
    assert not is_tensor("tmax(A)")


@pytest.mark.parametrize(
    "text",
    [
        "tma(A)",
        "tma(A, bf16)",
        "tma(D, bf16, box=(64,64))",
        "tma(A, half, box=(64,64))",
        "tma(A, bf16, box=(64,64), swizzle=16)",
        "tma(A, bf16, box=(64,64,1))",
        "tma(A, bf16, box=(64,512))",
        "tma(A, bf16, box=(64,64), box=(64,64))",
        "tma(A, bf16, box=(64,64), sizes=(64,64))",
        "tma(A, bf16, box=(64,64), colour=3)",
    ],
)
def test_others_are_refused(text: str) -> None:
    with pytest.raises(UsageError, match="not described as it should be"):
        parse(text, NAMES)


@pytest.mark.parametrize(
    ("text", "columns", "got"),
    [
        ("tma(A, bf16, box=(64,64))", 57, "stride of 114 bytes"),
        ("tma(A, bf16, box=(4,64))", 64, "box 8 bytes wide"),
        ("tma(A, bf16, box=(64,64), swizzle=64)", 64, "box 128 bytes wide with swizzle=64"),
        ("tma(A, bf16, box=(64,64), sizes=(64,129), strides=(128))", 64, "sizes (64, 129)"),
    ],
)
def test_what_the_driver_refuses_is_refused(text: str, columns: int, got: str) -> None:
    with pytest.raises(LaunchError) as caught:
        parse(text, NAMES).layout((128, columns), 2, columns)
    assert got in str(caught.value)


def site(*arguments: str, **definitions: str) -> LaunchSite:
    return LaunchSite("k", None, (), (), None, arguments, Location("k.cu", 1), definitions=definitions)


def mapped(*arguments: str, **definitions: str) -> list[str]:
    """What tensor maps are taken for that are passed in front of ``m, n, k``."""
    maps = [Parameter(f"p{number}", "scalar", "opaque", 128, False) for number in range(len(arguments))]
    sizes = [Parameter(name, "scalar", "int32", 4, False) for name in "mnk"]
    return list(
        tensors(Signature("k", "k", (*maps, *sizes)), site(*arguments, "rows", "cols", "inner", **definitions)).values()
    )


@pytest.mark.parametrize(
    ("sizes", "stride", "role"),
    [
        ("inner, rows", "inner*2", "A"),
        ("rows, inner", "rows*2", "A.T"),
        ("cols, inner", "cols*2", "B"),
        ("inner, cols", "inner*2", "B.T"),
        ("cols, rows", "2*cols", "C"),
        ("64, rows, inner/64", "128, inner*2", "A"),
        ("64, inner, cols/64", "cols*2, 128", "B"),
        ("cdiv(inner, 64)*64, rows", "pitch", None),
    ],
)
def test_a_map_that_the_host_makes_is_of_the_matrix_that_is_as_large(sizes: str, stride: str, role: str | None) -> None:
    box = ",".join("8" * (sizes.count(",") + 1 - sizes.count("cdiv")))
    found = mapped(f"tma(ptr, bf16, box=({box}), swizzle=0, sizes=({sizes}), strides=({stride}))")
    assert [element.partition(",")[0] for element in found] == ([] if role is None else [f"tma({role}"])


def test_a_map_s_numbers_are_the_problem_s_whatever_the_host_s_are() -> None:
    text = "tma(d_b, f16, box=(bn, bk), swizzle=128, sizes=(cols, inner), strides=(pitch))"
    (element,) = mapped(text, cols="4096", bn="64", bk="BK", BK="32", pitch="2*cols")
    assert element == "tma(B, f16, box=(64, 32), swizzle=128, sizes=(N, K), strides=((2*N)))"
    assert mapped(text, bn="64", bk="BK", pitch="2*cols") == []
