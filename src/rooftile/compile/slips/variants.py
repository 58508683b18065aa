"""Small changes of single expressions, wherever a kernel computes something: for slips that have no shape of their own.

As with the others nothing is known to be wrong where one could be made. There are hundreds in a kernel:
:mod:`~rooftile.compile.slips.switched` makes one text of many.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import combinations, pairwise
from typing import TYPE_CHECKING, Final

from rooftile.compile.cpp.body import Body, Listing, around, is_stored, operator_of, read, rewritten, within
from rooftile.compile.cpp.syntax import text_of, walk
from rooftile.core.edit import Change, Edit, apply

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
_SHUFFLES: Final = ("__shfl_sync", "__shfl_up_sync", "__shfl_down_sync", "__shfl_xor_sync")
_LANES: Final = ("{lane} % 16", "{lane} / 16 * 8", "{lane} % 8", "{lane} / 8 * 8", "{lane} / 8 % 2 * 8",
                 "{lane} % 8 + {lane} / 16 * 8")  # fmt: skip
_LITERAL: Final = re.compile(r"(0[xX][0-9a-fA-F]+|\d+)([uUlLiI]*)")
_FRACTION: Final = re.compile(r"(\d+\.\d*|\.\d+)([fFhH]?)")
_ALL_LANES: Final = 0xFFFFFFFF
_LARGEST: Final = 256
"""Numbers above are tried as they are only."""

_WHOLE: Final = re.compile(
    r"(?:const )?(?:(?:un)?signed(?: int| long| short)?|int|long(?: long)?|short|auto|size_t|uint|ushort"
    r"|u?int(?:8|16|32|64)_t)"
)
_FIXED: Final = ("array_declarator", "template_argument_list", "case_statement", "sizeof_expression", "type_descriptor",
                 "static_assert_declaration", "attribute_specifier", "launch_bounds")  # fmt: skip
"""What can only be told by the compiler."""

_PLACES: Final = ("subscript_argument_list", "init_declarator")
_STATEMENTS: Final = ("expression_statement", "declaration", "condition_clause", "return_statement", "for_statement")
_LONGEST: Final = 120
"""Characters of a statement that is shown as a whole."""

_MOST_NAMES: Final = 300
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
    spans = {(node.start_byte, node.end_byte) for node in _values(body) if not _is_statement(node)}
    found = {
        edit.changes: edit for edit in known if all((change.start, change.end) in spans for change in edit.changes)
    }
    words = {apply(listing.text, edit.changes): edit for edit in reversed(known)}
    rules = [_assigned, _without, _signs, _orders, _numbers, _axes, _factors, _names]
    for rule in rules if listing.language == "wgsl" else (_shuffles, _lanes, _fragments, _operands, *rules):
        for edit in rule(body):
            told = words.get(apply(listing.text, edit.changes))
            if told is None or told.changes not in found:
                new = edit if told is None else replace(told, changes=edit.changes)
                found.setdefault(edit.changes, new)
    return tuple(found.values())


def _roots(body: Body) -> Iterator[Node]:
    """The kernel's body, and those of the file's device functions."""
    yield body.root
    file = body.root
    while file.parent is not None:
        file = file.parent
    for node in walk(file):
        inner = node.child_by_field_name("body") if node.type == "function_definition" else None
        if inner is not None and inner != body.root and any(text_of(child) == "__device__" for child in node.children):
            yield inner


def _values(body: Body) -> Iterator[Node]:
    """Expressions whose value may be another: not what is assigned to, and nothing that the compiler must know."""
    sides = {name for lengths in body.sides.values() for side in lengths for name in re.findall(r"[A-Za-z_]\w*", side)}
    for root in _roots(body):
        for node in walk(root):
            if node.type.endswith(("expression", "literal", "identifier")) and not _is_fixed(node, root, sides):
                yield node


def _is_statement(node: Node) -> bool:
    """Whether ``node`` is a call whose value, if it has any, nobody uses."""
    return node.type == "call_expression" and node.parent is not None and node.parent.type == "expression_statement"


def _is_fixed(node: Node, root: Node, sides: set[str]) -> bool:
    parent = node.parent
    if parent is None or is_stored(node) or parent.type in ("update_expression", "pointer_expression"):
        return True
    if parent.type == "init_declarator" and parent.child_by_field_name("value") != node:
        return True
    inner = node
    while parent is not None and inner != root:
        if parent.type in _FIXED:
            return True
        if parent.type == "init_declarator" and text_of(parent.child_by_field_name("declarator")) in sides:
            return True
        if parent.type == "declaration" and inner.type != "init_declarator":  # a declarator
            return True
        inner, parent = parent, parent.parent
    return False


def _edit(body: Body, kind: str, node: Node, words: str, new: str, *more: tuple[Node, str]) -> Edit:
    changes = tuple(Change(each.start_byte, each.end_byte, text) for each, text in ((node, new), *more))
    whole = _statement(node)
    shown = text_of(whole)
    together = len(shown) <= _LONGEST and all(within(each, whole) for each, _ in more)
    advice = f"did you mean `{rewritten(whole, *changes) if together else new}`?"
    where = f" in `{shown}`" if shown != text_of(node) and len(shown) <= _LONGEST else ""
    return Edit(kind, body.line(node), f"`{text_of(node)}`{where} makes C wrong: {words} it is right", advice, changes)


def _statement(node: Node) -> Node:
    """The statement that ``node`` stands in, of a loop's head the part."""
    whole = around(node, *_STATEMENTS) or node
    if whole.type == "for_statement":
        parts = (whole.child_by_field_name(name) for name in ("initializer", "condition", "update"))
        return next((part for part in parts if part is not None and within(node, part)), node)
    return whole


