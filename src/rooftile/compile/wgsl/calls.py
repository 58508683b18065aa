"""Calls: of the file's functions, of built-in functions and of value constructors."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rooftile.compile.wgsl import builtins, const_functions, syntax
from rooftile.compile.wgsl.constructors import Constructors
from rooftile.compile.wgsl.facts import CONST, RUNTIME, Scope, describe
from rooftile.compile.wgsl.foreign import suggestion
from rooftile.compile.wgsl.special_calls import SpecialCalls
from rooftile.compile.wgsl.traits import spell, spell_all
from rooftile.compile.wgsl.type_names import PREDECLARED
from rooftile.compile.wgsl.types import Type

if TYPE_CHECKING:
    from rooftile.compile.wgsl.check import Checker

_NO_TEXTURES = "keep the matrices in storage buffers: var<storage, read> a: array<f32>;"
# The parameter of each that must be constant, and the first value that is too large for it (section 17.12).
_CONSTANT_ARGUMENT = {"subgroupBroadcast": (1, 128), "quadBroadcast": (1, 4)}
_BOUNDED_ARGUMENT = {"subgroupShuffle", "subgroupShuffleUp", "subgroupShuffleDown", "subgroupShuffleXor"}


class Calls:
    """Finds out what a call calls, converts its arguments, and works constant ones out."""

    def __init__(self, checker: Checker) -> None:
        self.checker = checker
        self.facts = checker.facts
        self.constructors = Constructors(checker)
        self.special = SpecialCalls(checker)

    def call(self, call: syntax.Call, scope: Scope) -> Type | None:
        """The type of the result, None where nothing comes back."""
        facts, function = self.facts, call.function
        entity = scope.find(function.name)
        if entity is None:
            facts.uses[function] = function.name
            if self.checker.is_type(function.name):
                return self.constructors.predeclared(call, scope)
            return self._builtin(call, scope)
        facts.uses[function] = entity
        if isinstance(entity, syntax.Function):
            return self._user(call, entity, scope)
        if not isinstance(entity, syntax.Struct | syntax.Alias):
            facts.fail(function, f"cannot use {describe(entity)} as call target", "give it another name", see=entity)
        return self.constructors.of_type(call, self.checker.type_names.resolve(function, scope), scope)

    def statement(self, call: syntax.Call, scope: Scope) -> None:
        """A call that stands by itself: it must be of a function, and its result one that may be ignored."""
        facts, name = self.facts, call.function.name
        result = self.call(call, scope)
        entity = facts.uses[call.function]
        if result is not None:
            facts.types[call] = result
        if isinstance(entity, syntax.Function):
            if result is not None and any(attribute.name == "must_use" for attribute in entity.attributes):
                message = f"ignoring return value of function '{name}' annotated with '@must_use'"
                facts.fail(call, message, "assign it to '_'", see=entity)
        elif not isinstance(entity, str) or self.checker.is_type(name):
            facts.fail(call, f"value of '{name}' evaluated but not used", "assign it, or remove the statement")
        elif result is not None and name not in builtins.IGNORABLE:
            facts.fail(call, f"ignoring return value of builtin '{name}'", "assign it, or remove the statement")

    def _user(self, call: syntax.Call, function: syntax.Function, scope: Scope) -> Type | None:
        facts = self.facts
        if call.function.arguments is not None:
            facts.fail(call.function, f"{describe(function)} takes no template arguments", see=function)
        if not self.checker.in_function:
            facts.fail(call, f"{describe(function)} cannot be called at module-scope", see=function)
        self.checker.declarations.resolve(function, call.function)
        if any(attribute.name in ("compute", "vertex", "fragment") for attribute in function.attributes):
            facts.fail(call.function, "entry point functions cannot be the target of a function call", see=function)
        types = [self.checker.expressions.value(argument, scope) for argument in call.arguments]
        expected, given = len(function.parameters), len(call.arguments)
        if expected != given:
            few = "few" if given < expected else "many"
            message = f"too {few} arguments in call to '{function.name}', expected {expected}, got {given}"
            facts.fail(call, message, see=function)
        for number, (argument, parameter) in enumerate(zip(call.arguments, function.parameters, strict=True), 1):
            got, wanted = types[number - 1], facts.variables[parameter]
            message = (
                f"type mismatch for argument {number} in call to '{function.name}', "
                f"expected '{spell(wanted)}', got '{{got}}'"
            )
            self.checker.expressions.fit(argument, got, wanted, message)
        self.checker.aliasing.called(call, function)
        return facts.results[function]

    def _builtin(self, call: syntax.Call, scope: Scope) -> Type | None:
        facts, name = self.facts, call.function.name
        if name.startswith("texture") and name != "textureBarrier":
            facts.fail(
                call.function, f"'{name}' is not supported: textures are not read by matrix kernels here", _NO_TEXTURES
            )
        if name in builtins.DERIVATIVES:
            facts.fail(
                call.function, f"'{name}' cannot be used by compute pipeline stage", "only fragment shaders have it"
            )
        if name in builtins.SPECIAL:
            return self.special.call(call, scope)
        if name not in builtins.FUNCTIONS:
            known = [*builtins.ALL, *PREDECLARED, *scope.all_names()]
            facts.fail(call.function, f"unresolved call target '{name}'", suggestion(name, known))
        if call.function.arguments is not None:
            facts.fail(call.function, f"'{name}' takes no template arguments")
        if name in builtins.SUBGROUP_FUNCTIONS and "subgroups" not in facts.features:
            message = f"cannot call built-in function '{name}' without extension 'subgroups'"
            facts.fail(call.function, message, "add `enable subgroups;` at the top of the file")
        expressions = self.checker.expressions
        types = tuple(expressions.value(argument, scope) for argument in call.arguments)
        return self._resolved(call, name, types)

    def _resolved(self, call: syntax.Call, name: str, types: tuple[Type, ...]) -> Type | None:
        facts, arguments = self.facts, call.arguments
        expressions = self.checker.expressions
        constant_function = name in builtins.CONSTANT_FUNCTIONS
        known = constant_function and all(argument in facts.stages for argument in arguments)
        match = builtins.resolve(builtins.FUNCTIONS[name], types, known)
        if match is None:
            allowed = "; ".join(map(str, builtins.FUNCTIONS[name]))
            facts.fail(call, f"no matching call to '{name}({spell_all(types)})'", f"there is {allowed}")
        for argument, parameter in zip(arguments, match.parameters, strict=True):
            expressions.coerce(argument, parameter)
        facts.overloads[call] = match.parameters
        if not self.checker.in_function and not constant_function:
            facts.fail(call, f"'{name}' cannot be called at module-scope")
        if constant_function and match.result is not None:
            result, parameters = match.result, match.parameters
            if known:
                expressions.constant(
                    call, arguments, lambda *values: const_functions.evaluate(name, parameters, result, values)
                )
            elif facts.skipped == RUNTIME:
                values = [facts.constants.get(argument) for argument in arguments]
                with facts.evaluating(call):
                    const_functions.check_partly(name, parameters, values)
        self._check_lane(call, name)
        return match.result

    def _check_lane(self, call: syntax.Call, name: str) -> None:
        """Lane numbers that must be constant, or are and lie outside every subgroup."""
        facts = self.facts
        if name in _CONSTANT_ARGUMENT:
            at, end = _CONSTANT_ARGUMENT[name]
            argument = call.arguments[at]
            if facts.stages.get(argument, RUNTIME) != CONST:
                facts.fail(argument, f"the lane of '{name}' must be a const-expression", "use subgroupShuffle")
        elif name in _BOUNDED_ARGUMENT:
            argument, end = call.arguments[1], 128
        else:
            return
        if argument in facts.constants and not 0 <= facts.constants[argument] < end:
            facts.fail(argument, f"the lane of '{name}' must be at least 0 and below {end}")
