"""PTX text to :class:`~rooftile.ptx.program.Module` (PTX ISA, chapters "Syntax" and "Directives")."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from rooftile.core.counts import Space
from rooftile.core.errors import PtxError
from rooftile.core.hardware import ALLOCATION_ALIGNMENT
from rooftile.ptx.body import Body
from rooftile.ptx.declarations import Declared, Function, read_parameters, read_variables
from rooftile.ptx.draft import Draft, basic_blocks
from rooftile.ptx.lexer import END, Cursor, Tokens
from rooftile.ptx.opcodes import split_opcode
from rooftile.ptx.operands import ModuleScope
from rooftile.ptx.program import Kernel, KernelParameter, Module, Symbol, Variable
from rooftile.ptx.scope import KernelDraft

_LINKING: Final = frozenset((".visible", ".extern", ".weak", ".common"))
_SPACES: Final[dict[str, Space]] = {".global": "global", ".const": "const", ".shared": "shared", ".local": "local"}
_THREADS: Final = frozenset((".maxntid", ".reqntid", ".reqnctapercluster"))
_NUMBER: Final = frozenset((".minnctapersm", ".maxnctapersm", ".maxnreg", ".maxclusterrank"))
_FLAGS: Final = frozenset((".noreturn", ".explicitcluster", ".blocksareclusters", ".abi_preserve_control"))


def parse(text: str, *, file_names: Mapping[str, str] | None = None, entry: str | None = None) -> Module:
    """Read PTX text.

    Device functions are inlined into the kernels that call them.

    Parameters
    ----------
    text : str
        PTX as a compiler writes it.
    file_names : mapping of str to str, optional
        Names to show for the files that ``.file`` directives name; of others an absolute path is shown by its last
        component.
    entry : str, optional
        Read only this kernel's body; the module then has no other.

    Returns
    -------
    Module
        Kernels in textual order. Memory instructions have an ``access`` that leads itself.

    Raises
    ------
    PtxError
        If the text is not PTX, has no such kernel, or holds what cannot be executed (recursion, calls of unknown
        functions); carries the PTX line and, inside a kernel, the source line.
    """
    try:
        return _Reader(text, file_names or {}).read(entry)
    except RecursionError:
        raise PtxError("the PTX text is nested too deeply") from None


class _Reader:
    """Reads the directives of module scope, then the bodies of kernels."""

    def __init__(self, text: str, file_names: Mapping[str, str]) -> None:
        self.cursor = Cursor(Tokens(text))
        self.file_names = file_names
        self.scope = ModuleScope(self.cursor.tokens)
        self.version = ""
        self.target = ""

    def read(self, entry: str | None) -> Module:
        cursor = self.cursor
        while cursor.peek() != END:
            self._directive()
        if not self.version:
            raise PtxError(
                "the text has no .version directive, so it is not PTX",
                ptx_line=1,
                next_step="give PTX text, as nvcc -ptx or Triton writes it",
            )
        variables = self._place_variables()
        entries = [f for f in self.scope.functions.values() if f.is_entry and f.body]
        if entry is not None:
            chosen = [f for f in entries if f.name == entry]
            if not chosen:
                raise PtxError(
                    "the PTX text has no kernel of this name",
                    got=entry,
                    allowed=", ".join(f.name for f in entries) or "(it has no kernel)",
                )
            entries = chosen
        kernels = {function.name: self._kernel(function, variables) for function in entries}
        return Module(kernels, variables, self.target, self.version)

    # Module scope ---------------------------------------------------------------------------------------------

    def _directive(self) -> None:
        cursor = self.cursor
        token = cursor.next()
        external = False
        while token in _LINKING:
            external = external or token == ".extern"
            token = cursor.next()
        if token == ".version":
            self.version = cursor.next()
        elif token == ".target":
            self.target = cursor.word("a target")
            while cursor.accept(","):
                cursor.word("a target")
        elif token == ".address_size":
            if cursor.integer() != 64:
                cursor.position -= 1
                cursor.fail("only 64-bit addresses are supported", got=cursor.peek(), allowed="64")
        elif token in (".entry", ".func"):
            self._function(is_entry=token == ".entry")
        elif token in _SPACES:
            for declared in read_variables(cursor):
                self.scope.variables[declared.name] = (_SPACES[token], declared, external)
        elif token == ".file":
            self._file()
        elif token == ".section":
            cursor.next()
            cursor.expect("{")
            cursor.skip_braces()
        elif token in (".pragma", ".alias"):
            cursor.skip_statement()
        elif token != ";":
            cursor.position -= 1
            cursor.fail(
                "a PTX directive is not known at module scope",
                got=repr(token),
                next_step="check that the file is PTX text and complete",
            )

    def _file(self) -> None:
        """``.file number "path" [, time stamp, size]``."""
        cursor = self.cursor
        number = cursor.integer()
        quoted = cursor.next()
        if quoted[0] != '"':
            cursor.position -= 1
            cursor.fail("PTX syntax error in .file", got=repr(quoted), allowed="a quoted path")
        while cursor.accept(","):
            cursor.integer()
        path = quoted[1:-1].replace("\\\\", "\\")
        self.scope.files[number] = self.file_names.get(path) or _without_folders(path)

    def _function(self, *, is_entry: bool) -> None:
        cursor = self.cursor
        returns: list[tuple[str, Declared]] = []
        while cursor.peek() in _FLAGS or cursor.peek() == ".attribute":
            if cursor.next() == ".attribute":
                cursor.expect("(")
                while cursor.next() != ")":
                    pass
        if not is_entry and cursor.peek() == "(":
            returns = read_parameters(cursor)
        line = cursor.line
        name = cursor.word("a function name")
        parameters = read_parameters(cursor) if cursor.peek() == "(" else []
        function = Function(name, line, parameters, returns, is_entry=is_entry)
        while (token := cursor.next()) not in ("{", ";"):
            if token in _THREADS:
                dims = [cursor.integer()]
                while cursor.accept(","):
                    dims.append(cursor.integer())
                x, y, z = (*dims, 1, 1)[:3]
                if token == ".reqnctapercluster":
                    function.cluster = (x, y, z)
                else:
                    function.max_threads = (x, y, z)
            elif token in _NUMBER:
                cursor.integer()
            elif token == ".pragma":
                cursor.skip_statement()
            elif token == ".abi_preserve":
                cursor.integer()
            elif token not in _FLAGS:
                cursor.position -= 1
                cursor.fail("a PTX directive is not known before a function's body", got=repr(token))
        if token == "{":
            function.body = cursor.position
            cursor.skip_braces()
        known = self.scope.functions.get(name)
        if known is None or function.body:
            self.scope.functions[name] = function

    def _place_variables(self) -> dict[str, Variable]:
        ends: dict[Space, int] = {}
        variables: dict[str, Variable] = {}
        for name, (space, declared, external) in self.scope.variables.items():
            if space not in ("global", "const") or external:
                continue
            align = max(declared.align, ALLOCATION_ALIGNMENT if space == "global" else 1)
            offset = -(-ends.get(space, 0) // align) * align
            ends[space] = offset + declared.size
            variables[name] = Variable(name, space, offset, declared.size, declared.align, declared.data)
        return variables

    # Kernels --------------------------------------------------------------------------------------------------

    def _kernel(self, function: Function, variables: dict[str, Variable]) -> Kernel:
        parameters = _parameter_block(function)
        reserved = {*self.scope.variables, *(p.name for p in parameters)}
        draft = KernelDraft(reserved, variables.values())
        body = Body(self.scope, draft, function, {p.name: Symbol(p.name) for p in parameters})
        body.read()
        draft.place_dynamic()
        end = Draft(split_opcode("ret"), (), (), body.line, body.location)
        return Kernel(
            function.name,
            parameters,
            basic_blocks(draft.items, end),
            draft.variables,
            self.target,
            self.version,
            function.max_threads,
            function.cluster,
        )


def _without_folders(path: str) -> str:
    """An absolute path's last component: where a file was compiled says nothing to the reader."""
    if path.startswith("/") or path[1:3] in (":\\", ":/"):
        return path.replace("\\", "/").rsplit("/", 1)[-1]
    return path


def _parameter_block(function: Function) -> tuple[KernelParameter, ...]:
    """Parameters at their natural alignment, as the driver lays them out."""
    offset = 0
    parameters = []
    for _, declared in function.parameters:
        offset = -(-offset // declared.align) * declared.align
        parameters.append(KernelParameter(declared.name, declared.type, offset, declared.size))
        offset += declared.size
    return tuple(parameters)
