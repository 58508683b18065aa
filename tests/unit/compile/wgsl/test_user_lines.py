"""PTX of a translation, told in the lines and names of the WGSL file."""

from __future__ import annotations

from rooftile.compile.wgsl.user_lines import in_user_lines, with_user_names

PTX = """\
\t.loc\t1 8 3
\t.loc\t2 100 7, function_name $L__info_string0, inlined_at 1 8 3
\tadd.s32 %r1, %r2, %r3;
\t.loc\t2 40 2, function_name $L__info_string1, inlined_at 2 100 7
\tadd.s32 %r1, %r2, %r3;
\t.loc\t1 4 5, function_name $L__info_string2, inlined_at 1 9 3
\t.loc\t2 100 7, function_name $L__info_string0, inlined_at 1 4 5
\tadd.s32 %r1, %r2, %r3;
\t.loc\t2 7 1
\t.file\t1 "/rooftile/mine.wgsl"
\t.file\t2 "/usr/include/rooftile_wgsl.cuh"
"""


def test_what_the_prelude_does_is_done_where_it_was_called() -> None:
    assert in_user_lines(PTX, "/rooftile/mine.wgsl", "kernels/mine.wgsl").split("\n") == [
        "\t.loc\t1 8 3",
        "\t.loc\t1 8 3",
        "\tadd.s32 %r1, %r2, %r3;",
        "\t.loc\t1 8 3",
        "\tadd.s32 %r1, %r2, %r3;",
        "\t.loc\t1 4 5, function_name $L__info_string2, inlined_at 1 9 3",
        "\t.loc\t1 4 5, function_name $L__info_string2, inlined_at 1 9 3",
        "\tadd.s32 %r1, %r2, %r3;",
        "\t.loc\t2 7 1",
        '\t.file\t1 "kernels/mine.wgsl"',
        '\t.file\t2 "rooftile_wgsl.cuh"',
        "",
    ]


def test_a_name_that_ptx_cannot_hold_is_written_without_what_it_cannot() -> None:
    assert '\t.file\t1 "a_b.wgsl"\n' in in_user_lines(PTX, "/rooftile/mine.wgsl", 'a"b.wgsl')


def test_workgroup_variables_have_their_own_names() -> None:
    names = {"As_3": "As", "tile_12": "tile"}
    ptx = "mov.u32 %r1, _ZZ9wgsl_gemmE4As_3;\nst [_ZZ9wgsl_gemmE7tile_12+4], _ZZ9wgsl_gemmE6rest_1; // _ZZ4otherE4As_3"
    assert with_user_names(ptx, "wgsl_gemm", names) == (
        "mov.u32 %r1, _ZZ9wgsl_gemmE2As;\nst [_ZZ9wgsl_gemmE4tile+4], _ZZ9wgsl_gemmE6rest_1; // _ZZ4otherE4As_3"
    )
