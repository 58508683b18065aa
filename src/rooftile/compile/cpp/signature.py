"""Kernels as the source declares them: names, template parameters, parameters and their types."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from rooftile.compile import ptxfile
from rooftile.compile.cpp import syntax
from rooftile.compile.cpp.structs import Struct, layout, read_structs
from rooftile.compile.cpp.tokens import COMMENT
from rooftile.compile.cpp.types import ELEMENTS, expand, size_of, split_arguments
from rooftile.core.source import Location, Parameter, Signature

if TYPE_CHECKING:
    from tree_sitter import Node

    from rooftile.compile.cpp.syntax import Tree

_TO_POINTERS = 2
_TYPEDEF = re.compile(r"typedef (?P<type>.*?)(?P<name>\w+) ?;")


@dataclass(frozen=True, slots=True)
class TemplateParameter:
    """A template parameter: name, whether it is a type, and its default as written (None: it has none)."""

    name: str
    is_type: bool
    default: str | None


@dataclass(frozen=True, slots=True)
class CppParameter:
    """A parameter as written: name (may be empty), type without pointers, how many they are, whether a reference."""

    name: str
    type: str
    pointers: int
    const: bool
    reference: bool = False


@dataclass(frozen=True, slots=True)
class KernelDeclaration:
    """A ``__global__`` function as written.

    ``name`` carries its namespaces; ``main`` tells the file asked for from the files it includes.
    """

    name: str
    location: Location
    parameters: tuple[CppParameter, ...]
    template: tuple[TemplateParameter, ...] | None
    main: bool

    @property
    def short_name(self) -> str:
        """The name without namespaces."""
        return self.name.rpartition("::")[2]


@dataclass(frozen=True, slots=True)
class FileSyntax:
    """What one file declares: kernels, names that stand for types, explicit instantiations (``k<16>``), structures."""

    kernels: tuple[KernelDeclaration, ...]
    aliases: Mapping[str, str]
    instantiations: tuple[str, ...]
    structs: Mapping[str, Struct]


def template_values(text: str, name: str) -> dict[str, str]:
    """Template parameters of a kernel of ``text`` that are whole numbers, by its ``name``, ``k<16>``."""
    plain, _, listed = name.partition("<")
    given = split_arguments(listed.rpartition(">")[0]) if listed else ()
    found: dict[str, str] = {}
    for kernel in read_file(syntax.parse(text), "", main=True).kernels if given else ():
        if kernel.short_name == plain.rpartition("::")[2]:
            for parameter, value in zip(kernel.template or (), given, strict=False):
                if not parameter.is_type and value.strip().isdecimal():
                    found.setdefault(parameter.name, value.strip())
    return found


def read_file(tree: Tree, file: str, *, main: bool) -> FileSyntax:
    """Collect the declarations in a file."""
    kernels: dict[str, KernelDeclaration] = {}
    aliases: dict[str, str] = {}
    instantiations: list[str] = []
    for node in syntax.walk(tree.root):
        if node.type in ("function_definition", "declaration") and _is_global(node):
            kernel = _kernel(tree, node, file, main)
            # A definition names its parameters; a declaration before it may not.
            if kernel is not None and (kernel.name not in kernels or node.type == "function_definition"):
                kernels[kernel.name] = kernel
        elif node.type == "template_instantiation" and _is_global(node):
            declarator = _function_declarator(node)
            if declarator is not None:
                instantiations.append(syntax.text_of(declarator.child_by_field_name("declarator")))
        elif node.type == "alias_declaration":
            aliases[syntax.text_of(node.child_by_field_name("name"))] = syntax.text_of(node.child_by_field_name("type"))
        elif node.type == "type_definition":
            typedef = _TYPEDEF.fullmatch(syntax.text_of(node))
            if typedef is not None and "{" not in typedef["type"]:
                aliases[typedef["name"]] = typedef["type"]
        elif node.type == "preproc_def":
            value = node.child_by_field_name("value")
            if value is not None:
                plain = COMMENT.sub(" ", syntax.text_of(value)).strip()
                aliases[syntax.text_of(node.child_by_field_name("name"))] = plain
    return FileSyntax(tuple(kernels.values()), aliases, tuple(instantiations), read_structs(tree.root))


def _is_global(node: Node) -> bool:
    return any(child.type == "__global__" for child in node.children)


def _function_declarator(node: Node | None) -> Node | None:
    while node is not None and node.type != "function_declarator":
        node = node.child_by_field_name("declarator")
    return node


def _kernel(tree: Tree, node: Node, file: str, main: bool) -> KernelDeclaration | None:
    declarator = _function_declarator(node)
    named = declarator.child_by_field_name("declarator") if declarator is not None else None
    if declarator is None or named is None:
        return None
    scopes, template = _surroundings(node)
    parameters = declarator.child_by_field_name("parameters")
    return KernelDeclaration(
        "::".join([*scopes, syntax.text_of(named)]),
        Location(file, *tree.position(named)),
        tuple(_parameters(parameters)) if parameters is not None else (),
        template,
        main,
    )


def _surroundings(node: Node) -> tuple[list[str], tuple[TemplateParameter, ...] | None]:
    """Names of the namespaces around a function, outermost first, and its template parameters if it has any."""
    scopes: list[str] = []
    template: tuple[TemplateParameter, ...] | None = None
    around = node.parent
    while around is not None:
        if around.type == "template_declaration" and template is None:
            listed = around.child_by_field_name("parameters")
            template = tuple(_template_parameters(listed)) if listed is not None else ()
        elif around.type == "namespace_definition" and (name := around.child_by_field_name("name")) is not None:
            scopes.insert(0, syntax.text_of(name))
        around = around.parent
    return scopes, template


def _template_parameters(listed: Node) -> Iterable[TemplateParameter]:
    for child in listed.named_children:
        names = [part for part in child.named_children if part.type in ("identifier", "type_identifier")]
        is_type = child.type in ("type_parameter_declaration", "optional_type_parameter_declaration")
        default = child.child_by_field_name("default_value") or child.child_by_field_name("default_type")
        declared = child.child_by_field_name("declarator") or child.child_by_field_name("name")
        name = declared if declared is not None else names[0] if names else None
        yield TemplateParameter(syntax.text_of(name), is_type, syntax.text_of(default) if default is not None else None)


def _parameters(listed: Node) -> Iterable[CppParameter]:
    for child in listed.named_children:
        if child.type not in ("parameter_declaration", "optional_parameter_declaration"):
            continue
        kind = syntax.text_of(child.child_by_field_name("type"))
        # Qualifiers and ``unsigned`` stand beside the type, before or after it.
        const = any(syntax.text_of(part) == "const" for part in child.children if part.type == "type_qualifier")
        declarator = child.child_by_field_name("declarator")
        kinds, name = [], ""
        while declarator is not None:
            if declarator.type in ("identifier", "field_identifier"):
                name = syntax.text_of(declarator)
                break
            kinds.append(declarator.type)
            inner = declarator.child_by_field_name("declarator")
            if inner is None:
                inner = next(
                    (part for part in declarator.named_children if part.type.endswith(("declarator", "identifier"))),
                    None,
                )
            declarator = inner
        # ``float A[][64]`` and ``float (*A)[64]`` point to rows of one matrix; ``float* A[]`` points to pointers.
        pointers = sum("pointer" in each for each in kinds) + (bool(kinds) and "array" in kinds[-1])
        yield CppParameter(name, kind, pointers, const, any("reference" in each for each in kinds))


def resolve(
    kernel: KernelDeclaration,
    entry: str,
    ptx: str,
    *,
    aliases: Mapping[str, str],
    structs: Mapping[str, Struct] | None = None,
    arguments: Sequence[str] = (),
) -> Signature:
    """The kernel's signature: names and types from the source, sizes from the PTX.

    Where the two do not tell of the same number of parameters (a macro hides some) the PTX is right. A structure passed
    by value becomes its members, one parameter each, where they and their places are known.

    Parameters
    ----------
    kernel : KernelDeclaration
        As written.
    entry : str
        Its name in the PTX.
    ptx : str
        PTX text that holds it.
    aliases : mapping
        What names stand for.
    structs : mapping of str to Struct, optional
        Structures by name.
    arguments : sequence of str
        Template arguments, as many as were given.
    """
    declared = ptxfile.entries(ptx)[entry]
    if len(declared) != len(kernel.parameters):
        return fallback(kernel.name, entry, ptx, kernel.location)
    names = dict(aliases)
    for position, parameter in enumerate(kernel.template or ()):
        value = arguments[position] if position < len(arguments) else parameter.default
        if value is not None:
            names[parameter.name] = value
    observed = ptxfile.typed_parameters(ptx, entry)
    parameters: list[Parameter] = []
    for i, written in enumerate(kernel.parameters):
        members = _members(written, declared[i].size, i, names, structs or {})
        parameters += members or [_merge(written, declared[i].size, observed[i], i, names, structs or {})]
    return Signature(kernel.name, entry, tuple(parameters), kernel.location)


def _members(
    written: CppParameter, size: int, position: int, names: Mapping[str, str], structs: Mapping[str, Struct]
) -> list[Parameter]:
    """The members of a structure passed by value; none for anything else, or where its size is not the compiler's."""
    if written.pointers or written.reference:
        return []
    found = layout(written.type, names, structs)
    if found is None or found.size != size:
        return []
    whole = written.name or f"arg{position}"
    return [
        Parameter(
            f"{whole}.{member.name}",
            "pointer" if member.pointers else "scalar",
            member.dtype,
            member.size,
            member.const,
            whole,
            member.offset,
        )
        for member in found.members
    ]


