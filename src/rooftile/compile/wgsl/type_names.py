"""What a type is called: expressions that name types, with their template arguments (sections 6.2 to 6.9)."""

from __future__ import annotations

from typing import TYPE_CHECKING, NoReturn, cast, get_args

from rooftile.compile.wgsl import layout, syntax
from rooftile.compile.wgsl.facts import OVERRIDE, RUNTIME, Scope, describe
from rooftile.compile.wgsl.foreign import suggestion
from rooftile.compile.wgsl.traits import (
    FLOATS,
    INTEGERS,
    concretize,
    element_of,
    has_fixed_footprint,
    is_storable,
    largest_count,
    spell,
)
from rooftile.compile.wgsl.types import (
    BOOL,
    F16,
    F32,
    I32,
    U32,
    Access,
    Array,
    Atomic,
    Matrix,
    Pointer,
    Scalar,
    Space,
    Type,
    Vector,
)

if TYPE_CHECKING:
    from rooftile.compile.wgsl.check import Checker

SCALARS = {"bool": BOOL, "i32": I32, "u32": U32, "f32": F32, "f16": F16}
_SUFFIXES = {"i": I32, "u": U32, "f": F32, "h": F16}
VECTORS = {f"vec{size}": size for size in (2, 3, 4)}
MATRICES = {f"mat{columns}x{rows}": (columns, rows) for columns in (2, 3, 4) for rows in (2, 3, 4)}
ALIASES: dict[str, Vector | Matrix] = {
    **{f"{name}{s}": Vector(size, element) for name, size in VECTORS.items() for s, element in _SUFFIXES.items()},
    **{f"{name}{s}": Matrix(*size, _SUFFIXES[s]) for name, size in MATRICES.items() for s in "fh"},
}
GENERATORS = frozenset({*VECTORS, *MATRICES, "array", "atomic", "ptr"})
"""Predeclared types that take template arguments."""
PREDECLARED = frozenset({*SCALARS, *ALIASES, *GENERATORS})
SPACES = get_args(Space)
ACCESSES = get_args(Access)
NEEDS_F16 = "add `enable f16;` at the top of the file"


def is_picture(name: str) -> bool:
    """Whether it is a type of textures or samplers."""
    return name.startswith("texture_") or name in ("sampler", "sampler_comparison", "texture_external")


