"""Where the compiler's parts are found, and that their versions are in the cache's key."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from importlib.metadata import version
from pathlib import Path

import pytest

from rooftile.compile.nvidia import nvrtc, toolchain
from rooftile.core.errors import UnavailableError

pytestmark = pytest.mark.usefixtures("compiler")


Pretend = Callable[..., None]


@pytest.fixture
def roots(monkeypatch: pytest.MonkeyPatch) -> Iterator[Pretend]:
    """Pretend that wheels are installed in other folders."""
    caches = (toolchain._wheels, toolchain.header_dirs, toolchain.nvdisasm)

    def pretend(*folders: Path) -> None:
        monkeypatch.setattr(toolchain, "_wheel_roots", lambda: folders)
        for cache in caches:
            cache.cache_clear()

    yield pretend
    for cache in caches:
        cache.cache_clear()


@pytest.mark.parametrize(
    "name", ["nvidia_cuda_nvrtc", "nvidia_cuda_runtime", "nvidia_cuda_crt", "nvidia_cuda_nvdisasm"]
)
def test_versions_are_those_of_the_metadata(name: str) -> None:
    assert toolchain.wheel_version(name) == version(name)
    assert f"{name}={version(name)}" in toolchain.fingerprint()


def test_version_is_that_of_the_library_that_is_loaded() -> None:
    library = nvrtc._load()
    major, minor = nvrtc._check(library, library.nvrtcVersion())
    assert nvrtc.version().startswith(f"NVRTC {major}.{minor}")


def test_headers_and_disassembler_are_found() -> None:
    assert any((folder / "cuda_fp16.h").is_file() for folder in toolchain.header_dirs())
    tool = toolchain.nvdisasm()
    assert tool is not None
    assert tool.is_file()


def test_other_layout(tmp_path: Path, roots: Pretend) -> None:
    root = tmp_path / "site-packages" / "nvidia"
    for name in ("cu13/include/cuda_fp16.h", "cu13/include/cccl/nv/target", "cu13/bin/x64/nvdisasm.exe"):
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).touch()
    (root.parent / "nvidia_cuda_nvrtc-14.1.2.dist-info").mkdir()
    roots(root)
    assert toolchain.wheel_version("nvidia_cuda_nvrtc") == "14.1.2"
    assert toolchain.header_dirs() == (root / "cu13" / "include", root / "cu13" / "include" / "cccl")
    assert toolchain.nvdisasm() == root / "cu13" / "bin" / "x64" / "nvdisasm.exe"


def test_without_wheels(tmp_path: Path, roots: Pretend, monkeypatch: pytest.MonkeyPatch) -> None:
    roots()
    tool = tmp_path / "nvdisasm"
    tool.touch(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    assert toolchain.header_dirs() == ()
    assert toolchain.nvdisasm() == tool
    assert "NVRTC 13." in toolchain.fingerprint()  # a compiler that came without a wheel is asked itself

    def missing() -> None:
        raise UnavailableError("no compiler")

    monkeypatch.setattr(nvrtc, "_load", missing)
    assert "no compiler" in toolchain.fingerprint()
