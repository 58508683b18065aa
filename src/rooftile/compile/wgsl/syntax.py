"""The syntax tree of a WGSL module.

Nodes are compared by identity, so that what the checker finds out about one is kept beside the tree, not in it.
Parentheses leave no node. ``span`` of a binary expression is that of the whole; ``at`` of its operator.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TypeAlias


@dataclass(frozen=True, slots=True)
class Span:
    """A piece of the text: offsets of its first character and of the one behind its last."""

    start: int
    end: int


@dataclass(eq=False, slots=True)
class Node:
    """What has a place in the text."""

    span: Span


# Expressions. Types are expressions too (section 3.9): `Name` with template arguments.


@dataclass(eq=False, slots=True)
class Literal(Node):
    """``text`` as written: ``1u``, ``0x1p-2f``, ``true``."""

    text: str


@dataclass(eq=False, slots=True)
class Name(Node):
    """An identifier, of a value, a function or a type; ``arguments`` is its template list, None without one."""

    name: str
    arguments: tuple[Expression, ...] | None = None


@dataclass(eq=False, slots=True)
class Unary(Node):
    """``operator`` is one of ``- ! ~ & *``."""

    operator: str
    operand: Expression


@dataclass(eq=False, slots=True)
class Binary(Node):
    """``left operator right``."""

    operator: str
    left: Expression
    right: Expression
    at: Span


@dataclass(eq=False, slots=True)
class Call(Node):
    """A call of a function, of a built-in function, or of a value constructor."""

    function: Name
    arguments: tuple[Expression, ...]


@dataclass(eq=False, slots=True)
class Index(Node):
    """``base[index]``."""

    base: Expression
    index: Expression


@dataclass(eq=False, slots=True)
class Member(Node):
    """``base.name``: a structure's member, a component, or a swizzle."""

    base: Expression
    name: str
    at: Span


Expression: TypeAlias = Literal | Name | Unary | Binary | Call | Index | Member


# Statements.


@dataclass(eq=False, slots=True)
class Block(Node):
    """Statements in braces: a scope."""

    statements: tuple[Statement, ...]
    attributes: tuple[Attribute, ...] = ()


@dataclass(eq=False, slots=True)
class Declare(Node):
    """``var``, ``let`` or ``const`` in a function."""

    variable: Variable


@dataclass(eq=False, slots=True)
class Assign(Node):
    """``target operator= value``; ``operator`` is empty for ``=``; ``target`` is None for the phony ``_ = value``.

    ``x++`` and ``x--`` have the operators ``++`` and ``--``, and no value. ``at`` is the place of the whole operator.
    """

    target: Expression | None
    operator: str
    value: Expression | None
    at: Span


@dataclass(eq=False, slots=True)
class Evaluate(Node):
    """A call as a statement."""

    call: Call


@dataclass(eq=False, slots=True)
class If(Node):
    """``otherwise`` is a block, the next ``if`` of a chain, or None."""

    condition: Expression
    then: Block
    otherwise: Block | If | None = None
    attributes: tuple[Attribute, ...] = ()


@dataclass(eq=False, slots=True)
class Clause(Node):
    """Of a switch: ``selectors`` holds None for ``default``."""

    selectors: tuple[Expression | None, ...]
    body: Block


@dataclass(eq=False, slots=True)
class Switch(Node):
    """Clauses in the order written. Attributes before its opening brace are among ``attributes``."""

    selector: Expression
    clauses: tuple[Clause, ...]
    attributes: tuple[Attribute, ...] = ()


@dataclass(eq=False, slots=True)
class Loop(Node):
    """``loop { body continuing { continuing break if break_if; } }``."""

    body: Block
    continuing: Block | None = None
    break_if: Expression | None = None
    attributes: tuple[Attribute, ...] = ()


@dataclass(eq=False, slots=True)
class For(Node):
    """``for (initial; condition; update) body``."""

    initial: Statement | None
    condition: Expression | None
    update: Statement | None
    body: Block
    attributes: tuple[Attribute, ...] = ()


@dataclass(eq=False, slots=True)
class While(Node):
    """``while condition body``."""

    condition: Expression
    body: Block
    attributes: tuple[Attribute, ...] = ()


@dataclass(eq=False, slots=True)
class Break(Node):
    """``break``, also out of a switch."""


@dataclass(eq=False, slots=True)
class Continue(Node):
    """``continue``."""


@dataclass(eq=False, slots=True)
class Return(Node):
    """``return``, with its value if the function has a result."""

    value: Expression | None = None


@dataclass(eq=False, slots=True)
class ConstAssert(Node):
    """``const_assert condition``, in a function or outside."""

    condition: Expression


Statement: TypeAlias = (
    Block | Declare | Assign | Evaluate | If | Switch | Loop | For | While | Break | Continue | Return | ConstAssert
)


# Declarations.


@dataclass(eq=False, slots=True)
class Attribute(Node):
    """``@name(arguments)``; names that stand as arguments, such as ``@builtin(workgroup_id)``'s, are `Name`."""

    name: str
    arguments: tuple[Expression, ...] = ()


@dataclass(eq=False, slots=True)
class Variable(Node):
    """``keyword`` is var, let, const or override; ``template`` holds the words of ``var<storage, read>``.

    ``at`` is the place of the name.
    """

    keyword: str
    name: str
    at: Span
    template: tuple[Expression, ...] = ()
    type: Expression | None = None
    value: Expression | None = None
    attributes: tuple[Attribute, ...] = ()

    @property
    def space(self) -> str:
        """The address space that is written, the first word of ``template``; empty if none is."""
        first = self.template[0] if self.template else None
        return first.name if isinstance(first, Name) else ""


@dataclass(eq=False, slots=True)
class Parameter(Node):
    """Of a function, or a member of a structure: a name, a type, attributes; ``span`` begins at the name."""

    name: str
    type: Expression
    attributes: tuple[Attribute, ...] = ()


@dataclass(eq=False, slots=True)
class Function(Node):
    """``result`` is None where it gives nothing back."""

    name: str
    at: Span
    parameters: tuple[Parameter, ...]
    result: Expression | None
    body: Block
    attributes: tuple[Attribute, ...] = ()
    result_attributes: tuple[Attribute, ...] = ()


@dataclass(eq=False, slots=True)
class Struct(Node):
    """A structure; members in order."""

    name: str
    at: Span
    members: tuple[Parameter, ...]


@dataclass(eq=False, slots=True)
class Alias(Node):
    """``alias name = type``."""

    name: str
    at: Span
    type: Expression


Declaration: TypeAlias = Variable | Function | Struct | Alias | ConstAssert


@dataclass(eq=False, slots=True)
class Directive(Node):
    """``enable f16;``, ``requires ...;`` or ``diagnostic(off, ...);``: the keyword and its words.

    The words of a diagnostic are its severity and its rule, ``chromium.unreachable_code`` in one piece.
    """

    keyword: str
    words: tuple[str, ...]


@dataclass(eq=False, slots=True)
class Module(Node):
    """A whole file; ``text`` is its text, which spans are offsets into."""

    text: str
    directives: tuple[Directive, ...]
    declarations: tuple[Declaration, ...] = field(default=())
