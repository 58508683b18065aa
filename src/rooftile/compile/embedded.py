"""Kernels in strings of other languages: WGSL in JavaScript, TypeScript or HTML, CUDA C++ in Python."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from rooftile.compile.python_strings import NotConstantError, constants, filled, macros
from rooftile.core.errors import UsageError

SUFFIXES: Final = (".js", ".mjs", ".ts", ".jsx", ".tsx", ".html", ".htm")

_CODE: Final = re.compile(
    r"//[^\n]*|/\*.*?\*/|<!--.*?-->"
    r"|'(?:[^'\\\n]|\\.)*'"
    r'|"(?:[^"\\\n]|\\.)*"'
    r"|(?:(?<=[=(,:\[!&|?])|(?<==>)|(?<=\breturn))\s*"  # where a value begins, so that the / divides nothing
    r"/(?![/*])(?:[^/\\\n\[]|\\.|\[(?:[^\]\\\n]|\\.)*\])+/"
    r"|[`{}]",
    re.DOTALL,
)
"""Comments, strings and regular expressions, in which a backtick begins no template string; backticks, and braces."""
_TEMPLATE: Final = re.compile(r"\\.|\$\{|`", re.DOTALL)
"""What matters in a template string: from ``${`` on stands code, up to its ``}``."""
_VISIBLE: Final = re.compile(r"[^\n]")
_COMPILED: Final = re.compile(r"^[ \t]*@[ \t]*(?:\w+\.)*jit\b", re.MULTILINE)
"""Kernels of Triton and Numba, which are Python themselves."""
_KERNEL: Final = re.compile(r"__global__\b[^;{]*\([^{]*\{")
_FILLED_IN: Final = re.compile(r"%\(\w+\)[#0\- +]*[\d.]*[diouxXeEfFgGcrsa]\b")
"""Where Python's ``%`` puts a value into a string; no expression of C++ reads so."""
_RAW_STRING: Final = re.compile(r'\bR"(?P<mark>[^()\\\s]{0,16})\((?P<inside>.*?)\)(?P=mark)"', re.DOTALL)
_DECLARED: Final = re.compile(r"[^;{}]*=\s*\Z")
"""What declares the variable that a string, which follows, is the value of."""
_LONG_STRING: Final = re.compile(r"[rRuU]?(\"{3}|'{3})(?P<inside>.*)\1", re.DOTALL)


def shader_in(text: str, name: str) -> str:
    """The one compute shader among the template strings of ``text``, all else blank, so that places stay the file's.

    Raises
    ------
    UsageError
        If there is none, or more than one.
    """
    found = [(start, end) for start, end in templates(text) if "@compute" in text[start:end]]
    if len(found) != 1:
        lines = ", ".join(str(text.count("\n", 0, start) + 1) for start, _ in found)
        raise UsageError(
            "the file has several strings with a compute shader in WGSL"
            if found
            else "the file has no template string with a compute shader in WGSL",
            got=f"{name}, lines {lines}" if found else name,
            allowed="one string between ` and ` with @compute in it",
            next_step="copy the WGSL to a .wgsl file",
        )
    start, end = found[0]
    return _VISIBLE.sub(" ", text[:start]) + text[start:end] + _VISIBLE.sub(" ", text[end:])


def kernels_unwrapped(text: str) -> str:
    """C++ whose kernels all stand in raw strings, ``R"(...)"``, for NVRTC say, with these as code at their places.

    Where such a string stands in a function, nothing else is left. Any other text stays as it is.
    """
    found = [match for match in _RAW_STRING.finditer(text) if _KERNEL.search(match["inside"])]
    outside, last = [], 0
    for match in found:
        outside.append(text[last : match.start()])
        last = match.end()
    outside.append(text[last:])
    if not found or "__global__" in "".join(outside):
        return text
    at_file_scope = all(
        "".join(outside[:at]).count("{") == "".join(outside[:at]).count("}") for at in range(1, len(outside))
    )
    made = ""
    for match, before in zip(found, outside, strict=False):
        kept = _DECLARED.sub(lambda part: _VISIBLE.sub(" ", part[0]), before) if at_file_scope else ""
        made += kept or _VISIBLE.sub(" ", before)
        opening, closing = text[match.start() : match.start("inside")], text[match.end("inside") : match.end()]
        made += " " * len(opening) + match["inside"] + " " * len(closing)
    return made + (outside[-1].replace(";", " ", 1) if at_file_scope else _VISIBLE.sub(" ", outside[-1]))


def without_strings(text: str) -> str:
    """``text`` with blanks for its comments, strings and regular expressions, but for template strings."""
    return _CODE.sub(lambda match: match[0] if len(match[0]) == 1 else _VISIBLE.sub(" ", match[0]), text)


def templates(text: str) -> Iterator[tuple[int, int]]:
    """Where the insides of template strings begin and end; of those within each other only the outermost."""
    around: list[str] = []
    begun = at = 0
    while found := (_TEMPLATE if around[-1:] == ["`"] else _CODE).search(text, at):
        at = found.end()
        match found[0]:
            case "`" if around[-1:] == ["`"]:
                around.pop()
                if "`" not in around:
                    yield begun, found.start()
            case "`":
                if "`" not in around:
                    begun = at
                around.append("`")
            case "{" | "${":
                around.append("{")
            case "}" if around:
                around.pop()


