"""Sizes that host code passes to a kernel, held to those that it allocates the matrices for."""

from __future__ import annotations

import re
from collections.abc import Mapping
from math import isqrt
from typing import Final

from rooftile.bind.names import plain, role_named, size_named
from rooftile.core.call import BufferArgument, Call, ScalarArgument
from rooftile.core.finding import Finding
from rooftile.core.launch_site import LaunchSite, constant, distinct, expanded
from rooftile.explain.judging.subject import Subject
from rooftile.explain.launching.host_memory import SIDES

_SIZES: Final = ("M", "N", "K")
_CALLED: Final = {"M": "1009", "N": "2003", "K": "3001"}
"""Numbers for variables called so: whoever calls two the same means one size."""

_ONE_LESS: Final = re.compile(r"[^-]*-\s*1\s*\)?")


def passed_sizes(site: LaunchSite | None, subject: Subject, call: Call) -> Finding | None:
    """A finding where the host's launch passes other sizes than its matrices have, one for another or one too small.

    Three matrices of ``M*K``, ``K*N`` and ``M*N`` elements tell M, N and K. What else they may be allocated for, such
    as batches or padding, is not taken for these.
    """
    if site is None or site.comment:
        return None
    passed = site.passed_to([a.name for a in call.arguments])
    names, _ = subject.names(call.gemm)
    if (side := _side_of_tensor(site, call, names, passed)) is not None:
        return side
    has = _of_one(site, call, passed, names)
    if has is not None and (stride := _other_stride(site, names, passed, has)) is not None:
        return stride

    def is_other(name: str) -> bool:
        """Whether a number called as a size is another than that of the matrices; a kernel may take one twice."""
        return has is not None and size_named(name) is not None and _value(site, passed, name) != has[names[name]]

    told = sorted((name for name in names if passed.get(name) is not None), key=is_other)
    texts = {names[name]: passed[name] or "" for name in told}
    given = {size: value for size, text in texts.items() if (value := constant(text, site.definitions)) is not None}
    if len(given) != len(_SIZES) or has is None:
        return None if _fits(site, call, passed, names) else _by_name(site, call, names, passed)
    if has == given:
        return None
    other = [size for size in _SIZES if has[size] != given[size]]
    exchanged = sorted(has.values()) == sorted(given.values())
    more = len(other) == 1 and has[other[0]] < given[other[0]]
    if not (exchanged or more or (len(other) == 1 and _is_last_index(other[0], texts, call, names, has, given))):
        return None
    if exchanged and (pointers := _exchanged_pointers(site, call, passed)) is not None:
        return pointers
    said = ", ".join(f"{size} = {given[size]:,}" for size in other)
    meant = ", ".join(f"{size} = {has[size]:,}" for size in other)
    return Finding(
        "passed-sizes",
        "error",
        f"the launch passes {said}, and A, B and C are allocated for {meant}",
        site.location,
        why="the kernel takes rows to be of other lengths than they have, or more of them than there are",
        advice="pass the sizes, and the pointers, in the order of the kernel's parameters",
    )


def _other_stride(
    site: LaunchSite, names: Mapping[str, str], passed: Mapping[str, str | None], has: Mapping[str, int]
) -> Finding | None:
    """An error where a leading dimension gets another size than the rows have, and the sizes themselves are right."""
    values = {name: constant(passed.get(name) or "", site.definitions) for name in names}
    own = {size: name for name, size in names.items() if values[name] == has[size] and size_named(name) is not None}
    strides = [name for name in names if re.fullmatch(r"ld\w", plain(name)) and values[name] is not None]
    wrong = [name for name in strides if values[name] != has[names[name]]]
    if len(wrong) != 1 or own.keys() != has.keys() or (values[wrong[0]] or 0) not in has.values():
        return None
    name, meant = wrong[0], passed.get(own[names[wrong[0]]])
    return Finding(
        "passed-sizes",
        "error",
        f"the launch passes `{passed.get(name)}` = {values[name]:,} for {name}, and A, B and C are allocated for rows "
        f"`{meant}` = {has[names[name]]:,} apart",
        site.location,
        why="the kernel takes rows to be of other lengths than they have",
        advice=f"pass `{meant}` for {name}",
    )


