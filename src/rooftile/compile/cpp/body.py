"""A kernel's body as those who look for its slips read it: its arrays, loops, variables and conditions."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from rooftile.compile.cpp import syntax
from rooftile.compile.cpp.preprocess import RTC, Preprocessor, expand, integer
from rooftile.compile.cpp.syntax import text_of
from rooftile.core.edit import Change, Edit
from rooftile.core.errors import UsageError
from rooftile.core.expressions import evaluate
from rooftile.core.source import Language

if TYPE_CHECKING:
    from tree_sitter import Node

ROW_LENGTH: Final = {"A": "K", "B": "N", "C": "N"}
"""The size that a matrix's rows are long."""

_LEVELS: Final = 3
"""Variables that are defined by variables are followed so far."""

SHAPE: Final = {"A": "M x K", "B": "K x N", "C": "M x N"}


_CONSTANTS: Final = re.compile(r"\b(?:const|constexpr)\b[^;(){}]*;")
_VALUE: Final = re.compile(r"\b([A-Za-z_]\w*)\s*=\s*(\d+)[uUlL]*\s*[,;]")

CAST: Final = re.compile(r"reinterpret_cast\s*<[^>]*\*|\(\s*(?:const\s+)?\w+\s*(?:const\s*)?\*\s*\)")
"""How an expression begins that is a pointer cast to one to another type."""

_CUDA_NAMES: Final = {
    name: name for name in (f"{group}.{axis}" for group in ("threadIdx", "blockIdx", "gridDim") for axis in "xyz")
}


@dataclass(frozen=True, slots=True)
class Dialect:
    """How a language writes what all kernels have.

    Attributes
    ----------
    names : mapping of str to str
        What a kernel's own names for built-in values stand for, in CUDA's.
    threads : mapping of str to str
        A thread's place in its block, by axis.
    tiles : tuple of str
        Lengths that a block has.
    barrier, crowd : str
        A barrier as a statement; what waits at it.
    choice : str
        ``value``, or 0 where ``test`` does not hold.
    guard : tuple of str
        What stands before and behind a statement that is executed where ``test`` holds.
    factor : str
        The parameter that the product is multiplied by, empty if there is none.
    """

    names: Mapping[str, str] = field(default_factory=lambda: _CUDA_NAMES)
    threads: Mapping[str, str] = field(default_factory=lambda: {axis: f"threadIdx.{axis}" for axis in "xyz"})
    tiles: tuple[str, ...] = ("blockDim.x",)
    barrier: str = "__syncthreads();"
    crowd: str = "threads go on {where} before all of their block have come so far"
    choice: str = "({test} ? {value} : 0)"
    guard: tuple[str, str] = ("if ({test}) ", "")
    factor: str = "alpha"


@dataclass
class ForLoop:
    """``for (v = ...; condition; step)``."""

    node: Node
    variable: str
    condition: Node | None
    step: str

    @property
    def by_one(self) -> bool:
        """Whether the variable goes up by one."""
        return "++" in self.step or self.step.replace(" ", "").endswith(("+=1", "+=1u"))


