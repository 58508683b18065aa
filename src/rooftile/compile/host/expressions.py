"""Expressions of host code in the small language of :mod:`rooftile.core.expressions`.

``(N + TILE - 1) / TILE`` stays what it is; casts go, ``ceil(N / 16.0)`` becomes ``cdiv(N, 16)``, and a call of a
function that only returns an expression becomes that expression. What cannot be said there is None.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from rooftile.compile.cpp.tokens import Token, closing, closing_angle, scan, spelled, split
from rooftile.compile.host.nodes import (
    FLOAT_WORDS,
    Node,
    UntranslatableError,
    added,
    cast,
    ceiling,
    combined,
    integer,
    literal,
    multiplied,
    truth,
    write,
)

_CEILING: Final = re.compile(
    r"(?:cuda::|at::|std::)?(?:i?c(?:eil)?_?div|ceil_div\w*|i?div_?up|div_?ceil|divide_(?:and_)?(?:round_)?up|cdiv|"
    r"divup|div_round_up|ceildiv|updiv|round_up_div|int_?ceil_?div|divceil)(?:_int|_t)?", re.IGNORECASE,
)  # fmt: skip
_SIZES: Final = {"char": 1, "bool": 1, "short": 2, "half": 2, "__half": 2, "nv_bfloat16": 2, "__nv_bfloat16": 2,
                 "int": 4, "unsigned": 4, "float": 4, "uint": 4, "half2": 4, "__half2": 4, "double": 8, "long": 8,
                 "size_t": 8, "float2": 8, "float4": 16, "int4": 16, "double2": 16, "int8_t": 1, "uint8_t": 1,
                 "int16_t": 2, "uint16_t": 2, "int32_t": 4, "uint32_t": 4, "int64_t": 8, "uint64_t": 8}  # fmt: skip
_INTEGER_WORDS: Final = {"int", "unsigned", "long", "short", "char", "size_t", "uint", "signed", "const", "uint32_t",
                         "int32_t", "uint64_t", "int64_t", "std", "::", "auto", "constexpr", "static", "ptrdiff_t",
                         "ssize_t", "inline", "bool", "uint8_t", "uint16_t", "int8_t", "int16_t", "ulong",
                         "ushort", "volatile", "register", "cuuint32_t", "cuuint64_t"}  # fmt: skip
_CONVERSIONS: Final = {"floor", "floorf", "trunc", "truncf", "int", "unsigned", "size_t", "uint", "long", "uint32_t",
                       "int32_t", "uint64_t", "int64_t", "float", "double"}  # fmt: skip
TYPE_WORDS: Final = frozenset(_INTEGER_WORDS | FLOAT_WORDS)
"""Words that the declaration of a number begins with."""

_LEVELS: Final = (("||",), ("&&",), ("==", "!=", "<", ">", "<=", ">="), ("<<", ">>"), ("+", "-"), ("*", "/", "%"))
_DEPTH: Final = 60


@dataclass(frozen=True, slots=True)
class Function:
    """A host function that only returns an expression."""

    parameters: tuple[str, ...]
    body: tuple[Token, ...]

    @classmethod
    def of(cls, parameters: Iterable[str], body: Sequence[Token]) -> Function | None:
        """The function whose ``body``, between its braces, only returns an expression; else None."""
        words = [token.text for token in body]
        if words[:1] != ["return"] or words[-1] != ";" or words.count(";") != 1:
            return None
        return cls(tuple(parameters), tuple(body[1:-1]))


@dataclass(frozen=True, slots=True)
class Class:
    """Static members of a class, what they are initialised with by their names, and what its template takes.

    ``parameters`` are the template's, each with the tokens of its default.
    """

    parameters: tuple[tuple[str, tuple[Token, ...]], ...]
    values: Mapping[str, Sequence[Token]]


def translate(
    tokens: Sequence[Token],
    functions: Mapping[str, Function | Class] | None = None,
    types: Mapping[str, str] | None = None,
) -> str | None:
    """The expression ``tokens`` in the small language, or None.

    Parameters
    ----------
    tokens : sequence of Token
        With macros expanded.
    functions : mapping, optional
        Functions that calls may be replaced by, and classes whose members are known.
    types : mapping, optional
        What names of types stand for, and the types of variables that are pointers or arrays, for ``sizeof``.
    """
    try:
        return write(_Reader(tokens, functions or {}, types or {}).whole())
    except (UntranslatableError, IndexError, ValueError, RecursionError):
        return None


class _Reader:
    def __init__(
        self,
        tokens: Sequence[Token],
        functions: Mapping[str, Function | Class],
        types: Mapping[str, str],
        bound: Mapping[str, Node] | None = None,
        depth: int = 0,
        scope: Class | None = None,
    ) -> None:
        if depth > 8:
            raise UntranslatableError
        self.tokens = [*tokens]
        self.functions, self.types, self.bound, self.depth = functions, types, dict(bound or {}), depth
        self.scope = scope
        self.position = self.nesting = 0

    def whole(self) -> Node:
        node = self.choice()
        if self.position != len(self.tokens):
            raise UntranslatableError
        return node

    def peek(self, ahead: int = 0) -> str:
        at = self.position + ahead
        return self.tokens[at].text if at < len(self.tokens) else ""

    def take(self, expected: str | None = None) -> str:
        text = self.peek()
        if not text or (expected is not None and text != expected):
            raise UntranslatableError
        self.position += 1
        return text

    def group(self) -> list[Token]:
        """Tokens of the brackets that open here."""
        end = closing(self.tokens, self.position)
        inside = self.tokens[self.position + 1 : end]
        if end >= len(self.tokens):
            raise UntranslatableError
        self.position = end + 1
        return inside

    def sub(self, tokens: Sequence[Token]) -> Node:
        return _Reader(tokens, self.functions, self.types, self.bound, self.depth + 1, self.scope).whole()

    def choice(self) -> Node:
        self.nesting += 1
        if self.nesting > _DEPTH:
            raise UntranslatableError
        node = self.binary(0)
        if self.peek() == "?":
            self.take()
            yes = self.choice()
            self.take(":")
            no = self.choice()
            # (condition) * yes + (1 - condition) * no, for the small language has no choice.
            test = truth(node)
            node = added("+", multiplied(test, yes), multiplied(added("-", integer(1), test), no))
        self.nesting -= 1
        return node

    def operator(self, level: int) -> str | None:
        text = self.peek()
        if text in ("<", ">") and self.peek(1) == text:
            text *= 2
        return text if text in _LEVELS[level] else None

    def binary(self, level: int) -> Node:
        if level == len(_LEVELS):
            return self.unary()
        node = self.binary(level + 1)
        while (sign := self.operator(level)) is not None:
            self.position += 2 if sign in ("<<", ">>") else 1
            node = combined(sign, node, self.binary(level + 1))
        return node

    def unary(self) -> Node:
        self.nesting += 1
        if self.nesting > _DEPTH:
            raise UntranslatableError
        text = self.peek()
        if text in ("-", "+"):
            self.take()
            operand = self.unary()
            node = operand if text == "+" else Node("negative", "-", (operand,), operand.floating)
        elif text == "!":
            self.take()
            node = Node("compare", "==", (self.unary(), integer(0)))
        elif text in ("&", "*"):  # the address of a variable, of cudaLaunchKernel's arguments, or what is there
            self.take()
            node = self.unary()
        elif text == "(":
            node = self.bracket()
        else:
            node = self.postfix(self.primary())
        self.nesting -= 1
        return node

    def bracket(self) -> Node:
        inside = self.group()
        words = [token.text for token in inside]
        is_type = bool(words) and all(
            word in TYPE_WORDS or word in ("*", "unsigned", "void") or word in self.types for word in words
        )
        if is_type and (self.peek() in ("(", "-") or self.peek()[:1].isalnum() or self.peek()[:1] in ("_", ".", "&")):
            return cast(words, self.unary())
        return self.postfix(self.sub(inside))

    def primary(self) -> Node:
        token = self.tokens[self.position]
        self.position += 1
        if token.kind == "number":
            return literal(token.text)
        if token.kind != "name":
            raise UntranslatableError
        if token.text == "decltype" and self.peek() == "(":  # of what carries a number in its type
            inside = self.group()
            self.take("::")
            self.take("value")
            return self.sub(inside)
        name, kind = token.text, ""
        arguments_of_template: list[Token] = []
        while self.peek() in ("::", "<"):
            if self.peek() == "::":
                self.take()
                kind, member = name, self.take()
                name += "::" + member
                continue
            end = closing_angle(self.tokens, self.position)
            follows = self.tokens[end + 1].text if end + 1 < len(self.tokens) else ""
            if end == self.position or follows not in ("(", "{", "::"):
                break
            arguments_of_template = self.tokens[self.position + 1 : end]
            self.position = end + 1
            if follows != "::":
                break
            name += f"<{spelled(arguments_of_template)}>"
        if name == "sizeof":
            return self.sizeof()
        if name in ("static_cast", "reinterpret_cast", "const_cast") and arguments_of_template:
            return cast([part.text for part in arguments_of_template], self.sub(self.group()))
        if self.peek() in ("(", "{"):
            return self.call(name)
        if name in self.bound:
            return self.bound[name]
        if self.scope is not None and name in self.scope.values:
            return self.sub(self.scope.values[name])
        own = self.member(kind, name.rpartition("::")[2]) if kind else None
        return own or Node("name", name.rpartition("::")[2])

    def member(self, kind: str, name: str) -> Node | None:
        """The static member ``name`` of the class ``kind``, ``Config<64, 32>``; None if it is not known."""
        for _ in range(8):
            kind = self.types.get(kind, kind)
        tokens = scan(kind)
        end = next((index for index, token in enumerate(tokens) if token.text == "<"), len(tokens))
        found = self.functions.get(tokens[end - 1].text) if end else None
        if not isinstance(found, Class) or name not in found.values:
            return None
        given = split(tokens[end + 1 : -1])
        bound: dict[str, Node] = {}
        types = dict(self.types)
        for index, (parameter, default) in enumerate(found.parameters):
            argument = given[index] if index < len(given) else list(default)
            types[parameter] = self.types.get(spelled(argument), spelled(argument))
            try:
                bound[parameter] = self.sub(argument)
            except (UntranslatableError, IndexError):  # a type
                continue
        return _Reader(found.values[name], self.functions, types, bound, self.depth + 1, found).whole()

    def postfix(self, node: Node) -> Node:
        while self.peek() in (".", "->", "["):
            if node.kind != "name":
                raise UntranslatableError
            if self.peek() == "[":
                index = self.sub(self.group())
                if index.kind != "number":
                    raise UntranslatableError
                node = Node("name", f"{node.text}_{index.text}")
                continue
            self.take()
            member = self.take()
            if self.peek() == "(":
                inside = [token.text for token in self.group()]
                if inside and (member != "size" or inside not in (["0"], ["1"])):  # of a tensor's sides
                    raise UntranslatableError
                if member == "sizes" and self.peek() == "[":  # the same as its size(1)
                    member = "size"
                node = Node("name", "_".join([node.text, member, *inside]))
            else:
                node = Node("name", f"{node.text}{'.' if member in ('x', 'y', 'z') else '_'}{member}")
        return node

    def sizeof(self) -> Node:
        if self.peek() == "(":
            words = [token.text for token in self.group()]
        else:
            words = [*([self.take()] if self.peek() == "*" else []), self.take()]
        array = self.types.get(words[0], "") if len(words) == 1 else ""
        if array.endswith("]"):
            kind, sides = array.split("[", 1)
            return self.sub(scan(f"sizeof({kind})*({sides}".replace("[", "*(").replace("]", ")")))
        return integer(self._size_of_type(words))

    def _size_of_type(self, words: list[str]) -> int:
        pointed = words[1:] if words[:1] == ["*"] else words[:1] if words[1:2] == ["["] else []
        kind = self.types.get((pointed or words or [""])[0], "").replace("*", " *").split()
        if kind[-1:] == ["*"]:  # of a variable, or of what it points to
            words = kind[:-1] if pointed else kind
        elif pointed:
            raise UntranslatableError
        if "*" in words:
            return 8
        named = [
            self.types.get(word, word).split()[-1] for word in words if word not in ("const", "std", "::", "struct")
        ]
        if len(named) > 1 and "long" in named:
            return 8
        sizes = [_SIZES[word] for word in named if word in _SIZES and not (word == "unsigned" and len(named) > 1)]
        if len(sizes) != 1:
            raise UntranslatableError
        return sizes[0]

    def call(self, name: str) -> Node:
        plain = name.rpartition("::")[2]
        arguments = [self.sub(part) for part in split(self.group())]
        function = self.functions.get(plain)
        if isinstance(function, Function) and len(function.parameters) == len(arguments):
            bound = dict(zip(function.parameters, arguments, strict=True))
            return _Reader(function.body, self.functions, self.types, bound, self.depth + 1).whole()
        if plain in ("min", "max", "fmin", "fmax") and len(arguments) == 2:
            return Node("call", plain.removeprefix("f"), tuple(arguments))
        if plain in ("ceil", "ceilf") and len(arguments) == 1:
            return ceiling(arguments[0])
        if plain in _CONVERSIONS and len(arguments) == 1:
            return cast([plain], arguments[0])
        if _CEILING.fullmatch(name) and len(arguments) == 2:
            return Node("call", "cdiv", tuple(arguments))
        raise UntranslatableError