class TypeNames:
    """Resolves expressions that name types."""

    def __init__(self, checker: Checker) -> None:
        self.checker = checker
        self.facts = checker.facts

    def resolve(self, named: syntax.Expression, scope: Scope, *, override_size: bool = False) -> Type:
        """The type that ``named`` names.

        Parameters
        ----------
        override_size : bool
            Whether an array whose size is an override's may stand here: only as all of a workgroup variable.
        """
        facts = self.facts
        if not isinstance(named, syntax.Name):
            facts.fail(named, "expected a type here", "write the name of a type, such as f32 or array<f32, 16>")
        entity = scope.find(named.name)
        if entity is None:
            facts.uses[named] = named.name
            type = self._predeclared(named, scope, override_size)
        else:
            facts.uses[named] = entity
            if named.arguments is not None:
                facts.fail(named, f"'{named.name}' takes no template arguments", see=entity)
            if not isinstance(entity, syntax.Struct | syntax.Alias):
                facts.fail(named, f"cannot use '{named.name}' as a type", see=entity)
            self.checker.declarations.resolve(entity, named)
            if isinstance(entity, syntax.Struct):
                type = facts.structs[entity]
            else:
                if not override_size and self.is_sized_by_override(named, scope):
                    self._refuse_override_size(named)
                type = self.checker.declarations.aliases[entity]
        facts.types[named] = type
        return type

    def is_sized_by_override(self, named: syntax.Expression, scope: Scope) -> bool:
        """Whether a type expression, which has been resolved, is an array whose size is an override's."""
        if not isinstance(named, syntax.Name):
            return False
        entity = scope.find(named.name)
        if isinstance(entity, syntax.Alias):
            return self.is_sized_by_override(entity.type, self.checker.declarations.scope)
        sized = named.name == "array" and named.arguments is not None and len(named.arguments) == 2
        return sized and named.arguments is not None and self.facts.stages.get(named.arguments[1]) == OVERRIDE

    def _refuse_override_size(self, where: syntax.Node) -> NoReturn:
        self.facts.fail(
            where,
            "an array whose size is an override's can only be all of a variable in the workgroup address space",
            "use a const for the size, or var<workgroup>",
        )

    def _predeclared(self, named: syntax.Name, scope: Scope, override_size: bool) -> Type:
        facts, name, arguments = self.facts, named.name, named.arguments
        if name in SCALARS or name in ALIASES:
            if arguments is not None:
                facts.fail(named, f"type '{name}' takes no template arguments")
            type: Type = SCALARS[name] if name in SCALARS else ALIASES[name]
            element = element_of(type)
            assert element is not None
            self.check_enabled(element, named)
            return type
        if name not in GENERATORS:
            self._refuse_name(named, scope)
        if not arguments:
            example = {"array": "array<f32, 16>", "ptr": "ptr<function, f32>"}.get(name, f"{name}<u32>")
            facts.fail(named, f"expected '<' and template arguments behind '{name}'", f"write for example {example}")
        if name == "array":
            return self._array(named, arguments, scope, override_size)
        if name == "ptr":
            return self._pointer(named, arguments, scope)
        if len(arguments) != 1:
            facts.fail(named, f"'{name}' takes 1 template argument, got {len(arguments)}")
        return self._of_scalar(named, arguments[0], self.resolve(arguments[0], scope))

    def _refuse_name(self, named: syntax.Name, scope: Scope) -> NoReturn:
        name = named.name
        if is_picture(name):
            self.facts.fail(
                named,
                f"'{name}' is not supported: textures and samplers are not part of a matrix multiplication here",
                "keep the matrices in storage buffers: var<storage, read> a: array<f32>;",
            )
        if name in SPACES or name in ACCESSES or self.checker.is_function(name):
            self.facts.fail(named, f"cannot use '{name}' as a type")
        self.facts.fail(named, f"unresolved type '{name}'", suggestion(name, [*PREDECLARED, *scope.all_names()]))

    def check_enabled(self, element: Scalar, where: syntax.Node) -> None:
        """f16 must be enabled."""
        if element == F16 and "f16" not in self.facts.features:
            self.facts.fail(where, "'f16' type used without 'f16' extension enabled", NEEDS_F16)

    def _of_scalar(self, named: syntax.Name, where: syntax.Expression, element: Type) -> Type:
        name = named.name
        if name in VECTORS:
            if not isinstance(element, Scalar):
                self.facts.fail(
                    where, f"vector element type must be bool, i32, u32, f32 or f16, got '{spell(element)}'"
                )
            return Vector(VECTORS[name], element)
        if name in MATRICES:
            if not isinstance(element, Scalar) or element not in FLOATS:
                self.facts.fail(where, f"matrix element type must be f32 or f16, got '{spell(element)}'")
            return Matrix(*MATRICES[name], element)
        if element not in (I32, U32):
            self.facts.fail(where, f"atomic only supports i32 or u32, got '{spell(element)}'")
        assert isinstance(element, Scalar)
        return Atomic(element)

    def _array(
        self, named: syntax.Name, arguments: tuple[syntax.Expression, ...], scope: Scope, override_size: bool
    ) -> Array:
        facts = self.facts
        if len(arguments) > 2:
            facts.fail(named, f"'array' takes 1 or 2 template arguments, got {len(arguments)}")
        element = self.resolve(arguments[0], scope)
        if not is_storable(element) or not has_fixed_footprint(element):
            facts.fail(arguments[0], f"'{spell(element)}' cannot be the element type of an array")
        if len(arguments) == 1:
            return Array(element, None)
        count = arguments[1]
        skipped, facts.skipped = facts.skipped, RUNTIME  # types are worked out everywhere
        type = self.checker.expressions.value(count, scope)
        facts.skipped = skipped
        if facts.stages.get(count) is None:
            facts.fail(count, "array size must be a const-expression or an override-expression")
        if type not in INTEGERS:
            facts.fail(count, f"array count must evaluate to an integer expression, but is type '{spell(type)}'")
        self.checker.expressions.coerce(count, concretize(type))
        number = facts.constants[count]
        if number <= 0:
            facts.fail(count, f"array count ({number}) must be greater than 0")
        if number * layout.stride(element) > 0xFFFFFFFF:
            size = f"{number * layout.stride(element):#x}"
            facts.fail(count, f"array byte size ({size}) must not exceed 0xffffffff bytes")
        if facts.stages[count] == OVERRIDE and not override_size:
            self._refuse_override_size(count)
        return Array(element, number)

    def _pointer(self, named: syntax.Name, arguments: tuple[syntax.Expression, ...], scope: Scope) -> Pointer:
        facts = self.facts
        if len(arguments) not in (2, 3):
            facts.fail(named, f"'ptr' takes 2 or 3 template arguments, got {len(arguments)}")
        space = self.word(arguments[0], SPACES, "address space", scope)
        store = self.resolve(arguments[1], scope, override_size=space == "workgroup")
        if len(arguments) == 3 and space != "storage":
            facts.fail(arguments[2], "only pointers in <storage> address space may specify an access mode")
        if not is_storable(store) or (not has_fixed_footprint(store) and space != "storage"):
            facts.fail(arguments[1], f"'{spell(store)}' cannot be in address space '{space}'")
        access = (
            self.word(arguments[2], ACCESSES, "access mode", scope) if len(arguments) == 3 else default_access(space)
        )
        return Pointer(cast("Space", space), store, cast("Access", access))

    def check_count(self, type: Type, where: syntax.Node) -> None:
        """Arrays outside of buffers have fewer than 65,536 elements (section 2.4)."""
        if largest_count(type) > 65535:
            self.facts.fail(
                where, f"array count ({largest_count(type)}) must be less than 65536", "use a storage buffer"
            )

    def word(self, expression: syntax.Expression, allowed: tuple[str, ...], what: str, scope: Scope) -> str:
        """An address space or access mode; a declaration of that name hides it."""
        name = expression.name if isinstance(expression, syntax.Name) else ""
        entity = scope.find(name)
        if entity is not None:
            self.facts.fail(expression, f"cannot use {describe(entity)} as {what}", "rename it", see=entity)
        if name not in allowed:
            shown = self.facts.source.text[expression.span.start : expression.span.end]
            self.facts.fail(expression, f"expected {what}, got '{shown}'", f"use one of: {', '.join(allowed)}")
        return name


def default_access(space: str) -> Access:
    """Of variables and pointers that name none (section 14.3)."""
    return "read" if space in ("storage", "uniform") else "read_write"
