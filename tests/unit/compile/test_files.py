"""Reading source files: what is refused and how, and what odd but honest files become."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from rooftile.compile import compile_kernel, files, load_source
from rooftile.core.errors import RooftileError, UnknownNameError, UsageError
from rooftile.core.source import Source

KERNEL = "__global__ void k(float* a) { a[0] = 1; }\n"


def write(path: Path, data: bytes | str) -> Path:
    path.write_bytes(data if isinstance(data, bytes) else data.encode())
    return path


@pytest.mark.parametrize(
    ("name", "language"), [("a.cu", "cuda"), ("a.CUH", "cuda"), ("a.cpp", "cuda"), ("a.h", "cuda"), ("a.ptx", "ptx")]
)
def test_language_by_suffix(tmp_path: Path, name: str, language: str) -> None:
    source = load_source(write(tmp_path / name, KERNEL))
    assert (source.language, source.text) == (language, KERNEL)


def test_name_is_the_path_as_given(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write(tmp_path / "a.cu", KERNEL)
    monkeypatch.chdir(tmp_path)
    assert load_source("a.cu").name == "a.cu"
    assert load_source(Path("./a.cu")).name == "a.cu"


@pytest.mark.parametrize(
    ("name", "data", "error", "says"),
    [
        ("missing.cu", None, UnknownNameError, "no such file"),
        ("empty.cu", "", UsageError, "empty"),
        ("blank.cu", " \n\t\n", UsageError, "empty"),
        ("binary.cu", b"\x7fELF\x02\x01\x01\x00\x00", UsageError, "binary, not source text\n  got: .*binary.cu\n"),
        ("wide.cu", KERNEL.encode("utf-16-le"), UsageError, "may be UTF-16 without a byte order mark"),
        ("wide.cu", KERNEL.encode("utf-16-be"), UsageError, "save it as UTF-8"),
        ("kernel.txt", KERNEL, UsageError, "kind of file"),
        ("kernel", KERNEL, UsageError, "kind of file"),
    ],
)
def test_refused(tmp_path: Path, name: str, data: bytes | str | None, error: type[RooftileError], says: str) -> None:
    path = tmp_path / name
    if data is not None:
        write(path, data)
    with pytest.raises(error, match=says) as caught:
        load_source(path)
    assert caught.value.exit_status == 64


def test_a_text_is_no_path() -> None:
    with pytest.raises(UsageError, match="a kernel's text") as caught:
        load_source("#include <cstdio>\n__global__ void f() {}\n")
    assert caught.value.got == "#include <cstdio>"
    assert "rooftile.Source" in str(caught.value.next_step)


def test_a_folder_of_kernels_is_for_the_table(tmp_path: Path) -> None:
    (tmp_path / "mine.cu").write_text("__global__ void f() {}")
    with pytest.raises(UsageError, match="--csv for a table of all kernels"):
        load_source(tmp_path)


def test_folder_is_refused(tmp_path: Path) -> None:
    (tmp_path / "folder.cu").mkdir()
    with pytest.raises(UsageError, match="not a file"):
        load_source(tmp_path / "folder.cu")


def test_device_is_refused_unread() -> None:
    with pytest.raises(UsageError, match="not from a pipe or a device"):
        load_source(os.devnull)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no named pipes")
def test_pipe_is_refused_unread(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe.cu")
    with pytest.raises(UsageError, match="write it to a file first"):
        load_source(tmp_path / "pipe.cu")


def test_too_large_is_refused_unread(tmp_path: Path) -> None:
    path = tmp_path / "large.cu"
    with path.open("wb") as file:
        file.truncate(files.MAX_BYTES + 1)
    with pytest.raises(UsageError, match="too large"):
        load_source(path)


def test_unreadable_file_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = write(tmp_path / "secret.cu", KERNEL)

    def refuse(self: Path) -> bytes:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "read_bytes", refuse)  # root may read everything, so permissions alone prove nothing
    with pytest.raises(UsageError, match="cannot be read") as caught:
        load_source(path)
    assert "Permission denied" in str(caught.value)


def test_path_that_no_system_has() -> None:
    with pytest.raises(UsageError):
        load_source("a\0b.cu")


@pytest.mark.parametrize(
    ("data", "text"),
    [
        (b"\xef\xbb\xbfint a;\n", "int a;\n"),
        (b"int a;\r\nint b;\r\n", "int a;\nint b;\n"),
        (b"int a;\rint b;\r", "int a;\nint b;\n"),
        ("// ä\n".encode("latin-1"), "// \ufffd\n"),
        ("int ä;\n".encode("utf-16"), "int ä;\n"),
    ],
)
def test_encodings_and_line_ends(tmp_path: Path, data: bytes, text: str) -> None:
    assert load_source(write(tmp_path / "a.cu", data)).text == text


def test_includes_are_found_as_the_compiler_finds_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, text in {
        "home/one.cuh": '#include "deep/two.cuh"\n',
        "home/deep/two.cuh": '#include "three.cuh"\n#include <four.cuh>\n',
        "home/deep/three.cuh": "// beside two\n",
        "extra/four.cuh": '#include "one.cuh"\n',
        "extra/three.cuh": "// not this one\n",
    }.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        write(tmp_path / name, text)
    monkeypatch.chdir(tmp_path)
    source = Source("home/mine.cu", '  #  include "one.cuh"\n#include <cuda_fp16.h>\n#include "gone.h"\n')
    found = files.includes(source, [Path("extra")])
    assert [file.name for file in found.files] == ["one.cuh", "deep/two.cuh", "deep/three.cuh", "four.cuh"]
    assert found.complete


def test_includes_that_go_in_circles_end(tmp_path: Path) -> None:
    write(tmp_path / "a.cuh", '#include "b.cuh"\n')
    write(tmp_path / "b.cuh", '#include "a.cuh"\n#include "mine.cu"\n')
    write(tmp_path / "mine.cu", '#include "a.cuh"\n')
    found = files.includes(load_source(tmp_path / "mine.cu"), [])
    assert {file.name for file in found.files} == {"a.cuh", "b.cuh", "mine.cu"}


def test_computed_include_is_noticed() -> None:
    assert not files.includes(Source("a.cu", "#define H <x.h>\n#include H\n"), []).complete


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="no such device here")
def test_endless_include_is_refused_unread() -> None:
    with pytest.raises(UsageError, match="not an ordinary"):
        compile_kernel(Source("a.cu", f'#include "/dev/zero"\n{KERNEL}'))


def test_cuda_in_the_strings_of_a_python_file_stays_on_its_lines(tmp_path: Path) -> None:
    path = tmp_path / "extension.py"
    kernel = "__global__ void k(float* A) {\n  A[0] = 1; // é\n}\n"
    path.write_text(
        f'name = "é"; code = r"""\n{kernel}"""\nhost = """void f();"""\nmore = \'\'\'{kernel}\'\'\'; x = 1\n'
    )
    source = load_source(path)
    assert source.language == "cuda"
    assert source.text.split() == [*kernel.split(), *kernel.split()]
    assert source.text.splitlines()[1] == "__global__ void k(float* A) {"
    assert source.text.count("\n") == path.read_text().count("\n")


@pytest.mark.parametrize(
    "text",
    [
        'from numba import cuda\n\n@cuda.jit\ndef k(A):\n    pass\n\ncode = """__global__"""\n',
        '"""Tells of __global__ void k() {} and others."""\nwords = ("__global__", f"no {__name__} __global__")\n',
        "# __global__\nx = (\n",
    ],
)
def test_other_python_files_stay_python(text: str, tmp_path: Path) -> None:
    (tmp_path / "kernels.py").write_text(text)
    source = load_source(tmp_path / "kernels.py")
    assert (source.language, source.text) == ("python", text)


def test_strings_that_are_added_to_a_kernel_are_read_too(tmp_path: Path) -> None:
    path = tmp_path / "extension.py"
    path.write_text('''"""No __global__ here."""
head = """
__device__ float f();
"""
other = """gone"""
code = head + """
__global__ void k() {}
"""
''')
    lines = [line.rstrip() for line in load_source(path).text.split("\n")]
    assert lines == ["", "", "__device__ float f();", "", "", "", "__global__ void k() {}", "", ""]


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ('code = f"""__global__ void k() {{ {n()}; }}"""', "line 1: an f-string"),
        ('N = 1\nN = 2\ncode = f"""__global__ void k() {{ {N}; }}"""', "line 3: an f-string"),
        ('code = """__global__ void k() { %(N)d; }""" % {"N": n()}', "a string that % fills in, with %(N)d"),
        ('code = """__global__ void k() {{ {n:99999999}; }}""".format(n=1)', "a string that .format() fills in"),
    ],
)
def test_kernels_that_a_python_module_puts_together_are_refused(text: str, what: str, tmp_path: Path) -> None:
    (tmp_path / "kernels.py").write_text(text)
    with pytest.raises(UsageError, match="without running the module") as caught:
        load_source(tmp_path / "kernels.py")
    assert what in str(caught.value)
    assert ".cu file" in str(caught.value)


@pytest.mark.parametrize(
    "text",
    [
        'T = 8 * 2\ncode = f"""__global__ void k() {{\n  {T};\n}}"""',
        '\ncode = ("__global__ void k() {\\n"\n  "  16;\\n"\n  "}")',
        '\ncode = """__global__ void k() {\n  %(T)d;\n}""" % dict(T=16)',
        'T = 16\ncode = """__global__ void k() {{\n  {t};\n}}""".format(t=T)',
        't = """__global__ void k() {\n  TILE;\n}"""\nN = 16\ncode = t.replace("TILE", str(N))',
        't = """__global__ void k() {\n  %s;\n}"""\nN = 16\ncode = t % (N,)',
    ],
)
def test_kernels_that_a_python_module_puts_together_of_constants(text: str, tmp_path: Path) -> None:
    (tmp_path / "kernels.py").write_text(text)
    source = load_source(tmp_path / "kernels.py")
    assert source.language == "cuda"
    lines = [line.strip() for line in source.text.split("\n")]
    begin = next(at for at, line in enumerate(text.split("\n")) if "__global__" in line)
    assert lines[begin] == "__global__ void k() {"
    assert "".join(lines[begin + 1 :]) == "16;}"


def test_options_of_a_python_module_are_macros(tmp_path: Path) -> None:
    text = 'T = 16\nU = 4\n\ncode = """__global__ void k() { T; }"""\nmod(code, ["-DT=8", f"-DU={U}"])\n'
    (tmp_path / "kernels.py").write_text(text)
    lines = load_source(tmp_path / "kernels.py").text.split("\n")
    assert lines[:2] == ["#define T 8", "#define U 4"]
    assert lines[3].strip() == "__global__ void k() { T; }"


SHADER = "@compute @workgroup_size(1) fn main() {}"


def test_a_shader_in_a_script_stays_on_its_line(tmp_path: Path) -> None:
    path = tmp_path / "matmul.ts"
    path.write_text(f"const name = `a ${{1}}`;\nconst code = /* wgsl */ `\n  {SHADER}\n`;\n")
    source = load_source(path)
    assert source.language == "wgsl"
    assert source.text.split() == SHADER.split()
    assert source.text.splitlines()[2] == f"  {SHADER}"


@pytest.mark.parametrize(
    "before",
    [
        "// the ` key\n",
        "/* ` */ const code =",
        r"""const tick = '`', quote = "\"`", code =""",
        "const plain = text.replace(/[/`]/g, ''), half = a / b, code =",
        "const tick = s => /`/, code =",
        "function f(s) { return /`/.test(s) }",
        "<!-- ` --><p>It's</p><script>",
        "const url = `http://${host || `a${{b: 1}}`}/`, code =",
    ],
)
def test_a_backtick_elsewhere_hides_no_shader(before: str, tmp_path: Path) -> None:
    path = tmp_path / "page.js"
    path.write_text(f"{before}`{SHADER}`; // ` and {{\n")
    text = load_source(path).text
    assert text.strip() == SHADER
    assert text.index(SHADER) == len(before) + 1


def test_template_strings_within_a_shader_belong_to_it(tmp_path: Path) -> None:
    path = tmp_path / "matmul.ts"
    path.write_text(f"const code = `const a = ${{half ? `1h` : `1f`}};\n{SHADER}`;")
    assert load_source(path).text.split("\n") == ["              const a = ${half ? `1h` : `1f`};", f"{SHADER}  "]


@pytest.mark.parametrize(
    ("text", "what"), [("const a = `b`;", "no template string"), (f"`{SHADER}`, `{SHADER}`", "several")]
)
def test_a_script_has_one_shader(text: str, what: str, tmp_path: Path) -> None:
    path = tmp_path / "page.html"
    path.write_text(text)
    with pytest.raises(UsageError, match=what):
        load_source(path)


def test_a_name_that_is_no_text_is_shown_as_one(tmp_path: Path) -> None:
    path = os.fsencode(tmp_path) + b"/caf\xe9.cu"
    with open(path, "w") as file:
        file.write("__global__ void k() {}")
    source = load_source(os.fsdecode(path))
    assert source.name.endswith(r"/caf\xe9.cu")
    source.name.encode()
