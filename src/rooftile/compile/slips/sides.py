"""Which lines of a kernel handle A, which B and which C: C is right with one factor all ones if that one is mistaken.

A matrix is followed by the names of what holds its elements, from the pointer through registers and shared arrays to
where both factors meet; its lines are those of these statements and of all that their indices come from.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Set
from dataclasses import dataclass
from typing import TYPE_CHECKING

from rooftile.compile.cpp.body import Body, Listing, around, read
from rooftile.compile.cpp.syntax import text_of, walk

if TYPE_CHECKING:
    from tree_sitter import Node


@dataclass(frozen=True, slots=True)
class _Step:
    """A statement: the ``line`` of it, what it sets, what it takes the value from, and what its indices are made of."""

    line: int
    targets: frozenset[str]
    sources: frozenset[str]
    indices: frozenset[str]


def lines_of_matrices(listing: Listing) -> Mapping[str, frozenset[int]]:
    """Lines that handle elements of A, B or C, by these; a line may be of several. Empty where nothing can be read."""
    body = read(listing)
    if body is None:
        return {}
    steps = list(_steps(body))
    holders = {role: {name for name, own in body.matrices.items() if own == role} for role in "ABC"}
    grown = True
    while grown:
        grown = False
        for step in steps:
            roles = [role for role in "AB" if step.sources & holders[role]]
            if len(roles) == 1 and (new := step.targets - holders[roles[0]] - body.matrices.keys()):
                holders[roles[0]] |= new
                grown = True
    factors = frozenset(holders["A"] | holders["B"])
    pointers = frozenset(body.matrices)
    return {role: frozenset(_lines(steps, frozenset(holders[role]), factors, pointers)) for role in "ABC"}


def _steps(body: Body) -> Iterator[_Step]:
    known = body.declared.keys() | body.sides.keys() | body.matrices.keys()
    for node in walk(body.root):
        if node.type in ("assignment_expression", "init_declarator"):
            kind = ("left", "right") if node.type == "assignment_expression" else ("declarator", "value")
            left, right = (node.child_by_field_name(name) for name in kind)
            targets, inside = _names(left, known)
            sources, more = _names(right, known)
            yield _Step(body.line(node), targets, sources, inside | more)
        elif node.type == "expression_statement" and around(node, "call_expression") is None:
            call = node.named_children[0] if node.named_children else node
            if call.type in ("call_expression", "gnu_asm_expression"):  # a copy from one of its operands to another
                names, inside = _names(call, known)
                yield _Step(body.line(node), names, names, inside)


def _names(node: Node | None, known: Set[str]) -> tuple[frozenset[str], frozenset[str]]:
    """Variables of an expression: those that it is of, and those in indices and in sums with pointers."""
    of: set[str] = set()
    inside: set[str] = set()
    for part in walk(node) if node is not None else ():
        if part.type != "identifier" or text_of(part) not in known:
            continue
        subscript = around(part, "subscript_argument_list")
        indexing = subscript is not None and node is not None and subscript.start_byte >= node.start_byte
        (inside if indexing else of).add(text_of(part))
    return frozenset(of), frozenset(inside)


def _lines(
    steps: list[_Step], holders: frozenset[str], factors: frozenset[str], pointers: frozenset[str]
) -> Iterator[int]:
    """Lines of the steps that have to do with ``holders``, and of those that set what these are indexed by."""
    wanted: set[str] = set()
    for step in steps:
        if holders & factors:
            own, both = (step.targets | step.sources) & holders, (step.targets | step.sources) & (factors - holders)
        else:
            own, both = step.targets & holders, frozenset()
        if own:
            yield step.line
        if own and not both:
            wanted |= step.indices
            if step.targets & pointers or not holders & factors:
                wanted |= step.sources
    wanted -= factors | holders
    seen: set[str] = set()
    while waiting := wanted - seen:
        seen |= waiting
        for step in steps:
            if step.targets & waiting and not step.targets & (holders | factors):
                yield step.line
                wanted |= (step.sources | step.indices) - factors - holders
