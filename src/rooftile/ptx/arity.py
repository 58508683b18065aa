"""How many operands and types an instruction has (PTX ISA, chapter 9), checked so that nothing behind it need count."""

from __future__ import annotations

from typing import Final

from rooftile.ptx.opcodes import Opcode

_SOURCES: Final[dict[str, tuple[int, ...]]] = {
    **dict.fromkeys(("activemask",), (0,)),
    **dict.fromkeys(("abs", "neg", "not", "cnot", "popc", "clz", "bfind", "brev", "mov", "cvta", "isspacep"), (1,)),
    **dict.fromkeys(("sqrt", "rsqrt", "rcp", "sin", "cos", "lg2", "ex2", "tanh", "testp", "elect"), (1,)),
    **dict.fromkeys(("add", "addc", "sub", "subc", "mul", "mul24", "div", "rem", "copysign"), (2,)),
    **dict.fromkeys(("and", "or", "xor", "shl", "shr", "bmsk", "szext", "redux", "match"), (2,)),
    **dict.fromkeys(("fma", "mad", "mad24", "madc", "sad", "dp2a", "dp4a", "bfe", "selp", "slct", "prmt", "shf"), (3,)),
    "bfi": (4,),
    **dict.fromkeys(("min", "max"), (2, 3)),
    **dict.fromkeys(("setp", "set"), (2, 3)),  # and a predicate to combine with
    "cvt": (1, 2, 3),  # two halves; a third operand of .pack or of random bits
    "lop3": (4, 5),
    "shfl": (3, 4),  # without .sync there is no member mask
    "vote": (1, 2),
    "ld": (1, 2),  # and a cache policy, as below
    "ldu": (1,),
    "mbarrier": (1, 2, 3),
    "mapa": (2,),
    "getctarank": (1,),
    "st": (2, 3),
    "atom": (2, 3, 4),
    "red": (2, 3),
    **dict.fromkeys(("ldmatrix", "movmatrix"), (1,)),
    "stmatrix": (2,),
}
_TYPES: Final = {"elect": 0, "isspacep": 0, "cvt": 2, "set": 2, "slct": 2, "dp2a": 2, "dp4a": 2}
"""The fewest types; 1 unless said."""


def miscount(opcode: Opcode, destinations: int, sources: int) -> tuple[str, str] | None:
    """What is wrong with the number of operands or types, and what is allowed; None where nothing is, or is known."""
    allowed = _SOURCES.get(opcode.name)
    if allowed is None or not {"async", "bulk"}.isdisjoint(opcode.modifiers):
        return None
    types = _TYPES.get(opcode.name, 1)
    if len(opcode.types) < types:
        return f"{len(opcode.types)} types", f"at least {types}, for example {opcode.name}.u32"
    # A reduction and a store have no result; `p|q` are two.
    if destinations < opcode.results:
        return "no result", "a register before the sources"
    if sources not in allowed:
        return f"{sources} sources", " or ".join(map(str, allowed))
    return None
