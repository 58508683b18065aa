"""Integer polynomials over thread indices, parameters and loop counters, and how they are printed.

Addresses are sums of products (``4*(K*row + k)``), so a dictionary from monomial to coefficient is enough. Wrap-around
is not modelled: the text is how the kernel's author would write the index.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final, Literal

Kind = Literal["parameter", "symbol", "special", "counter", "function", "phi", "value"]

_RANK: Final[dict[Kind, int]] = {
    "parameter": 0,
    "symbol": 0,
    "special": 1,
    "function": 2,
    "counter": 3,
    "value": 4,
    "phi": 4,
}


@dataclass(eq=False, slots=True)
class Atom:
    """A quantity that is not taken apart; equal only to itself (they are interned by :class:`Atoms`).

    ``text`` is its name, or the operator of a "function" of ``arguments``. ``alternatives`` are the values that a "phi"
    or a select may have; ``sources`` are the blocks that those of a phi come from. ``upper`` bounds a value that is
    known not to be negative. ``shown`` is what the atom is printed as, once it has been.
    """

    number: int
    kind: Kind
    text: str
    arguments: tuple[Polynomial, ...] = ()
    alternatives: list[Polynomial] = field(default_factory=list)
    sources: list[int] = field(default_factory=list)
    upper: int | None = None
    shown: str | None = None


Monomial = tuple[Atom, ...]
Polynomial = dict[Monomial, int]
"""From monomial (atoms by number; ``()`` for the constant) to coefficient, which is never 0. Not changed once made."""

MAX_TERMS: Final = 48


class Atoms:
    """All atoms of one kernel, one for each key."""

    def __init__(self) -> None:
        self._known: dict[object, Atom] = {}

    def __iter__(self) -> Iterator[Atom]:
        return iter(list(self._known.values()))

    def get(
        self,
        kind: Kind,
        text: str,
        key: object = None,
        *,
        arguments: tuple[Polynomial, ...] = (),
        upper: int | None = None,
    ) -> Atom:
        """The atom of ``kind`` with ``key`` (default: ``text``), made if it is new."""
        full_key = (kind, text if key is None else key)
        atom = self._known.get(full_key)
        if atom is None:
            atom = Atom(len(self._known), kind, text, arguments, upper=upper)
            self._known[full_key] = atom
        return atom

    def function(self, operator: str, *arguments: Polynomial, upper: int | None = None) -> Polynomial:
        """``operator`` applied to polynomials, as an atom."""
        key = (operator, *(frozenset(argument.items()) for argument in arguments))
        return of_atom(self.get("function", operator, key, arguments=arguments, upper=upper))


def constant(value: int) -> Polynomial:
    """The polynomial ``value``."""
    return {(): value} if value else {}


def of_atom(atom: Atom) -> Polynomial:
    """The polynomial that is one atom."""
    return {(atom,): 1}


def value_of(polynomial: Polynomial) -> int | None:
    """Its value if it is constant."""
    if not polynomial:
        return 0
    return polynomial.get(()) if len(polynomial) == 1 else None


def add(a: Polynomial, b: Polynomial, scale: int = 1) -> Polynomial:
    """``a + scale * b``."""
    total = dict(a)
    for monomial, coefficient in b.items():
        summed = total.get(monomial, 0) + scale * coefficient
        if summed:
            total[monomial] = summed
        else:
            total.pop(monomial, None)
    return total


def multiply(a: Polynomial, b: Polynomial) -> Polynomial | None:
    """``a * b``; None if it would have too many terms to be read."""
    if len(a) * len(b) > MAX_TERMS:
        return None
    total: Polynomial = {}
    for left, x in a.items():
        for right, y in b.items():
            monomial = tuple(sorted((*left, *right), key=_number)) if left and right else left or right
            total[monomial] = total.get(monomial, 0) + x * y
    return {monomial: coefficient for monomial, coefficient in total.items() if coefficient}


def _number(atom: Atom) -> int:
    return atom.number


def upper_bound(polynomial: Polynomial) -> int | None:
    """The largest value, if all terms are known not to be negative."""
    total = 0
    for monomial, coefficient in polynomial.items():
        if coefficient < 0:
            return None
        for atom in monomial:
            if atom.upper is None:
                return None
            coefficient *= atom.upper
        total += coefficient
    return total


def trailing_zeros(polynomial: Polynomial) -> int:
    """Low bits that are 0 whatever the atoms are."""
    return min(((c & -c).bit_length() - 1 for c in polynomial.values()), default=64)


def text(polynomial: Polynomial, unit: int = 1) -> str:
    """Readable form, as ``unit`` times a sum if ``unit`` divides all: parameters, blocks, threads, the rest.

    What several products share stands before a bracket: ``4*(K*(16*ctaid.y + tid.y) + 16*iter + tid.x)``.
    """
    if unit > 1 and polynomial and all(coefficient % unit == 0 for coefficient in polynomial.values()):
        inner = {monomial: coefficient // unit for monomial, coefficient in polynomial.items()}
        if len(inner) > 1:
            return f"{unit}*({text(inner)})"
    rest = dict(polynomial)
    parts: list[tuple[Order, int, str]] = []
    while (shared := _most_shared(rest)) is not None:
        inner = {}
        for monomial in [m for m in rest if shared in m]:
            position = monomial.index(shared)
            inner[monomial[:position] + monomial[position + 1 :]] = rest.pop(monomial)
        parts.append((_order(shared), 1, f"{_name(shared)}*({text(inner)})"))
    for monomial, coefficient in rest.items():
        atoms = sorted(monomial, key=_order)
        parts.append((_order(atoms[0]) if atoms else _LAST, coefficient, "*".join(_name(atom) for atom in atoms)))
    parts.sort(key=lambda part: part[0])
    result = ""
    for _, coefficient, product in parts:
        size = abs(coefficient)
        term = product if product and size == 1 else f"{size}*{product}" if product else str(size)
        if result:
            result += f" {'-' if coefficient < 0 else '+'} {term}"
        else:
            result = f"-{term}" if coefficient < 0 else term
    return result or "0"


Order = tuple[int, str, int]
_LAST: Final[Order] = (9, "", 0)


def _order(atom: Atom) -> Order:
    """Place in a sum; of ``tid`` and its kin, y before x, as rows come before columns."""
    base, _, axis = atom.text.partition(".")
    return (_RANK[atom.kind], base, -ord(axis[0]) if axis and atom.kind == "special" else 0)


def _most_shared(polynomial: Polynomial) -> Atom | None:
    """The atom that the most products contain, if two do."""
    uses: dict[Atom, int] = {}
    for monomial in polynomial:
        for atom in set(monomial):
            uses[atom] = uses.get(atom, 0) + 1
    best = max(uses, key=lambda atom: (uses[atom], -_RANK[atom.kind], -atom.number), default=None)
    return best if best is not None and uses[best] > 1 else None


def _name(atom: Atom) -> str:
    if atom.kind != "function":
        return atom.text
    if atom.shown is None:  # atoms share their parts: printed anew wherever they occur, these double at every step
        arguments = [text(argument) for argument in atom.arguments]
        if atom.text.isalpha():
            atom.shown = f"{atom.text}({', '.join(arguments)})"
        else:
            atom.shown = f"({f' {atom.text} '.join(a if _is_simple(a) else f'({a})' for a in arguments)})"
    return atom.shown


def _is_simple(expression: str) -> bool:
    """Whether it can stand beside an operator without brackets: a name, a number, or already in brackets."""
    depth = 0
    for position, character in enumerate(expression):
        depth += (character == "(") - (character == ")")
        if depth == 0 and character in " *-" and position:
            return False
    return True
