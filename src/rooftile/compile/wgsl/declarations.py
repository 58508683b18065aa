"""Declarations of a module, in any order: each is looked at when first needed, without cycles (chapters 5 to 7, 11)."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, cast

from rooftile.compile.wgsl import layout, syntax
from rooftile.compile.wgsl.bodies import Body
from rooftile.compile.wgsl.entry import check_stage
from rooftile.compile.wgsl.facts import CONST, OVERRIDE, RUNTIME, Entity, Scope, describe
from rooftile.compile.wgsl.traits import (
    INTEGERS,
    concretize,
    has_fixed_footprint,
    holds_atomic,
    is_constructible,
    is_host_shareable,
    is_storable,
    spell,
)
from rooftile.compile.wgsl.type_names import ACCESSES, SPACES, default_access
from rooftile.compile.wgsl.types import Access, Array, Pointer, Scalar, Space, Struct, Type

if TYPE_CHECKING:
    from rooftile.compile.wgsl.check import Checker

# Where each attribute may stand (chapter 12).
_ALLOWED = {
    "override": {"id"},
    "const": set[str](),
    "let": set[str](),
    "var": {"group", "binding"},
    "function": {"compute", "vertex", "fragment", "workgroup_size", "must_use", "diagnostic", "subgroup_size"},
    "parameter": {"builtin", "location", "interpolate", "invariant", "blend_src"},
    "member": {"align", "size", "builtin", "location", "interpolate", "invariant", "blend_src"},
    "local": set[str](),
}


class Declarations:
    """Resolves declarations; ``done`` has those that are, in the order in which the entry point came to need them."""

    def __init__(self, checker: Checker) -> None:
        self.checker = checker
        self.facts = checker.facts
        self.scope = Scope()
        self.done: dict[Entity, None] = {}
        self.aliases: dict[syntax.Alias, Type] = {}
        self._active: list[Entity] = []

    def collect(self) -> None:
        """Enter the names of the module, each of which may be declared once."""
        for declaration in self.facts.module.declarations:
            if not isinstance(declaration, syntax.ConstAssert):
                self.declare(declaration, self.scope)

    def declare(self, entity: Entity, scope: Scope) -> None:
        """Enter a name into a scope that must not have it yet."""
        earlier = scope.names.get(entity.name)
        if earlier is not None:
            at = entity.span if isinstance(entity, syntax.Parameter) else entity.at
            self.facts.fail(at, f"redeclaration of '{entity.name}'", "give it another name", see=earlier)
        scope.names[entity.name] = entity

    def resolve(self, entity: Entity, where: syntax.Name | None = None) -> None:
        """Find out all about a declaration of the module; ``where`` is what needs it."""
        if entity in self.done or isinstance(entity, syntax.Parameter):
            return
        if entity in self._active:
            cycle = [f"'{one.name}'" for one in [*self._active[self._active.index(entity) :], entity]]
            kind = "functions must not call themselves" if isinstance(entity, syntax.Function) else "break the cycle"
            at = where if where is not None else entity.span
            self.facts.fail(at, f"cyclic dependency found: {' -> '.join(cycle)}", kind, see=entity)
        self._active.append(entity)
        with self._outside(isinstance(entity, syntax.Function)):
            match entity:
                case syntax.Variable():
                    self._variable(entity)
                case syntax.Function():
                    self._function(entity)
                case syntax.Struct():
                    self.facts.structs[entity] = self._struct(entity)
                case syntax.Alias():
                    self.aliases[entity] = self.checker.type_names.resolve(entity.type, self.scope, override_size=True)
        self._active.pop()
        self.done[entity] = None

    @contextmanager
    def _outside(self, in_function: bool) -> Iterator[None]:
        """Whatever needs the declaration has no influence on what it means."""
        saved = self.checker.in_function, self.facts.skipped
        self.checker.in_function, self.facts.skipped = in_function, RUNTIME
        yield
        self.checker.in_function, self.facts.skipped = saved

    def attributes(self, of: tuple[syntax.Attribute, ...], where: str, what: str) -> dict[str, syntax.Attribute]:
        """The attributes by name, each allowed there and given once."""
        found: dict[str, syntax.Attribute] = {}
        for attribute in of:
            name = attribute.name
            if name not in _ALLOWED[where]:
                allowed = ", ".join(f"@{one}" for one in sorted(_ALLOWED[where])) or "no attributes"
                self.facts.fail(attribute, f"'@{name}' is not valid for {what}", f"allowed there: {allowed}")
            if name in found and name != "diagnostic":
                self.facts.fail(attribute, f"duplicate {name} attribute")
            found[name] = attribute
        return found

    def integer(self, attribute: syntax.Attribute) -> int:
        """The argument of an attribute that takes a constant integer, which must not be negative."""
        facts, argument = self.facts, attribute.arguments[0]
        type = self.checker.expressions.value(argument, self.scope)
        if facts.stages.get(argument, RUNTIME) != CONST or type not in INTEGERS:
            facts.fail(argument, f"'@{attribute.name}' must be a const-expression of type i32 or u32")
        number = int(facts.constants[argument])
        self.checker.expressions.coerce(argument, concretize(type))
        if number < 0:
            facts.fail(argument, f"'@{attribute.name}' value must be non-negative, got {number}")
        return number

    def initial(self, variable: syntax.Variable, scope: Scope) -> Type:
        """The type of a declaration, from its words or its initial value, which is checked against it.

        The type is abstract only of a ``const`` that names none.
        """
        facts, expressions = self.facts, self.checker.expressions
        value, declared = variable.value, variable.type
        if declared is not None:
            type = self.checker.type_names.resolve(declared, scope, override_size=variable.space == "workgroup")
            if value is not None:
                message = f"cannot initialize {describe(variable)} of type '{spell(type)}' with value of type '{{got}}'"
                expressions.of_type(value, scope, type, message)
        elif value is not None:
            type = expressions.value(value, scope)
            if variable.keyword != "const":
                type = concretize(type)
                expressions.coerce(value, type)
        else:
            facts.fail(variable, f"{variable.keyword} declaration requires a type or initializer")
        stage = facts.stages.get(value, RUNTIME) if value is not None else CONST
        if variable.keyword == "const":
            assert value is not None
            if stage != CONST:
                kind = "an override-expression" if stage == OVERRIDE else "a runtime-expression"
                message = f"const initializer requires a const-expression, but expression is {kind}"
                facts.fail(value, message, "consider changing 'const' to 'let'" if self.checker.in_function else None)
            facts.values[variable] = facts.constants[value]
        return type

    def _variable(self, variable: syntax.Variable) -> None:
        facts, keyword = self.facts, variable.keyword
        attributes = self.attributes(variable.attributes, keyword, f"module-scope '{keyword}'")
        if keyword == "let":
            facts.fail(variable, "module-scope 'let' is invalid", "use 'const' or 'override'")
        if keyword == "override":
            self._override(variable, attributes)
            return
        if keyword == "var":
            self._module_var(variable, attributes)
            return
        type = self.initial(variable, self.scope)
        if not is_constructible(type):
            facts.fail(variable, f"{spell(type)} cannot be used as the type of a 'const'")
        facts.variables[variable] = type

    def _override(self, variable: syntax.Variable, attributes: dict[str, syntax.Attribute]) -> None:
        facts = self.facts
        type = self.initial(variable, self.scope)
        if not isinstance(type, Scalar):
            facts.fail(variable, f"{spell(type)} cannot be used as the type of a 'override'", "it must be a scalar")
        number = self.integer(attributes["id"]) if "id" in attributes else None
        if number is not None and number > 65535:
            facts.fail(attributes["id"].arguments[0], f"'@id' value must be between 0 and 65535, got {number}")
        value = variable.value
        if value is not None and facts.stages.get(value, RUNTIME) == RUNTIME:
            facts.fail(value, "override initializer requires a const-expression or an override-expression")
        facts.variables[variable] = type
        facts.values[variable] = self.checker.overrides.value(variable, number, type)

    def _module_var(self, variable: syntax.Variable, attributes: dict[str, syntax.Attribute]) -> None:
        facts = self.facts
        if not variable.template:
            if variable.type is not None:
                self.checker.type_names.resolve(variable.type, self.scope)  # textures have no address space: say so
            facts.fail(
                variable,
                "module-scope 'var' declarations must provide an address space",
                "write var<private>, var<workgroup>, var<uniform> or var<storage, read_write>",
            )
        space, access = self.template(variable, self.scope)
        if space == "function":
            facts.fail(variable, "module-scope 'var' must not use address space 'function'", "use var<private>")
        if variable.value is not None and space != "private":
            message = f"var of address space '{space}' cannot have an initializer"
            facts.fail(variable, message, "assign it in the function; workgroup memory begins as zeros")
        type = self.initial(variable, self.scope)
        if variable.value is not None and facts.stages.get(variable.value, RUNTIME) == RUNTIME:
            message = "initializers of module-scope variables require a const-expression or an override-expression"
            facts.fail(variable.value, message)
        resource = space in ("uniform", "storage")
        if resource and not {"group", "binding"} <= attributes.keys():
            message = "resource variables require '@group' and '@binding' attributes"
            facts.fail(variable, message, "write @group(0) @binding(0) before it, with numbers of its own")
        if not resource and attributes:
            facts.fail(variable, "non-resource variables must not have '@group' or '@binding' attributes")
        if resource:
            place = self.integer(attributes["group"]), self.integer(attributes["binding"])
            self.checker.places[variable] = place
        self._check_store(variable, type, space, access)
        facts.variables[variable] = type
        facts.places[variable] = space, access

    def template(self, variable: syntax.Variable, scope: Scope) -> tuple[Space, Access]:
        """Address space and access mode of ``var<...>``."""
        facts, words = self.facts, variable.template
        if not words:
            return "function", "read_write"
        names = self.checker.type_names
        if len(words) > 2:
            facts.fail(variable, f"'var' takes 1 or 2 template arguments, got {len(words)}")
        space = names.word(words[0], SPACES, "address space", scope)
        if len(words) == 1:
            return cast("Space", space), default_access(space)
        access = names.word(words[1], ACCESSES, "access mode", scope)
        if space != "storage":
            facts.fail(variable, "only variables in <storage> address space may specify an access mode")
        if access == "write":
            facts.fail(variable, "access mode 'write' is not valid for the 'storage' address space", "use read_write")
        return cast("Space", space), cast("Access", access)

    def _check_store(self, variable: syntax.Variable, type: Type, space: Space, access: Access) -> None:
        facts = self.facts
        where = variable.type or variable
        if not is_storable(type):
            facts.fail(where, f"{spell(type)} cannot be used as the type of a var")
        if space in ("uniform", "storage") and not is_host_shareable(type):
            message = f"type '{spell(type)}' cannot be used in address space '{space}' as it is non-host-shareable"
            facts.fail(where, message, "use u32 for a bool")
        if space != "storage" and not has_fixed_footprint(type):
            facts.fail(where, f"variables in '{space}' address space must have a fixed footprint", "give arrays a size")
        if space in ("private", "workgroup"):
            self.checker.type_names.check_count(type, where)
        if space in ("private", "uniform") and holds_atomic(type):
            facts.fail(where, "atomic variables must have <storage> or <workgroup> address space")
        if space == "storage" and access != "read_write" and holds_atomic(type):
            message = "atomic variables in 'storage' address space must have 'read_write' access mode"
            facts.fail(where, message, "write var<storage, read_write>")

    def _struct(self, struct: syntax.Struct) -> Struct:
        facts = self.facts
        if not struct.members:
            facts.fail(struct.at, "structures must have at least one member")
        seen: set[str] = set()
        members: list[tuple[str, Type, int | None, int | None]] = []
        for member in struct.members:
            if member.name in seen:
                facts.fail(member, f"redefinition of '{member.name}'", "give the member another name")
            seen.add(member.name)
            type = self.checker.type_names.resolve(member.type, self.scope)
            if not is_storable(type):
                facts.fail(member.type, f"{spell(type)} cannot be used as the type of a structure member")
            if not has_fixed_footprint(type):
                if not isinstance(type, Array):
                    facts.fail(member.type, "a structure with a runtime-sized array cannot be inside another one")
                if member is not struct.members[-1]:
                    facts.fail(member, "runtime arrays may only appear as the last member of a struct")
            attributes = self.attributes(member.attributes, "member", "'struct' members")
            members.append((member.name, type, *self._member_layout(type, attributes)))
        return Struct(struct.name, layout.lay_out(members), struct)

    def _member_layout(self, type: Type, attributes: dict[str, syntax.Attribute]) -> tuple[int | None, int | None]:
        """What ``@align`` and ``@size`` say."""
        align = size = None
        if "align" in attributes:
            align = self.integer(attributes["align"])
            where = attributes["align"].arguments[0]
            if align <= 0 or align & (align - 1):
                self.facts.fail(where, f"'@align' value must be a positive, power-of-two integer, got {align}")
            if align % layout.align_of(type):
                self.facts.fail(where, f"alignment must be a multiple of '{layout.align_of(type)}' bytes, got {align}")
        if "size" in attributes:
            size = self.integer(attributes["size"])
            where = attributes["size"].arguments[0]
            if not has_fixed_footprint(type):
                self.facts.fail(where, "'@size' can only be applied to members with a fixed footprint")
            least = layout.size_of(type)
            if size < least:
                self.facts.fail(where, f"'@size' must be at least as big as the type's size ({least}), got {size}")
        return align, size

    def _function(self, function: syntax.Function) -> None:
        facts = self.facts
        attributes = self.attributes(function.attributes, "function", "functions")
        if "must_use" in attributes and function.result is None:
            facts.fail(attributes["must_use"], "'@must_use' can only be applied to functions that return a value")
        scope = Scope(self.scope)
        for parameter in function.parameters:
            self.declare(parameter, scope)
            type = self.checker.type_names.resolve(parameter.type, self.scope)
            if not is_constructible(type) and not isinstance(type, Pointer):
                hint = "pass a pointer to it" if isinstance(type, Array) else None
                facts.fail(
                    parameter.type, f"type of function parameter must be constructible, got '{spell(type)}'", hint
                )
            self.checker.type_names.check_count(type, parameter.type)
            facts.variables[parameter] = type
        result = None if function.result is None else self.checker.type_names.resolve(function.result, self.scope)
        if result is not None and not is_constructible(result):
            assert function.result is not None
            facts.fail(function.result, f"function return type must be a constructible type, got '{spell(result)}'")
        facts.results[function] = result
        check_stage(self.checker, function, attributes)
        Body(self.checker, function, result).check(scope)
