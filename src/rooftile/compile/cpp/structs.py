"""Structures as the source defines them, and where their members lie in memory.

Members are laid out by the rules that CUDA shares with the host's C++ (Itanium C++ ABI, "POD data types"): each at the
next multiple of its alignment, the whole a multiple of the largest. What those rules alone do not settle (bit-fields,
unions, virtual functions, members of unknown types) has no layout here.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from rooftile.compile.cpp import syntax
from rooftile.compile.cpp.types import ELEMENTS, expand, size_of, split_arguments
from rooftile.core.errors import UsageError
from rooftile.core.expressions import evaluate

if TYPE_CHECKING:
    from tree_sitter import Node

_POINTER_BYTES: Final = 8
_DEEPEST: Final = 8
_MOST_MEMBERS: Final = 200
_VECTOR: Final = re.compile(r"(u?(?:char|short|int|long|longlong)|float|double)([1-4])")
_VECTOR_ELEMENTS: Final = {
    **{name: name for name in ("char", "short", "int", "float", "double")},
    **{f"u{name}": f"unsigned {name}" for name in ("char", "short", "int", "long")},
    "long": "long",
    "longlong": "long long",
    "ulonglong": "unsigned long long",
}
_LARGEST_VECTOR_ALIGNMENT: Final = 16
_PAIRS: Final = {**dict.fromkeys(("__half2", "half2", "nv_half2"), "half"),
                 **dict.fromkeys(("__nv_bfloat162", "nv_bfloat162"), "__nv_bfloat16")}  # fmt: skip
_TEMPLATE: Final = re.compile(r"(?:\w+::)*(\w+)\s*<(.*)>")


@dataclass(frozen=True, slots=True)
class Field:
    """A member as written: name, type without pointers, how many these are, whether const, and array dimensions."""

    name: str
    type: str
    pointers: int
    const: bool
    dimensions: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Struct:
    """A structure as written: ``fields`` is None where its layout cannot be told, ``alignment`` what is asked for."""

    fields: tuple[Field, ...] | None
    template: tuple[str, ...] = ()
    defaults: tuple[str | None, ...] = ()
    bases: tuple[str, ...] = ()
    alignment: str | None = None


LIBRARY: Final = {
    "mdspan": Struct((Field("data_", "T", 1, False), Field("", "E", 0, False)), ("T", "E"), (None, None)),
    "dextents": Struct((Field("sizes_", "I", 0, False, ("N",)),), ("I", "N"), (None, None)),
}
"""Those of ``cuda::std`` that kernels take by value, as they lie in memory: rows behind each other, of any length."""


@dataclass(frozen=True, slots=True)
class Member:
    """A number or pointer in a structure: ``problem.m``, what it is, and where, in bytes from the beginning."""

    name: str
    pointers: int
    dtype: str
    const: bool
    offset: int
    size: int


@dataclass(frozen=True, slots=True)
class Layout:
    """Members in order of their places; size and alignment in bytes."""

    members: tuple[Member, ...]
    size: int
    alignment: int


def read_structs(root: Node) -> dict[str, Struct]:
    """The structures that a file defines, by name without namespaces; those of a ``typedef`` too."""
    found: dict[str, Struct] = {}
    for node in syntax.walk(root):
        if node.type not in ("struct_specifier", "class_specifier", "union_specifier"):
            continue
        body = node.child_by_field_name("body")
        if body is None:
            continue
        names = [syntax.text_of(node.child_by_field_name("name"))]
        if node.parent is not None and node.parent.type == "type_definition":
            names += [syntax.text_of(name) for name in node.parent.children_by_field_name("declarator")]
        struct = _struct(node, body)
        found |= {name: struct for name in names if name}
    return found


def _struct(node: Node, body: Node) -> Struct:
    parameters, defaults = _template(node.parent)
    bases = tuple(
        syntax.text_of(child)
        for clause in node.children
        if clause.type == "base_class_clause"
        for child in clause.named_children
        if child.type != "access_specifier"
    )
    aligned = re.search(r"\b(?:alignas|__align__|__builtin_align__)\s*\(([^()]*)\)", _head(node, body))
    fields: list[Field] | None = []
    if node.type == "union_specifier" or "__attribute__" in _head(node, body):
        fields = None
    for child in body.named_children:
        made = _fields(child)
        fields = None if made is None or fields is None else [*fields, *made]
    return Struct(None if fields is None else tuple(fields), parameters, defaults, bases, aligned and aligned[1])


def _head(node: Node, body: Node) -> str:
    text, inside = syntax.text_of(node), syntax.text_of(body)
    return text.removesuffix(inside)


def _template(around: Node | None) -> tuple[tuple[str, ...], tuple[str | None, ...]]:
    listed = around.child_by_field_name("parameters") if around is not None else None
    if around is None or around.type != "template_declaration" or listed is None:
        return (), ()
    names, defaults = [], []
    for child in listed.named_children:
        default = child.child_by_field_name("default_value") or child.child_by_field_name("default_type")
        words = [syntax.text_of(part) for part in child.named_children if "identifier" in part.type and part != default]
        names.append(words[-1] if words else "")
        defaults.append(syntax.text_of(default) if default is not None else None)
    return tuple(names), tuple(defaults)


def _fields(node: Node) -> list[Field] | None:
    """Members that one declaration makes; None where their places cannot be told."""
    if node.type != "field_declaration":
        text = syntax.text_of(node)
        return None if node.type == "ERROR" or re.match(r"virtual\b", text) else []
    if any(child.type == "storage_class_specifier" and syntax.text_of(child) == "static" for child in node.children):
        return []
    declarators = node.children_by_field_name("declarator")
    if any(child.type in ("bitfield_clause", "virtual", "alignas_qualifier") for child in node.children):
        return None
    kind = node.child_by_field_name("type")
    if not declarators:  # a type that is only defined here, or an anonymous member
        anonymous = kind is not None and kind.type.endswith("_specifier") and kind.child_by_field_name("name") is None
        return None if anonymous else []
    const = any(syntax.text_of(part) == "const" for part in node.children if part.type == "type_qualifier")
    named = kind.child_by_field_name("name") if kind is not None and kind.type.endswith("struct_specifier") else kind
    made = []
    for declarator in declarators:
        field = _field(declarator, syntax.text_of(named), const)
        if field is None:
            return None
        made += [field] if field.name else []
    return made


def _field(declarator: Node, kind: str, const: bool) -> Field | None:
    """One member; without a name for a function, which takes no place; None for a reference."""
    dimensions: list[str] = []
    pointers, node = 0, declarator
    while node.type not in ("field_identifier", "identifier"):
        if node.type == "function_declarator":
            inner = node.child_by_field_name("declarator")
            pointer = inner is not None and inner.type == "parenthesized_declarator"
            return None if pointer else Field("", "", 0, const)
        if "reference" in node.type:
            return None
        if node.type == "array_declarator":
            dimensions.insert(0, syntax.text_of(node.child_by_field_name("size")))
        elif "pointer" in node.type:
            if dimensions:  # ``float (*a)[3]``, one pointer; ``float* a[3]`` nests the other way round
                return None
            pointers += 1
        inner = node.child_by_field_name("declarator") or next(
            (part for part in node.named_children if part.type.endswith(("declarator", "identifier"))), None
        )
        if inner is None:
            return None
        node = inner
    return Field(syntax.text_of(node), kind, pointers, const, tuple(dimensions))


def layout(kind: str, names: Mapping[str, str], structs: Mapping[str, Struct], level: int = 0) -> Layout | None:
    """Where the members of type ``kind`` lie; None where it is no structure or its layout cannot be told.

    Parameters
    ----------
    kind : str
        A type as written.
    names : mapping of str to str
        What other names stand for.
    structs : mapping of str to Struct
        By name.
    """
    kind, pointers, _ = expand(kind, names)
    vector = _VECTOR.fullmatch(kind)
    if pointers or level > _DEEPEST:
        return None
    if kind == "dim3":
        return _vector("unsigned", 3, 4)
    if kind in _PAIRS:
        return _vector(_PAIRS[kind], 2, 4)
    if vector is not None:
        element, count = _VECTOR_ELEMENTS[vector[1]], int(vector[2])
        return _vector(element, count, size_of(ELEMENTS[expand(element, {})[0]]) * (1 if count == 3 else count))
    template = _TEMPLATE.fullmatch(kind)
    struct = structs.get(template[1] if template is not None else kind.rpartition("::")[2])
    if struct is None or struct.fields is None:
        return None
    given = split_arguments(template[2]) if template is not None else ()
    if len(given) > len(struct.template):
        return None
    values = [*given, *struct.defaults[len(given) :]]
    # An argument speaks of the names here, ``Params<T>``; inside, the same name may be the parameter's.
    bound = {name: _spelled(value, names) for name, value in zip(struct.template, values, strict=True) if value}
    names = {**names, **bound}
    place = _Placing()
    for base in struct.bases:
        inner = layout(base, names, structs, level + 1)
        if inner is None:
            return None
        place.add("", inner, ())
    for field in struct.fields:
        inner = _of_field(field, names, structs, level)
        dimensions = [_constant(size, names) for size in field.dimensions]
        if inner is None or None in dimensions:
            return None
        place.add(field.name, inner, [size for size in dimensions if size is not None])
    if struct.alignment is not None:
        asked = _constant(struct.alignment, names)
        if asked is None:
            return None
        place.alignment = max(place.alignment, asked)
    return place.done()


def _spelled(kind: str, names: Mapping[str, str]) -> str:
    """A template argument with the names in it replaced by what they stand for."""
    kind, pointers, const = expand(kind, names)
    return f"{'const ' if const else ''}{kind}{'*' * pointers}"


def _vector(element: str, count: int, alignment: int) -> Layout:
    dtype = ELEMENTS[expand(element, {})[0]]
    size = size_of(dtype)
    members = [Member(name, 0, dtype, False, index * size, size) for index, name in enumerate("xyzw"[:count])]
    return Layout(tuple(members), count * size, min(alignment, _LARGEST_VECTOR_ALIGNMENT))


def _of_field(field: Field, names: Mapping[str, str], structs: Mapping[str, Struct], level: int) -> Layout | None:
    kind, pointers, const = expand(field.type, names)
    pointers += field.pointers
    dtype = ELEMENTS.get(kind, "opaque")
    if pointers:
        dtype = dtype if pointers == 1 else "opaque"
        return Layout(
            (Member("", pointers, dtype, const or field.const, 0, _POINTER_BYTES),), _POINTER_BYTES, _POINTER_BYTES
        )
    if (inner := layout(kind, names, structs, level + 1)) is not None:
        return inner
    if dtype == "opaque":
        return None
    size = size_of(dtype)
    return Layout((Member("", 0, dtype, field.const, 0, size),), size, size)


class _Placing:
    """Members put one after another."""

    def __init__(self) -> None:
        self.members: list[Member] = []
        self.end, self.alignment = 0, 1

    def add(self, name: str, inner: Layout, dimensions: Sequence[int]) -> None:
        """Put ``inner``, or an array of it, where the next multiple of its alignment is."""
        self.alignment = max(self.alignment, inner.alignment)
        self.end += -self.end % inner.alignment
        for index in _indices(dimensions):
            for member in inner.members:
                if len(self.members) < _MOST_MEMBERS:
                    whole = f"{name}{index}"
                    full = ".".join(filter(None, (whole, member.name)))
                    place = self.end + member.offset
                    self.members.append(Member(full, member.pointers, member.dtype, member.const, place, member.size))
            self.end += inner.size

    def done(self) -> Layout | None:
        """The whole; None where it is empty or has more members than anyone could name."""
        size = self.end + -self.end % self.alignment
        if not 0 < len(self.members) < _MOST_MEMBERS:
            return None
        return Layout(tuple(self.members), size, self.alignment)


def _indices(dimensions: Sequence[int]) -> Iterator[str]:
    """``[0][0]``, ``[0][1]``, ... of an array; one empty text where it is none."""
    if not dimensions:
        yield ""
        return
    for index in range(min(dimensions[0], _MOST_MEMBERS)):
        for rest in _indices(dimensions[1:]):
            yield f"[{index}]{rest}"


def _constant(text: str, names: Mapping[str, str]) -> int | None:
    """Value of a constant expression, names of constants written out."""
    for _ in range(_DEEPEST):
        replaced = re.sub(
            r"[A-Za-z_]\w*", lambda match: f"({names[match[0]]})" if match[0] in names else match[0], text
        )
        if replaced == text:
            break
        text = replaced
    try:
        value = evaluate(text, {})
    except UsageError:
        return None
    return value if value > 0 else None
