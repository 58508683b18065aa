"""What a file's kernels use of PTX, and what is not known here."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from rooftile.cli import main
from rooftile.core.errors import CompileError, UnknownNameError
from rooftile.core.source import Source
from rooftile.explain.coverage import coverage

pytestmark = pytest.mark.usefixtures("no_disassembler")

PLAIN = "__global__ void plain(float* C) { C[threadIdx.x] = threadIdx.x * 2.0f; }\n"
TEXTURE = """\
__global__ void textured(float* C, cudaTextureObject_t t) {
  C[threadIdx.x] = 1.0f;
  C[threadIdx.x + 32] = tex2D<float>(t, threadIdx.x, 0.5f) + 1.0f;
}
"""


def test_all_of_a_plain_kernel_is_covered() -> None:
    (found,) = coverage(Source("k.cu", PLAIN))
    assert found.covered
    assert found.kernel == "plain"
    forms = {form.form: form for form in found.forms}
    assert forms["st.global.f32"].count == 1
    assert forms["st.global.f32"].lines == (1,)
    assert list(forms) == sorted(forms)


SIMD = """\
__global__ void simd(unsigned* C) {
  unsigned found;
  asm("vabsdiff4.u32.u32.u32 %0, %1, %2, %3;" : "=r"(found) : "r"(C[0]), "r"(C[1]), "r"(7));
  C[threadIdx.x] = found + 1;
}
"""


def test_what_is_missing_is_told_with_its_line_and_the_rest_still_listed() -> None:
    first, second = coverage(Source("k.cu", PLAIN + SIMD))
    assert first.covered
    assert not second.covered
    missing = [form for form in second.forms if form.missing is not None]
    assert [form.form for form in missing] == ["vabsdiff4.u32.u32.u32"]
    assert missing[0].lines == (4,)
    assert missing[0].count == 1
    assert any(form.form.startswith("st.global") for form in second.forms)


def test_what_cannot_even_be_read_is_told_with_its_line() -> None:
    (found,) = coverage(Source("k.cu", TEXTURE))
    assert not found.covered
    assert "k.cu:3" in str(found.error) or any(form.missing for form in found.forms)


def test_a_kernel_that_does_not_compile_stops_no_other() -> None:
    found = coverage(Source("k.cu", PLAIN + "template <int N> __global__ void t(float (*a)[N]) { a[0][0] = N; }\n"))
    assert [kernel.covered for kernel in found] == [True, False]
    assert found[1].error
    with pytest.raises(CompileError):
        coverage(Source("k.cu", "__global__ void k( {"))
    with pytest.raises(UnknownNameError):
        coverage("missing.cu")


def test_on_the_command_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "k.cu"
    file.write_text(PLAIN)
    assert main(["explain", "--coverage", str(file)]) == 0
    assert "plain: all" in capsys.readouterr().out
    file.write_text(PLAIN + SIMD)
    assert main(["explain", "--coverage", str(file)]) == 2
    out = capsys.readouterr().out
    assert "MISSING" in out
    assert "vabsdiff4" in out
    assert main(["explain", "--coverage", str(file), "--json"]) == 2
    record = json.loads(capsys.readouterr().out)
    assert [kernel["covered"] for kernel in record["kernels"]] == [True, False]
    assert main(["explain", "--coverage", "tiled"]) == 0
