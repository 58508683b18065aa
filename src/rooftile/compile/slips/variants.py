"""Small changes of single expressions, wherever a kernel computes something: for slips that have no shape of their own.

As with the others nothing is known to be wrong where one could be made. There are hundreds in a kernel:
:mod:`~rooftile.compile.slips.switched` makes one text of many.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import combinations
from typing import TYPE_CHECKING, Final

from rooftile.compile.cpp.body import (
    Body,
    Listing,
    around,
    is_binary,
    is_stored,
    operator_of,
    read,
    rewritten,
    within,
)
from rooftile.compile.cpp.body import change as change_of
from rooftile.compile.cpp.syntax import text_of, walk
from rooftile.compile.slips import lanes
from rooftile.compile.slips.expressions import edit_of, is_divided, number_of, roots, values
from rooftile.compile.slips.missing import exchanged_scales, factors, missing_terms
from rooftile.compile.slips.names import integers, is_known, likely_names, other_names
from rooftile.core.edit import Edit, apply

if TYPE_CHECKING:
    from tree_sitter import Node

_OPERATORS: Final = {
    "+": ("-",),
    "-": ("+",),
    "*": ("/",),
    "/": ("%", "*"),
    "%": ("/",),
    "&": ("|",),
    "|": ("&",),
    "<<": (">>",),
    ">>": ("<<",),
    "<": ("<=", ">"),
    ">": (">=", "<"),
    "==": ("!=",),
    "!=": ("==",),
}
_ASSIGNMENTS: Final = {"-=": "+=", "+=": "-=", "*=": "/=", "/=": "*=", "=": "+="}
_FRACTION: Final = re.compile(r"(\d+\.\d*|\.\d+)([fFhH]?)")
_ALL_LANES: Final = 0xFFFFFFFF
_LARGEST: Final = 256
"""Numbers above are tried as they are only."""

_MOST_OPERANDS: Final = 12


def variants(
    listing: Listing,
    known: Sequence[Edit] = (),
) -> tuple[Edit, ...]:
    """Changes of single expressions of the kernel and of the file's device functions, likelier first.

    An edit's changes replace whole expressions.
    What comes to the same as one of the ``known`` edits is told in its words; those of them that change expressions
    come first.
    """
    body = read(listing)
    if body is None:
        return ()
    whole = [node for node in values(body) if not _is_statement(node)]
    found = {edit.changes: edit for edit in (_of_expressions(edit, whole) for edit in known) if edit is not None}
    words = {apply(listing.text, edit.changes): edit for edit in reversed(known)}
    rules = [_assigned, _stages, _steps, _without, _signs, _orders, missing_terms, exchanged_scales, likely_names]
    rules += [_numbers, _turned, _axes, factors, other_names]
    of_warps = (lanes.shuffles, lanes.lanes, lanes.fragments, lanes.parts, _operands)
    for rule in rules if listing.language == "wgsl" else (*of_warps, *rules):
        for edit in rule(body):
            told = words.get(apply(listing.text, edit.changes))
            if told is None or told.changes not in found:
                new = edit if told is None else replace(told, changes=edit.changes)
                found.setdefault(edit.changes, new)
    return tuple(found.values())


def _of_expressions(edit: Edit, whole: Sequence[Node]) -> Edit | None:
    """``edit`` as a change of the expression that it changes a part of, ``&&`` for ``||``; None where that is none."""
    if all(any((change.start, change.end) == (n.start_byte, n.end_byte) for n in whole) for change in edit.changes):
        return edit
    outer = [n for n in whole if all(n.start_byte <= c.start and c.end <= n.end_byte for c in edit.changes)]
    if not outer:
        return None
    node = min(outer, key=lambda node: node.end_byte - node.start_byte)
    return replace(edit, changes=(change_of(node, rewritten(node, *edit.changes)),))


def _is_statement(node: Node) -> bool:
    """Whether ``node`` is a call whose value, if it has any, nobody uses."""
    return node.type == "call_expression" and node.parent is not None and node.parent.type == "expression_statement"


def _assigned(body: Body) -> Iterator[Edit]:
    """``-=`` for ``+=`` and the like; loops that begin at another number than 0."""
    for loop in body.loops:
        start = loop.node.child_by_field_name("initializer")
        for node in walk(start) if start is not None else ():
            if node.type == "number_literal" and number_of(node):
                new = f"0{_suffix(text_of(node))}"
                yield edit_of(body, "wrong-number", node, f"with {new}", new)
    for root in roots(body):
        for node in walk(root):
            left, right = node.child_by_field_name("left"), node.child_by_field_name("right")
            sign = text_of(operator_of(node)) or "="
            if node.type == "assignment_expression" and sign in _ASSIGNMENTS and left is not None and right is not None:
                if sign == "=" and not body.enclosing_loops(node):
                    continue
                new = f"{text_of(left)} {_ASSIGNMENTS[sign]} {text_of(right)}"
                yield edit_of(body, "wrong-operator", node, f"with {_ASSIGNMENTS[sign]}", new)


def _steps(body: Body) -> Iterator[Edit]:
    """A loop that goes on by another number than that of the turns of the loop in it, ``s = first; s < last``."""
    for root in roots(body):
        for outer in walk(root):
            inside = outer.child_by_field_name("body") if outer.type in ("while_statement", "for_statement") else None
            if inside is None:
                continue
            turns = [text for node in inside.named_children if (text := _turns(node))]
            for statement in inside.named_children if turns else ():
                step = statement.named_children[0] if statement.type == "expression_statement" else statement
                right = step.child_by_field_name("right")
                if text_of(operator_of(step)) == "+=" and right is not None and text_of(right) not in turns:
                    for text in turns:
                        yield edit_of(body, "wrong-step", right, f"with {text}", text)


def _turns(loop: Node) -> str:
    """How many turns a loop has between two variables, ``last - first``; "" where it is no such loop."""
    parts = [loop.child_by_field_name(name) for name in ("initializer", "condition", "update")]
    if loop.type != "for_statement" or None in parts:
        return ""
    start, end, update = map(text_of, parts)
    begun = re.fullmatch(r"[\w ]*?\b(\w+)\s*=\s*([A-Za-z_]\w*)\s*;?", start)
    ended = re.fullmatch(r"(\w+)\s*<\s*([A-Za-z_]\w*)", end)
    counts = begun is not None and ended is not None and begun[1] == ended[1] and "++" in update
    return f"{ended[2]} - {begun[2]}" if counts and begun is not None and ended is not None else ""


def _stages(body: Body) -> Iterator[Edit]:
    """The first index that an array of several stages has elsewhere, or that another one of as many has."""
    counts = {array: sides[0] for array, sides in body.sides.items() if body.shared.get(array, 0) > 1}
    stages = {array for array, count in counts.items() if body.shared[array] > 2 or re.fullmatch("[2-8]", count)}
    staged = [(node, array, indices) for node, array, indices in body.accesses() if array in stages]
    seen: dict[str, dict[str, Node]] = {}
    for _, array, indices in staged:
        for _, other, _ in staged:
            if counts[other] == counts[array]:
                seen.setdefault(other, {}).setdefault(text_of(indices[0]), indices[0])
    for _, array, indices in staged:
        own = text_of(indices[0])
        for text, place in seen[array].items():
            if text != own and all(is_known(name, indices[0], body) for name in walk(place)):
                yield edit_of(body, "wrong-buffer", indices[0], f"with {text}", text)


def _turned(body: Body) -> Iterator[Edit]:
    """The turn of a loop before this one, or the one after it."""
    for loop in body.loops:
        inside = loop.node.child_by_field_name("body")
        for node in values(body):
            if node.type == "identifier" and text_of(node) == loop.variable and inside and within(node, inside):
                for sign in "+-":
                    new = f"({loop.variable} {sign} 1)"
                    yield edit_of(body, "wrong-turn", node, f"with {new}", new)


def _signs(body: Body) -> Iterator[Edit]:
    """``-`` for ``+``, ``%`` for ``/`` and the like."""
    for node in values(body):
        left, right = node.child_by_field_name("left"), node.child_by_field_name("right")
        sign = text_of(operator_of(node))
        if _is_share(node):
            continue
        if node.type == "binary_expression" and left is not None and right is not None:
            for other in _OPERATORS.get(sign, ()):
                new = f"{text_of(left)} {other} {text_of(right)}"
                yield edit_of(body, "wrong-operator", node, f"with {other}", new)
        elif node.type == "unary_expression" and sign in "-!~" and sign:
            argument = node.child_by_field_name("argument")
            if argument is not None:
                yield edit_of(body, "wrong-operator", node, f"without {sign}", text_of(argument))


def _without(body: Body) -> Iterator[Edit]:
    """A term or a factor too many."""
    for node in values(body):
        sign = text_of(operator_of(node))
        if is_binary(node, "&&"):
            yield from _without_divisibility(body, node)
        if node.type != "binary_expression" or sign not in ("+", "-", "*", "/", "%", "<<", ">>", "^", "&"):
            continue
        if _is_share(node):
            continue
        sides = [node.child_by_field_name("left"), node.child_by_field_name("right")]
        for kept, dropped in (sides, sides[::-1]) if sign in "+*^&" else (sides,):
            if kept is not None and dropped is not None:
                shown = f"{sign} {text_of(dropped)}" if kept == sides[0] else f"{text_of(dropped)} {sign}"
                yield edit_of(body, "extra-term", node, f"without `{shown}`", text_of(kept))


def _without_divisibility(body: Body, both: Node) -> Iterator[Edit]:
    """``N % 4 == 0 && rest < N`` for ``rest < N``: what is left over where 4 does not divide N."""
    sides = [both.child_by_field_name("left"), both.child_by_field_name("right")]
    for kept, dropped in (sides, sides[::-1]):
        inside = walk(dropped) if dropped is not None and is_binary(dropped, "==") else ()
        if kept is not None and any(is_divided(part) for part in inside):
            yield edit_of(body, "extra-term", both, f"without `{text_of(dropped)}`", text_of(kept))


def _is_share(node: Node) -> bool:
    """Whether work is divided among all blocks: C is right too if one of them does all of it, which is no repair."""
    return text_of(operator_of(node)) == "/" and "gridDim" in text_of(node.child_by_field_name("right"))


def _orders(body: Body) -> Iterator[Edit]:
    """The two values of a choice, the other way round."""
    for node in values(body):
        if node.type == "conditional_expression":
            yes, no = node.child_by_field_name("consequence"), node.child_by_field_name("alternative")
            if yes is not None and no is not None:
                words = "with its two values exchanged"
                yield edit_of(body, "exchanged-operands", yes, words, text_of(no), (no, text_of(yes)))


def _numbers(body: Body) -> Iterator[Edit]:
    """Other numbers: one more or less, twice or half, nothing or one, and what the kernel has elsewhere."""
    nodes = [node for node in values(body) if node.type == "number_literal"]
    used = {value for node in nodes if (value := number_of(node)) is not None and value <= _LARGEST}
    for node in nodes:
        value, text = number_of(node), text_of(node)
        if value is None:
            match = _FRACTION.fullmatch(text)
            for new in ("0.0", "1.0") if match else ():
                if match and float(match[1]) != float(new):
                    yield edit_of(body, "wrong-number", node, f"with {new}", f"{new}{match[2]}")
            continue
        suffix = _suffix(text)
        near = (value - 1, value + 1, 2 * value, value // 2, 0, 1)
        others = [_ALL_LANES] if value > _LARGEST else [*near, *sorted(used, key=lambda each: abs(each - value))[:4]]
        for other in dict.fromkeys(others):
            if other >= 0 and other != value:
                new = (f"{other:#x}" if other == _ALL_LANES else str(other)) + suffix
                yield edit_of(body, "wrong-number", node, f"with {new}", new)


def _operands(body: Body) -> Iterator[Edit]:
    """Two operands of an instruction or a function, or two elements of one array, in each other's place."""
    for root in roots(body):
        whole = {name for name, _ in integers(root)}
        for node in walk(root):
            groups: dict[str, list[Node]] = {}
            if node.type == "gnu_asm_input_operand_list":
                for operand in node.named_children:
                    constraint, value = operand.child_by_field_name("constraint"), operand.child_by_field_name("value")
                    if constraint is not None and value is not None:
                        groups.setdefault(text_of(constraint), []).append(value)
            elif node.type == "argument_list":
                groups[""] = [
                    each
                    for each in node.named_children
                    if text_of(each) in whole or each.type in ("number_literal", "binary_expression")
                ]
                for each in node.named_children:
                    if each.type == "subscript_expression":
                        groups.setdefault(text_of(each).partition("[")[0], []).append(each)
            elif node.type == "compound_statement":
                groups = _elements(node)
            for members in groups.values():
                for one, other in combinations(members[:_MOST_OPERANDS], 2):
                    if text_of(one) != text_of(other):
                        words = f"exchanged with `{text_of(other)}`"
                        yield edit_of(body, "exchanged-operands", one, words, text_of(other), (other, text_of(one)))


