"""Arguments of calls in host code, without the casts and wrappers around what they are."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from rooftile.compile.cpp.tokens import Token, before, closing, closing_angle, split

_CASTS: Final = ("reinterpret_cast", "const_cast", "static_cast")
_OF_TENSOR: Final = re.compile(r"(?:const_|mutable_)?data_ptr|(?:generic_)?packed_accessor(?:32|64)?")
"""Members of PyTorch's tensors that kernels are passed, ``a.data_ptr<float>()``."""


def element(kind: str) -> str:
    """``float`` of ``const float*``, ``std::vector<float>``."""
    inner = re.search(r"<\s*([\w: ]+?)\s*[,>]", kind)
    words = (inner[1] if inner else kind).replace("*", " ").replace("&", " ").split()
    return " ".join(word for word in words if word not in ("const", "__restrict__", "restrict", "__restrict"))


def constant_of_type(tokens: list[Token]) -> list[Token]:
    """``16`` of ``std::integral_constant<int, 16>{}``, of which the type says all."""
    opened = before(tokens, "<")
    end = closing_angle(tokens, opened) if opened < len(tokens) else opened
    if end > opened and [token.text for token in tokens[end + 1 :]] in (["{", "}"], ["(", ")"]):
        return split(tokens[opened + 1 : end])[-1]
    return tokens


def literal(tokens: Sequence[Token]) -> str | None:
    """A floating-point literal as it is written."""
    text = "".join(token.text for token in tokens)
    return text.rstrip("fF") if re.fullmatch(r"-?(?:\d+\.\d*|\.\d+)(?:[eE][-+]?\d+)?[fF]?", text) else None


def uncast(tokens: list[Token]) -> list[Token]:
    """An argument without the casts and smart pointers around a variable's name: ``(float*)d_A``, ``d_A.get()``."""
    if len(tokens) > 3 and tokens[0].text == "(" and tokens[closing(tokens, 0) - 1 :][0].text == "*":
        return uncast(tokens[closing(tokens, 0) + 1 :])
    if len(tokens) > 4 and tokens[0].text in _CASTS and tokens[1].text == "<":
        opened = closing_angle(tokens, 1) + 1
        return uncast(tokens[opened + 1 : closing(tokens, opened)])
    words = [token.text for token in tokens]
    for ending in (["(", ")"],):
        if words[-2:] == ending and len(words) == 5 and words[1] in (".", "->") and words[2] in ("get", "data", "ptr"):
            return tokens[:1]
    if len(words) > 5 and words[1] in (".", "->") and _OF_TENSOR.fullmatch(words[2]) and words[-1] == ")":
        return tokens[:1]
    if words[:2] == ["thrust", "::"] and "raw_pointer_cast" in words:
        return [token for token in tokens if token.kind == "name"][2:3]
    return tokens