def _side_of_tensor(
    site: LaunchSite, call: Call, names: Mapping[str, str], passed: Mapping[str, str | None]
) -> Finding | None:
    """An error where for one of M, N and K the side of a tensor is passed that is another, ``B.size(1)`` for K.

    Tensors of more than two dimensions, whose sides are counted otherwise, fit none of the others either.
    """
    sides: dict[str, tuple[str, str]] = {}
    for argument in call.arguments:
        if isinstance(argument, BufferArgument) and argument.role in SIDES and (tensor := passed.get(argument.name)):
            stored = SIDES[argument.role][::-1] if argument.transposed else SIDES[argument.role]
            sides |= {f"{tensor}_size_{axis}": (side, argument.name) for axis, side in enumerate(stored)}
    given = {name: expanded(passed.get(name) or "", site.definitions).strip("()") for name in names}
    told = {name: sides[text] for name, text in given.items() if text in sides}
    wrong = [name for name, (side, _) in told.items() if side != names[name]]
    if len(wrong) != 1 or {names[name] for name in told} != set(_SIZES) or len(told) != len(names):
        return None
    (name,) = wrong
    side, of = told[name]
    tensor, _, axis = given[name].rpartition("_size_")
    right = next(text for text, (other, _) in sides.items() if other == names[name])
    meant, _, meant_axis = right.rpartition("_size_")
    return Finding(
        "passed-sizes",
        "error",
        f"the launch passes `{tensor}.size({axis})` for {name}, and of {of}, as {_rows_and_columns(call, of)}, that is "
        f"{side}",
        site.place_of(passed.get(name) or ""),
        why=f"where {side} and {names[name]} differ, the kernel takes too few or too many elements for each sum"
        if names[name] == "K"
        else "the kernel takes rows to be of other lengths than they have, or more of them than there are",
        advice=f"pass `{meant}.size({meant_axis})`",
    )


def _rows_and_columns(call: Call, name: str) -> str:
    """A matrix's sides in the order in which it is stored, ``K x N``."""
    argument = next(a for a in call.arguments if isinstance(a, BufferArgument) and a.name == name)
    sides = SIDES[argument.role]
    return " x ".join(sides[::-1] if argument.transposed else sides)


def _exchanged_pointers(site: LaunchSite, call: Call, passed: Mapping[str, str | None]) -> Finding | None:
    """An error where the pointers are exchanged by their names; what is allocated for them then fits the sizes."""
    matrices = [a for a in call.arguments if isinstance(a, BufferArgument) and a.role in SIDES]
    by_role = {role: passed[a.name] for a in matrices if (role := role_named(passed.get(a.name) or "")) is not None}
    if set(by_role) != set(SIDES) or all(by_role[a.role] == passed[a.name] for a in matrices):
        return None
    wrong = [f"`{passed[a.name]}` for {a.name}" for a in matrices if by_role[a.role] != passed[a.name]]
    return Finding(
        "passed-sizes",
        "error",
        f"the launch passes {' and '.join(wrong)}: they are allocated for the sizes in another order",
        site.location,
        why="the kernel takes one matrix for the other, and its rows to be of other lengths than they have",
        advice=f"pass {', '.join(f'`{by_role[a.role]}`' for a in matrices)}, in the order of the kernel's parameters",
    )


def _is_last_index(
    size: str,
    texts: Mapping[str, str],
    call: Call,
    names: Mapping[str, str],
    has: Mapping[str, int],
    given: Mapping[str, int],
) -> bool:
    """Whether ``K - 1`` is passed for K where that is how far apart the kernel takes rows to be.

    With leading dimensions beside it, or where it only counts rows, a part of the matrices may be meant.
    """
    if given[size] != has[size] - 1 or _ONE_LESS.fullmatch(texts[size]) is None:
        return False
    scalars = [a for a in call.arguments if isinstance(a, ScalarArgument)]
    if sum(isinstance(a.value, int) for a in scalars) > len(set(names.values())):
        return False
    matrices = [a for a in call.arguments if isinstance(a, BufferArgument) and a.role in SIDES]
    return any(SIDES[a.role][0 if a.transposed else 1] == size for a in matrices)


def _value(site: LaunchSite, passed: Mapping[str, str | None], name: str) -> int | None:
    """What is passed for ``name``, if that is a constant."""
    return constant(passed.get(name) or "", site.definitions)


