"""Accesses as a WGSL file writes them, and the shapes of its workgroup arrays."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator

from rooftile.compile.wgsl.syntax import (
    Assign,
    Call,
    Expression,
    Function,
    Index,
    Member,
    Module,
    Name,
    Node,
    Parameter,
    Unary,
    Variable,
)
from rooftile.compile.wgsl.types import Array, Checked, Type
from rooftile.compile.wgsl.walk import children, root, walk
from rooftile.core.source import ArrayShape, Subscript

_SHARED = ("storage", "uniform", "workgroup")


def subscripts(module: Module) -> tuple[Subscript, ...]:
    """Every access to memory in a file's functions, in textual order, by the name of the variable or pointer it is to.

    ``A[i]``, ``As[y][x]`` and ``C.data[i].x`` (one access each, written up to the last index), ``(*p)[i]``, and
    members of variables that invocations share, ``params.K``. What is read and then written (``C[i] += x``) is listed
    twice, as a load and as a store. Where only the address is taken there is no access, unless it is handed to a
    function: ``atomicAdd(&C[i], x)``.
    """
    shared = {
        declaration.name
        for declaration in module.declarations
        if isinstance(declaration, Variable) and declaration.space in _SHARED
    }
    lines = _Lines(module.text)
    found: dict[tuple[int, int, bool], Subscript] = {}
    for function in module.declarations:
        if isinstance(function, Function):
            local = {node.name for node in walk(function) if isinstance(node, Variable | Parameter)}
            for access, store in _accesses(function, shared - local):
                line, column = lines.position(access.span.start)
                name, text = root(access), " ".join(module.text[access.span.start : access.span.end].split())
                assert name is not None
                found.setdefault((line, column, store), Subscript(name.name, text, line, column, store))
    return tuple(found[place] for place in sorted(found))


def workgroup_arrays(checked: Checked) -> tuple[ArrayShape, ...]:
    """The workgroup variables that are arrays, each with its extents, outermost first."""
    found = []
    for declaration in checked.module.declarations:
        if isinstance(declaration, Variable) and declaration.space == "workgroup":
            extents: list[int | None] = []
            inner: Type = checked.variables[declaration]
            while isinstance(inner, Array):
                extents.append(inner.count)
                inner = inner.element
            if extents:
                found.append(ArrayShape(declaration.name, tuple(extents)))
    return tuple(found)


class _Lines:
    def __init__(self, text: str) -> None:
        self.starts = [0, *(number + 1 for number, character in enumerate(text) if character == "\n")]

    def position(self, offset: int) -> tuple[int, int]:
        """Line and column, from 1."""
        line = bisect_right(self.starts, offset)
        return line, offset - self.starts[line - 1] + 1


def _accesses(function: Function, shared: set[str]) -> Iterator[tuple[Expression, bool]]:
    """The expressions that are accesses, and whether each stores."""
    waiting: list[tuple[Node, tuple[bool, ...]]] = [(function.body, (False,))]
    while waiting:
        node, directions = waiting.pop()
        if isinstance(node, Assign) and node.target is not None:
            waiting.append((node.target, (True,) if node.operator == "" else (False, True)))
            if node.value is not None:
                waiting.append((node.value, (False,)))
        elif isinstance(node, Unary) and node.operator == "&":
            waiting += [(index, (False,)) for index in _indices(node.operand)]
        elif isinstance(node, Call):
            for argument in node.arguments:
                plain = isinstance(argument, Unary) and argument.operator == "&"
                waiting.append((argument.operand if isinstance(argument, Unary) and plain else argument, (False,)))
        elif isinstance(node, Index | Member | Unary | Name):
            access = _access(node, shared)
            if access is not None:
                yield from ((access, store) for store in directions)
            waiting += [(part, (False,)) for part in (_indices(node) if root(node) else children(node))]
        else:
            waiting += [(part, (False,)) for part in children(node)]


def _access(node: Expression, shared: set[str]) -> Expression | None:
    """``node`` up to its last index; a member of a shared variable whole."""
    name = root(node)
    if name is None:
        return None
    current: Expression = node
    while isinstance(current, Index | Member | Unary):
        if isinstance(current, Index):
            return current
        current = current.base if isinstance(current, Member) else current.operand
    return node if name.name in shared else None


def _indices(node: Expression) -> list[Expression]:
    """The expressions in the brackets of a chain of indices and members."""
    found = []
    current = node
    while isinstance(current, Index | Member | Unary):
        if isinstance(current, Index):
            found.append(current.index)
        current = current.operand if isinstance(current, Unary) else current.base
    return found
