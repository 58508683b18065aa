"""Kernels in strings of other languages: WGSL in JavaScript, TypeScript or HTML, CUDA C++ in Python."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from typing import Final

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


def kernels_in(text: str) -> str | None:
    """CUDA C++ in the long strings of a Python file, all else blank, so that places stay the file's.

    So are extensions for PyTorch (``load_inline``) and CuPy's raw kernels written. None where there is no such string,
    or the file has kernels in Python.
    """
    if "__global__" not in text or _COMPILED.search(text):
        return None
    try:
        nodes = [node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Constant)]
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return None
    lines = text.split("\n")
    begins = [0]
    for line in lines:
        begins.append(begins[-1] + len(line) + 1)

    def place(line: int, byte: int) -> int:
        return begins[line - 1] + len(lines[line - 1].encode()[:byte].decode())

    made, last = "", 0
    for node in sorted(nodes, key=lambda node: (node.lineno, node.col_offset)):
        if not isinstance(node.value, str) or "__global__" not in node.value or node.end_lineno is None:
            continue
        start, end = place(node.lineno, node.col_offset), place(node.end_lineno, node.end_col_offset or 0)
        literal = _LONG_STRING.fullmatch(text, start, end)
        if literal is not None and start >= last:
            made += _VISIBLE.sub(" ", text[last : literal.start("inside")]) + literal["inside"]
            last = literal.end("inside")
    return made + _VISIBLE.sub(" ", text[last:]) if last else None
