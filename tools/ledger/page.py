"""The ledger as a page of Markdown."""

from __future__ import annotations

import re
from collections.abc import Mapping

from ledger import arithmetic_intensity, coalesced_access, gpu_basics_tiles
from ledger.record import Claim, Lesson, Ruling

LESSONS: tuple[Lesson, ...] = (gpu_basics_tiles.LESSON, arithmetic_intensity.LESSON, coalesced_access.LESSON)
CLAIMS: dict[str, Claim] = {claim.number: claim for lesson in LESSONS for claim in lesson.claims}

_HEAD = """\
# The textbook, judged

The textbook that rooftile grew from has three lessons. Each of their claims that can be put to the test is a row here:
what is said, the formula, what rooftile computes, what a GPU showed, and a verdict:

- **holds**: true as said;
- **holds when**: true under a condition, which is named;
- **false**: the sentence after it says what is true instead.

How a number is known is said beside it. *Exact*: counted by executing the kernel, or following from the launch alone.
*Modelled*: by a formula. *Measured*: on the GPU and the day named. *Data sheet*: as the maker gives it. Matrices are
fp32; measured kernels ran at 1024 x 1024 x 1024 unless another size is named.

This page is written by `python tools/claims.py`, which computes every figure anew; tests hold each to its digits.
"""


def page(rulings: Mapping[str, Ruling]) -> str:
    """The whole page, from the rulings by claim number."""
    parts = [_HEAD, *(_summary(lesson, rulings) for lesson in LESSONS)]
    for lesson in LESSONS:
        parts.append(f"## {lesson.title} (`{lesson.name}`)\n")
        if lesson.figures:
            parts.append(_figures(lesson))
        parts += [section(claim, rulings[claim.number]) for claim in lesson.claims]
    return "\n".join(parts)


def section(claim: Claim, ruling: Ruling) -> str:
    """One claim."""
    rows = [
        f"| {figure.what} | {figure.text} | {figure.label}{f', {figure.where}' if figure.where else ''} |"
        for figure in ruling.figures
    ]
    parts = [
        f"### {claim.number} {claim.title}",
        f"**Claim.** {claim.says}",
        f"**Formula.** {_code_free(claim.formula)}",
        "\n".join(["| figure | value | known by |", "|---|--:|---|", *rows]),
    ]
    if ruling.drawing:
        parts.append(f"```text\n{ruling.drawing}\n```")
    verdict = {"holds": "Holds.", "holds when": "Holds when", "false": "False."}[ruling.verdict]
    parts.append(f"**{verdict}** {_linked(ruling.why)}")
    return "\n\n".join(parts) + "\n"


def _summary(lesson: Lesson, rulings: Mapping[str, Ruling]) -> str:
    rows = [f"| {_link(claim.number)} | {claim.title} | {rulings[claim.number].verdict} |" for claim in lesson.claims]
    return "\n".join([f"| | {lesson.title[3:]} | verdict |", "|--:|---|---|", *rows]) + "\n"


def _figures(lesson: Lesson) -> str:
    rows = [f"| {what} | {_link(number)} |" for what, number in lesson.figures]
    return "\n".join(["| figure of the lesson | computed in claim |", "|---|---|", *rows]) + "\n"


def _link(number: str) -> str:
    """A link to a claim, by the anchor that its heading gets."""
    heading = f"{number} {CLAIMS[number].title}".lower()
    return f"[{number}](#{re.sub(r'[^a-z0-9 -]', '', heading).replace(' ', '-')})"


def _linked(text: str) -> str:
    """``text`` with the claims that it names made links."""
    return re.sub(r"(?<=claim )\d\.\d+", lambda match: _link(match[0]), text)


def _code_free(formula: str) -> str:
    """A formula whose asterisks Markdown leaves alone."""
    return formula.replace("*", r"\*").replace("_", r"\_")
