"""Reads the statements of one function body into a kernel draft; calls are replaced by the body they call."""

from __future__ import annotations

from typing import Final

from rooftile.core.counts import Space
from rooftile.core.errors import PtxError
from rooftile.core.source import Location
from rooftile.ptx.arity import miscount
from rooftile.ptx.calls import Calls
from rooftile.ptx.declarations import Function, read_variables
from rooftile.ptx.draft import Label
from rooftile.ptx.lexer import Cursor
from rooftile.ptx.opcodes import Opcode, halves_of_copy, is_copy, is_type, split_opcode, type_bits
from rooftile.ptx.operands import ModuleScope, OperandReader
from rooftile.ptx.program import Address, Immediate, Operand, Register, Sink, Special, Symbol, Vector
from rooftile.ptx.scope import KernelDraft, Scope
from rooftile.ptx.wmma import expand

MAX_INLINED: Final = 10_000
"""Calls that a kernel may have after inlining, which can double at every level; real kernels have a few."""

_VARIABLE_SPACES: Final[dict[str, Space]] = {
    ".shared": "shared",
    ".local": "local",
    ".const": "const",
    ".global": "global",
}


class Body(OperandReader):
    """Reads one function body; ``read`` does it all.

    Parameters
    ----------
    module : ModuleScope
    kernel : KernelDraft
        Where instructions, registers and variables go.
    function : Function
    names : dict
        Operands that the function's parameters stand for.
    called_at : Location, optional
        The call site, for a function that is being inlined.
    callers : tuple of str
        Functions being read, outermost first; finds recursion.
    """

    def __init__(
        self,
        module: ModuleScope,
        kernel: KernelDraft,
        function: Function,
        names: dict[str, Operand],
        *,
        called_at: Location | None = None,
        callers: tuple[str, ...] = (),
    ) -> None:
        super().__init__(module, kernel, Cursor(module.tokens, function.body), names, called_at)
        self.called_at = called_at
        self.callers = (*callers, function.name)
        self.calls = Calls(self)
        self._places: dict[tuple[int, int, int], Location] = {}
        self._end_label: str | None = None

    def read(self) -> None:
        """Read up to the closing brace.

        Raises
        ------
        PtxError
            On a syntax error, an undeclared name, or what cannot be inlined.
        """
        cursor = self.cursor
        texts = cursor.texts
        while True:
            token = texts[cursor.position]
            first = token[0]
            if first == ".":
                self._directive()
            elif first == "{":
                cursor.position += 1
                self.scopes.append(Scope())
            elif first == "}":
                cursor.position += 1
                if self._close_scope():
                    return
            elif first == ";":
                cursor.position += 1
            elif first not in "@\0" and texts[cursor.position + 1] == ":":
                self._label()
            else:
                self._instruction()

    def inline(self, function: Function, names: dict[str, Operand]) -> None:
        """Read ``function`` here, its parameters standing for ``names``."""
        self.kernel.inlined += 1
        if self.kernel.inlined > MAX_INLINED:
            self.fail(
                "functions are called too often for all calls to be inlined",
                allowed=f"{MAX_INLINED:,} calls",
                next_step="use loops instead of functions that call others many times",
            )
        Body(self.module, self.kernel, function, names, called_at=self.location, callers=self.callers).read()

    def skip_unless_guarded(self) -> str | None:
        """Begin something that only runs under the current guard: a branch around it. Returns the label behind it."""
        if self.guard is None:
            return None
        label = self.kernel.unique("$skip")
        self.guard_negated = not self.guard_negated
        self.emit("bra", (), (), target=label)
        self.guard = None
        return label

    # Statements -----------------------------------------------------------------------------------------------

    def _label(self) -> None:
        cursor = self.cursor
        self.line = cursor.line
        name = cursor.word("a label")
        cursor.expect(":")
        scope = self.scopes[-1]
        directive = cursor.peek()
        if directive == ".branchtargets":
            cursor.next()
            targets = [cursor.word("a label")]
            while cursor.accept(","):
                targets.append(cursor.word("a label"))
            cursor.expect(";")
            scope.target_lists[name] = tuple(targets)
            return
        if directive in (".callprototype", ".calltargets"):
            cursor.skip_statement()
            return
        if name in scope.labels:
            self.fail("a label is defined twice", got=name)
        scope.labels[name] = self.kernel.unique(name)
        self.kernel.items.append(Label(scope.labels[name]))

    def _close_scope(self) -> bool:
        """Leave a scope; True if it was the function's."""
        scope = self.scopes.pop()
        outer = self.scopes[-1] if self.scopes else None
        for draft in scope.waiting:
            assert draft.target is not None
            label = scope.labels.get(draft.target)
            if label is not None:
                draft.target = label
            elif outer is not None:
                outer.waiting.append(draft)
            else:
                raise PtxError(
                    "a branch goes to a label that does not exist",
                    location=draft.location,
                    ptx_line=draft.ptx_line,
                    got=draft.target,
                )
        if outer is None and self._end_label is not None:
            self.kernel.items.append(Label(self._end_label))
        return outer is None

    def _directive(self) -> None:
        cursor = self.cursor
        self.line = cursor.line
        token = cursor.next()
        if token == ".loc":
            self._loc()
        elif token == ".reg":
            self._registers()
        elif token in _VARIABLE_SPACES:
            for declared in read_variables(cursor):
                name = self.kernel.place(declared, _VARIABLE_SPACES[token])
                self.scopes[-1].names[declared.name] = Symbol(name)
        elif token == ".param":
            for declared in read_variables(cursor):
                self.scopes[-1].names[declared.name] = self.calls.declare(declared)
        elif token == ".pragma":
            cursor.skip_statement()
        else:
            self.fail("a PTX directive is not known inside a function", got=token)

    def _loc(self) -> None:
        """``.loc file line column [, function_name label[+n]] [, inlined_at file line column]``.

        Line 0 says that no source line is to blame; the last one is kept.
        """
        cursor = self.cursor
        place = (cursor.integer(), cursor.integer(), cursor.integer())
        inlined_at = None
        while cursor.accept(","):
            word = cursor.word("function_name or inlined_at")
            if word == "function_name":
                cursor.word("a label")
                if cursor.accept("+"):
                    cursor.integer()
            elif word == "inlined_at":
                inlined_at = (cursor.integer(), cursor.integer(), cursor.integer())
            else:
                self.fail("PTX syntax error in .loc", got=repr(word), allowed="function_name or inlined_at")
        if place[1] == 0:
            return
        outer = self.called_at
        if inlined_at is not None:
            outer = self._places.get(inlined_at) or self._location(inlined_at, self.called_at)
        self.location = self._places[place] = self._location(place, outer)

    def _location(self, place: tuple[int, int, int], inlined_at: Location | None) -> Location:
        return Location(self.module.files.get(place[0], "?"), place[1], place[2], inlined_at)

    def _registers(self) -> None:
        cursor = self.cursor
        lanes = 1
        token = cursor.next()
        if token in (".v2", ".v4"):
            lanes = int(token[2:])
            token = cursor.next()
        if token[0] != "." or not is_type(token[1:]):
            self.fail("PTX syntax error in .reg", got=repr(token), allowed="a type")
        bits = type_bits(token[1:])
        scope = self.scopes[-1]
        while True:
            name = cursor.word("a register name")
            if cursor.accept("<"):
                count = cursor.integer()
                cursor.expect(">")
                scope.families[name] = (bits, count)
            elif lanes > 1:
                elements = tuple(self.kernel.register(f"{name}.{axis}", bits) for axis in "xyzw"[:lanes])
                scope.names[name] = Vector(elements)
                scope.names.update({f"{name}.{axis}": e for axis, e in zip("xyzw", elements, strict=False)})
            else:
                scope.names[name] = self.kernel.register(name, bits)
            if not cursor.accept(","):
                break
        cursor.expect(";")

    def _instruction(self) -> None:
        cursor = self.cursor
        self.line = cursor.line
        self.guard = None
        if cursor.accept("@"):
            self.guard_negated = cursor.accept("!")
            guard = self._resolve(cursor.word("a predicate"))
            if not isinstance(guard, Register) or guard.bits != 1:
                self.fail("a guard must be a predicate register", got=str(guard))
            self.guard = guard
        opcode = split_opcode(cursor.word("an instruction"))
        name = opcode.name
        if name == "bra":
            draft = self.emit(opcode, (), (), target=cursor.word("a label"))
            self.scopes[-1].waiting.append(draft)
        elif name == "brx":
            self._indexed_branch()
        elif name == "call":
            self.calls.call()
        elif name == "ret" and self.is_inlined:
            self._return()
        else:
            self._plain(opcode)
        cursor.expect(";")

    @property
    def is_inlined(self) -> bool:
        """Whether this body is being inlined."""
        return len(self.callers) > 1

    def _return(self) -> None:
        """``ret`` of an inlined function: on to its end, which the last statement is at already."""
        texts, position = self.cursor.texts, self.cursor.position
        if len(self.scopes) == 1 and texts[position : position + 2] == [";", "}"]:
            return
        if self._end_label is None:
            self._end_label = self.kernel.unique("$end")
        self.emit("bra", (), (), target=self._end_label)

    def _indexed_branch(self) -> None:
        """``brx.idx index, list`` as one comparison and branch for each target but the last."""
        cursor = self.cursor
        index = self.operand("u32")
        cursor.expect(",")
        name = cursor.word("a label of .branchtargets")
        targets = next((s.target_lists[name] for s in reversed(self.scopes) if name in s.target_lists), None)
        if targets is None:
            self.fail("brx.idx names a list of targets that was not declared before it", got=name)
        after = self.skip_unless_guarded()
        for number, target in enumerate(targets):
            if number < len(targets) - 1:
                self.guard = None
                chosen = self.kernel.register("%brx", 1)
                self.emit("setp.eq.u32", (chosen,), (index, Immediate(number)))
                self.guard, self.guard_negated = chosen, False
            else:
                self.guard = None
            self.scopes[-1].waiting.append(self.emit("bra", (), (), target=target))
        if after is not None:
            self.kernel.items.append(Label(after))

    def _plain(self, opcode: Opcode) -> None:
        cursor = self.cursor
        texts = cursor.texts
        kind = opcode.types[-1] if opcode.types else ""
        operands: list[Operand] = []
        halves = 0
        if texts[cursor.position] != ";":
            operands.append(self.operand(kind))
            if cursor.accept("|"):
                operands.append(self.operand(kind))
                halves = 1
            while texts[cursor.position] == ",":
                cursor.position += 1
                operands.append(self.operand(kind))
        results = opcode.results
        if results and operands:
            results = 0 if isinstance(operands[0], Address) else 1 + halves
        destinations, sources = tuple(operands[:results]), tuple(operands[results:])
        if any(isinstance(d, Immediate | Special | Address) for d in destinations):
            self.fail("an instruction's result must be a register", got=opcode.text)
        if (fault := miscount(opcode, len(destinations), len(sources))) is not None:
            got, allowed = fault
            what = "an instruction has too few or too many operands or types"
            self.fail(what, got=f"{opcode.text}: {got}", allowed=allowed)
        if opcode.name in ("ld", "st") and self.calls.move(opcode, destinations, sources):
            return
        if opcode.name == "wgmma" and destinations:
            sources = (*destinations, *sources)  # it accumulates in place
        if opcode.name == "mov" and isinstance(sources[0] if sources else None, Address):
            self._move_address(opcode, destinations, sources)
            return
        if self.kernel.cells:
            self._check_addresses(sources)
        if is_copy(opcode):
            self._copy(opcode, sources)
            return
        if opcode.name == "wmma":
            expand(self, opcode, destinations, sources)
            return
        self.emit(opcode, destinations, sources)

    def _copy(self, opcode: Opcode, sources: tuple[Operand, ...]) -> None:
        """``cp.async [dst], [src], size, ...`` as its read, addresses swapped, and its write."""
        to, source, size, *rest = sources if len(sources) > 2 else (Sink(),) * 3
        if not isinstance(size, Immediate) or size.value not in (4, 8, 16) or not isinstance(to, Address):
            self.fail("cp.async copies 4, 8 or 16 bytes", got=opcode.text, allowed="cp.async [dst], [src], 4 | 8 | 16")
        reads, writes = halves_of_copy(opcode, size.value)
        self.emit(reads, (), (source, to, *rest))
        self.emit(writes, (), (to,))

    def _check_addresses(self, sources: tuple[Operand, ...]) -> None:
        """A function's parameter has no address here, since it lives in registers."""
        for operand in sources:
            base = operand.base if isinstance(operand, Address) else operand
            if isinstance(base, Symbol) and base.name in self.kernel.cells:
                self.fail(
                    "the address of a function's parameter is taken",
                    got=base.name,
                    next_step="mark the function __forceinline__, or pass the parts of the structure one by one",
                )

    def _move_address(self, opcode: Opcode, destinations: tuple[Operand, ...], sources: tuple[Operand, ...]) -> None:
        """``mov d, symbol+4`` as a move and an addition."""
        address = sources[0]
        assert isinstance(address, Address)
        if address.base is None:
            self.fail("mov cannot read memory", next_step="use ld")
        self.emit(opcode, destinations, (address.base,))
        self.emit(
            f"add.{opcode.types[-1].replace('b', 's')}",
            destinations,
            (destinations[0], Immediate(address.offset % 2**64)),
        )
