"""The table of operators and built-in functions, and the choice among their overloads."""

from __future__ import annotations

import pytest

from rooftile.compile.wgsl import builtins, const_functions
from rooftile.compile.wgsl.builtins import FUNCTIONS, OPERATORS, resolve, result_struct
from rooftile.compile.wgsl.foreign import suggestion
from rooftile.compile.wgsl.traits import common, concretize, is_abstract, rank, spell, spell_all
from rooftile.compile.wgsl.types import (
    ABSTRACT_FLOAT,
    ABSTRACT_INT,
    BOOL,
    F16,
    F32,
    I32,
    U32,
    Array,
    Matrix,
    Scalar,
    Type,
    Vector,
)

AI, AF = ABSTRACT_INT, ABSTRACT_FLOAT
V2, V3 = (lambda element: Vector(2, element)), (lambda element: Vector(3, element))


def chosen(name: str, *arguments: Type, constant: bool = True) -> str | None:
    match = resolve((OPERATORS | FUNCTIONS)[name], arguments, constant)
    return None if match is None else f"{spell_all(match.parameters)} -> {spell(match.result)}"


@pytest.mark.parametrize(
    ("name", "arguments", "expected"),
    [
        ("+", (AI, AI), "abstract-int, abstract-int -> abstract-int"),
        ("+", (AI, AF), "abstract-float, abstract-float -> abstract-float"),
        ("+", (AI, U32), "u32, u32 -> u32"),
        ("+", (F16, AI), "f16, f16 -> f16"),
        ("+", (V2(F32), AI), "vec2<f32>, f32 -> vec2<f32>"),
        ("+", (V2(AI), F32), "vec2<f32>, f32 -> vec2<f32>"),
        ("+", (F32, I32), None),
        ("+", (V2(F32), V3(F32)), None),
        ("+", (BOOL, BOOL), None),
        ("*", (Matrix(2, 3, F32), V2(F32)), "mat2x3<f32>, vec2<f32> -> vec3<f32>"),
        ("*", (V3(F32), Matrix(2, 3, F32)), "vec3<f32>, mat2x3<f32> -> vec2<f32>"),
        ("*", (Matrix(2, 3, F32), Matrix(4, 2, F32)), "mat2x3<f32>, mat4x2<f32> -> mat4x3<f32>"),
        ("*", (Matrix(2, 3, F32), Matrix(2, 3, F32)), None),
        ("*", (Matrix(2, 2, AF), F16), "mat2x2<f16>, f16 -> mat2x2<f16>"),
        ("<", (V2(AI), V2(F32)), "vec2<f32>, vec2<f32> -> vec2<bool>"),
        ("<<", (AI, AI), "abstract-int, u32 -> abstract-int"),
        ("<<", (I32, I32), None),
        ("&", (BOOL, BOOL), "bool, bool -> bool"),
        ("select", (AI, AF, BOOL), "abstract-float, abstract-float, bool -> abstract-float"),
        ("select", (V2(AI), V2(U32), V2(BOOL)), "vec2<u32>, vec2<u32>, vec2<bool> -> vec2<u32>"),
        ("clamp", (F32, AI, AI), "f32, f32, f32 -> f32"),
        ("sqrt", (AI,), "abstract-float -> abstract-float"),
        ("countOneBits", (AI,), "i32 -> i32"),
        ("ldexp", (F32, AI), "f32, i32 -> f32"),
        ("dot", (V3(I32), V3(AI)), "vec3<i32>, vec3<i32> -> i32"),
        ("length", (V3(F16),), "vec3<f16> -> f16"),
        ("transpose", (Matrix(2, 3, F32),), "mat2x3<f32> -> mat3x2<f32>"),
        ("determinant", (Matrix(2, 3, F32),), None),
        ("cross", (V3(AI), V3(F32)), "vec3<f32>, vec3<f32> -> vec3<f32>"),
        ("cross", (V2(F32), V2(F32)), None),
        ("pack4x8unorm", (Vector(4, AI),), "vec4<f32> -> u32"),
        ("mix", (V2(F32), V2(F32), AF), "vec2<f32>, vec2<f32>, f32 -> vec2<f32>"),
        ("frexp", (V2(F32),), "vec2<f32> -> __frexp_result_vec2_f32"),
        ("workgroupBarrier", (), " -> void"),
    ],
)
def test_the_best_overload(name: str, arguments: tuple[Type, ...], expected: str | None) -> None:
    assert chosen(name, *arguments) == expected


def test_abstract_parameters_are_for_constants() -> None:
    assert chosen("select", AI, AF, BOOL, constant=False) == "f32, f32, bool -> f32"
    assert chosen("<<", AI, U32, constant=False) == "i32, u32 -> i32"
    assert chosen("+", AI, AI, constant=False) == "i32, i32 -> i32"


def test_lanes_are_of_either_integer_type() -> None:
    assert chosen("subgroupShuffle", F32, AI, constant=False) == "f32, i32 -> f32"
    assert chosen("subgroupShuffle", F32, U32, constant=False) == "f32, u32 -> f32"
    assert chosen("subgroupShuffleXor", F32, I32, constant=False) is None


@pytest.mark.parametrize("name", sorted(FUNCTIONS))
def test_every_line_of_the_table_can_be_chosen(name: str) -> None:
    """For each overload and each scalar that it takes, arguments of exactly its types choose it."""
    for overload in FUNCTIONS[name]:
        for element in overload.scalars:
            sizes = {"T": 2, "N": 3, "C": 2, "R": 4}
            arguments = tuple(builtins._type(word, element, sizes, I32) for word in overload.parameters)
            match = resolve(FUNCTIONS[name], arguments, True)
            assert match is not None
            assert match.parameters == arguments


def test_constant_functions_are_evaluated() -> None:
    known = {*const_functions._SCALAR, *const_functions._WHOLE, "select", "frexp", "modf"}
    assert known == builtins.CONSTANT_FUNCTIONS


def test_conversion_ranks_order_the_specifications_table() -> None:
    order = [(AF, F32), (AF, F16), (AI, I32), (AI, U32), (AI, AF), (AI, F32), (AI, F16)]
    ranks = [rank(source, target) for source, target in order]
    assert ranks == sorted(ranks, key=lambda r: -1 if r is None else r)
    assert len(set(ranks)) == 7
    scalars: list[Scalar] = [AI, AF, I32, U32, F32, F16, BOOL]
    feasible = {(s, t) for s in scalars for t in scalars if s != t and rank(s, t) is not None}
    assert feasible == set(order)
    assert rank(Array(V2(AI), 3), Array(V2(F32), 3)) == rank(AI, F32)
    assert rank(Array(AI, 3), Array(F32, 2)) is None


def test_common_and_concrete_types() -> None:
    assert common([AI, AF, F16]) == F16
    assert common([AI, U32, AI]) == U32
    assert common([F32, U32]) is None
    assert common([]) is None
    assert concretize(Array(V2(AF), 2)) == Array(V2(F32), 2)
    struct = result_struct("frexp", V2(AF))
    assert is_abstract(struct)
    assert concretize(struct) == result_struct("frexp", V2(F32))
    assert [spell(member.type) for member in result_struct("frexp", V2(F16)).members] == ["vec2<f16>", "vec2<i32>"]


def test_names_of_other_languages() -> None:
    assert suggestion("float4", ()) == "WGSL has vec4<f32>"
    assert suggestion("lerp", ()) == "WGSL has mix"
    assert suggestion("workgroupBarier", builtins.ALL) == "did you mean 'workgroupBarrier'?"
    assert suggestion("zzz", builtins.ALL) is None