@dataclass
class Body:
    """What is known of a kernel's text.

    Attributes
    ----------
    root : Node
        The function's body.
    sizes : mapping of str to str
        M, N or K by the name that the kernel has for it.
    matrices : mapping of str to str
        A, B or C by the pointer's name; local pointers into them are added.
    widths : dict of str to int
        Elements of the vectors that pointers to or into the matrices point to, ``float4`` and the like.
    recast : set of str
        Pointers into the matrices that are cast from another type, as the words of a ``dp4a`` are.
    shared : dict of str to int
        Dimensions of the shared arrays.
    sides : dict of str to list of str
        Lengths of arrays, shared or not, along each dimension, as written.
    declared : dict of str to Node
        Declarators of other variables than shared ones.
    values : dict of str to str
        What variables are initialised with.
    loops : list of ForLoop
    """

    root: Node
    sizes: Mapping[str, str]
    matrices: Mapping[str, str]
    shared: dict[str, int] = field(default_factory=dict)
    sides: dict[str, list[str]] = field(default_factory=dict)
    values: dict[str, str] = field(default_factory=dict)
    declared: dict[str, Node] = field(default_factory=dict)
    loops: list[ForLoop] = field(default_factory=list)
    widths: dict[str, int] = field(default_factory=dict)
    recast: set[str] = field(default_factory=set)
    dialect: Dialect = field(default_factory=Dialect)

    def __post_init__(self) -> None:
        for node in syntax.walk(self.root):
            if node.type == "declaration":
                self._declare(node)
            elif node.type == "for_statement":
                self.loops.append(_loop(node))

    def _declare(self, node: Node) -> None:
        shared = any(text_of(child) == "__shared__" for child in node.children)
        for declarator in node.children_by_field_name("declarator"):
            value = declarator.child_by_field_name("value") if declarator.type == "init_declarator" else None
            inner = declarator.child_by_field_name("declarator") if declarator.type == "init_declarator" else declarator
            sides: list[str] = []
            while inner is not None and inner.type == "array_declarator":
                sides.insert(0, text_of(inner.child_by_field_name("size")))
                inner = inner.child_by_field_name("declarator")
            name = text_of(inner)
            if sides:
                self.sides.setdefault(name, sides)
            if shared:
                self.shared[name] = len(sides)
            elif name not in self.declared:
                self.declared[name] = declarator
                if value is not None:
                    self.values[name] = text_of(value)
                    self._alias(node, inner, value)

    def _alias(self, declaration: Node, declarator: Node | None, value: Node) -> None:
        """A pointer that begins as one into a matrix stands for that one too."""
        roles = {self.matrices.get(text_of(part)) for part in syntax.walk(value) if part.type == "identifier"} - {None}
        loads = any(part.type == "subscript_expression" and part.parent != value for part in syntax.walk(value))
        if declarator is None or declarator.type != "pointer_declarator" or len(roles) != 1 or loads:
            return
        name = re.sub(r"[*\s]|\b(?:const|__restrict__|__restrict|restrict)\b", "", text_of(declarator))
        self.matrices = {**self.matrices, name: str(roles.pop())}
        if (width := _width(declaration)) is not None:
            self.widths[name] = width
        if CAST.match(text_of(value)):
            self.recast.add(name)

    def meaning(self, name: str) -> str:
        """What a variable is initialised with, or a built-in value, with all variables replaced by their own values."""
        text = self.values.get(name, name if name in self.dialect.names else "")
        for _ in range(_LEVELS):
            text = re.sub(r"(?<![\w.])[A-Za-z_]\w*", lambda match: self.values.get(match[0], match[0]), text)
        return self.plain(text)

    def plain(self, text: str) -> str:
        """``text`` with built-in values by CUDA's names."""
        names = self.dialect.names
        return re.sub(r"(?<![\w.])[A-Za-z_][\w.]*\.[xyz]\b", lambda match: names.get(match[0], match[0]), text)

    def other_axis(self, group: str) -> dict[str, str]:
        """Built-in values along x that tell of ``group``, such as blockIdx, with those along y, and the reverse."""
        pairs = [(name, name[:-1] + "y") for name, plain in self.dialect.names.items() if group in plain]
        pairs = [(x, y) for x, y in pairs if x.endswith(".x") and y in self.dialect.names]
        return {one: other for x, y in pairs for one, other in ((x, y), (y, x))}

    def depth(self) -> str | None:
        """The size by which the loop ends in which both A and B are read: the K of the kernel, whatever its name."""
        for loop in self.loops:
            inside = {self.matrices.get(array) for node, array, _ in self.accesses() if within(node, loop.node)}
            if {"A", "B"} <= inside and loop.condition is not None:
                names = [text_of(n) for n in syntax.walk(loop.condition) if n.type == "identifier"]
                return next((name for name in names if name in self.sizes), None)
        return None

    def line(self, node: Node) -> int:
        """The line at which ``node`` begins, from 1."""
        return node.start_point[0] + 1

    def accesses(self) -> Iterator[tuple[Node, str, list[Node]]]:
        """Subscripts as a whole, with the array's name and the indices."""
        for node in syntax.walk(self.root):
            if node.type != "subscript_expression":
                continue
            parent = node.parent
            if parent is not None and parent.type == "subscript_expression" and parent.children[0] == node:
                continue
            indices: list[Node] = []
            inner: Node | None = node
            while inner is not None and inner.type == "subscript_expression":
                arguments = inner.child_by_field_name("indices")
                indices.insert(0, arguments.named_children[0] if arguments and arguments.named_children else inner)
                inner = inner.child_by_field_name("argument")
            if inner is not None and inner.type == "identifier":
                yield node, text_of(inner), indices

    def names(self, size: str) -> list[str]:
        """Names of a size, plain ones before leading dimensions."""
        return sorted((n for n, s in self.sizes.items() if s == size), key=lambda n: (n.lower().startswith("ld"), n))

    def name_of(self, size: str) -> str | None:
        """The kernel's name for M, N or K."""
        return next(iter(self.names(size)), None)

    def thread_name(self, axis: str) -> str:
        """The variable that is ``threadIdx`` along ``axis``, or that itself."""
        own = (name for name, text in self.values.items() if self.plain(text) == f"threadIdx.{axis}")
        return next(own, self.dialect.threads.get(axis, f"threadIdx.{axis}"))

    def enclosing_loops(self, node: Node) -> list[ForLoop]:
        """The loops around ``node``, innermost first."""
        found = []
        around = node.parent
        while around is not None and around != self.root:
            found += [loop for loop in self.loops if loop.node == around]
            around = around.parent
        return found

    def edit(self, kind: str, node: Node, message: str, whole: Node, *changes: Change, asked: bool = False) -> Edit:
        """What is wrong at ``node``; the advice is what ``changes`` make of ``whole``, as a question if ``asked``."""
        new = rewritten(whole, *changes)
        return Edit(kind, self.line(node), message, f"did you mean `{new}`?" if asked else f"write `{new}`", changes)


