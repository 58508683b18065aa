"""From a signature and a problem to a call: launch, arguments, the result it should give, and whether it gave it."""

from rooftile.bind.call import Binding, bind, resolve_defines, with_reference
from rooftile.bind.callee import Callee
from rooftile.bind.data import POISON, Inputs, gemm_of
from rooftile.bind.judge import judge, target_of
from rooftile.bind.launching import Asked
from rooftile.bind.own_sizes import launched_for, own_problem
from rooftile.bind.told_forms import find_form
from rooftile.bind.usage import Use
from rooftile.bind.written import judge_written

__all__ = [
    "POISON",
    "Asked",
    "Binding",
    "Callee",
    "Inputs",
    "Use",
    "bind",
    "find_form",
    "gemm_of",
    "judge",
    "launched_for",
    "judge_written",
    "own_problem",
    "resolve_defines",
    "target_of",
    "with_reference",
]
