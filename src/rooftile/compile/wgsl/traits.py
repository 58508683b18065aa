"""What can be said of a WGSL type by itself: how it is spelled, what it is made of, what it may be used for."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from rooftile.compile.wgsl.types import (
    ABSTRACT_FLOAT,
    ABSTRACT_INT,
    BOOL,
    F16,
    F32,
    I32,
    U32,
    Array,
    Atomic,
    Matrix,
    Pointer,
    Reference,
    Scalar,
    Struct,
    Type,
    Vector,
)

INTEGERS = frozenset({ABSTRACT_INT, I32, U32})
FLOATS = frozenset({ABSTRACT_FLOAT, F32, F16})
ABSTRACT = frozenset({ABSTRACT_INT, ABSTRACT_FLOAT})
COMPONENTS = {letter: at for letters in ("xyzw", "rgba") for at, letter in enumerate(letters)}
"""Places of a vector's components by their letters."""

# Conversion ranks of section 6.1.2: lower is better, what is missing is not feasible.
_RANKS = {
    (ABSTRACT_FLOAT, F32): 1,
    (ABSTRACT_FLOAT, F16): 2,
    (ABSTRACT_INT, I32): 3,
    (ABSTRACT_INT, U32): 4,
    (ABSTRACT_INT, ABSTRACT_FLOAT): 5,
    (ABSTRACT_INT, F32): 6,
    (ABSTRACT_INT, F16): 7,
}


_remember = lru_cache(maxsize=4096)  # bounded, since structures hold on to the tree that declares them


def spell(type: Type | None) -> str:
    """The type as WGSL writes it, for messages."""
    match type:
        case None:
            return "void"
        case Scalar(name):
            return name
        case Vector(size, element):
            return f"vec{size}<{spell(element)}>"
        case Matrix(columns, rows, element):
            return f"mat{columns}x{rows}<{spell(element)}>"
        case Array(element, None):
            return f"array<{spell(element)}>"
        case Array(element, count):
            return f"array<{spell(element)}, {count}>"
        case Atomic(element):
            return f"atomic<{spell(element)}>"
        case Struct(name):
            return name
        case Pointer(space, store, access):
            return f"ptr<{space}, {spell(store)}, {access}>"
        case Reference(space, store, access):
            return f"ref<{space}, {spell(store)}, {access}>"


def spell_all(types: Iterable[Type | None]) -> str:
    """The types, with commas between them."""
    return ", ".join(map(spell, types))


def loaded(type: Type) -> Type:
    """The type of the value: of a reference, what the load rule (section 6.4.3) gives."""
    return type.store if isinstance(type, Reference) else type


def element_of(type: Type) -> Scalar | None:
    """The scalar that a scalar, vector or matrix consists of, None for anything else."""
    if isinstance(type, Scalar):
        return type
    return type.element if isinstance(type, Vector | Matrix) else None


def with_element(type: Type, element: Scalar) -> Type:
    """A scalar, vector or matrix of the same shape."""
    match type:
        case Vector(size, _):
            return Vector(size, element)
        case Matrix(columns, rows, _):
            return Matrix(columns, rows, element)
        case _:
            return element


@_remember
def is_abstract(type: Type) -> bool:
    """Whether it is a type of constants only, that the context has to make concrete."""
    match type:
        case Scalar():
            return type in ABSTRACT
        case Vector(element=element) | Matrix(element=element) | Array(element=element):
            return is_abstract(element)
        case Struct(members=members):
            return any(is_abstract(member.type) for member in members)
        case _:
            return False


@_remember
def concretize(type: Type) -> Type:
    """The concrete type that an abstract one becomes where nothing asks for another: i32 and f32."""
    match type:
        case Scalar():
            return {ABSTRACT_INT: I32, ABSTRACT_FLOAT: F32}.get(type, type)
        case Vector() | Matrix():
            element = concretize(type.element)
            assert isinstance(element, Scalar)
            return with_element(type, element)
        case Array(element, count):
            return Array(concretize(element), count)
        case Struct(members=members) if is_abstract(type):
            from rooftile.compile.wgsl.builtins import result_struct

            return result_struct(type.name.split("_")[2], concretize(members[0].type))
        case _:
            return type


@_remember
def rank(source: Type, target: Type) -> int | None:
    """Conversion rank of the automatic conversion, 0 if there is nothing to convert, None if it is not feasible."""
    if source == target:
        return 0
    match source, target:
        case Scalar(), Scalar():
            return _RANKS.get((source, target))
        case Vector(), Vector() if source.size == target.size:
            return rank(source.element, target.element)
        case Matrix(), Matrix() if (source.columns, source.rows) == (target.columns, target.rows):
            return rank(source.element, target.element)
        case Array(), Array() if source.count == target.count:
            return rank(source.element, target.element)
        case Struct(), Struct() if is_abstract(source) and target.name.startswith("__"):
            same = source.name.split("_")[2] == target.name.split("_")[2]
            return rank(source.members[0].type, target.members[0].type) if same else None
        case _:
            return None


def common(types: Iterable[Type]) -> Type | None:
    """The one of ``types`` that all others convert to (the consensus type, section 6.1.3), or None."""
    seen = list(dict.fromkeys(types))
    if not seen:
        return None
    best = seen[0]
    for type in seen[1:]:
        if rank(type, best) is None:
            if rank(best, type) is None:
                return None
            best = type
    return best if all(rank(type, best) is not None for type in seen) else None


@_remember
def is_constructible(type: Type) -> bool:
    """Whether values of it can be made, loaded, passed and returned (section 6.2.13)."""
    match type:
        case Scalar() | Vector() | Matrix():
            return True
        case Array(element, count):
            return count is not None and is_constructible(element)
        case Struct(members=members):
            return all(is_constructible(member.type) for member in members)
        case _:
            return False


@_remember
def is_storable(type: Type) -> bool:
    """Whether a variable can hold it (section 6.4.1)."""
    return not isinstance(type, Pointer | Reference) and not is_abstract(type)


@_remember
def has_fixed_footprint(type: Type) -> bool:
    """Whether its size is known: no runtime-sized array is in it (section 6.2.14)."""
    match type:
        case Array(element, count):
            return count is not None and has_fixed_footprint(element)
        case Struct(members=members):
            return all(has_fixed_footprint(member.type) for member in members)
        case _:
            return is_storable(type)


@_remember
def is_host_shareable(type: Type) -> bool:
    """Whether buffers can hold it (section 6.4.2): no bool is in it."""
    match type:
        case Scalar():
            return type != BOOL and type not in ABSTRACT
        case Vector(element=element) | Matrix(element=element) | Array(element=element):
            return is_host_shareable(element)
        case Struct(members=members):
            return all(is_host_shareable(member.type) for member in members)
        case Atomic():
            return True
        case _:
            return False


@_remember
def largest_count(type: Type) -> int:
    """The number of elements of the largest array in it."""
    match type:
        case Array(element, count):
            return max(count or 0, largest_count(element))
        case Struct(members=members):
            return max((largest_count(member.type) for member in members), default=0)
        case _:
            return 0


@_remember
def holds_atomic(type: Type) -> bool:
    """Whether an atomic is in it."""
    match type:
        case Atomic():
            return True
        case Array(element=element):
            return holds_atomic(element)
        case Struct(members=members):
            return any(holds_atomic(member.type) for member in members)
        case _:
            return False
