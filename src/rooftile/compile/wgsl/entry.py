"""Entry points (sections 13.1 and 12.3): which one is meant, its workgroup size, its built-in values, its resources."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, cast

from rooftile.compile.wgsl import syntax
from rooftile.compile.wgsl.facts import RUNTIME, Facts
from rooftile.compile.wgsl.foreign import suggestion
from rooftile.compile.wgsl.traits import INTEGERS, concretize, is_abstract, spell
from rooftile.compile.wgsl.types import U32, Binding, Struct, Type, Vector
from rooftile.core.errors import UnknownNameError, UsageError

if TYPE_CHECKING:
    from rooftile.compile.wgsl.check import Checker

_STAGES = ("compute", "vertex", "fragment")
_BUILTINS: dict[str, Type] = {
    "local_invocation_id": Vector(3, U32),
    "local_invocation_index": U32,
    "global_invocation_id": Vector(3, U32),
    "global_invocation_index": U32,
    "workgroup_id": Vector(3, U32),
    "workgroup_index": U32,
    "num_workgroups": Vector(3, U32),
    "subgroup_invocation_id": U32,
    "subgroup_size": U32,
    "subgroup_id": U32,
    "num_subgroups": U32,
}
_OTHER_BUILTINS = [
    "vertex_index",
    "instance_index",
    "position",
    "front_facing",
    "frag_depth",
    "sample_index",
    "sample_mask",
    "clip_distances",
    "primitive_index",
    "barycentric_coord",
    "view_index",
]


def entry_points(module: syntax.Module) -> list[syntax.Function]:
    """The compute entry points, in the order written."""
    functions = [one for one in module.declarations if isinstance(one, syntax.Function)]
    return [one for one in functions if any(attribute.name == "compute" for attribute in one.attributes)]


def choose(facts: Facts, wanted: str | None) -> syntax.Function:
    """The compute entry point called ``wanted``, or the only one.

    Raises
    ------
    UnknownNameError
        If there is none, or none called ``wanted``.
    UsageError
        If there are several and none was named.
    """
    found = entry_points(facts.module)
    names = ", ".join(one.name for one in found)
    if wanted is not None:
        chosen = next((one for one in found if one.name == wanted), None)
        if chosen is None:
            raise UnknownNameError(
                f"{facts.source.name} has no compute entry point '{wanted}'",
                got=wanted,
                allowed=names or "none: no function has @compute",
                next_step=suggestion(wanted, [one.name for one in found]),
            )
        return chosen
    if not found:
        raise UnknownNameError(
            f"{facts.source.name} has no compute entry point (no function with @compute)",
            next_step="write @compute @workgroup_size(16, 16) before the kernel's function",
        )
    if len(found) > 1:
        raise UsageError(
            "the file has several compute entry points",
            got=facts.source.name,
            allowed=names,
            next_step=f"name one: {facts.source.name}:{found[0].name}",
        )
    return found[0]


def check_stage(checker: Checker, function: syntax.Function, attributes: dict[str, syntax.Attribute]) -> None:
    """The attributes of a function, and, if it is a compute entry point, of its parameters."""
    facts = checker.facts
    stages = [name for name in _STAGES if name in attributes]
    if len(stages) > 1:
        facts.fail(attributes[stages[1]], "a function can only be one kind of entry point")
    if stages != ["compute"]:
        if "workgroup_size" in attributes:
            message = "'@workgroup_size' is only valid for compute stages"
            facts.fail(attributes["workgroup_size"], message, "add @compute")
        if stages:  # how stages of a render pipeline fit together is no matter here
            return
        for parameter in function.parameters:
            if parameter.attributes:
                message = f"'@{parameter.attributes[0].name}' is not valid for function parameters"
                facts.fail(parameter.attributes[0], message, "only entry points have it: is @compute missing?")
        return
    if "workgroup_size" not in attributes:
        facts.fail(
            function.at,
            "a compute shader must include '@workgroup_size' in its attributes",
            "write @compute @workgroup_size(16, 16)",
        )
    if function.result is not None:
        facts.fail(function.result, "missing entry point IO attribute on return type: compute shaders return nothing")
    checker.sizes[function] = _workgroup_size(checker, attributes["workgroup_size"])
    seen: set[str] = set()
    for parameter in function.parameters:
        type = facts.variables[parameter]
        if isinstance(type, Struct) and type.declaration is not None and not parameter.attributes:
            for member, found in zip(type.declaration.members, type.members, strict=True):
                _check_builtin(checker, member, found.type, seen)
        else:
            _check_builtin(checker, parameter, type, seen)


def _check_builtin(checker: Checker, parameter: syntax.Parameter, type: Type, seen: set[str]) -> None:
    facts = checker.facts
    attributes = checker.declarations.attributes(parameter.attributes, "parameter", "entry point inputs")
    if "builtin" not in attributes:
        facts.fail(
            attributes.get("location", parameter),
            f"missing entry point IO attribute on parameter '{parameter.name}'",
            f"write @builtin(global_invocation_id) {parameter.name}: vec3<u32>, or a variable of the module for data",
        )
    argument = attributes["builtin"].arguments[0]
    name = argument.name if isinstance(argument, syntax.Name) else ""
    if name in _OTHER_BUILTINS:
        facts.fail(attributes["builtin"], f"'@builtin({name})' cannot be used for compute shader input")
    if name not in _BUILTINS:
        hint = suggestion(name, _BUILTINS) or f"use one of {', '.join(_BUILTINS)}"
        facts.fail(argument, "expected builtin value name", hint)
    if "subgroup" in name and "subgroups" not in facts.features:
        message = f"use of '@builtin({name})' attribute requires enabling extension 'subgroups'"
        facts.fail(attributes["builtin"], message, "add `enable subgroups;` at the top of the file")
    if type != _BUILTINS[name]:
        message = f"store type of '@builtin({name})' must be '{spell(_BUILTINS[name])}', got '{spell(type)}'"
        facts.fail(parameter.type, message, f"write {parameter.name}: {spell(_BUILTINS[name])}")
    if name in seen:
        facts.fail(attributes["builtin"], f"'@builtin({name})' appears multiple times as pipeline input")
    seen.add(name)
    facts.builtins[parameter] = name


def _workgroup_size(checker: Checker, attribute: syntax.Attribute) -> tuple[int, int, int]:
    """The three numbers, those not given 1."""
    facts, expressions = checker.facts, checker.expressions
    scope = checker.declarations.scope
    types = [expressions.value(argument, scope) for argument in attribute.arguments]
    sizes = [1, 1, 1]
    for at, (argument, type) in enumerate(zip(attribute.arguments, types, strict=True)):
        if facts.stages.get(argument, RUNTIME) == RUNTIME:
            message = "'@workgroup_size' argument must be a const-expression or an override-expression"
            facts.fail(argument, message, "use a 'const' or an 'override'")
        if type not in INTEGERS:
            facts.fail(argument, f"'@workgroup_size' argument must be of type 'i32' or 'u32', got '{spell(type)}'")
        sizes[at] = facts.constants[argument]
        if sizes[at] < 1:
            facts.fail(argument, f"'@workgroup_size' argument must be at least 1, got {sizes[at]}")
    concrete = {type for type in types if not is_abstract(type)}
    if len(concrete) > 1:
        facts.fail(attribute, "'@workgroup_size' arguments must be of the same type, either 'i32' or 'u32'")
    for argument, type in zip(attribute.arguments, types, strict=True):
        expressions.coerce(argument, next(iter(concrete), concretize(type)))
    return sizes[0], sizes[1], sizes[2]


def bindings(checker: Checker, entry: syntax.Function, used: list[syntax.Variable]) -> tuple[Binding, ...]:
    """The resources that the entry point uses, by group and number, no two at one place."""
    facts = checker.facts
    found: dict[tuple[int, int], Binding] = {}
    for variable in used:
        place = checker.places.get(variable)
        if place is None:
            continue
        if place in found:
            facts.fail(
                variable,
                f"entry point '{entry.name}' references multiple variables that use the same resource binding "
                f"'@group({place[0]})', '@binding({place[1]})'",
                "give each a binding of its own",
                see=found[place].variable,
            )
        space, access = facts.places[variable]
        kind = cast('Literal["uniform", "storage"]', space)
        found[place] = Binding(*place, variable, facts.variables[variable], kind, access)
    return tuple(found[place] for place in sorted(found))
