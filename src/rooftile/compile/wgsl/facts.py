"""What the checker has found out of a module so far, and the scopes in which it looks names up."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import NoReturn, TypeAlias

from rooftile.compile.wgsl import errors, syntax
from rooftile.compile.wgsl.constants import ConstantError
from rooftile.compile.wgsl.types import Access, Space, Struct, Type, Value
from rooftile.core.source import Diagnostic, Source

Entity: TypeAlias = syntax.Variable | syntax.Parameter | syntax.Function | syntax.Struct | syntax.Alias

CONST, OVERRIDE, RUNTIME = range(3)
"""When an expression has its value (section 8.3)."""


class Scope:
    """Names and what they stand for, within ``parent``; the outermost is the module's."""

    __slots__ = ("names", "parent")

    def __init__(self, parent: Scope | None = None) -> None:
        self.names: dict[str, Entity] = {}
        self.parent = parent

    def find(self, name: str) -> Entity | None:
        """What ``name`` stands for here, None if nothing of the file."""
        scope: Scope | None = self
        while scope is not None:
            found = scope.names.get(name)
            if found is not None:
                return found
            scope = scope.parent
        return None

    def all_names(self) -> Iterator[str]:
        """Every name that can be seen from here."""
        yield from self.names
        if self.parent is not None:
            yield from self.parent.all_names()


@dataclass
class Facts:
    """Tables from pieces of the tree to what is known of them; `types.Checked` says what most of them hold."""

    source: Source
    module: syntax.Module
    given: Mapping[str, int | float | bool | str]
    features: frozenset[str] = frozenset()
    types: dict[syntax.Expression, Type] = field(default_factory=dict)
    constants: dict[syntax.Expression, Value] = field(default_factory=dict)
    stages: dict[syntax.Expression, int] = field(default_factory=dict)
    """Of constant expressions: CONST or OVERRIDE; what is not in it has its value at run time."""
    uses: dict[syntax.Name, syntax.Declaration | syntax.Variable | syntax.Parameter | str] = field(default_factory=dict)
    overloads: dict[syntax.Call, tuple[Type, ...]] = field(default_factory=dict)
    variables: dict[syntax.Variable | syntax.Parameter, Type] = field(default_factory=dict)
    values: dict[syntax.Variable, Value] = field(default_factory=dict)
    """Of declared constants and overrides."""
    places: dict[syntax.Variable, tuple[Space, Access]] = field(default_factory=dict)
    """Address space and access mode of each ``var``."""
    results: dict[syntax.Function, Type | None] = field(default_factory=dict)
    structs: dict[syntax.Struct, Struct] = field(default_factory=dict)
    builtins: dict[syntax.Parameter, str] = field(default_factory=dict)
    skipped: int = RUNTIME
    """The first of the stages that have no values here: in what a constant ``&&`` or ``||`` skips, its left side's."""

    def fail(
        self, where: syntax.Node | syntax.Span, message: str, next_step: str | None = None, *, see: Entity | None = None
    ) -> NoReturn:
        """Refuse the module for what stands at ``where``; ``see`` is a declaration that has to do with it."""
        notes = () if see is None else (self.declared(see),)
        span = where if isinstance(where, syntax.Span) else where.span
        errors.fail(self.source, span, message, next_step=next_step, notes=notes)

    def declared(self, entity: Entity) -> Diagnostic:
        """A note that says where ``entity`` is declared."""
        at = entity.span if isinstance(entity, syntax.Parameter) else entity.at
        return errors.diagnostic(self.source, at, f"{describe(entity)} declared here", "note")

    @contextmanager
    def evaluating(self, where: syntax.Node | syntax.Span) -> Iterator[None]:
        """Say at ``where`` what is wrong with a constant."""
        try:
            yield
        except ConstantError as error:
            self.fail(where, str(error))


def describe(entity: Entity) -> str:
    """``let x``, ``function 'f'``, ... for messages."""
    match entity:
        case syntax.Variable(keyword=keyword, name=name):
            return f"'{keyword} {name}'"
        case syntax.Parameter(name=name):
            return f"parameter '{name}'"
        case syntax.Function(name=name):
            return f"function '{name}'"
        case syntax.Struct(name=name):
            return f"struct '{name}'"
        case syntax.Alias(name=name):
            return f"alias '{name}'"
