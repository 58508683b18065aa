"""From a signature and a problem to a call: launch, arguments, the result it should give, and whether it gave it."""

from rooftile.bind.call import bind, resolve_defines
from rooftile.bind.data import POISON
from rooftile.bind.judge import judge

__all__ = ["POISON", "bind", "judge", "resolve_defines"]
