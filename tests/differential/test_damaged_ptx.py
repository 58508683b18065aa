"""Whatever PTX says, executing it ends: with a result, a finding or one of rooftile's errors, never anything else."""

from __future__ import annotations

import random
import re
from importlib.resources import files

import pytest

import rooftile
from rooftile.core.errors import RooftileError
from rooftile.core.source import Source
from rooftile.kernels import find

KERNELS = ("naive", "naive_uncoalesced", "tiled", "tiled_transposed")
TOKEN = re.compile(r"%?[A-Za-z_$][\w$]*|0[xfd][0-9A-Fa-f]+|\d+|[^\s\w]|\s+")
NUMBERS = ("0", "1", "-1", "3", "4096", "65536", str(2**31), str(2**32), str(2**63), str(2**64))


def damaged(text: str, chooser: random.Random) -> str:
    """``text`` with one to three words of a kernel's body changed for others of their kind, left out or doubled."""
    head, entry, body = text.partition(".visible .entry")
    tokens = TOKEN.findall(body)
    words = [word for word in tokens if not word.isspace()]
    for _ in range(chooser.randint(1, 3)):
        place = chooser.choice([i for i, word in enumerate(tokens) if word and not word.isspace()])
        word = tokens[place]
        alike = [other for other in words if other[0] == word[0] and other != word]
        change = chooser.randrange(6)
        if change == 0:
            tokens[place] = ""
        elif change == 1:
            tokens[place] = f"{word} {word}"
        elif change == 2:
            tokens[place] = chooser.choice(words)
        elif word.isdigit():
            tokens[place] = chooser.choice(NUMBERS)
        elif alike:
            tokens[place] = chooser.choice(alike)
    return head + entry + "".join(tokens)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(12))
def test_damaged_kernels_end(seed: int) -> None:
    chooser = random.Random(seed)
    ended: list[str] = []
    for _ in range(8):
        kernel = find(chooser.choice(KERNELS))
        text = files("rooftile.kernels").joinpath("ptx", f"{kernel.name}.ptx").read_text()
        try:
            explanation = rooftile.explain(
                Source("damaged.ptx", damaged(text, chooser), "ptx"),
                M=17,
                N=9,
                K=5,
                block=kernel.block,
                grid=kernel.grid,
                args=kernel.args,
                defines=kernel.parameters,
                timeout=0.5,
            )
            ended.append(explanation.verdict.judgement)
        except RooftileError as error:
            ended.append(type(error).__name__)
    # Nothing else: damaged text is no wrong usage, and a fault of ours would have come through.
    assert set(ended) <= {"right", "wrong", "unjudged", "PtxError", "ExecutionError", "UsageError", "UnknownNameError"}
