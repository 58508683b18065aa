"""Headers that the package's kernels share."""

from dataclasses import replace
from importlib.resources import files

import pytest

from rooftile.compile import shipped
from rooftile.kernels.catalog import find
from rooftile.kernels.gemm import gemm_source
from rooftile.kernels.measured import source_digest

FOLDER = files("rooftile.kernels") / "cuda"


def test_all_that_a_kernel_includes_comes_with_it_once() -> None:
    headers = dict(find("wgmma").source.headers)
    assert {"tma.cuh", "mbarrier.cuh"} <= headers.keys()  # the second by the first
    assert headers == {name: (FOLDER / name).read_text(encoding="utf-8") for name in headers}
    assert find("tiled").source.headers == ()


@pytest.mark.parametrize("file", ["simt.cu", "mma.cu", "wgmma.cu", "wgmma_tf32.cu", "warp_specialized.cu"])
def test_what_matmul_launches_has_them_too(file: str) -> None:
    names = {name.rpartition("/")[2] for name, _ in gemm_source(file).headers}
    assert {"general.cuh", "tiles.cuh"} <= names


def test_an_edited_header_makes_another_kernel() -> None:
    source = find("mma").source
    edited = replace(source, headers=(*source.headers[:-1], (source.headers[-1][0], "// edited\n")))
    assert source_digest(source) != source_digest(edited)
    assert shipped.find(source, "mma", {}) is not None
    assert shipped.find(edited, "mma", {}) is None
