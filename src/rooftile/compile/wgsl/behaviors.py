"""Where control flow can go behind a statement (section 9.8)."""

from __future__ import annotations

from typing import Final, Literal

from rooftile.compile.wgsl.syntax import (
    Block,
    Break,
    Continue,
    For,
    If,
    Loop,
    Return,
    Statement,
    Switch,
    While,
)

Behavior = Literal["next", "break", "continue", "return"]
NEXT: Final[frozenset[Behavior]] = frozenset(("next",))


def behaviors(statement: Statement) -> frozenset[Behavior]:
    """The ways in which ``statement`` can end."""
    match statement:
        case Block():
            return _sequence(statement.statements)
        case If():
            otherwise = NEXT if statement.otherwise is None else behaviors(statement.otherwise)
            return behaviors(statement.then) | otherwise
        case Switch():
            inside = frozenset[Behavior]().union(*(behaviors(clause.body) for clause in statement.clauses))
            return inside - {"break"} | NEXT if "break" in inside else inside
        case For() | While():
            inside = behaviors(statement.body)
            leaves = statement.condition is not None or "break" in inside
        case Loop():
            inside = behaviors(statement.body)
            repeats = bool(inside & {"next", "continue"})
            if statement.continuing is not None and repeats:
                inside |= behaviors(statement.continuing)
            leaves = "break" in inside or (statement.break_if is not None and repeats)
        case Break():
            return frozenset(("break",))
        case Continue():
            return frozenset(("continue",))
        case Return():
            return frozenset(("return",))
        case _:
            return NEXT
    inside -= {"next", "break", "continue"}
    return inside | NEXT if leaves else inside


def _sequence(statements: tuple[Statement, ...]) -> frozenset[Behavior]:
    found = NEXT
    for statement in statements:
        if "next" not in found:
            break
        found = found - NEXT | behaviors(statement)
    return found