def _assigned(body: Body) -> Iterator[Edit]:
    """``-=`` for ``+=`` and the like; loops that begin at another number than 0."""
    for loop in body.loops:
        start = loop.node.child_by_field_name("initializer")
        for node in walk(start) if start is not None else ():
            if node.type == "number_literal" and _number(node):
                new = f"0{text_of(node).lstrip('0123456789')}"
                yield _edit(body, "wrong-number", node, f"with {new}", new)
    for root in _roots(body):
        for node in walk(root):
            left, right = node.child_by_field_name("left"), node.child_by_field_name("right")
            sign = text_of(operator_of(node)) or "="
            if node.type == "assignment_expression" and sign in _ASSIGNMENTS and left is not None and right is not None:
                if sign == "=" and not body.enclosing_loops(node):
                    continue
                new = f"{text_of(left)} {_ASSIGNMENTS[sign]} {text_of(right)}"
                yield _edit(body, "wrong-operator", node, f"with {_ASSIGNMENTS[sign]}", new)


def _signs(body: Body) -> Iterator[Edit]:
    """``-`` for ``+``, ``%`` for ``/`` and the like."""
    for node in _values(body):
        left, right = node.child_by_field_name("left"), node.child_by_field_name("right")
        sign = text_of(operator_of(node))
        if node.type == "binary_expression" and left is not None and right is not None:
            for other in _OPERATORS.get(sign, ()):
                new = f"{text_of(left)} {other} {text_of(right)}"
                yield _edit(body, "wrong-operator", node, f"with {other}", new)
        elif node.type == "unary_expression" and sign in "-!~" and sign:
            argument = node.child_by_field_name("argument")
            if argument is not None:
                yield _edit(body, "wrong-operator", node, f"without {sign}", text_of(argument))


def _without(body: Body) -> Iterator[Edit]:
    """A term or a factor too many."""
    for node in _values(body):
        sign = text_of(operator_of(node))
        if node.type != "binary_expression" or sign not in ("+", "-", "*", "/", "%", "<<", ">>", "^", "&"):
            continue
        sides = [node.child_by_field_name("left"), node.child_by_field_name("right")]
        for kept, dropped in (sides, sides[::-1]) if sign in "+*^&" else (sides,):
            if kept is not None and dropped is not None:
                shown = f"{sign} {text_of(dropped)}" if kept == sides[0] else f"{text_of(dropped)} {sign}"
                yield _edit(body, "extra-term", node, f"without `{shown}`", text_of(kept))


def _orders(body: Body) -> Iterator[Edit]:
    """The two values of a choice, and the operands of a difference or a quotient, the other way round."""
    for node in _values(body):
        if node.type == "conditional_expression":
            yes, no = node.child_by_field_name("consequence"), node.child_by_field_name("alternative")
            if yes is not None and no is not None:
                words = "with its two values exchanged"
                yield _edit(body, "exchanged-operands", yes, words, text_of(no), (no, text_of(yes)))


