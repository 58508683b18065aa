"""The names of ``import rooftile``, and what importing them costs."""

from __future__ import annotations

import subprocess
import sys

import pytest

import rooftile
from rooftile.core.errors import RooftileError

HEAVY = ("llvmlite", "cuda", "rich", "numpy", "tree_sitter", "ml_dtypes")


def python(code: str) -> str:
    """What ``code`` prints in a fresh interpreter."""
    return subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True).stdout.strip()


def test_every_public_name_can_be_had() -> None:
    assert rooftile.__all__ == sorted(rooftile.__all__, key=lambda name: (name.strip("_").islower(), name))
    for name in rooftile.__all__:
        assert getattr(rooftile, name) is not None
    assert set(rooftile.__all__) <= set(dir(rooftile))
    assert set(rooftile._HOMES) == set(rooftile.__all__) - {"__version__"}


def test_all_errors_are_public() -> None:
    def family(error: type[RooftileError]) -> set[str]:
        return {error.__name__}.union(*map(family, error.__subclasses__()))

    assert family(RooftileError) <= set(rooftile.__all__)


def test_an_unknown_name_is_an_attribute_error() -> None:
    with pytest.raises(AttributeError, match="no attribute 'explian'"):
        rooftile.explian  # noqa: B018


def test_importing_loads_nothing_heavy() -> None:
    loaded = python("import rooftile, sys; print(*sys.modules)").split()
    assert {name.partition(".")[0] for name in loaded}.isdisjoint(HEAVY)


@pytest.mark.parametrize(
    "first",
    ["import rooftile", "import rooftile.explain", "from rooftile.explain import run", "import rooftile.cli.verbs"],
)
def test_explain_can_be_called_whatever_is_imported_first(first: str) -> None:
    call = "rooftile.explain('no-such', M=1, N=1, K=1)"
    code = f"{first}; import rooftile\ntry: {call}\nexcept rooftile.UsageError: print('called')"
    assert python(code) == "called"
