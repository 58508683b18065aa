"""The conductor: a kernel and a problem in, an :class:`~rooftile.core.explanation.Explanation` out.

This package bears the name of its main function, and ``rooftile.explain`` is to be that function. Python binds a
package's name in its parent when it is imported, whoever asks for it first; so the package itself can be called, and
``rooftile.explain(...)`` works in either order.
"""

from __future__ import annotations

import sys
from types import ModuleType

from rooftile.explain.conduct import explain
from rooftile.explain.multiply import RunResult, run

__all__ = ["RunResult", "explain", "run"]


class _Callable(ModuleType):
    __call__ = staticmethod(explain)


sys.modules[__name__].__class__ = _Callable