@dataclass(frozen=True, slots=True)
class Listing:
    """A kernel in its file's text, with what is known of its names.

    Attributes
    ----------
    text : str
        The file.
    name : str
        The kernel's, without namespaces and template arguments.
    sizes : mapping of str to str
        M, N or K by the parameter's name.
    matrices : mapping of str to str
        A, B or C by the parameter's name.
    macros : mapping of str to str
        As ``-D`` gives them.
    language : {"cuda", "wgsl"}
    """

    text: str
    name: str
    sizes: Mapping[str, str]
    matrices: Mapping[str, str]
    macros: Mapping[str, str] = field(default_factory=dict)
    language: Language = "cuda"


def read(listing: Listing) -> Body | None:
    """The body of the kernel, if the parser sees one."""
    sizes, matrices = listing.sizes, listing.matrices
    if listing.language == "wgsl":
        from rooftile.compile.wgsl.body import read as read_wgsl

        return read_wgsl(listing.text, listing.name, sizes, matrices)
    tree = syntax.parse(taken(listing.text, listing.macros))
    for node in syntax.walk(tree.root):
        if node.type != "function_definition":
            continue
        body, declarator = node.child_by_field_name("body"), node.child_by_field_name("declarator")
        function = declarator
        while declarator is not None and declarator.type != "identifier":
            function, declarator = declarator, declarator.child_by_field_name("declarator")
        if body is not None and text_of(declarator) == listing.name:
            return Body(body, sizes, matrices, widths=dict(_parameter_widths(function, matrices)))
    return None


_VECTOR: Final = re.compile(r"(?:__)?(?:nv_bfloat16|[a-z]+)([248])")


def _width(declaration: Node) -> int | None:
    """Elements of the vectors, ``float4`` or ``__half2``, that are declared or pointed to."""
    vector = _VECTOR.fullmatch(text_of(declaration.child_by_field_name("type")))
    return int(vector[1]) if vector is not None else None


