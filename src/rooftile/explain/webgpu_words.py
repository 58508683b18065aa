"""Findings about a WGSL kernel in WGSL's words: workgroups and invocations, where CUDA has blocks and threads."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import replace
from typing import Final

from rooftile.core.finding import Finding
from rooftile.core.source import Source

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


def in_wgsl_words(findings: Iterable[Finding], source: Source) -> tuple[Finding, ...]:
    """``findings``, with the words of WGSL if ``source`` is; quoted code stays as it is."""
    if source.language != "wgsl":
        return tuple(findings)
    return tuple(replace(f, message=_said(f.message), why=_said(f.why), advice=_said(f.advice)) for f in findings)


def _said(text: str) -> str:
    return "".join(part if number % 2 else _prose(part) for number, part in enumerate(_CODE.split(text)))


def _prose(text: str) -> str:
    for pattern, word in _WORDS:
        text = pattern.sub(word, text)
    return text
