"""Slips in PTX, in files of it and in inline assembly: a qualifier that is missing, a comparison that is one off."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from rooftile.compile.cpp.body import Body, change
from rooftile.compile.cpp.syntax import text_of, walk
from rooftile.core.edit import Change, Edit

if TYPE_CHECKING:
    from tree_sitter import Node

_LDMATRIX: Final = re.compile(r"\bldmatrix\.sync\.aligned\.m8n8\.x[124](?P<trans>\.trans)?")
_COMPARED: Final = re.compile(r"^[^/\n]*?\bsetp\.(?P<sign>lt|le|gt|ge|lo|ls|hi|hs)\b", re.MULTILINE)
_SIZE: Final = re.compile(r"^[^/\n]*?\bld\.param\.[usb]32[ \t]+(?P<register>%\w+)[ \t]*,", re.MULTILINE)
_PRODUCT: Final = re.compile(
    r"^[^/\n]*?\bm(?:ad|ul)\.lo\.[us]32[ \t]+%\w+[ \t]*,[ \t]*(?P<one>%\w+)[ \t]*,[ \t]*(?P<two>%\w+)\b", re.MULTILINE
)
_OTHER: Final = {"lt": "le", "le": "lt", "gt": "ge", "ge": "gt", "lo": "ls", "ls": "lo", "hi": "hs", "hs": "hi"}
_LAYOUTS: Final = {"row_major": "col_major", "col_major": "row_major"}


def of_ptx(text: str) -> Iterator[Edit]:
    """Edits of a PTX file: ``.trans`` of ``ldmatrix``, other sizes in products, and bounds that are one off.

    PTX ISA, ldmatrix, mad and setp.
    """
    yield from _transposed(text, 0, 1)
    yield from _strides(text)
    for match in _COMPARED.finditer(text):
        sign, start = match["sign"], len(text[: match.start("sign")].encode())
        line = text.count("\n", 0, match.start("sign")) + 1
        shown = text.split("\n")[line - 1].strip()
        new = shown.replace(f"setp.{sign}", f"setp.{_OTHER[sign]}", 1)
        yield Edit(
            "wrong-guard",
            line,
            f"`{shown}` takes one too many or one too few",
            f"write `{new}`",
            (Change(start, start + len(sign), _OTHER[sign]),),
        )


def _strides(text: str) -> Iterator[Edit]:
    """Another parameter in place of the one that an index is multiplied by."""
    sizes = list(dict.fromkeys(match["register"] for match in _SIZE.finditer(text)))
    for match in _PRODUCT.finditer(text):
        for name in ("one", "two"):
            register, begin = match[name], match.start(name)
            start = len(text[:begin].encode())
            head, tail = text[:begin].rpartition("\n")[2], text[begin:].partition("\n")[0]
            for other in sizes if register in sizes else ():
                if other != register:
                    yield Edit(
                        "wrong-stride",
                        text.count("\n", 0, begin) + 1,
                        f"`{(head + tail).strip()}` multiplies by {register}, where rows lie {other} apart",
                        f"write `{(head + other + tail[len(register) :]).strip()}`",
                        (Change(start, start + len(register), other),),
                    )


def in_asm(body: Body) -> Iterator[Edit]:
    """``.trans`` of an ``ldmatrix`` in inline assembly of the file; the layout of a wmma fragment."""
    file = body.root
    while file.parent is not None:
        file = file.parent
    for node in walk(file):
        if node.type == "gnu_asm_expression":
            yield from _transposed((node.text or b"").decode("utf-8", "replace"), node.start_byte, body.line(node))
        elif node.type == "template_argument_list" and node.parent is not None:
            yield from _layout(body, node)


def _transposed(text: str, begin: int, line: int) -> Iterator[Edit]:
    for match in _LDMATRIX.finditer(text):
        end = begin + len(text[: match.end()].encode())
        there = match["trans"]
        rows = "columns" if there else "rows"
        yield Edit(
            "ldmatrix-trans",
            line + text.count("\n", 0, match.start()),
            f"`{match[0]}` hands out {rows} of each 8 x 8 matrix in shared memory"
            + ("" if there else ": of a matrix that lies there the other way the product needs columns"),
            f"write `{match[0].removesuffix('.trans')}`" if there else f"write `{match[0]}.trans`",
            (Change(end - len(there or ""), end, "" if there else ".trans"),),
        )


def _layout(body: Body, node: Node) -> Iterator[Edit]:
    """``row_major`` for ``col_major`` among the template arguments of a ``wmma::fragment``."""
    for part in walk(node):
        new = _LAYOUTS.get(text_of(part)) if part.type in ("identifier", "type_identifier") else None
        if new is not None:
            message = f"a fragment that is {text_of(part)} is loaded from a tile that lies the other way in memory"
            yield body.edit("wrong-layout", part, message, part, change(part, new))
