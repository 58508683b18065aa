"""Which of a kernel's arrays are A, B and C, and how they lie: told by their names, by use, and by the host's code."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Final

from rooftile.bind import beside
from rooftile.bind.host_tensors import beside as beside_maps
from rooftile.bind.host_tensors import tensors
from rooftile.bind.names import plain, role_named, size_named
from rooftile.bind.scalars import argument
from rooftile.bind.usage import Usage
from rooftile.core.launch_site import LaunchSite
from rooftile.core.source import Parameter, Signature

ROLES: Final = ("A", "B", "C")

_TURNED: Final = re.compile(r"(?:[cC]|[oO]ut(?:put)?|[rR]es(?:ult)?|[dD]st)_?(?:[tT]|[tT]rans(?:posed)?)")
"""How a C is called whose transpose is stored."""


def arrays(
    signature: Signature, used: Usage | None, site: LaunchSite | None, notes: list[str]
) -> tuple[dict[str, str], list[Parameter]]:
    """What pointers and tensor maps are, row-major; and the pointers that are to arrays, not to a coefficient."""
    pointers = [p for p in signature.parameters if p.kind == "pointer"]
    maps = tensors(signature, site)
    if not maps:
        coefficients = beside.coefficients(pointers, used)
        pointers = [p for p in pointers if p.name not in coefficients]
        return _pointers(pointers, used, site, signature, notes) | coefficients, pointers
    if site is not None:
        shown = ", ".join(f"{name} = {element}" for name, element in maps.items())
        notes.append(f"{shown}: as made for the launch at line {site.location.line}")
    return beside_maps(maps, pointers) | maps, pointers


def as_they_lie(
    elements: dict[str, str], used: Usage | None, signature: Signature, swapped: bool, notes: list[str]
) -> dict[str, str]:
    """``elements`` with A and B exchanged where the kernel is column-major, and transposes where it reads them."""
    if used is None:
        return elements
    if swapped:
        elements = {str(used.a): "A", str(used.b): "B", str(used.c): "C"}
        notes.append(
            f"{signature.name} is column-major: in row-major terms it computes the transposed product, so that "
            f"{used.a} is A and {used.b} is B"
        )
    turned = used.transposed == {used.a, used.b} and _TURNED.fullmatch(str(used.c)) is not None
    if turned and [elements.get(str(name)) for name in (used.a, used.b, used.c)] == ["B", "A", "C"]:
        elements[str(used.c)] = "C.T"
        notes.append(f"{used.c} is taken as the transpose, C.T, by its name and by how {signature.name} stores it")
    for name, role in {name: "A" if name == used.a else "B" for name in used.transposed}.items():
        if elements.get(name) == role:
            elements[name] += ".T"
            notes.append(f"{name} is taken as the transpose, {elements[name]}, by how {signature.name} indexes it")
    return elements


def is_column_major(elements: Mapping[str, str], used: Usage | None, scalars: Sequence[Parameter]) -> bool:
    """Whether the addresses say of A that it is B and of B that it is A, and the named sizes agree."""
    if used is None or [elements.get(str(name)) for name in (used.a, used.b, used.c)] != ["B", "A", "C"]:
        return False
    strides = [plain(str(stride)) for stride in (used.lda, used.ldb, used.ldc)]
    if strides[2] == "ldc" and (strides[0] == "ldb" or strides[1] == "lda"):  # one of the two may be a slip
        return True
    if not used.consistent or used.lda == used.ldc:
        return used.consistent and [p.name for p in scalars if p.is_integer] == [used.ldc]  # squares only
    named = {p.name: size_named(p.name) or plain(p.name) for p in scalars}
    return named.get(str(used.ldc)) in ("M", "lda", "ldc", None) and named.get(str(used.lda)) in ("K", "ldb", None)


def _pointers(
    pointers: Sequence[Parameter],
    used: Usage | None,
    site: LaunchSite | None,
    signature: Signature,
    notes: list[str],
) -> dict[str, str]:
    """Roles of the pointers: by name; by use; or the one non-const is C and the const ones A and B in order."""
    named = _matrices_named({p.name: "C" if _TURNED.fullmatch(p.name) and not p.const else p.name for p in pointers})
    if len(pointers) > len(ROLES):
        return _among_more(named, [p.name for p in pointers if not p.const], used, signature, notes)
    if len(pointers) != len(ROLES):
        return {}
    if sorted(named.values()) == sorted(ROLES):
        return named
    if used is not None and None not in (used.a, used.b, used.c):
        notes.append(f"{used.a}, {used.b} and {used.c} are A, B and C by how {signature.name} uses them")
        return {str(used.a): "A", str(used.b): "B", str(used.c): "C"}
    writable = [p for p in pointers if not p.const]
    if len(writable) == 1 and all(named.get(p.name, "C") == "C" for p in writable):
        inputs = [p for p in pointers if p.const]
        roles = {writable[0].name: "C", inputs[0].name: "A", inputs[1].name: "B"}
        if all(roles[name] == role for name, role in named.items()):
            return roles
    passed = {p.name: argument(signature, site, p) or "" for p in pointers} if site is not None else {}
    by_host = _matrices_named(passed)
    if sorted(by_host.values()) == sorted(ROLES) and site is not None:
        who, what = ", ".join(by_host), ", ".join(by_host.values())
        notes.append(f"{who} are {what} by the variables passed at line {site.location.line}")
        return by_host
    if used is not None and used.c is not None and pointers[2].name == used.c:
        names = [p.name for p in pointers]
        notes.append(
            f"{names[2]} is C, for it is written; {names[0]} and {names[1]} are taken for A and B in their order"
        )
        return dict(zip(names, ROLES, strict=True))
    return {}


def _among_more(
    named: Mapping[str, str], writable: Sequence[str], used: Usage | None, signature: Signature, notes: list[str]
) -> dict[str, str]:
    """A, B and C among more pointers: by name, if the one called C is written, by use, or C as the one written."""
    c = next((name for name, role in named.items() if role == "C"), "")
    only_read = used is not None and used.beside.get(c, ("", frozenset()))[1] == {"load"}
    if sorted(named.values()) == sorted(ROLES) and not only_read:
        return dict(named)
    if used is None or None in (used.a, used.b, used.c):
        written = used.c if used is not None and used.c is not None else writable[0] if len(writable) == 1 else None
        if written is None or written in named or sorted(named.values()) != ["A", "B"]:
            return {}
        notes.append(f"{written} is C: of {signature.name}'s arrays it alone is written")
        return {**named, written: "C"}
    notes.append(f"{used.a}, {used.b} and {used.c} are A, B and C by how {signature.name} uses them")
    return {str(used.a): "A", str(used.b): "B", str(used.c): "C"}


def _matrices_named(names: Mapping[str, str]) -> dict[str, str]:
    """Roles of parameters whose names, or whose arguments', say it: ``d_A``, ``params.A``, ``A.elements``."""
    found = {}
    for key, name in names.items():
        owner, _, own = name.replace("::", ".").rpartition(".")
        role = role_named(own) or (role_named(owner.rpartition(".")[2]) if owner else None)
        if role is not None:
            found[key] = role
    return found