def kernels_in(text: str, name: str) -> str | None:
    """CUDA C++ in the long strings of a Python file, all else blank, so that places stay the file's.

    So are extensions for PyTorch (``load_inline``) and CuPy's raw kernels written. Long strings that are added to one
    are taken too. None where there is no such string, or the file has kernels in Python.

    Raises
    ------
    UsageError
        If there are kernels only in strings that cannot be read as they stand.
    """
    if "__global__" not in text or _COMPILED.search(text):
        return None
    try:
        tree = ast.parse(text)
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return None
    nodes = list(ast.walk(tree))
    comments = {node.value for node in nodes if isinstance(node, ast.Expr)}
    names = constants(tree)
    added = _added(tree, nodes)
    refused = dict(_put_together(nodes))
    refused |= {
        node: "a string that is filled in"
        for node in nodes
        if isinstance(node, ast.Constant) and _is_changed(node, tree, names)
    }
    lines = text.split("\n")
    begins = [0]
    for line in lines:
        begins.append(begins[-1] + len(line) + 1)

    def place(line: int, byte: int) -> int:
        return begins[line - 1] + len(lines[line - 1].encode()[:byte].decode())

    made, last, has_kernel = "", 0, False
    strings = [node for node in nodes if isinstance(node, ast.Constant) and node not in comments]
    for node in sorted(strings, key=lambda node: (node.lineno, node.col_offset)):
        if not isinstance(node.value, str) or node in refused or node.end_lineno is None:
            continue
        is_kernel = "__global__" in node.value
        if not is_kernel and node not in added:
            continue
        start, end = place(node.lineno, node.col_offset), place(node.end_lineno, node.end_col_offset or 0)
        literal = _LONG_STRING.fullmatch(text, start, end)
        if literal is None and _KERNEL.search(node.value):
            refused[node] = "no single string between triple quotes"
        if literal is not None and start >= last:
            made += _VISIBLE.sub(" ", text[last : literal.start("inside")]) + literal["inside"]
            last = literal.end("inside")
            has_kernel |= is_kernel
    if refused and not has_kernel and (made_up := _made_of_constants(refused, tree, names, len(lines))) is not None:
        return _with_macros(made_up, macros(text, names))
    if refused and not has_kernel:
        first = min(refused, key=lambda string: string.lineno)
        raise UsageError(
            "the file's CUDA C++ is in a string that cannot be read without running the module",
            got=f"{name}, line {first.lineno}: {refused[first]}",
            allowed='one string between """ and """ with the whole text, or several that are joined by +',
            next_step="write the text that the module makes to a .cu file, and give that",
        )
    return _with_macros(made + _VISIBLE.sub(" ", text[last:]), macros(text, names)) if has_kernel else None


def _is_changed(node: ast.Constant, tree: ast.Module, names: Mapping[str, object]) -> bool:
    """Whether a string with a kernel is one that constants are put into."""
    if not isinstance(node.value, str) or "__global__" not in node.value:
        return False
    try:
        return filled(node, tree, names) != node.value
    except NotConstantError:
        return False


def _made_of_constants(
    strings: Iterable[ast.expr], tree: ast.Module, names: Mapping[str, object], count: int
) -> str | None:
    """The text that constants make of ``strings``, each from the line on which it begins; None where they do not."""
    lines = [""] * count
    whole = [string for string in strings if isinstance(string, ast.JoinedStr)]
    parts = {part for string in whole for part in string.values}
    for string in sorted((s for s in strings if s not in parts), key=lambda string: string.lineno):
        try:
            made = filled(string, tree, names).split("\n")
        except NotConstantError:
            return None
        begin = string.lineno - 1
        lines += [""] * (begin + len(made) - len(lines))
        if any(lines[begin : begin + len(made)]):
            return None
        lines[begin : begin + len(made)] = made
    return "\n".join(lines)


def _with_macros(text: str, defined: Mapping[str, int]) -> str:
    """``text`` with definitions on its first lines, as far as these are blank, of what it does not define itself."""
    lines = text.split("\n")
    wanted = [(name, value) for name, value in defined.items() if not re.search(rf"#\s*define\s+{name}\b", text)]
    for at, (name, value) in enumerate(wanted):
        if at + 1 < len(lines) and not lines[at].strip():
            lines[at] = f"#define {name} {value}"
    return "\n".join(lines)


def _added(tree: ast.Module, nodes: list[ast.AST]) -> set[ast.AST]:
    """Strings, and those behind names of the module, that are added up to others."""
    sums = [node for node in nodes if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add)]
    parts = [part for node in sums for part in (node.left, node.right)]
    names = {part.id for part in parts if isinstance(part, ast.Name)}
    assigned = [node for node in tree.body if isinstance(node, ast.Assign)]
    named = [node.value for node in assigned if any(isinstance(to, ast.Name) and to.id in names for to in node.targets)]
    return {part for part in (*parts, *named) if isinstance(part, ast.Constant)}


def _put_together(nodes: list[ast.AST]) -> Iterator[tuple[ast.expr, str]]:
    """Strings with a kernel whose text only a run of the module makes, and what they are."""
    for node in nodes:
        if isinstance(node, ast.JoinedStr):
            parts = [part.value if isinstance(part, ast.Constant) else "0" for part in node.values]
            if _KERNEL.search("".join(map(str, parts))):
                yield node, "an f-string"
                yield from ((part, "an f-string") for part in node.values)
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and "__global__" in node.value:
            found = _FILLED_IN.search(node.value)
            if found is not None:
                yield node, f"a string that % fills in, with {found[0]}"
        elif isinstance(node, ast.Attribute) and node.attr == "format" and isinstance(node.value, ast.Constant):
            filled = node.value
            if isinstance(filled.value, str) and _KERNEL.search(filled.value):
                yield filled, "a string that .format() fills in"