def _elements(block: Node) -> dict[str, list[Node]]:
    """What a block's own statements read of each array by a number, ``c[2]``."""
    found: dict[str, list[Node]] = {}
    for statement in block.named_children:
        for node in walk(statement) if statement.type == "expression_statement" else ():
            if around(node, "gnu_asm_expression") is not None:
                continue
            indices = node.child_by_field_name("indices") if node.type == "subscript_expression" else None
            if indices is not None and not is_stored(node) and number_of(indices.named_children[0]) is not None:
                found.setdefault(text_of(node.child_by_field_name("argument")), []).append(node)
    return found


def _axes(body: Body) -> Iterator[Edit]:
    """Another axis or member, ``threadIdx.y`` or ``p.ldb``, or the same one of another structure."""
    nodes = [node for node in values(body) if re.fullmatch(r"\w+\.\w+", text_of(node))]
    known = dict.fromkeys((*map(text_of, nodes), *(name for name in body.sizes if "." in name)))
    pointers = {text_of(node) for node in nodes if _is_subscripted(node)}
    for node in nodes:
        if is_divided(node) or (text_of(node) == "gridDim.x" and node.parent is not None and _is_share(node.parent)):
            continue
        base, _, member = text_of(node).partition(".")
        axes = [f"{base}.{axis}" for axis in "xyz"] if member in ("x", "y", "z") else []
        alike = (name for name in known if name.startswith(f"{base}.") or name.endswith(f".{member}"))
        for other in dict.fromkeys((*axes, *alike)):
            if other != text_of(node) and (other in pointers) == (text_of(node) in pointers):
                yield edit_of(body, "wrong-index", node, f"with {other}", other)


def _is_subscripted(node: Node) -> bool:
    parent = node.parent
    return parent is not None and parent.type == "subscript_expression" and parent.children[0] == node


def _suffix(text: str) -> str:
    """What stands behind a whole number's digits: ``u``, ``ll``."""
    return text[len(text.rstrip("uUlLiI")) :]