def _parameter_widths(function: Node | None, matrices: Mapping[str, str]) -> Iterator[tuple[str, int]]:
    """Elements of the vectors that parameters point to which are matrices."""
    listed = function.child_by_field_name("parameters") if function is not None else None
    for parameter in listed.named_children if listed is not None else ():
        names = [text_of(part) for part in syntax.walk(parameter) if part.type == "identifier"]
        width = _width(parameter)
        if width is not None and names and names[-1] in matrices:
            yield names[-1], width


def taken(text: str, macros: Mapping[str, str]) -> str:
    """``text`` with what ``#if`` leaves out, directives and comments as blanks; every byte keeps its place."""
    shown = [character if character == "\n" else " " * len(character.encode()) for character in text]
    for token in Preprocessor({"": text}, lambda *_: None, {**RTC, **macros}).run("").of(""):
        shown[token.start : token.end] = text[token.start : token.end]
    return "".join(shown)


def numbers(text: str, macros: Mapping[str, str]) -> dict[str, int]:
    """Names that the file, or ``macros``, say are numbers."""
    read = Preprocessor({"": text}, lambda *_: None, {**RTC, **macros}).run("")
    found: dict[str, int] = {}
    for name, macro in read.macros.items():
        body = expand(macro.body, read.macros) if macro.parameters is None and name not in RTC else []
        value = integer(body, {}) if all(token.kind != "name" for token in body) else None
        found |= {name: value} if value is not None else {}
    for declaration in _CONSTANTS.finditer(text):
        found |= {match[1]: int(match[2]) for match in _VALUE.finditer(declaration[0])}
    return found


def number(text: str, known: Mapping[str, int]) -> int | None:
    """Value of a constant expression, ``2 * TILE``; None where a name in it is not among ``known``."""
    try:
        return evaluate(re.sub(r"(?<=\d)[uUlL]+\b", "", text), known)
    except UsageError:
        return None


def _loop(node: Node) -> ForLoop:
    start = node.child_by_field_name("initializer")
    variable = ""
    for part in syntax.walk(start) if start is not None else ():
        if part.type in ("init_declarator", "assignment_expression"):
            variable = text_of(part.children[0])
            break
    return ForLoop(node, variable, node.child_by_field_name("condition"), text_of(node.child_by_field_name("update")))


def change(node: Node, new: str) -> Change:
    """``node`` replaced by ``new``."""
    return Change(node.start_byte, node.end_byte, new)


def rewritten(whole: Node, *changes: Change) -> str:
    """The text of ``whole`` after changes inside it."""
    data = whole.text or b""
    for part in sorted(changes, key=lambda part: part.start, reverse=True):
        data = data[: part.start - whole.start_byte] + part.new.encode() + data[part.end - whole.start_byte :]
    return " ".join(data.decode("utf-8", "replace").split())


def operator_of(node: Node) -> Node | None:
    """The operator of a binary expression or an assignment."""
    return node.child_by_field_name("operator")


def is_binary(node: Node | None, sign: str) -> bool:
    """Whether ``node`` is two operands with the operator ``sign`` between them."""
    return node is not None and node.type == "binary_expression" and text_of(operator_of(node)) == sign


def is_stored(node: Node) -> bool:
    """Whether ``node`` is what an assignment assigns to."""
    parent = node.parent
    return parent is not None and parent.type == "assignment_expression" and parent.child_by_field_name("left") == node


def around(node: Node, *kinds: str) -> Node | None:
    """The nearest node of one of ``kinds`` around ``node``."""
    current = node.parent
    while current is not None and current.type not in kinds:
        current = current.parent
    return current


def within(node: Node, whole: Node | None) -> bool:
    """Whether ``node`` lies in ``whole``."""
    return whole is not None and whole.start_byte <= node.start_byte and node.end_byte <= whole.end_byte


def terms(node: Node) -> list[Node]:
    """Summands of a sum, in order; not recursive, for expressions nest deeper than Python may."""
    found: list[Node] = []
    pending = [node]
    while pending:
        current = pending.pop()
        left, right = current.child_by_field_name("left"), current.child_by_field_name("right")
        if current.type == "parenthesized_expression" and current.named_children:
            pending.append(current.named_children[0])
        elif is_binary(current, "+") and left and right:
            pending += [right, left]
        else:
            found.append(current)
    return found
