"""The types of WGSL (section 6) and what the checker tells of a module.

Types are compared by value: two spellings of one type are equal.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Literal, TypeAlias

from rooftile.compile.wgsl import syntax
from rooftile.core.source import Source

Space = Literal["function", "private", "workgroup", "uniform", "storage"]
Access = Literal["read", "write", "read_write"]


@dataclass(frozen=True, slots=True)
class Scalar:
    """``name``: bool, i32, u32, f32, f16, or of constants without a suffix, abstract-int and abstract-float."""

    name: str


BOOL, I32, U32, F32, F16 = map(Scalar, ("bool", "i32", "u32", "f32", "f16"))
ABSTRACT_INT, ABSTRACT_FLOAT = Scalar("abstract-int"), Scalar("abstract-float")


@dataclass(frozen=True, slots=True)
class Vector:
    """``size`` components."""

    size: int
    element: Scalar


@dataclass(frozen=True, slots=True)
class Matrix:
    """``columns`` vectors of ``rows`` components each: ``mat4x2`` has four columns."""

    columns: int
    rows: int
    element: Scalar


@dataclass(frozen=True, slots=True)
class Array:
    """``count`` is None for a runtime-sized array; of one whose size is an override's, its value is already known."""

    element: Type
    count: int | None


@dataclass(frozen=True, slots=True)
class Atomic:
    """Of i32 or u32."""

    element: Scalar


@dataclass(frozen=True, slots=True)
class StructMember:
    """``offset``, ``size`` and ``align`` in bytes, as section 14.4 lays them out; a bool takes four.

    Of results of built-in functions they are 0: these are never in memory.
    """

    name: str
    type: Type
    offset: int = 0
    size: int = 0
    align: int = 0


@dataclass(frozen=True, slots=True)
class Struct:
    """``declaration`` is None for the results of built-in functions, such as ``frexp``'s."""

    name: str
    members: tuple[StructMember, ...]
    declaration: syntax.Struct | None = field(default=None, compare=False)


@dataclass(frozen=True, slots=True)
class Pointer:
    """``ptr<space, store, access>``."""

    space: Space
    store: Type
    access: Access


@dataclass(frozen=True, slots=True)
class Reference:
    """What the name of a variable stands for (section 6.4.3): memory that is loaded from or assigned to."""

    space: Space
    store: Type
    access: Access


Type: TypeAlias = Scalar | Vector | Matrix | Array | Atomic | Struct | Pointer | Reference

Value: TypeAlias = Any
"""Of a constant: bool, int, float (binary64 for abstract-float, already rounded for f32 and f16), or a tuple of these
for vectors, of columns for matrices, of elements for arrays, of members for structures."""


@dataclass(frozen=True, slots=True)
class Binding:
    """A resource of the entry point: ``variable`` at ``@group(group) @binding(number)``."""

    group: int
    number: int
    variable: syntax.Variable
    type: Type
    space: Literal["uniform", "storage"]
    access: Access


@dataclass(frozen=True, slots=True)
class Override:
    """A pipeline-overridable constant that the entry point uses, with the value it has here."""

    name: str
    id: int | None
    type: Scalar
    value: Value
    given: bool
    """Whether the value came from outside, and is not the declared one."""


@dataclass(frozen=True)
class Checked:
    """A module that obeys the rules, seen from one compute entry point.

    ``types`` has the type of every expression, also where it names a type; abstract ones are those that the context
    has given them (``1`` in ``x + 1`` is u32 if x is), but for the parts of constants, whose own values nobody needs,
    and the constant of ``_ = 1``. ``Reference`` is left on expressions that denote memory; where a value is needed of
    one, the load rule applies. ``constants`` has the value of every expression that is constant, overrides included.
    ``uses`` leads from each name to its declaration, a `str` for what is built in.
    ``overloads`` has, for calls of built-in functions and for value constructors, the types that its parameters take.
    ``reachable`` are the functions that the entry point calls, callees first, itself last.
    """

    source: Source
    module: syntax.Module
    entry: syntax.Function
    workgroup_size: tuple[int, int, int]
    bindings: tuple[Binding, ...]
    overrides: tuple[Override, ...]
    features: frozenset[str]
    """What the file enables: f16, subgroups."""
    variables: dict[syntax.Variable | syntax.Parameter, Type]
    """The store type of each ``var``, and the type of each other declaration and parameter."""
    results: dict[syntax.Function, Type | None]
    structs: dict[syntax.Struct, Struct]
    types: dict[syntax.Expression, Type]
    constants: dict[syntax.Expression, Value]
    uses: dict[syntax.Name, syntax.Declaration | syntax.Variable | syntax.Parameter | str]
    overloads: dict[syntax.Call, tuple[Type, ...]]
    reachable: tuple[syntax.Function, ...]
    builtins: dict[syntax.Parameter, str]
    """``global_invocation_id``, ... of the entry point's parameters, and of the members of structures among them."""
