"""Text that would crash the compiler, or keep it for hours, is refused before it sees it."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from rooftile.compile import compile_kernel
from rooftile.compile.limits import MAX_DEPTH, MAX_EXPANSION, allowed_seconds, check_limits, time_limit
from rooftile.compile.nvidia import nvrtc
from rooftile.core.errors import CompileError, UsageError
from rooftile.core.source import Source

KERNEL = "__global__ void k(float* A) {{ {} }}\n"
DEEP = {
    "brackets": "int x = " + "(" * 50_000 + "1" + ")" * 50_000 + ";",
    "braces": KERNEL.format("{" * 20_000 + "}" * 20_000),
    "subscripts": KERNEL.format("A" + "[" * 10_000 + "0" + "]" * 10_000 + " = 1;"),
    "templates": "typedef " + "S<" * 50_000 + "int" + ">" * 50_000 + " Q;",
    "signs": KERNEL.format("A[0] = " + "- " * 20_000 + "A[0];"),
    "choices": KERNEL.format("A[0] = " + "A[0] ? 1 : " * 50_000 + "A[0];"),
    "sums": KERNEL.format("A[0] = " + "A[0] + " * 50_000 + "A[0];"),
    "conditions": KERNEL.format("if (A[0]) " * 50_000 + "A[0] = 1;"),
    "macros": "#define A0 x x x x x x x x x x\n"
    + "".join(f"#define A{i} " + f"A{i - 1} " * 10 + "\n" for i in range(1, 12)),
    "macro brackets": "#define P0 (\n" + "".join(f"#define P{i} P{i - 1} P{i - 1}\n" for i in range(1, 18)),
    "macro calls": "#define F0(x) (x)\n" + "".join(f"#define F{i}(x) F{i - 1}(F{i - 1}(x))\n" for i in range(1, 18)),
}


ALIKE = ("sums", "conditions", "choices")


@pytest.mark.parametrize("kind", [pytest.param(k, marks=[pytest.mark.slow] if k in ALIKE else []) for k in DEEP])
def test_what_is_too_deep_is_refused_at_once(kind: str) -> None:
    started = time.monotonic()
    with pytest.raises(CompileError, match="to its limits") as caught:
        compile_kernel(Source("mine.cu", DEEP[kind] + KERNEL.format("A[0] = 1;")), "k")
    assert caught.value.diagnostics[0].location is not None
    assert time.monotonic() - started < 30  # on a busy machine; the compiler would take hours, or crash


def test_what_people_write_is_not() -> None:
    table = "const float table[] = {" + ", ".join(f"-{i}.5f" for i in range(20_000)) + "};\n"
    unrolled = KERNEL.format("".join(f"A[{i}] = A[{i + 1}] * 2.0f + A[{i + 2}];\n" for i in range(5_000)))
    nested = KERNEL.format("{" * (MAX_DEPTH - 5) + "}" * (MAX_DEPTH - 5))
    repeat = "#define R1(x) x x x x\n#define R2(x) R1(x) R1(x) R1(x) R1(x)\n"
    repeat += "#define SELF SELF + 1\n#define B A\n#define A B\n"
    check_limits({"table.cu": table, "unrolled.cu": unrolled, "nested.cu": nested, "repeat.cu": repeat})
    chain = "".join(f"#define C{i} C{i - 1}\n" for i in range(1, 5_000))
    check_limits({"chain.cu": chain})
    assert MAX_EXPANSION > 4**8


def test_files_of_the_system_are_not_read(tmp_path: Path) -> None:
    for name in ("/etc/passwd", "../../../../../../../../etc/passwd"):
        with pytest.raises(UsageError, match="not a source file") as caught:
            compile_kernel(Source(str(tmp_path / "k.cu"), f'#include "{name}"\n' + KERNEL.format("")), "k")
        assert "root" not in str(caught.value)
    (tmp_path / "sizes").write_text("#define S 3\n")
    compiled = compile_kernel(Source(str(tmp_path / "k.cu"), '#include "sizes"\n' + KERNEL.format("A[0] = S;")), "k")
    assert "k" in compiled.signature.name


@pytest.mark.parametrize(
    "include",
    [
        '#include_next "/dev/zero"',
        '%:include "/dev/zero"',
        '#inc\\\nlude "/dev/zero"',
        '/* */ # /* x */ include /* y */ "/dev/zero"',
        '#define FILE "/dev/zero"\n#include FILE',
    ],
)
def test_devices_are_not_read_however_they_are_included(include: str, tmp_path: Path) -> None:
    with pytest.raises(UsageError, match="not an ordinary source file"):
        compile_kernel(Source(str(tmp_path / "k.cu"), include + "\n" + KERNEL.format("")), "k")


def test_a_link_is_judged_by_what_it_leads_to(tmp_path: Path) -> None:
    (tmp_path / "below").mkdir()
    (tmp_path / "secret").write_text("secret")
    (tmp_path / "real.h").write_text("#define S 3\n")
    (tmp_path / "below" / "own.h").symlink_to(tmp_path / "real.h")
    (tmp_path / "below" / "other.h").symlink_to(tmp_path / "secret")
    source = str(tmp_path / "below" / "k.cu")
    compile_kernel(Source(source, '#include "own.h"\n' + KERNEL.format("A[0] = S;")), "k")
    with pytest.raises(UsageError, match="not a source file"):
        compile_kernel(Source(source, '#include "other.h"\n' + KERNEL.format("")), "k")


def test_a_compiler_without_end_is_told_as_such(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(nvrtc, "compile_here", lambda *_: time.sleep(0.5))
    source = Source("mine.cu", KERNEL.format("A[0] = 1.25;"))
    with time_limit(0.05), pytest.raises(CompileError, match="has not come to an end") as caught:
        compile_kernel(source, "k")
    assert caught.value.got == "more than 0.05 s"
    assert nvrtc._compiling.acquire(timeout=30)  # where the next test begins, the compiler is free
    nvrtc._compiling.release()


def test_a_time_limit_holds_inside_only(monkeypatch: pytest.MonkeyPatch) -> None:
    assert allowed_seconds(120.0) == 120.0
    with time_limit(5.0):
        assert allowed_seconds(120.0) == 5.0
        assert allowed_seconds(2.0) == 2.0
        with time_limit(None):
            assert allowed_seconds(120.0) == 120.0
    assert allowed_seconds(120.0) == 120.0
    assert nvrtc.TIMEOUT_SECONDS >= 60


def test_instances_of_a_template_that_does_not_parse_are_not_asked_for(compiler: None) -> None:
    # The compiler crashed on such, and the process with it.
    text = "template <typename T, int N>\n__global__ void k(con#if 0\n int K) {\n  __shared__ T s[N]; s[0] = 0;\n}\n"
    with pytest.raises(CompileError, match="does not compile") as refused:
        compile_kernel(Source("k.cu", text), "k<float, 16>")
    assert any('"#" not expected here' in each.message for each in refused.value.diagnostics)
