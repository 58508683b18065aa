"""Built-in functions whose types no table can say: atomics, pointers' and ``bitcast`` (chapter 17)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rooftile.compile.wgsl import builtins, const_functions, syntax
from rooftile.compile.wgsl.facts import Scope
from rooftile.compile.wgsl.layout import size_of
from rooftile.compile.wgsl.traits import (
    concretize,
    element_of,
    holds_atomic,
    is_abstract,
    is_constructible,
    rank,
    spell,
    spell_all,
)
from rooftile.compile.wgsl.types import BOOL, U32, Array, Atomic, Pointer, Reference, Scalar, Type, Vector

if TYPE_CHECKING:
    from rooftile.compile.wgsl.check import Checker


class SpecialCalls:
    """Resolves calls of `builtins.SPECIAL`."""

    def __init__(self, checker: Checker) -> None:
        self.checker = checker
        self.facts = checker.facts

    def call(self, call: syntax.Call, scope: Scope) -> Type | None:
        """The type of the result, None where nothing comes back."""
        name = call.function.name
        if name == "bitcast":
            return self._bitcast(call, scope)
        if call.function.arguments is not None:
            self.facts.fail(call.function, f"'{name}' takes no template arguments")
        if not self.checker.in_function:
            self.facts.fail(call, f"'{name}' cannot be called at module-scope")
        types = tuple(self._argument(argument, scope) for argument in call.arguments)
        expected = builtins.ATOMICS.get(name, 1)
        if len(types) != expected:
            self.facts.fail(call, f"'{name}' takes {expected} arguments, got {len(types)}")
        if name == "arrayLength":
            return self._length(call, types)
        if name == "workgroupUniformLoad":
            return self._uniform_load(call, types)
        return self._atomic(call, types)

    def _argument(self, argument: syntax.Expression, scope: Scope) -> Type:
        """Its type; of what cannot be loaded, which lacks an ``&``, that of the memory."""
        type = self.checker.expressions.type_of(argument, scope)
        if isinstance(type, Reference) and is_constructible(type.store):
            return type.store
        return type

    def _length(self, call: syntax.Call, types: tuple[Type, ...]) -> Type:
        pointer = types[0]
        if not isinstance(pointer, Pointer) or not isinstance(pointer.store, Array) or pointer.store.count is not None:
            message = f"no matching call to 'arrayLength({spell_all(types)})'"
            self.facts.fail(call, message, "give the address of a runtime-sized array: arrayLength(&a)")
        self.facts.overloads[call] = types
        return U32

    def _uniform_load(self, call: syntax.Call, types: tuple[Type, ...]) -> Type:
        pointer = types[0]
        if not isinstance(pointer, Pointer) or pointer.space != "workgroup":
            message = f"no matching call to 'workgroupUniformLoad({spell_all(types)})'"
            self.facts.fail(call, message, "give the address of a workgroup variable")
        self.facts.overloads[call] = types
        if isinstance(pointer.store, Atomic):
            return pointer.store.element
        if holds_atomic(pointer.store) or not is_constructible(pointer.store):
            self.facts.fail(call, f"workgroupUniformLoad cannot load '{spell(pointer.store)}'")
        return pointer.store

    def _atomic(self, call: syntax.Call, types: tuple[Type, ...]) -> Type | None:
        facts, name = self.facts, call.function.name
        pointer, rest = types[0], types[1:]
        shown = f"no matching call to '{name}({spell_all(types)})'"
        if not isinstance(pointer, Pointer) or not isinstance(pointer.store, Atomic):
            holds = isinstance(pointer, Reference) and isinstance(pointer.store, Atomic)
            hint = (
                "pass its address, with '&'"
                if holds
                else "the first argument is the address of an atomic<i32> or <u32>"
            )
            facts.fail(call, shown, hint)
        element = pointer.store.element
        if any(rank(argument, element) is None for argument in rest):
            facts.fail(call, shown, f"the atomic holds {spell(element)}: convert with {spell(element)}(...)")
        if pointer.access != "read_write":
            facts.fail(call, shown, "atomics need access read_write")
        for argument in call.arguments[1:]:
            self.checker.expressions.coerce(argument, element)
        facts.overloads[call] = (pointer, *(element for _ in rest))
        if name == "atomicStore":
            return None
        if name == "atomicCompareExchangeWeak":
            return builtins.result_struct("atomic_compare_exchange", element)
        return element

    def _bitcast(self, call: syntax.Call, scope: Scope) -> Type:
        facts, arguments = self.facts, call.function.arguments
        if arguments is None or len(arguments) != 1:
            facts.fail(call.function, "'bitcast' takes 1 template argument, the type", "write bitcast<u32>(...)")
        target = self.checker.type_names.resolve(arguments[0], scope)
        if len(call.arguments) != 1:
            facts.fail(call, f"'bitcast' takes 1 argument, got {len(call.arguments)}")
        argument = call.arguments[0]
        source = self.checker.expressions.value(argument, scope)
        if is_abstract(source):
            # A bit pattern has a type: what is u32 either way may be written without its suffix.
            element = element_of(target)
            wide = isinstance(source, Scalar) and element == U32 and facts.constants.get(argument, 0) > 0x7FFFFFFF
            source = U32 if wide else concretize(source)
            self.checker.expressions.coerce(argument, source)
        if not _castable(source) or not _castable(target) or size_of(source) != size_of(target):
            message = f"no matching call to 'bitcast<{spell(target)}>({spell(source)})'"
            facts.fail(call, message, "both types must be numbers of as many bytes")
        facts.overloads[call] = (source,)
        self.checker.expressions.constant(
            call, [argument], lambda value: const_functions.bitcast(value, source, target)
        )
        return target


def _castable(type: Type) -> bool:
    return isinstance(type, Scalar | Vector) and element_of(type) != BOOL
