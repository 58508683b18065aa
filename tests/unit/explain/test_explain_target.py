from __future__ import annotations

from pathlib import Path

import pytest

import rooftile
from rooftile.core.errors import UnknownNameError, UsageError
from rooftile.core.source import Source
from rooftile.explain.target import resolve, split_path

KERNEL = 'extern "C" __global__ void k(const float* A, const float* B, float* C, int M, int N, int K) {}\n'


@pytest.mark.parametrize(
    ("text", "path", "name"),
    [
        ("tiled", None, None),
        ("mine.cu", "mine.cu", None),
        ("mine.cu:my_kernel", "mine.cu", "my_kernel"),
        ("mine.cu:", "mine.cu", None),
        ("mine.ptx:k", "mine.ptx", "k"),
        ("MINE.CU:k", "MINE.CU", "k"),
        (r"C:\work\mine.cu", r"C:\work\mine.cu", None),
        (r"C:\work\mine.cu:k", r"C:\work\mine.cu", "k"),
        ("mine.cu:space::k<float, 4>", "mine.cu", "space::k<float, 4>"),
        ("folder/mine.cu:k", "folder/mine.cu", "k"),
        ("folder/tiled", "folder/tiled", None),
    ],
)
def test_path_and_name_are_told_apart(text: str, path: str | None, name: str | None) -> None:
    assert split_path(text) == (None if path is None else Path(path), name)


def test_a_file_that_exists_decides(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for name in ("odd.cu:name.cu", "a.cu.d.cu"):
        Path(name).write_text(KERNEL)
    assert split_path("odd.cu:name.cu") == (Path("odd.cu:name.cu"), None)
    assert split_path("odd.cu:name.cu:k") == (Path("odd.cu:name.cu"), "k")
    assert split_path("a.cu.d.cu:k") == (Path("a.cu.d.cu"), "k")


def test_a_rung_brings_its_manifest() -> None:
    target = resolve("tiled")
    assert target.manifest is not None
    assert target.name == target.manifest.entry
    assert "__global__" in target.source.text


def test_a_file_may_share_the_name_of_a_rung(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("tiled.cu").write_text(KERNEL)
    assert resolve("tiled.cu:k").source == Source("tiled.cu", KERNEL)
    assert resolve(Path("tiled.cu")).manifest is None


@pytest.mark.parametrize("name", ["tiled", "mma", "wgsl/tiled"])
def test_a_folder_may_share_the_name_of_a_rung(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path(name).mkdir(parents=True)
    assert resolve(name).manifest is not None


def test_a_source_is_taken_as_it_is() -> None:
    source = Source("given.cu", KERNEL)
    assert resolve(source).source is source


@pytest.mark.parametrize("kernel", ["tilde", "no/such/file", "none.cu", "none.cu:k"])
def test_what_does_not_exist_is_said_to(kernel: str) -> None:
    with pytest.raises(UnknownNameError, match="no"):
        resolve(kernel)


def test_a_near_miss_is_helped() -> None:
    with pytest.raises(UnknownNameError, match="did you mean") as caught:
        resolve("tilled")
    assert "tiled" in str(caught.value.allowed)


@pytest.mark.parametrize("kernel", ["", "  ", 7, None])
def test_what_names_nothing_is_a_usage_error(kernel: object) -> None:
    with pytest.raises(UsageError):
        resolve(kernel)  # type: ignore[arg-type]


def test_a_rung_is_not_compiled_for_a_gpu_without_its_instructions() -> None:
    with pytest.raises(UsageError, match="wgmma is made of instructions that this GPU has not") as caught:
        rooftile.explain("wgmma", M=64, N=64, K=64, gpu="a100")
    assert (caught.value.got, caught.value.allowed) == ("sm_80", "sm_90")
    with pytest.raises(UsageError) as caught:
        rooftile.explain("async_pipeline", M=64, N=64, K=64, gpu="t4")
    assert (caught.value.got, caught.value.allowed) == ("sm_75", "sm_80 and later")