def fallback(name: str, entry: str, ptx: str, location: Location | None = None) -> Signature:
    """A signature from the PTX alone; parameters are called ``arg0``, ``arg1``, ..."""
    typed = ptxfile.typed_parameters(ptx, entry)
    return Signature(name, entry, tuple(replace(p, name=f"arg{i}") for i, p in enumerate(typed)), location)


def _merge(
    written: CppParameter,
    size: int,
    observed: Parameter,
    position: int,
    names: Mapping[str, str],
    structs: Mapping[str, Struct],
) -> Parameter:
    kind, pointers, const = expand(written.type, names)
    pointers, const = pointers + written.pointers, const or written.const
    name = written.name or f"arg{position}"
    if written.reference:  # an address for the compiler, but none that a caller could have given
        return Parameter(name, "scalar", "opaque", size, const)
    if pointers > 1:
        element = ELEMENTS.get(kind, "opaque") if pointers == _TO_POINTERS else "opaque"
        return Parameter(name, "pointer", element, size, const, to="pointers")
    held = layout(kind, names, structs) if pointers else None
    if held is not None and any(member.pointers for member in held.members):
        return Parameter(name, "pointer", "opaque", size, const, to=kind)
    dtype = ELEMENTS.get(kind, "opaque")
    if pointers and dtype == "opaque" and observed.kind == "pointer":
        dtype = observed.dtype
    if pointers:
        return Parameter(name, "pointer", dtype, size, const)
    if dtype != "opaque" and size_of(dtype) != size:
        by_size = {("int64", 4): "int32", ("uint64", 4): "uint32"}  # ``long`` where the host is Windows
        dtype = by_size.get((dtype, size), "opaque")
    if dtype == "opaque":  # an enumeration, or a type that only a macro or a header explains
        return Parameter(name, observed.kind, observed.dtype, size, const)
    return Parameter(name, "scalar", dtype, size, const)
