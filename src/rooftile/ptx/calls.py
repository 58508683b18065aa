"""Calls of device functions: parameters become registers, the body is read in place of the call.

PTX ISA, "Parameter State Space": inside a function ``.param`` variables are bytes that calls pass by value.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rooftile.ptx.declarations import Declared, Function
from rooftile.ptx.draft import Label
from rooftile.ptx.opcodes import Opcode, type_bits
from rooftile.ptx.program import Address, Immediate, Operand, Register, Symbol, Vector
from rooftile.ptx.scope import ParameterCell

if TYPE_CHECKING:
    from rooftile.ptx.body import Body

MAX_DEPTH: Final = 64


class Calls:
    """The calls made by one body, and its accesses to ``.param`` variables."""

    def __init__(self, body: Body) -> None:
        self.body = body
        self.kernel = body.kernel

    def declare(self, declared: Declared) -> Symbol:
        """Make a ``.param`` variable of a function."""
        name = self.kernel.unique(declared.name)
        self.kernel.cells[name] = ParameterCell(declared.name, declared.size)
        return Symbol(name)

    def call(self) -> None:
        """Read ``(results), function, (arguments)`` after ``call`` and inline the function.

        Raises
        ------
        PtxError
            On recursion, an indirect call, or a function that is not in this file.
        """
        body = self.body
        cursor = body.cursor
        results: list[Operand] = []
        arguments: list[Operand] = []
        if cursor.peek() == "(":
            results = self._list()
            cursor.expect(",")
        name = cursor.word("a function")
        if cursor.accept(","):
            if cursor.peek() == "(":
                arguments = self._list()
                if cursor.accept(","):
                    cursor.word("a prototype")
            else:
                cursor.word("a prototype")
        function = body.module.functions.get(name)
        if function is None:
            body.fail(
                "an indirect call cannot be executed",
                got=f"call {name}",
                next_step="call the function by name, or make it a template parameter",
            )
        after = body.skip_unless_guarded()
        if function.body:
            self._inline(function, results, arguments)
        elif name == "__assertfail":
            body.emit("trap", (), ())
        elif name != "vprintf":  # printing changes no value: it is left out
            body.fail(
                "a function is called that is not defined in this file",
                got=f"call {name}",
                next_step="define it in the same file, or remove the call",
            )
        if after is not None:
            self.kernel.items.append(Label(after))

    def _list(self) -> list[Operand]:
        cursor = self.body.cursor
        cursor.expect("(")
        found: list[Operand] = []
        if cursor.accept(")"):
            return found
        found.append(self.body.operand("b32"))
        while cursor.accept(","):
            found.append(self.body.operand("b32"))
        cursor.expect(")")
        return found

    def _inline(self, function: Function, results: list[Operand], arguments: list[Operand]) -> None:
        body = self.body
        if function.is_entry or function.name in body.callers:
            body.fail(
                "a recursive call cannot be executed",
                got=" -> ".join((*body.callers, function.name)),
                next_step="write the recursion as a loop",
            )
        if len(body.callers) >= MAX_DEPTH:
            body.fail("calls are nested too deeply", got=str(len(body.callers)), allowed=f"{MAX_DEPTH} levels")
        for what, formal, given in (
            ("results", function.returns, results),
            ("arguments", function.parameters, arguments),
        ):
            if len(formal) != len(given):
                body.fail(f"a call has the wrong number of {what}", got=str(len(given)), allowed=str(len(formal)))

        names: dict[str, Operand] = {}
        copies_out: list[tuple[Register, Operand]] = []
        for (space, declared), actual in zip(function.returns, results, strict=True):
            if space == "param" and self._is_cell(actual):
                names[declared.name] = actual
            else:
                register = self.kernel.register(declared.name, max(8 * declared.size, 16))
                copies_out.append((register, actual))
                names[declared.name] = register
        for (space, declared), actual in zip(function.parameters, arguments, strict=True):
            if space == "param" and self._is_cell(actual):
                names[declared.name] = actual
            elif space == "param":
                names[declared.name] = cell = self.declare(declared)
                self._store(self.kernel.cells[cell.name], 0, declared.type, actual)
            else:
                register = self.kernel.register(declared.name, max(8 * declared.size, 16))
                self._mov(register, actual)
                names[declared.name] = register
        body.inline(function, names)
        for register, actual in copies_out:
            if not isinstance(actual, Register):
                body.fail("the result of a call must go to a register or a .param variable", got=str(actual))
            self._mov(actual, register)

    def _is_cell(self, operand: Operand) -> bool:
        return isinstance(operand, Symbol) and operand.name in self.kernel.cells

    def move(self, opcode: Opcode, destinations: tuple[Operand, ...], sources: tuple[Operand, ...]) -> bool:
        """Do ``ld.param`` or ``st.param`` of a function's parameter with moves; False if it is no such access."""
        address = sources[0] if sources else None
        if not (isinstance(address, Address) and isinstance(address.base, Symbol) and opcode.types):
            return False
        cell = self.kernel.cells.get(address.base.name)
        if cell is None:
            return False
        kind = opcode.types[-1]
        moved = destinations[:1] if opcode.name == "ld" else sources[1:2]
        if not moved:
            self.body.fail(f"{opcode.name}.param lacks an operand")
        elements = moved[0].elements if isinstance(moved[0], Vector) else moved
        for number, element in enumerate(elements):
            offset = address.offset + number * (type_bits(kind) // 8)
            if opcode.name == "st":
                self._store(cell, offset, kind, element)
            elif isinstance(element, Register):
                self._load(cell, offset, kind, element)
        return True

    def _mov(self, to: Register, value: Operand) -> None:
        """Copy between registers; of unlike width, as unsigned."""
        if isinstance(value, Register) and value.bits != to.bits:
            self.body.emit(f"cvt.u{to.bits}.u{value.bits}", (to,), (value,))
        else:
            self.body.emit("mov.pred" if to.bits == 1 else f"mov.b{to.bits}", (to,), (value,))

    def _store(self, cell: ParameterCell, offset: int, kind: str, value: Operand) -> None:
        size = type_bits(kind) // 8
        if not 0 <= offset <= cell.size - size:
            self.body.fail(f"an access is outside the parameter {cell.name}", got=f"offset {offset}")
        slot = cell.slots.get((offset, size))
        if slot is None:
            if cell.overlapping(offset, size):
                self.body.fail(f"parts of the parameter {cell.name} are written with different widths")
            slot = self.kernel.register(f"{cell.name}.{offset}", max(8 * size, 16))
            cell.slots[offset, size] = slot
        if isinstance(value, Register) and value.bits != 8 * size:
            self.body.emit(f"cvt.u{8 * size}.u{value.bits}", (slot,), (value,))
        else:
            if isinstance(value, Immediate):
                value = Immediate(value.value % (1 << 8 * size), value.is_float)
            self._mov(slot, value)

    def _load(self, cell: ParameterCell, offset: int, kind: str, to: Register) -> None:
        bits = type_bits(kind)
        slot = cell.slots.get((offset, bits // 8)) or self._gather(cell, offset, bits // 8)
        if to.bits == bits:
            self._mov(to, slot)
        else:
            sign = "s" if kind[0] == "s" else "u"
            self.body.emit(f"cvt.{sign}{to.bits}.{sign}{bits}", (to,), (slot,))

    def _gather(self, cell: ParameterCell, offset: int, size: int) -> Register:
        """Bytes that were stored in other pieces than they are loaded in; padding that nobody stored is 0."""
        body = self.body
        width = max(8 * size, 16)
        whole = self.kernel.register(f"{cell.name}.{offset}", width)
        pieces = cell.overlapping(offset, size)
        if len(pieces) == 1 and pieces[0][0] <= offset and pieces[0][0] + pieces[0][1] >= offset + size:
            start, length = pieces[0]
            slot = cell.slots[start, length]
            shifted = self.kernel.register(f"{cell.name}.{offset}", slot.bits)
            body.emit(f"shr.u{slot.bits}", (shifted,), (slot, Immediate(8 * (offset - start))))
            body.emit(f"cvt.u{8 * size}.u{slot.bits}", (whole,), (shifted,))
            return whole
        body.emit(f"mov.b{width}", (whole,), (Immediate(0),))
        for start, length in pieces:
            if start < offset or start + length > offset + size:
                body.fail(f"parts of the parameter {cell.name} are read with different widths than written")
            part = self.kernel.register(f"{cell.name}.{start}", width)
            body.emit(f"cvt.u{width}.u{8 * length}", (part,), (cell.slots[start, length],))
            body.emit(f"shl.b{width}", (part,), (part, Immediate(8 * (start - offset))))
            body.emit(f"or.b{width}", (whole,), (whole, part))
        return whole
