"""The compiler's log as diagnostics."""

from __future__ import annotations

import pytest

from rooftile.compile.nvidia import log

LINES = {("mine.cu", 7): " a[threadIdx.x] = zz + 1;", ("mine.cu", 9): "\tfloat *p = twice<1>(1,2);"}

TEXT = """\
mine.cu(7): error: identifier "zz" is undefined
   a[threadIdx.x] = zz + 1;
                    ^

mine.cu(9): error: no instance of function template "twice" matches the argument list
            argument types are: (int, int)
  \tfloat *p = twice<1>(1,2);
  \t           ^
x.cuh(1): note #3322-D: number of parameters of function template "twice" does not match the call
  template<int T> __device__ float twice(float a){ int unused = T; return a*T; }
                                   ^

x.cuh(1): warning #177-D: variable "unused" was declared but never referenced
  template<int T> __device__ float twice(float a){ int unused = T; return a*T; }
                                                       ^

Remark: The warnings can be suppressed with "-diag-suppress <warning-number>"

mine.cu(13): catastrophic error: cannot open source file "nope.h"
  #include "nope.h"
                   ^

__nv_name_map(3): error: identifier "plane" is undefined
  #pragma nv_mangled_name plane
                          ^

5 errors detected in the compilation of "mine.cu".
"""


def read(text: str) -> list[tuple[str, str, str, int, int, str]]:
    found = log.diagnostics(text, lambda file: f"shown/{file}", lambda file, line: LINES.get((file, line), ""))
    return [
        (d.severity, d.message, d.location.file, d.location.line, d.location.column, d.excerpt)
        for d in found
        if d.location is not None
    ]


def test_places_texts_and_columns() -> None:
    assert read(TEXT) == [
        ("error", 'identifier "zz" is undefined', "shown/mine.cu", 7, 19, " a[threadIdx.x] = zz + 1;"),
        (
            "error",
            'no instance of function template "twice" matches the argument list argument types are: (int, int)',
            "shown/mine.cu",
            9,
            13,
            "\tfloat *p = twice<1>(1,2);",
        ),
        (
            "note",
            'number of parameters of function template "twice" does not match the call',
            "shown/x.cuh",
            1,
            34,
            "",
        ),
        ("warning", 'variable "unused" was declared but never referenced', "shown/x.cuh", 1, 54, ""),
        ("error", 'cannot open source file "nope.h"', "shown/mine.cu", 13, 18, ""),
    ]


@pytest.mark.parametrize(("line", "column", "starts"), [(7, 19, "zz"), (9, 13, "twice")])
def test_column_points_at_the_word(line: int, column: int, starts: str) -> None:
    assert LINES["mine.cu", line][column - 1 :].startswith(starts)


def test_message_without_a_place() -> None:
    (found,) = log.diagnostics(
        "nvrtc: error: invalid value for --gpu-architecture (-arch)\n", lambda f: f, lambda f, n: ""
    )
    assert (found.severity, found.location) == ("error", None)
    assert found.message == "invalid value for --gpu-architecture (-arch)"


def test_unclosed_brace_is_an_error_at_the_end_of_the_file() -> None:
    text = """\
At end of source: error: expected a "}"
mine.cu(7): note #3196-D: to match this "{"
   a[threadIdx.x] = zz + 1;
                    ^

1 error detected in the compilation of "mine.cu".
"""
    error, note = log.diagnostics(text, lambda file: file, lambda file, line: LINES.get((file, line), ""))
    assert (error.severity, error.location) == ("error", None)
    assert error.message == 'at the end of the file: expected a "}"'
    assert note.severity == "note"
    assert note.location is not None
    assert note.location.line == 7


def test_name_is_the_only_complaint_or_not() -> None:
    only = '__nv_name_map(3): error: identifier "plane" is undefined\n'
    assert log.name_errors(only) == ('identifier "plane" is undefined',)
    assert log.name_errors(TEXT) == ()
    assert log.name_errors("") == ()


def test_warnings_worth_showing_are_the_users_own() -> None:
    found = log.diagnostics(
        'mine.cu(1): warning #47-D: incompatible redefinition of macro "T"\n'
        'cuda_fp16.h(3): warning #47-D: incompatible redefinition of macro "T"\n'
        'mine.cu(2): warning #177-D: variable "x" was declared but never referenced\n'
        "mine.cu(3): error: expected a declaration\n",
        lambda file: file,
        lambda file, line: "",
    )
    assert [log.worth_showing(d, {"mine.cu"}) for d in found] == [True, False, False, False]


def test_spills_are_of_the_kernel_asked_for() -> None:
    text = (
        "ptxas info    : Function properties for a.b\n"
        "ptxas         .     8 bytes stack frame, 4 bytes spill stores, 12 bytes spill loads\n"
        "ptxas info    : Function properties for axb\n"
        "ptxas         .     0 bytes stack frame, 1 bytes spill stores, 2 bytes spill loads\n"
    )
    assert log.spills(text, "axb") == log.Spills(1, 2)
    assert log.spills(text, "a.b") == log.Spills(4, 12)
    assert log.spills(text, "other") == log.Spills(0, 0)


def test_what_the_assembler_refuses_is_named() -> None:
    text = (
        "ptxas application ptx input, line 123; error   : Not a name of any known instruction: 'addd'\n"
        "ptxas fatal   : Ptx assembly aborted due to errors\n"
    )

    def messages(text: str) -> list[str]:
        return [each.message for each in log.diagnostics(text, lambda path: path, lambda path, line: "")]

    assert messages(text) == ["Not a name of any known instruction: 'addd'"]
    assert messages(text.split("\n")[1]) == ["Ptx assembly aborted due to errors"]
