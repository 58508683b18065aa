"""Two names for one memory (section 12.2.1): pointers passed to a function must not meet where it writes."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from rooftile.compile.wgsl import builtins, syntax
from rooftile.compile.wgsl.types import Pointer, Reference
from rooftile.compile.wgsl.walk import children, root

if TYPE_CHECKING:
    from rooftile.compile.wgsl.check import Checker

Memory = syntax.Variable | syntax.Parameter


@dataclass(frozen=True, slots=True)
class _Effects:
    """What a function, and those it calls, read and write: its pointer parameters and variables of the module."""

    reads: set[Memory] = field(default_factory=set)
    writes: set[Memory] = field(default_factory=set)


class Aliasing:
    """Checks calls that pass pointers; functions are only looked into when one is."""

    def __init__(self, checker: Checker) -> None:
        self.checker = checker
        self.facts = checker.facts
        self._effects: dict[syntax.Function, _Effects] = {}

    def called(self, call: syntax.Call, function: syntax.Function) -> None:
        """Refuse arguments that point to one memory, or to what the function knows by name, if it is written."""
        passed: list[tuple[syntax.Expression, syntax.Parameter, Memory]] = []
        for argument, parameter in zip(call.arguments, function.parameters, strict=True):
            if isinstance(self.facts.variables[parameter], Pointer):
                memory = self.memory(argument)
                if memory is not None:
                    passed.append((argument, parameter, memory))
        if not passed:
            return
        effects = self._of(function)
        for number, (argument, parameter, memory) in enumerate(passed):
            written = parameter in effects.writes
            for _, other, other_memory in passed[:number]:
                touched = {parameter, other} & (effects.reads | effects.writes)
                if memory is other_memory and len(touched) == 2 and (written or other in effects.writes):
                    self._refuse(argument, memory)
            if written and (memory in effects.reads or memory in effects.writes):
                self._refuse(argument, memory)
            if memory in effects.writes and parameter in effects.reads:
                self._refuse(argument, memory)

    def _refuse(self, argument: syntax.Expression, memory: Memory) -> None:
        self.facts.fail(
            argument,
            f"invalid aliased pointer argument: the function writes '{memory.name}' and knows it by another name too",
            "pass pointers to different variables",
            see=memory,
        )

    def memory(self, pointer: syntax.Expression) -> Memory | None:
        """The variable, or pointer parameter, that a reference or pointer leads to; None if there is none."""
        name = root(pointer)
        while name is not None:
            entity = self.facts.uses.get(name)
            if isinstance(entity, syntax.Parameter):
                return entity
            if not isinstance(entity, syntax.Variable):
                return None
            if entity.keyword != "let":
                return entity
            name = None if entity.value is None else root(entity.value)
        return None

    def _of(self, function: syntax.Function) -> _Effects:
        known = self._effects.get(function)
        if known is not None:
            return known
        effects = self._effects[function] = _Effects()
        self._gather(effects, function.body)
        return effects

    def _gather(self, effects: _Effects, node: syntax.Node) -> None:
        """What ``node`` reads and writes: memory counts as read where its value is loaded, not where it is named."""
        types = self.facts.types
        match node:
            case syntax.Assign(target=target) if target is not None:
                self._add(effects.writes, target)
                if node.operator:
                    self._add(effects.reads, target)
                self._gather_address(effects, target)
                if node.value is not None:
                    self._gather(effects, node.value)
            case syntax.Unary(operator="&", operand=operand):
                self._gather_address(effects, operand)
            case syntax.Name() | syntax.Index() | syntax.Member() | syntax.Unary(operator="*"):
                if isinstance(types.get(node), Reference) or isinstance(node, syntax.Member):  # swizzles load at once
                    self._add(effects.reads, node)
                self._gather_address(effects, node)
            case syntax.Call():
                self._call(effects, node)
                for argument in node.arguments:
                    self._gather(effects, argument)
            case _:
                for below in children(node):
                    self._gather(effects, below)

    def _gather_address(self, effects: _Effects, expression: syntax.Expression) -> None:
        """Only what it takes to find the place: indices, and pointers that are no names."""
        match expression:
            case syntax.Index(base=base, index=index):
                self._gather_address(effects, base)
                self._gather(effects, index)
            case syntax.Member(base=base):
                self._gather_address(effects, base)
            case syntax.Unary(operator="*" | "&", operand=operand):
                self._gather_address(effects, operand)
            case syntax.Name():
                pass
            case _:
                self._gather(effects, expression)

    def _call(self, effects: _Effects, call: syntax.Call) -> None:
        callee = self.facts.uses.get(call.function)
        if isinstance(callee, syntax.Function):
            inner = self._of(callee)
            own = dict(zip(callee.parameters, call.arguments, strict=True))
            for found, into in ((inner.reads, effects.reads), (inner.writes, effects.writes)):
                for memory in found:
                    if isinstance(memory, syntax.Parameter):
                        self._add(into, own[memory])
                    else:
                        into.add(memory)
        elif isinstance(callee, str) and callee in builtins.ATOMICS:
            if callee != "atomicLoad":
                self._add(effects.writes, call.arguments[0])
            self._add(effects.reads, call.arguments[0])
        elif callee == "workgroupUniformLoad":
            self._add(effects.reads, call.arguments[0])

    def _add(self, into: set[Memory], expression: syntax.Expression) -> None:
        memory = self.memory(expression)
        if memory is not None:
            into.add(memory)
