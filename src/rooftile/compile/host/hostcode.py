"""Host code set aside: of a whole program, what the device compiler can take.

Blanked are functions without a device annotation, ``main`` first of all, and what only host code can be made of.
Lines, columns and preprocessor directives stay. What is left is compiled with unannotated members of classes as device
code; what the compiler then still refuses, and is not the kernel asked for, is blanked too and the rest tried again.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Collection, Iterable, Mapping
from typing import Final

from rooftile.compile import files
from rooftile.compile.cpp.items import Item, items, walk
from rooftile.compile.cpp.preprocess import RTC, Preprocessed, Preprocessor, expand
from rooftile.compile.cpp.tokens import Token, closing, scan
from rooftile.compile.host.headers import CONCEPTS
from rooftile.core.source import Source

FOLDER: Final = "rooftile-user/"
"""Before the names of the user's headers as the compiler gets them, so that it takes these texts and not the files."""

_HOST: Final = re.compile(
    r"<\s*<\s*<|\bmain\s*\(|\bcuda(?:Malloc|Memcpy|Free|Event|Stream|Device|Get|Set|Launch)\w*\s*\(|\bcublas|\bcurand"
    r"|^[ \t]*#[ \t]*include[ \t]*<(?:iostream|vector|string|algorithm|chrono|random|memory|fstream|iomanip|functional"
    r"|map|thread|sstream|stdexcept|cstring|numeric|utility|limits|type_traits|array|tuple|ctime|time\.h|sys/time\.h)>",
    re.MULTILINE,
)
_HOST_THRUST: Final = frozenset(
    ("host_vector", "device_vector", "universal_vector", "device_ptr", "device_malloc", "raw_pointer_cast")
)
_DEVICE_STD: Final = {
    "min", "max", "swap", "move", "forward", "size_t", "ptrdiff_t", "declval", "numeric_limits", "enable_if",
    "enable_if_t",
    "conditional", "conditional_t", "integral_constant", "true_type", "false_type", "array", "pair", "tuple", "byte",
    "int8_t", "int16_t", "int32_t", "int64_t", "uint8_t", "uint16_t", "uint32_t", "uint64_t", "intptr_t", "uintptr_t",
    "integer_sequence", "index_sequence", "make_index_sequence", "decay", "decay_t", "remove_reference_t", "void_t",
    *CONCEPTS,
}  # fmt: skip
_HOST_NAMES: Final = re.compile(r"cuda(?:Malloc|Memcpy|Free|Event|Stream|Device|GetL|GetE|Set|Launch)\w*|cublas\w+")
_KEPT_WORDS: Final = {"using", "typedef", "constexpr", "consteval", "static_assert", "asm", "__asm__", "concept",
                      "enum", "friend"}  # fmt: skip


def likely(texts: Iterable[str]) -> bool:
    """Whether one of ``texts`` shows at a glance what no device compiler takes."""
    return any(_HOST.search(text) for text in texts)


