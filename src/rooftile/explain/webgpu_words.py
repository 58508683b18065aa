"""What is said of a WGSL kernel in WGSL's words: workgroups and invocations, where CUDA has blocks and threads."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from rooftile.core.explanation import Explanation
from rooftile.core.finding import Finding
from rooftile.core.source import Source
from rooftile.core.webgpu_words import in_words_of


def in_wgsl_words(explanation: Explanation) -> Explanation:
    """``explanation`` with its findings, verdict, next steps and notes in the words of the kernel's language."""
    e, language = explanation, explanation.source.language
    return replace(
        e,
        findings=findings_in_wgsl_words(e.findings, e.source),
        verdict=replace(e.verdict, reason=in_words_of(language, e.verdict.reason)),
        notes=tuple(in_words_of(language, note) for note in e.notes),
        next_steps=tuple(
            replace(step, change=in_words_of(language, step.change), reason=in_words_of(language, step.reason))
            for step in e.next_steps
        ),
    )


def findings_in_wgsl_words(findings: Iterable[Finding], source: Source) -> tuple[Finding, ...]:
    """``findings`` in the words of the language of ``source``; quoted code stays as it is."""
    language = source.language
    return tuple(
        replace(
            f,
            message=in_words_of(language, f.message),
            why=in_words_of(language, f.why),
            advice=in_words_of(language, f.advice),
        )
        for f in findings
    )
