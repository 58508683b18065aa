"""Launches whose blocks tell each other something, by counts that a launch before them has zeroed."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from rooftile.core.plan import Scratch
from rooftile.gemm.forms import Form, zeroed

_SHARING: Final = 10.0
_SLOWER: Final = 1.04
"""Where tiles are shared: microseconds of the launch that zeroes flags, and of sums that go through memory; and how
many times as long all else takes, for blocks at different places along K have less of L2 in common."""

_STEPS: Final = 4
"""Of K, between places where clusters wait for each other."""

_ZEROING: Final = 3.0
"""Microseconds of the launch that zeroes a count."""


def sharing(form: Form, consumers: int) -> Form:
    """With all that a launch needs whose blocks, each of some warpgroups that multiply, share tiles."""
    blocks, (high, wide) = form.launch.blocks, form.tile
    flags = blocks * consumers
    return replace(
        form,
        defines={**form.defines, "SHARE": 1},
        arguments=(*form.arguments, "parts", "arrived"),
        cost=form.cost * _SLOWER + _SHARING,
        before=(zeroed("arrived", flags),),
        scratch=(Scratch("parts", "float32", blocks * high * wide), Scratch("arrived", "int32", flags)),
        why=(
            f"{form.tiles:,} tiles are no whole number for each of {blocks} multiprocessors: two each share a tile, "
            "one K's begin and one its end",
        ),
    )


def together(form: Form) -> Form:
    """With all that a launch needs whose clusters keep together along K."""
    return replace(
        form,
        defines={**form.defines, "TOGETHER": _STEPS},
        arguments=(*form.arguments, "passed"),
        cost=form.cost + _ZEROING,
        before=(zeroed("passed", 1),),
        scratch=(Scratch("passed", "int32", 1),),
        why=(
            "A and B are more than L2 holds: multiprocessors wait for each other along K, so that what one has read "
            "is still there for the others",
        ),
    )
