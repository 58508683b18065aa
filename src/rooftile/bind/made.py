"""Whether host code makes a launch for a problem, as far as the branches on the way to it ask for sizes."""

from __future__ import annotations

from collections.abc import Sequence

from rooftile.bind.names import size_named
from rooftile.core.errors import UsageError
from rooftile.core.expressions import evaluate
from rooftile.core.launch_site import NAME, LaunchSite, expanded
from rooftile.core.problem import Gemm


def is_made(site: LaunchSite, parameters: Sequence[str], gemm: Gemm) -> bool:
    """False where a branch asks something else of the sizes, which parameters that are called so are passed."""
    sizes = {"M": gemm.m, "N": gemm.n, "K": gemm.k}
    named = [(size_named(name), text or "") for name, text in site.passed_to(parameters).items()]
    values = {text: sizes[size] for size, text in named if size is not None and NAME.fullmatch(text)}
    known = {name: text for name, text in site.definitions.items() if name not in values}
    for condition, yes in (*site.conditions, *site.exits):
        try:
            value = evaluate(expanded(condition, known), values)
        except UsageError:  # it asks for something else
            continue
        if bool(value) is not yes:
            return False
    return True
