"""The operators and built-in functions of WGSL (chapters 8 and 17): a table of overloads, and the choice among them.

A line of a table is ``name  class  parameters -> result``. In it

- ``E`` is a scalar of the class, ``T`` such a scalar or a vector of them, ``vecN`` a vector, ``vec3`` one of three;
- ``Tb``, ``Tu`` and ``Ti`` have the shape of T, of bool, u32 and i32; ``vecNb`` is a vector of bool;
- ``matCxR`` is a matrix with C columns; the letters N, C, R and K are sizes;
- ``int`` is i32 or u32, whatever the class, which is ``-`` where nothing depends on it;
- anything else is the type it names.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache, lru_cache

from rooftile.compile.wgsl.traits import ABSTRACT, is_abstract, rank, spell
from rooftile.compile.wgsl.types import (
    ABSTRACT_FLOAT,
    ABSTRACT_INT,
    BOOL,
    F16,
    F32,
    I32,
    U32,
    Matrix,
    Scalar,
    Struct,
    StructMember,
    Type,
    Vector,
)

# In the order of preference among equally good ones.
_CLASSES: dict[str, tuple[Scalar, ...]] = {
    "-": (F32,),
    "bool": (BOOL,),
    "int": (ABSTRACT_INT, I32, U32),
    "i32u32": (I32, U32),
    "float": (ABSTRACT_FLOAT, F32, F16),
    "signed": (ABSTRACT_INT, ABSTRACT_FLOAT, I32, F32, F16),
    "number": (ABSTRACT_INT, ABSTRACT_FLOAT, I32, U32, F32, F16),
    "any": (ABSTRACT_INT, ABSTRACT_FLOAT, I32, U32, F32, F16, BOOL),
}

_OPERATORS = """
-   signed  T -> T
!   bool    T -> Tb
~   int     T -> T
+   number  T T -> T
+   number  E vecN -> vecN
+   number  vecN E -> vecN
+   float   matCxR matCxR -> matCxR
-   number  T T -> T
-   number  E vecN -> vecN
-   number  vecN E -> vecN
-   float   matCxR matCxR -> matCxR
*   number  T T -> T
*   number  E vecN -> vecN
*   number  vecN E -> vecN
*   float   matCxR E -> matCxR
*   float   E matCxR -> matCxR
*   float   matCxR vecC -> vecR
*   float   vecR matCxR -> vecC
*   float   matKxR matCxK -> matCxR
/   number  T T -> T
/   number  E vecN -> vecN
/   number  vecN E -> vecN
%   number  T T -> T
%   number  E vecN -> vecN
%   number  vecN E -> vecN
==  any     T T -> Tb
!=  any     T T -> Tb
<   number  T T -> Tb
<=  number  T T -> Tb
>   number  T T -> Tb
>=  number  T T -> Tb
&   bool    T T -> T
&   int     T T -> T
|   bool    T T -> T
|   int     T T -> T
^   int     T T -> T
&&  bool    E E -> bool
||  bool    E E -> bool
<<  int     T Tu -> T
>>  int     T Tu -> T
"""

_CONSTANT = """
all   bool  T -> bool
any   bool  T -> bool
select  any  T T bool -> T
select  any  vecN vecN vecNb -> vecN
abs     number  T -> T
acos    float   T -> T
acosh   float   T -> T
asin    float   T -> T
asinh   float   T -> T
atan    float   T -> T
atanh   float   T -> T
atan2   float   T T -> T
ceil    float   T -> T
clamp   number  T T T -> T
cos     float   T -> T
cosh    float   T -> T
countLeadingZeros   i32u32  T -> T
countOneBits        i32u32  T -> T
countTrailingZeros  i32u32  T -> T
cross   float   vec3 vec3 -> vec3
degrees float   T -> T
determinant float matNxN -> E
distance    float T T -> E
dot     number  vecN vecN -> E
dot4U8Packed  -  u32 u32 -> u32
dot4I8Packed  -  u32 u32 -> i32
exp     float   T -> T
exp2    float   T -> T
extractBits  i32u32  T u32 u32 -> T
faceForward  float   vecN vecN vecN -> vecN
firstLeadingBit   i32u32  T -> T
firstTrailingBit  i32u32  T -> T
floor   float   T -> T
fma     float   T T T -> T
fract   float   T -> T
frexp   float   T -> frexp
insertBits   i32u32  T T u32 u32 -> T
inverseSqrt  float   T -> T
ldexp   float   T Ti -> T
length  float   T -> E
log     float   T -> T
log2    float   T -> T
max     number  T T -> T
min     number  T T -> T
mix     float   T T T -> T
mix     float   vecN vecN E -> vecN
modf    float   T -> modf
normalize  float  vecN -> vecN
pow     float   T T -> T
quantizeToF16  -  f32 -> f32
quantizeToF16  -  vecN -> vecN
radians float   T -> T
reflect float   vecN vecN -> vecN
refract float   vecN vecN E -> vecN
reverseBits  i32u32  T -> T
round   float   T -> T
saturate  float T -> T
sign    signed  T -> T
sin     float   T -> T
sinh    float   T -> T
smoothstep  float  T T T -> T
sqrt    float   T -> T
step    float   T T -> T
tan     float   T -> T
tanh    float   T -> T
transpose  float  matCxR -> matRxC
trunc   float   T -> T
pack4x8snorm   -  vec4f -> u32
pack4x8unorm   -  vec4f -> u32
pack4xI8       -  vec4i -> u32
pack4xU8       -  vec4u -> u32
pack4xI8Clamp  -  vec4i -> u32
pack4xU8Clamp  -  vec4u -> u32
pack2x16snorm  -  vec2f -> u32
pack2x16unorm  -  vec2f -> u32
pack2x16float  -  vec2f -> u32
unpack4x8snorm   -  u32 -> vec4f
unpack4x8unorm   -  u32 -> vec4f
unpack4xI8       -  u32 -> vec4i
unpack4xU8       -  u32 -> vec4u
unpack2x16snorm  -  u32 -> vec2f
unpack2x16unorm  -  u32 -> vec2f
unpack2x16float  -  u32 -> vec2f
"""

_BARRIERS = """
storageBarrier    -  -> void
textureBarrier    -  -> void
workgroupBarrier  -  -> void
"""

_SUBGROUPS = """
subgroupAdd           number  T -> T
subgroupExclusiveAdd  number  T -> T
subgroupInclusiveAdd  number  T -> T
subgroupMul           number  T -> T
subgroupExclusiveMul  number  T -> T
subgroupInclusiveMul  number  T -> T
subgroupMax  number  T -> T
subgroupMin  number  T -> T
subgroupAnd  int     T -> T
subgroupOr   int     T -> T
subgroupXor  int     T -> T
subgroupAll  bool    E -> bool
subgroupAny  bool    E -> bool
subgroupElect   -    -> bool
subgroupBallot  bool E -> vec4u
subgroupBroadcast       number  T int -> T
subgroupBroadcastFirst  number  T -> T
subgroupShuffle      number  T int -> T
subgroupShuffleDown  number  T u32 -> T
subgroupShuffleUp    number  T u32 -> T
subgroupShuffleXor   number  T u32 -> T
quadBroadcast     number  T int -> T
quadSwapDiagonal  number  T -> T
quadSwapX         number  T -> T
quadSwapY         number  T -> T
"""

ATOMICS = {
    "atomicLoad": 1,
    "atomicStore": 2,
    "atomicAdd": 2,
    "atomicSub": 2,
    "atomicMax": 2,
    "atomicMin": 2,
    "atomicAnd": 2,
    "atomicOr": 2,
    "atomicXor": 2,
    "atomicExchange": 2,
    "atomicCompareExchangeWeak": 3,
}
"""Number of arguments of each."""

IGNORABLE = frozenset(ATOMICS)
"""What may stand as a statement though it gives a value back."""

DERIVATIVES = frozenset(f"{name}{suffix}" for name in ("dpdx", "dpdy", "fwidth") for suffix in ("", "Coarse", "Fine"))


@dataclass(frozen=True, slots=True)
class Overload:
    """One line of a table; ``result`` is ``void`` where nothing comes back."""

    name: str
    scalars: tuple[Scalar, ...]
    parameters: tuple[str, ...]
    result: str

    def __str__(self) -> str:
        shown = f"{self.name}({', '.join(self.parameters)}) -> {self.result}"
        if not re.search(r"\b(E|T[bui]?|vec\w|mat\wx\w)\b", shown):
            return shown
        letter = "T" if re.search(r"\bT\b", shown) else "E"
        return f"{shown} where {letter} is of {', '.join(map(spell, self.scalars))}"


@dataclass(frozen=True, slots=True)
class Match:
    """An overload with its types filled in; ``result`` is None where nothing comes back."""

    parameters: tuple[Type, ...]
    result: Type | None


def _read(*tables: str) -> dict[str, tuple[Overload, ...]]:
    found: dict[str, tuple[Overload, ...]] = {}
    for line in "\n".join(tables).split("\n"):
        if line:
            left, _, result = line.partition("->")
            name, scalars, *parameters = left.split()
            overload = Overload(name, _CLASSES[scalars], tuple(parameters), result.strip())
            found[name] = (*found.get(name, ()), overload)
    return found


OPERATORS = _read(_OPERATORS)
FUNCTIONS = _read(_CONSTANT, _BARRIERS, _SUBGROUPS)
CONSTANT_FUNCTIONS = frozenset(_read(_CONSTANT))
"""Those that may stand in constant expressions."""
SUBGROUP_FUNCTIONS = frozenset(_read(_SUBGROUPS))
SPECIAL = frozenset({*ATOMICS, "arrayLength", "workgroupUniformLoad", "bitcast"})
"""Those whose types no table can say."""
ALL = frozenset({*FUNCTIONS, *SPECIAL, *DERIVATIVES})


@lru_cache(maxsize=4096)
def resolve(overloads: tuple[Overload, ...], arguments: tuple[Type, ...], constant: bool) -> Match | None:
    """The best overload for arguments of these types (section 6.1.3), None if none fits.

    The best has the least sum of conversion ranks, the first of the table among equals.

    Parameters
    ----------
    overloads : tuple of Overload
        Of one name.
    arguments : tuple of Type
        After the load rule.
    constant : bool
        Whether all arguments are constant expressions; only then may the parameters be of an abstract type.
    """
    best: tuple[int, Match] | None = None
    for overload in overloads:
        if len(overload.parameters) != len(arguments):
            continue
        sizes = _sizes(overload, arguments)
        if sizes is None:
            continue
        for element in overload.scalars:
            if element in ABSTRACT and not constant:
                continue
            for integer in (I32, U32) if "int" in overload.parameters else (I32,):
                parameters = tuple(_type(p, element, sizes, integer) for p in overload.parameters)
                ranks = [rank(a, p) for a, p in zip(arguments, parameters, strict=True)]
                if None in ranks or (not constant and any(map(is_abstract, parameters))):
                    continue
                total = sum(r for r in ranks if r is not None)
                if best is None or total < best[0]:
                    result = None if overload.result == "void" else _type(overload.result, element, sizes, integer)
                    best = total, Match(parameters, result)
    return best[1] if best else None


_NAMED: dict[str, Type] = {
    "bool": BOOL,
    "u32": U32,
    "i32": I32,
    "f32": F32,
    "vec2f": Vector(2, F32),
    "vec4f": Vector(4, F32),
    "vec4i": Vector(4, I32),
    "vec4u": Vector(4, U32),
}
_SHAPES = {"b": BOOL, "u": U32, "i": I32}


def _sizes(overload: Overload, arguments: tuple[Type, ...]) -> dict[str, int] | None:
    """What the letters stand for, T as 1 if it is a scalar; None if the shapes do not fit."""
    sizes: dict[str, int] = {}
    for parameter, argument in zip(overload.parameters, arguments, strict=True):
        found: list[tuple[str, int]]
        if parameter in _NAMED or parameter in ("E", "int"):
            found = []
        elif parameter[0] == "T":
            if not isinstance(argument, Scalar | Vector):
                return None
            found = [("T", argument.size if isinstance(argument, Vector) else 1)]
        elif parameter.startswith("vec"):
            if not isinstance(argument, Vector):
                return None
            found = [(parameter[3], argument.size)]
        else:
            if not isinstance(argument, Matrix):
                return None
            found = [(parameter[3], argument.columns), (parameter[5], argument.rows)]
        for letter, size in found:
            if size != (int(letter) if letter.isdigit() else sizes.setdefault(letter, size)):
                return None
    return sizes


def _type(word: str, element: Scalar, sizes: dict[str, int], integer: Scalar) -> Type:
    """The type that a word of a table stands for."""
    if word in _NAMED:
        return _NAMED[word]
    if word == "E":
        return element
    if word == "int":
        return integer
    if word[0] == "T":
        element = _SHAPES[word[1]] if len(word) > 1 else element
        return element if sizes["T"] == 1 else Vector(sizes["T"], element)
    if word in ("frexp", "modf"):
        return result_struct(word, _type("T", element, sizes, integer))
    size = [int(letter) if letter.isdigit() else sizes[letter] for letter in word[3:6:2]]
    if word.startswith("vec"):
        return Vector(size[0], _SHAPES[word[4]] if len(word) > 4 else element)
    return Matrix(size[0], size[1], element)


@cache
def result_struct(function: str, of: Type) -> Struct:
    """What ``frexp``, ``modf`` and ``atomicCompareExchangeWeak`` give back for a value of type ``of``."""
    element = of.element if isinstance(of, Vector) else of
    shape = f"vec{of.size}_" if isinstance(of, Vector) else ""
    name = f"__{function}_result_{shape}{spell(element).replace('abstract-int', 'abstract').replace('-', '_')}"
    if function == "frexp":
        exponent = ABSTRACT_INT if element == ABSTRACT_FLOAT else I32
        second = Vector(of.size, exponent) if isinstance(of, Vector) else exponent
        return Struct(name, (StructMember("fract", of), StructMember("exp", second)))
    if function == "modf":
        return Struct(name, (StructMember("fract", of), StructMember("whole", of)))
    return Struct(name, (StructMember("old_value", of), StructMember("exchanged", BOOL)))
