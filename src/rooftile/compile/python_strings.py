"""Strings that Python code puts together out of constants: f-strings, ``%``, ``format``, ``replace`` and sums."""

from __future__ import annotations

import ast
import operator
import re
from collections.abc import Callable, Mapping
from typing import Any, Final

_LONGEST: Final = 1 << 20
_LARGEST: Final = 1 << 63
_ARITHMETIC: Final[Mapping[type[ast.operator], Callable[[Any, Any], Any]]] = {
    ast.Add: operator.add,
    ast.Sub: operator.sub,
    ast.Mult: operator.mul,
    ast.FloorDiv: operator.floordiv,
    ast.Mod: operator.mod,
}
_METHODS: Final = ("format", "replace", "strip", "lstrip", "rstrip")
_WIDE: Final = re.compile(r"%[^a-zA-Z%]*\d{5,}|\{[^{}]*:[^{}]*\d{5,}")
"""A value that is to be filled up to so many characters."""
_MACRO: Final = re.compile(r"-D\s*(\w+)=(?:\{(\w+)\}|(\d+)|%[ds])")


class NotConstantError(Exception):
    """An expression whose value only a run of the module tells."""


def constants(tree: ast.Module) -> dict[str, object]:
    """Values of the module's names that are assigned once, and constants."""
    found: dict[str, object] = {}
    twice: set[str] = set()
    for node in tree.body:
        targets = node.targets if isinstance(node, ast.Assign) else []
        for name in (target.id for target in targets if isinstance(target, ast.Name)):
            if name in found:
                twice.add(name)
            try:
                found[name] = value_of(node.value, found)  # type: ignore[attr-defined]
            except NotConstantError:
                twice.add(name)
    return {name: value for name, value in found.items() if name not in twice}


def value_of(node: ast.expr, names: Mapping[str, object]) -> object:
    """The value of an expression over constants and ``names``.

    Raises
    ------
    NotConstantError
        If it is made of anything else.
    """
    try:
        value = _value(node, names)
    except (TypeError, ValueError, KeyError, IndexError, AttributeError, ArithmeticError, RecursionError) as error:
        raise NotConstantError from error
    return value


def _value(node: ast.expr | None, names: Mapping[str, object]) -> Any:
    match node:
        case ast.Constant():
            return node.value
        case ast.Name() if node.id in names:
            return names[node.id]
        case ast.JoinedStr():
            return "".join(str(_value(part, names)) for part in node.values)
        case ast.FormattedValue(format_spec=None, conversion=-1):
            return _value(node.value, names)
        case ast.Dict():
            return {_value(k, names): _value(v, names) for k, v in zip(node.keys, node.values, strict=True)}
        case ast.Tuple():
            return tuple(_value(each, names) for each in node.elts)
        case ast.BinOp() if type(node.op) in _ARITHMETIC:
            left, right = _value(node.left, names), _value(node.right, names)
            if isinstance(left, str) and (not isinstance(node.op, ast.Add | ast.Mod) or _WIDE.search(left)):
                raise NotConstantError
            if isinstance(right, str) and not isinstance(left, str):
                raise NotConstantError
            return _bounded(_ARITHMETIC[type(node.op)](left, right))
        case ast.Call(func=ast.Name(id="str"), args=[argument], keywords=[]):
            return str(_value(argument, names))
        case ast.Call(func=ast.Name(id="dict"), args=[]):
            return {keyword.arg: _value(keyword.value, names) for keyword in node.keywords}
        case ast.Call(func=ast.Attribute(value=owner, attr=method)) if method in _METHODS:
            text = _value(owner, names)
            if not isinstance(text, str) or _WIDE.search(text):
                raise NotConstantError
            given = [_value(argument, names) for argument in node.args]
            by_name = {keyword.arg or "": _value(keyword.value, names) for keyword in node.keywords}
            return _bounded(getattr(text, method)(*given, **by_name))
    raise NotConstantError


def _bounded(value: object) -> object:
    """``value``, unless it is larger than any kernel's text, or number in it."""
    if (isinstance(value, str) and len(value) > _LONGEST) or (isinstance(value, int) and abs(value) > _LARGEST):
        raise NotConstantError
    return value


def filled(text: ast.expr, tree: ast.Module, names: Mapping[str, object]) -> str:
    """The string ``text`` as the module fills it in, by ``%`` or ``format``, where it does so once.

    Raises
    ------
    NotConstantError
        If that is not told by constants.
    """
    plain = value_of(text, names)
    made = {
        str(value)
        for node in ast.walk(tree)
        if (string := _filled_in(node)) is not None
        if string is text or (isinstance(string, ast.Name) and names.get(string.id) == plain)
        if isinstance(node, ast.expr) and (value := value_of(node, names)) is not None
    }
    if len(made) > 1 or not isinstance(plain, str):
        raise NotConstantError
    return made.pop() if made else plain


def _filled_in(node: ast.AST) -> ast.expr | None:
    """What ``node`` puts values into."""
    match node:
        case ast.BinOp(op=ast.Mod()):
            return node.left
        case ast.Call(func=ast.Attribute(value=owner, attr="format" | "replace")):
            return owner
    return None


def macros(text: str, names: Mapping[str, object]) -> dict[str, int]:
    """Macros that a module hands to the compiler as options, ``f"-DTILE={TILE}"``, as far as their values are told."""
    found: dict[str, int] = {}
    for name, constant, number in _MACRO.findall(text):
        value = int(number) if number else names.get(constant or name)
        if isinstance(value, int):
            found[name] = value
    return found
