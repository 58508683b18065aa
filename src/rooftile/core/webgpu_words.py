"""WGSL's words for what CUDA calls blocks, threads and shared memory."""

from __future__ import annotations

import re
from typing import Final

_BARRIER: Final = "workgroupBarrier()"

# Sentences that say something else of WGSL, then words; each is looked for in what those before it have left.
_WORDS: Final = tuple(
    (re.compile(pattern), word)
    for pattern, word in (
        (r"put __syncwarp\(\) between the two, or __syncthreads\(\) where .*", f"put {_BARRIER} between the two"),
        (r"lanes of a warp need not run in step: .*", "invocations of a workgroup need not run in step"),
        (r"\bno __syncwarp\(\)", "no barrier"),
        (r"__syncthreads\(\)|__syncwarp\(\)", _BARRIER),
        (r"another lane of the same warp", "another invocation of the workgroup"),
        (r"\bthe other warp\b", "the other invocation"),
        (r"\ba warp that is behind\b", "an invocation that is behind"),
        (r"launch threads\b(.*?)rounding the grid up", r"dispatch invocations\1rounding the number of workgroups up"),
        (r"\bthe grid is\b", "the number of workgroups is"),
        (r"\bthe grid's\b", "the dispatch's"),
        (r"\bthe grid\b", "the dispatch"),
        (r"\bthreadIdx\.x\b", "the invocation's x"),
        (r"\bfloat4 accesses\b", "accesses to vec4f"),
        (r"\bglobal memory\b", "storage buffers"),
        (r"\bas many elements a thread\b", "as many elements in an invocation"),
        (r"\ba thread\b", "an invocation"),
        (r"\bthread(s?)\b(?![\w.\[])", r"invocation\1"),
        (r"\bblock(s?)\b(?![\w.\[])", r"workgroup\1"),
        (r"\bshared memory\b", "workgroup memory"),
        (r"\blocal memory\b", "function memory"),
        (r"\ba warp\b", "a subgroup"),
        (r"\bwarp(s?)\b(?![\w.\[])", r"subgroup\1"),
    )
)
_CODE: Final = re.compile(r"(`[^`]*`)")


def in_words_of(language: str, text: str) -> str:
    """``text``, which is about CUDA, in the words of ``language``; quoted code stays as it is.

    Examples
    --------
    >>> in_words_of("wgsl", "tile through shared memory")
    'tile through workgroup memory'
    """
    if language != "wgsl":
        return text
    return "".join(part if number % 2 else _prose(part) for number, part in enumerate(_CODE.split(text)))


def _prose(text: str) -> str:
    for pattern, word in _WORDS:
        text = pattern.sub(word, text)
    return text
