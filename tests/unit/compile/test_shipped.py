"""PTX that comes with the package: it is that of the kernels as they are, and the ladder works from it alone."""

from __future__ import annotations

import re
import sys
from dataclasses import replace
from importlib.resources import files

import pytest

from rooftile.compile import compile_kernel, shipped
from rooftile.compile.nvidia import nvrtc
from rooftile.core.errors import UnavailableError
from rooftile.kernels import Manifest, ladder
from rooftile.kernels.catalog import every

HOW = "run: python tools/ship_ptx.py"
LADDER = pytest.mark.parametrize("manifest", every(), ids=lambda manifest: manifest.name)


def macros(manifest: Manifest) -> dict[str, str]:
    return {name: str(value) for name, value in manifest.parameters.items()}


def without_compiler(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "cuda.bindings", None)


@LADDER
def test_ladder_without_a_compiler(manifest: Manifest, monkeypatch: pytest.MonkeyPatch) -> None:
    without_compiler(monkeypatch)
    for given in (macros(manifest), {}):
        found = compile_kernel(manifest.source, manifest.entry, defines=given)
        assert found.toolchain == shipped.TOOLCHAIN
        assert found.signature.entry == manifest.entry
        assert [p.name for p in found.signature.parameters] == ["A", "B", "C", "M", "N", "K"]
        assert (found.resources, found.sass, found.cubin) == (None, (), None)
        assert found.subscripts


@LADDER
def test_shipped_ptx_is_of_the_kernel_as_it_is(manifest: Manifest, compiled) -> None:
    path = files("rooftile") / "kernels" / "ptx" / f"{manifest.name}.ptx"
    assert path.is_file(), HOW
    text = path.read_text(encoding="utf-8")
    source = manifest.source
    fresh = compiled(source, manifest.entry, defines=macros(manifest))
    assert text.partition("\n")[0] == shipped.render(fresh, macros(manifest)).partition("\n")[0], HOW
    version = re.search(r"release \S+, V(\S+)", text)
    assert version is not None
    if nvrtc.version() == f"NVRTC {version[1]}":  # another compiler may write other PTX for the same kernel
        assert text == shipped.render(fresh, macros(manifest)), HOW


def test_nothing_else_is_shipped() -> None:
    folder = files("rooftile") / "kernels" / "ptx"
    assert {entry.name for entry in folder.iterdir()} == {f"{manifest.name}.ptx" for manifest in every()}, HOW


def test_other_parameters_or_another_text_are_not_taken_from_it(monkeypatch: pytest.MonkeyPatch) -> None:
    without_compiler(monkeypatch)
    manifest = next(manifest for manifest in ladder() if manifest.parameters)
    name = next(iter(manifest.parameters))
    changed = {**macros(manifest), name: str(manifest.parameters[name] * 2)}
    for source, given in (
        (manifest.source, changed),
        (manifest.source, {"OTHER": "1"}),
        (replace(manifest.source, text=manifest.source.text + "\n"), {}),
        (replace(manifest.source, name="mine.cu"), {}),
    ):
        with pytest.raises(UnavailableError):
            compile_kernel(source, manifest.entry, defines=given)


def test_what_was_compiled_before_needs_no_compiler(compiled, monkeypatch: pytest.MonkeyPatch) -> None:
    text = "__global__ void k(float* a) { a[0] = 1; }"
    first = compiled(text)
    without_compiler(monkeypatch)
    assert compiled(text) == first