def _fits(site: LaunchSite, call: Call, passed: Mapping[str, str | None], names: Mapping[str, str]) -> bool:
    """Whether the matrices are allocated for the sizes as they are passed, whatever numbers these are."""
    texts = {name: text for name in names if (text := passed.get(name)) is not None}
    values = distinct([*texts.values(), *_memory(site, passed)], site.definitions)
    has = _allocated(site, call, passed, values)
    if has is None or {names[name] for name in texts} != set(_SIZES):
        return False
    return all(constant(text, values) == has[names[name]] for name, text in texts.items())


def _memory(site: LaunchSite, passed: Mapping[str, str | None]) -> list[str]:
    """Bytes of the allocations that are passed."""
    return [site.allocations[name] for name in passed.values() if name in site.certain]


def _by_name(
    site: LaunchSite, call: Call, names: Mapping[str, str], passed: Mapping[str, str | None]
) -> Finding | None:
    """A finding where ``N`` is passed for K and ``K`` for N by the names.

    An error if the matrices are allocated for the sizes as these are called; a warning if nothing but the names tells,
    and the pointers fit.
    """
    texts = {name: passed.get(name) or "" for name in names}
    said = {name: size_named(text) for name, text in texts.items()}
    if any(size_named(name) != size for name, size in names.items()) or set(names.values()) != set(_SIZES):
        return None
    if sorted(filter(None, said.values())) != sorted(names.values()) or said == names:
        return None
    values = distinct([*texts.values(), *_memory(site, passed)], site.definitions)
    called = {name: _CALLED[size] for name in values if (size := size_named(name)) is not None}
    has = _allocated(
        site, call, passed, values | {name: v for name, v in called.items() if name not in site.definitions}
    )
    pointers = [a for a in call.arguments if isinstance(a, BufferArgument)]
    if has is None and any(role_named(passed.get(a.name) or "") != a.role for a in pointers):
        return None  # with A and B exchanged it may be C's transpose that is meant
    if has is not None and has != {size: int(number) for size, number in _CALLED.items()}:
        return None
    wrong = [f"`{texts[name]}` for {name}" for name, size in names.items() if said[name] != size]
    return Finding(
        "passed-sizes",
        "warning" if has is None else "error",
        f"the launch passes {' and '.join(wrong)}"
        + (", and A, B and C are allocated for the sizes as they are called" if has is not None else ""),
        site.location,
        why="by their names the sizes are exchanged; here the kernel was given the right ones",
        advice="pass the sizes in the order of the kernel's parameters",
    )


def _of_one(
    site: LaunchSite, call: Call, passed: Mapping[str, str | None], names: Mapping[str, str]
) -> dict[str, int] | None:
    """M, N and K by what is allocated, for one product of a batch along z where these are passed, else for one."""
    count = constant(site.grid[2] or "", site.definitions) if len(site.grid) > len("xy") else None
    each = _allocated(site, call, passed, site.definitions, of=count) if count is not None and count > 1 else None
    if each is not None and set(each.values()) <= {_value(site, passed, name) for name in names}:
        return each
    return _allocated(site, call, passed, site.definitions)


def _allocated(
    site: LaunchSite, call: Call, passed: Mapping[str, str | None], definitions: Mapping[str, str], of: int = 1
) -> dict[str, int] | None:
    """M, N and K by the bytes that are allocated for the three matrices, ``of`` each, if these are of one size each."""
    elements: dict[str, int] = {}
    for argument in call.arguments:
        if isinstance(argument, BufferArgument) and argument.role in ("A", "B", "C"):
            if argument.pointers:
                return None
            name = passed.get(argument.name) or ""
            text = site.allocations.get(name) if name in site.certain else None
            count = constant(text, definitions) if text is not None else None
            if not count or count % of:
                return None
            elements[argument.role] = count // of // argument.data.itemsize
    if len(elements) != len(_SIZES):
        return None
    a, b, c = (elements[role] for role in "ABC")
    squares = {"M": (a * c, b), "N": (b * c, a), "K": (a * b, c)}
    found = {size: isqrt(product // by) for size, (product, by) in squares.items()}
    return found if all(found[size] ** 2 * by == product for size, (product, by) in squares.items()) else None