class WholeFile:
    """A source and its user's headers with the host code set aside.

    Parameters
    ----------
    source : Source
        The file asked for.
    included : Includes
        The user's headers.
    macros : mapping of str to str
        As ``-D`` gives them.
    """

    def __init__(self, source: Source, included: files.Includes, macros: Mapping[str, str]) -> None:
        self._source = source
        self._included = included
        self._originals = dict(files.texts(source, included))
        self._read: Preprocessed = Preprocessor(self._originals, self._find, {**RTC, **macros}).run(source.name)
        self._items = {name: items(self._read.of(name), self._read.macros) for name in self._read.taken}
        self._aside: dict[str, list[Token]] = {name: [] for name in self._originals}
        for name, found in self._items.items():
            for item in found:
                self._set_aside(name, item)

    def _find(self, file: str, operand: str) -> str | None:
        """The user's file that an ``#include`` means; one outside the project is left to the compiler as it is."""
        return None if os.path.isabs(operand.strip()[1:-1]) else self._included.find(file, operand)

    @property
    def changed(self) -> bool:
        """Whether anything was set aside."""
        return any(self._aside.values())

    @property
    def names(self) -> frozenset[str]:
        """Names of the functions that were set aside."""
        return frozenset(
            item.name
            for file, found in self._items.items()
            for item in walk(found)
            if item.kind == "function" and self._is_aside(file, item)
        )

    def texts(self) -> dict[str, str]:
        """What the compiler gets, by the names files are shown under; a user's ``#include`` names its text."""
        return {
            name: _including(_blanked(text, self._aside[name]), name, self._find)
            for name, text in self._originals.items()
        }

    def readable(self) -> dict[str, str]:
        """What a parser of C++ gets: only branches taken, and no macros that hide ``__global__``."""
        return {name: self._plain(name) for name in self._originals}

    def unresolved(self) -> tuple[str, ...]:
        """Operands of ``#include`` that name none of the user's files, without quotes or angle brackets."""
        found = [(name, operand) for name, text in self._originals.items() for operand in files.include_operands(text)]
        named = ((name, operand) for name, operand in found if operand[:1] in ('"', "<"))
        return tuple(dict.fromkeys(operand[1:-1] for name, operand in named if not self._included.find(name, operand)))

    def drop(self, places: Iterable[tuple[str, int]], keep: Collection[str]) -> bool:
        """Set aside the items at ``places`` (file, line), but not the kernels ``keep``; whether there were any."""
        dropped = False
        for file, line in places:
            holding = [item for item in walk(self._items.get(file, ())) if item.lines()[0] <= line <= item.lines()[1]]
            leaves = [item for item in holding if item.kind != "namespace"]
            if not leaves or any(item.kernel and item.name in keep for item in leaves):
                continue
            fresh = [item for item in leaves if not self._is_aside(file, item)]
            if fresh:
                self._aside[file] += fresh[-1].tokens
                dropped = True
        return dropped

    def _is_aside(self, file: str, item: Item) -> bool:
        starts = {token.start for token in self._aside[file]}
        return all(token.start in starts for token in item.tokens)

    def _set_aside(self, file: str, item: Item) -> None:
        if item.kind == "namespace":
            for inner in item.items:
                self._set_aside(file, inner)
        elif item.kind == "class":
            if not _for_host(item.tokens):
                return
            if not any(inner.device for inner in walk(item.items)):
                self._aside[file] += item.tokens
                return
            for inner in item.items:
                if not inner.device and _for_host(inner.tokens):
                    self._aside[file] += inner.tokens
        elif not item.device and _is_host(item):
            self._aside[file] += item.tokens

    def _plain(self, name: str) -> str:
        text = self._originals[name]
        if name not in self._read.taken:
            return re.sub(r"[^\n]", " ", text)
        aside = {token.start for token in self._aside[name]}
        kept = [token for token in self._read.of(name) if token.start not in aside]
        shown = list(re.sub(r"[^\n]", " ", text))
        for token in kept:
            shown[token.start : token.end] = text[token.start : token.end]
        for token in scan(text):
            if token.kind == "directive" and re.match(r"#\s*define\b", token.text):
                shown[token.start : token.end] = text[token.start : token.end]
        plain = "".join(shown)
        made = [
            item for item in self._items[name] if item.kernel and item.kind == "other" and item.tokens[-1].text == ")"
        ]
        for item in sorted(made, key=lambda item: -item.tokens[0].start):
            start, end = item.tokens[0].start, item.tokens[-1].end
            written = " ".join(token.text for token in item.head if token.kind != "directive").replace("\n", " ")
            plain = plain[:start] + written + "\n" * plain.count("\n", start, end) + plain[end:]
        heads = [item for item in walk(self._items[name]) if item.kernel and item.kind == "function"]
        for item in sorted(heads, key=lambda item: -item.tokens[0].start):
            if not any(token.text == "__global__" for token in item.tokens[: len(item.tokens) - len(item.body)]):
                plain = _unhidden(plain, item, self._read)
        return plain


def _unhidden(plain: str, item: Item, read: Preprocessed) -> str:
    """``plain`` with the macros before the parameters of ``item`` expanded; only their own line moves."""
    for token in item.tokens:
        if token.text == "(" or token.text == "{":
            break
        macro = read.macros.get(token.text) if token.kind == "name" else None
        if macro is not None and macro.parameters is None:
            made = " ".join(part.text for part in expand([token], read.macros))
            if "__global__" in made:
                return plain[: token.start] + made + plain[token.end :]
    return plain


def _is_host(item: Item) -> bool:
    """Whether an item without device annotation at namespace level is host code for certain."""
    words = [token.text for token in item.head]
    if any(word in _KEPT_WORDS for word in words[: words.index("(") if "(" in words else None]):
        return _for_host(item.tokens) and "using" not in words[:2]
    if item.kind == "function":
        return True
    if "std" in words:
        return True  # a variable of the host
    declares_function = "(" in words and "=" not in words and _called(item.head)
    return declares_function or _for_host(item.tokens)


def _called(head: list[Token]) -> bool:
    """Whether a name is followed by brackets: a prototype, or a variable made by a constructor."""
    for index, token in enumerate(head[:-1]):
        if token.kind == "name" and head[index + 1].text == "(" and not token.text.startswith(("__", "alignas")):
            return closing(head, index + 1) < len(head)
    return False


def _for_host(tokens: list[Token]) -> bool:
    """Whether ``tokens`` launch a kernel, call the runtime, or use what of ``std`` and ``thrust`` no device has."""
    for index, token in enumerate(tokens):
        if token.text == "<" and [t.text for t in tokens[index : index + 3]] == ["<", "<", "<"]:
            return True
        if token.kind == "name" and _HOST_NAMES.fullmatch(token.text):
            return True
        if token.text == "thrust" and index + 2 < len(tokens) and tokens[index + 2].text in _HOST_THRUST:
            return True
        if token.text == "std" and index + 2 < len(tokens) and tokens[index + 1].text == "::":
            name = tokens[index + 2].text
            if name not in _DEVICE_STD and not name.startswith(("is_", "remove_", "add_", "make_")):
                return True
    return False


def _blanked(text: str, aside: Iterable[Token]) -> str:
    parts, position = [], 0
    for start, end in sorted((token.start, token.end) for token in aside if token.kind != "directive"):
        if start < position:
            continue
        parts += [text[position:start], re.sub(r"\S", " ", text[start:end])]
        position = end
    return "".join([*parts, text[position:]])


def _including(text: str, file: str, find: Callable[[str, str], str | None]) -> str:
    def named(match: re.Match[str]) -> str:
        target = find(file, match[2])
        return match[0] if target is None else f'{match[1]}"{FOLDER}{target}"'

    return files.INCLUDE.sub(named, text)