def _numbers(body: Body) -> Iterator[Edit]:
    """Other numbers: one more or less, twice or half, nothing or one, and what the kernel has elsewhere."""
    nodes = [node for node in _values(body) if node.type == "number_literal"]
    used = {value for node in nodes if (value := _number(node)) is not None and value <= _LARGEST}
    for node in nodes:
        value, text = _number(node), text_of(node)
        if value is None:
            match = _FRACTION.fullmatch(text)
            for new in ("0.0", "1.0") if match else ():
                if match and float(match[1]) != float(new):
                    yield _edit(body, "wrong-number", node, f"with {new}", f"{new}{match[2]}")
            continue
        suffix = text[len(text.rstrip("uUlLiI")) :]
        near = (value - 1, value + 1, 2 * value, value // 2, 0, 1)
        others = [_ALL_LANES] if value > _LARGEST else [*near, *sorted(used, key=lambda each: abs(each - value))[:4]]
        for other in dict.fromkeys(others):
            if other >= 0 and other != value:
                new = (f"{other:#x}" if other == _ALL_LANES else str(other)) + suffix
                yield _edit(body, "wrong-number", node, f"with {new}", new)


def _number(node: Node) -> int | None:
    match = _LITERAL.fullmatch(text_of(node))
    return int(match[1], 0 if match[1][:2].lower() == "0x" else 10) if match else None


def _operands(body: Body) -> Iterator[Edit]:
    """Two operands of an instruction or a function, or two elements of one array, in each other's place."""
    for root in _roots(body):
        whole = {name for name, _ in _integers(root)}
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
            elif node.type == "compound_statement":
                groups = _elements(node)
            for members in groups.values():
                for one, other in combinations(members[:_MOST_OPERANDS], 2):
                    if text_of(one) != text_of(other):
                        words = f"exchanged with `{text_of(other)}`"
                        yield _edit(body, "exchanged-operands", one, words, text_of(other), (other, text_of(one)))


def _elements(block: Node) -> dict[str, list[Node]]:
    """What a block's own statements read of each array by a number, ``c[2]``."""
    found: dict[str, list[Node]] = {}
    for statement in block.named_children:
        for node in walk(statement) if statement.type == "expression_statement" else ():
            if around(node, "gnu_asm_expression") is not None:
                continue
            indices = node.child_by_field_name("indices") if node.type == "subscript_expression" else None
            if indices is not None and not is_stored(node) and _number(indices.named_children[0]) is not None:
                found.setdefault(text_of(node.child_by_field_name("argument")), []).append(node)
    return found


def _shuffles(body: Body) -> Iterator[Edit]:
    """Another of the warp's shuffles."""
    for node in _values(body):
        name = node.child_by_field_name("function") if node.type == "call_expression" else None
        if text_of(name) in _SHUFFLES:
            for other in _SHUFFLES:
                if other != text_of(name):
                    new = other + text_of(node.child_by_field_name("arguments"))
                    yield _edit(body, "wrong-shuffle", node, f"with {other}", new)


def _lanes(body: Body) -> Iterator[Edit]:
    """The rows and columns that lanes give ``ldmatrix``, of one, two or four matrices of 8 x 8 (PTX ISA, ldmatrix)."""
    for node, _, indices in body.accesses():
        if len(indices) != 2 or node.parent is None or node.parent.type != "pointer_expression":
            continue
        names = [set(re.findall(r"[A-Za-z_]\w*", text_of(index))) for index in indices]
        for lane in names[0] & names[1]:
            for first, second in combinations([form.format(lane=lane) for form in _LANES], 2):
                for row, column in ((first, second), (second, first)):
                    yield _edit(body, "wrong-lanes", indices[0], f"with [{row}][{column}]", row, (indices[1], column))


def _fragments(body: Body) -> Iterator[Edit]:
    """The row and the column that a lane has of a matrix product's fragment (PTX ISA, fragments of mma.m16n8k16)."""
    for one, other in pairwise(body.declared.values()):
        values = [each.child_by_field_name("value") for each in (one, other)]
        names = [set(re.findall(r"[A-Za-z_][\w.]*", text_of(value))) for value in values]
        if values[0] is None or values[1] is None or names[0] != names[1] or len(names[0]) != 1:
            continue
        (lane,) = names[0]
        for row, column in ((f"{lane} / 4", f"{lane} % 4"), (f"{lane} % 4", f"{lane} / 4")):
            words = f"with {text_of(one.child_by_field_name('declarator'))} = {row}, and {column} for the other,"
            yield _edit(body, "wrong-lanes", values[0], words, row, (values[1], column))


def _axes(body: Body) -> Iterator[Edit]:
    """Another axis or member, ``threadIdx.y`` or ``p.ldb``, or the same one of another structure."""
    nodes = [node for node in _values(body) if re.fullmatch(r"\w+\.\w+", text_of(node))]
    known = dict.fromkeys((*map(text_of, nodes), *(name for name in body.sizes if "." in name)))
    pointers = {text_of(node) for node in nodes if _is_subscripted(node)}
    for node in nodes:
        base, _, member = text_of(node).partition(".")
        axes = [f"{base}.{axis}" for axis in "xyz"] if member in ("x", "y", "z") else []
        alike = (name for name in known if name.startswith(f"{base}.") or name.endswith(f".{member}"))
        for other in dict.fromkeys((*axes, *alike)):
            if other != text_of(node) and (other in pointers) == (text_of(node) in pointers):
                yield _edit(body, "wrong-index", node, f"with {other}", other)


def _is_subscripted(node: Node) -> bool:
    parent = node.parent
    return parent is not None and parent.type == "subscript_expression" and parent.children[0] == node


def _factors(body: Body) -> Iterator[Edit]:
    """A factor that is missing, ``k * T`` for ``k``; the other one of two buffers, ``1 - now`` for ``now``."""
    lengths = [word for sides in body.sides.values() for side in sides for word in re.findall(r"\w+", side)]
    factors = tuple(dict.fromkeys((*lengths, *body.sizes, "2", "4", "8")))[:_MOST_OPERANDS]
    for node in _values(body):
        parent, text = node.parent, text_of(node)
        part = node.type == "binary_expression" and text_of(operator_of(node)) in ("%", "/", "&", ">>")
        if parent is None or not (part or node.type == "identifier"):
            continue
        if parent.type == "init_declarator" and node.type == "identifier":  # which buffer is next
            yield _edit(body, "wrong-buffer", node, f"with 1 - {text}", f"1 - {text}")
        if parent.type in _PLACES or text_of(operator_of(parent)) in ("+", "-"):
            for factor in factors:
                yield _edit(body, "not-scaled", node, f"with * {factor}", f"{text} * {factor}")


def _names(body: Body) -> Iterator[Edit]:
    """Another of the whole numbers that are known there."""
    count = 0
    for root in _roots(body):
        known = list(_integers(root))
        for node in walk(root):
            parent = node.parent
            if node.type != "identifier" or parent is None or text_of(node) not in {name for name, _ in known}:
                continue
            if is_stored(node) or parent.type in ("call_expression", "update_expression", "pointer_expression"):
                continue
            if around(node, *_FIXED) is not None or (parent.type.endswith("declarator") and parent.children[0] == node):
                continue
            name = text_of(node)
            others = {
                other: place
                for other, place in known
                if other != name and (place is None or (place.end_byte <= node.start_byte and _sees(node, place)))
            }
            for other in sorted(others, key=lambda other: -_likeness(name, other)):
                if count < _MOST_NAMES:
                    count += 1
                    yield _edit(body, "wrong-index", node, f"with {other}", other)


def _integers(root: Node) -> Iterator[tuple[str, Node | None]]:
    """Whole numbers of a function: parameters, and variables with their declarations."""
    function = root.parent
    head = function.child_by_field_name("declarator") if function is not None else None
    for node in (*(walk(head) if head is not None else ()), *walk(root)):
        if node.type not in ("parameter_declaration", "declaration"):
            continue
        kind = node.child_by_field_name("type")
        if kind is not None and not _WHOLE.fullmatch(text_of(kind)):
            continue
        for declarator in node.children_by_field_name("declarator"):
            inner = declarator.child_by_field_name("declarator") if declarator.type == "init_declarator" else declarator
            if inner is not None and inner.type == "identifier":
                yield text_of(inner), None if node.type == "parameter_declaration" else declarator


def _sees(node: Node, declarator: Node) -> bool:
    """Whether ``node`` stands in the block, or the loop, of a declaration."""
    return within(node, around(declarator, "compound_statement", "for_statement", "translation_unit"))


def _likeness(one: str, other: str) -> int:
    """Characters that two names begin or end with alike, and one more if they are as long."""
    ahead = next((i for i, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))
    behind = next((i for i, (a, b) in enumerate(zip(one[::-1], other[::-1], strict=False)) if a != b), 0)
    return ahead + behind + (len(one) == len(other))
