"""Reads operands and emits instructions: what all statements of a function body need."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NoReturn

from rooftile.core.counts import Space
from rooftile.core.errors import PtxError
from rooftile.core.source import Location
from rooftile.ptx.declarations import Declared, Function, literal_bits
from rooftile.ptx.draft import Draft
from rooftile.ptx.lexer import Cursor, Tokens
from rooftile.ptx.opcodes import Opcode, split_opcode, type_bits
from rooftile.ptx.program import Address, Immediate, Operand, Register, Sink, Special, Symbol, Vector
from rooftile.ptx.scope import KernelDraft, Scope, is_special


@dataclass(slots=True)
class ModuleScope:
    """What a body may refer to outside itself.

    ``variables`` are those of module scope by space; ``files`` maps ``.file`` numbers to names for the user.
    """

    tokens: Tokens
    functions: dict[str, Function] = field(default_factory=dict)
    variables: dict[str, tuple[Space, Declared, bool]] = field(default_factory=dict)
    files: dict[int, str] = field(default_factory=dict)


class OperandReader:
    """The state of reading one function body: place, scopes, source location and guard.

    Parameters
    ----------
    module : ModuleScope
    kernel : KernelDraft
        Where instructions, registers and variables go.
    cursor : Cursor
        At the first statement.
    names : dict
        Operands that the function's parameters stand for.
    location : Location, optional
        Source location of what comes before any ``.loc``.
    """

    def __init__(
        self,
        module: ModuleScope,
        kernel: KernelDraft,
        cursor: Cursor,
        names: dict[str, Operand],
        location: Location | None,
    ) -> None:
        self.module = module
        self.kernel = kernel
        self.cursor = cursor
        self.scopes = [Scope(names=dict(names))]
        self.location = location
        self.guard: Register | None = None
        self.guard_negated = False
        self.line = cursor.line

    def fail(
        self, what: str, *, got: str | None = None, allowed: str | None = None, next_step: str | None = None
    ) -> NoReturn:
        """Raise a :class:`PtxError` at the statement being read."""
        raise PtxError(what, location=self.location, ptx_line=self.line, got=got, allowed=allowed, next_step=next_step)

    def emit(
        self,
        opcode: str | Opcode,
        destinations: tuple[Operand, ...],
        sources: tuple[Operand, ...],
        *,
        target: str | None = None,
    ) -> Draft:
        """Append an instruction at the current place, under the current guard."""
        draft = Draft(
            split_opcode(opcode) if isinstance(opcode, str) else opcode,
            destinations,
            sources,
            self.line,
            self.location,
            self.guard,
            self.guard_negated,
            target,
        )
        self.kernel.items.append(draft)
        return draft

    def operand(self, kind: str) -> Operand:
        """Read one operand; floating-point literals take the width of type ``kind``."""
        cursor = self.cursor
        token = cursor.next()
        first = token[0]
        if first in "%$_" or first.isalpha():
            value = self._resolve(token)
            if cursor.peek() in ("+", "-") and isinstance(value, Symbol):
                return Address(value, self._offset())
            return value
        if first.isdigit() or first in "-~":
            return self._literal(token, kind)
        if first == "[":
            return self._address()
        if first == "{":
            elements = [self.operand(kind)]
            while cursor.accept(","):
                elements.append(self.operand(kind))
            cursor.expect("}")
            return Vector(tuple(elements))
        if first == "!":
            return self._negated()
        cursor.position -= 1
        return cursor.fail("PTX syntax error: expected an operand", got=repr(token))

    def _literal(self, token: str, kind: str) -> Immediate:
        sign = token if token in ("-", "~") else ""
        if sign:
            token = self.cursor.next()
        bits = type_bits(kind) if kind.startswith("f") else 0
        found = literal_bits(token, bits)
        if found is None:
            self.cursor.position -= 1
            self.cursor.fail("PTX syntax error: not a number", got=repr(token))
        value, is_float = found
        if sign == "~" and not is_float:
            value = ~value
        elif sign == "-":
            value = value ^ (1 << (max(bits, 32) - 1)) if is_float else -value
        return Immediate(value % 2**64, is_float)

    def _address(self) -> Address | Vector:
        """``[base+offset]`` after its bracket; ``[map, {c0, c1}]`` as the map's address and the coordinates."""
        cursor = self.cursor
        base: Register | Symbol | None = None
        if cursor.peek()[0] not in "-0123456789":
            operand = self._resolve(cursor.word("an address"))
            if not isinstance(operand, Register | Symbol):
                self.fail("an address must be a register or a variable", got=str(operand))
            base = operand
            offset = self._offset()
        else:
            sign = -1 if cursor.accept("-") else 1
            offset = sign * cursor.integer() + self._offset()
        address = Address(base, offset)
        if cursor.accept(","):
            coordinates = self.operand("s32")
            elements = coordinates.elements if isinstance(coordinates, Vector) else (coordinates,)
            cursor.expect("]")
            return Vector((address, *elements))
        if not cursor.accept("]"):
            self.fail(
                "an address of this form is not supported",
                got=repr(cursor.peek()),
                allowed="[register], [variable], either with + offset, or [tensor map, {coordinates}]",
            )
        return address

    def _offset(self) -> int:
        """Sum of signed integers up to something else; LLVM writes ``+-4``."""
        cursor = self.cursor
        total = 0
        while cursor.peek() in ("+", "-"):
            sign = 1 if cursor.next() == "+" else -1
            if cursor.accept("-"):
                sign = -sign
            total += sign * cursor.integer()
        return total

    def _negated(self) -> Register:
        """``!p`` as a source: the complement in a register of its own."""
        operand = self._resolve(self.cursor.word("a predicate"))
        if not isinstance(operand, Register) or operand.bits != 1:
            self.fail("only a predicate can be negated with !", got=str(operand))
        negated = self.kernel.register("%not", 1)
        self.emit("not.pred", (negated,), (operand,))
        return negated

    def _resolve(self, name: str) -> Operand:
        """What ``name`` stands for here."""
        found = self.scopes[-1].names.get(name)
        if found is not None:
            return found
        for scope in reversed(self.scopes):
            found = scope.names.get(name)
            if found is not None:
                return found
            bits = scope.family_member(name)
            if bits is not None:
                found = scope.names[name] = self.kernel.register(name, bits)
                return found
        if name == "_":
            return Sink()
        if name[0] == "%" and is_special(name[1:]):
            return Special(name[1:])
        if name in self.module.variables:
            return self._module_variable(name)
        if name == "WARP_SZ":
            return Immediate(32)
        if name in self.module.functions:
            self.fail(
                "the address of a function is taken",
                got=name,
                next_step="indirect calls cannot be executed: call the function by name",
            )
        return self.fail("a PTX name is used but not declared", got=name)

    def _module_variable(self, name: str) -> Symbol:
        space, declared, external = self.module.variables[name]
        if external and space != "shared":
            self.fail(
                "a variable is only declared here and defined in another file",
                got=name,
                next_step="define it in the same file",
            )
        if declared.unsupported is not None:
            self.fail(
                f"the variable {name} cannot be used: {declared.unsupported}",
                next_step="set it in the kernel; a table of virtual functions goes with calls that name the function",
            )
        symbol = Symbol(self.kernel.refer(declared, space))
        self.scopes[0].names[name] = symbol
        return symbol
