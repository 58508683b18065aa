"""Numbers as people read them: inside everything is SI base units, here it is formatted and labelled."""

from __future__ import annotations

import math

from rooftile.core.counts import Counts
from rooftile.core.explanation import Label

_DECIMAL = ("", "k", "M", "G", "T", "P", "E", "Z", "Y")
_BINARY = ("", "Ki", "Mi", "Gi", "Ti", "Pi", "Ei")


def count(value: int) -> str:
    """A whole number with thousands separated, every digit of it: ``1,048,576``."""
    return f"{value:,}"


def extent(sizes: tuple[int, int, int]) -> str:
    """A grid or a block, without trailing ones: ``64 x 64``, ``256``."""
    used = sizes if sizes[2] != 1 else sizes[:2] if sizes[1] != 1 else sizes[:1]
    return " x ".join(map(count, used))


def significant(value: float, digits: int = 3) -> str:
    """``value`` to ``digits`` significant digits, without an exponent or trailing zeros where that is readable.

    Examples
    --------
    >>> significant(4.0), significant(31.9688), significant(0.25), significant(170.67), significant(3.2e-07)
    ('4', '32', '0.25', '171', '3.2e-07')
    """
    if not math.isfinite(value):
        return "NaN" if math.isnan(value) else "infinity" if value > 0 else "-infinity"
    if value == 0:
        return "0"
    magnitude = math.floor(math.log10(abs(value)))
    if not -4 <= magnitude < 9:
        mantissa, _, exponent = f"{value:.{digits - 1}e}".partition("e")
        return f"{mantissa.rstrip('0').rstrip('.')}e{exponent}"
    text = f"{value:,.{max(0, digits - 1 - magnitude)}f}"
    return text.rstrip("0").rstrip(".") if "." in text else text


def ratio(value: float) -> str:
    """A figure an access, a request or a lane: two decimals at most, so that 4 reads as 4 and 31.97 is not 32.

    What two decimals would show as 0 keeps its first significant digits.
    """
    if 0 < abs(value) < 0.005:
        return significant(value, 2)
    text = f"{value:,.2f}"
    return text.rstrip("0").rstrip(".")


def si(value: float, unit: str) -> str:
    """``value`` with a decimal prefix: ``38.4 TFLOP/s``, ``805 MB``."""
    return _prefixed(value, unit, 1000.0, _DECIMAL)


def binary(value: float, unit: str = "B") -> str:
    """``value`` with a binary prefix: ``8 KiB``."""
    return _prefixed(value, unit, 1024.0, _BINARY)


def _prefixed(value: float, unit: str, base: float, prefixes: tuple[str, ...]) -> str:
    step = 0
    while abs(value) >= base * (1 - 5e-4) and step < len(prefixes) - 1:
        value /= base
        step += 1
    return f"{significant(value)} {prefixes[step]}{unit}"


def percent(fraction: float) -> str:
    """A share: ``57 %``, ``1.4 %``, ``0.25 %``; 100 % only when it is all."""
    if fraction == 0:
        return "0 %"
    if 0.995 <= fraction < 1:
        return f"{math.floor(fraction * 1000) / 10:.1f} %"
    if 0 < fraction < 0.0001:
        return f"{significant(fraction * 100, 2)} %"
    digits = 0 if fraction >= 0.0995 else 1 if fraction >= 0.00995 else 2
    return f"{fraction * 100:.{digits}f} %"


def plural(number: int, noun: str) -> str:
    """``1 block``, ``1,024 blocks``."""
    return f"{count(number)} {noun}{'' if number == 1 else 's'}"


def duration(seconds: float) -> str:
    """Time to three digits: ``0.41 s``, ``12.3 ms``, ``7 us``."""
    if seconds >= 0.1:
        return f"{significant(seconds)} s"
    return f"{significant(seconds * 1e3)} ms" if seconds >= 1e-4 else f"{significant(seconds * 1e6)} us"


def counted(counts: Counts) -> Label:
    """How far counts can be trusted: exact, unless they were scaled from some of the blocks."""
    return "exact" if counts.blocks == counts.blocks_total else "modelled"
