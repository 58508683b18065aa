"""What a kernel's numbers mean: by their names, by what the host passes, and by how the kernel's addresses use them."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping, Sequence
from typing import Final

from rooftile.bind.host_tensors import is_map
from rooftile.bind.names import COLUMNS, PITCH, ROWS, SIZES, plain, role_named, size_named
from rooftile.bind.usage import Usage
from rooftile.core.launch_site import FUNCTIONS, NAME, LaunchSite, constant, expanded
from rooftile.core.source import Parameter, Signature

STRIDES: Final = {"lda": "K", "ldb": "N", "ldc": "N"}

_STRIDE: Final = re.compile(r"stride_?([abc])_?([mnk])|([abc])_?stride_?([01mnk])")
"""How Triton's kernels call the elements between rows, and between columns, of a matrix."""

_FLAG: Final = re.compile(r"(?:is_?|do_?)?(?:trans(?:pose[d]?)?|op)_?([ab])|([ab])_?trans(?:pose[d]?)?", re.IGNORECASE)
"""How parameters are called that say whether A or B comes as its transpose."""

_SCALE: Final = re.compile(
    r"(?:[a-z0-9_]*_|[abcdxwqk]|in|out|input|output|weight)?scal(?:e|ing)(?:_?(?:[abcdxwqk]|in|out))?|s[abxw]"
)
"""How numbers are called that multiply the product, whatever else does."""

_NUMBER: Final = re.compile(r"-?[0-9.]+(?:[eE][-+]?[0-9]+)?")

_FLAGS: Final = {"0": False, "1": True, "false": False, "true": True}

_EXTENT: Final = re.compile(r"(sizes|strides)_\[([01])\]")
"""Members of PyTorch's accessors of a tensor of two dimensions."""

_SHAPE: Final = re.compile(r"(\w+?)_?shape(_?strides)?", re.IGNORECASE)
"""How vectors are called that hold a matrix's sizes, the last two of which are its rows and columns, or its strides."""


def by_name(
    parameter: Parameter,
    signature: Signature,
    elements: Mapping[str, str],
    used: Usage | None,
    site: LaunchSite | None,
    swapped: bool,
    notes: list[str],
) -> dict[str, str]:
    """What one number is by its name: of an array or a batch, a leading dimension, alpha or beta; empty if none."""
    if (element := _of_array(parameter.name, signature, elements)) is not None:
        return {parameter.name: element}
    if (element := _of_batch(parameter.name, used, elements)) is not None:
        return {parameter.name: element}
    short = plain(parameter.name)
    if short in STRIDES:
        return {parameter.name: {"lda": "ldb", "ldb": "lda"}.get(short, short) if swapped else short}
    own = parameter.name.rpartition(".")[2].lower()
    if is_scale(own) and parameter.dtype.startswith(("float", "bfloat")):
        short = "alpha"
    if short not in ("alpha", "beta"):
        return {}
    text = argument(signature, site, parameter)
    text = site.definitions.get(text, text) if site is not None and text is not None else None
    if site is None or text is None or not _NUMBER.fullmatch(text):
        return {parameter.name: short}
    if float(text) != (short == "alpha"):
        shown = short if not is_scale(own) else f"{own}, which multiplies the product,"
        notes.append(f"{shown} = {text}, as launched at line {site.location.line}")
    return {parameter.name: f"{short}={text}"}


def is_scale(name: str) -> bool:
    """Whether a number called so multiplies the product."""
    return _SCALE.fullmatch(name.rpartition(".")[2].lower()) is not None


def unit_strides(signature: Signature) -> frozenset[str]:
    """Parameters that are what the elements of a row are apart, 1 where matrices are stored row by row."""
    return frozenset(
        p.name
        for p in signature.parameters
        if (_STRIDE.fullmatch(p.name.lower()) and _of_array(p.name, signature, {}) == "1")
        or p.name.endswith(".strides_[1]")
    )


def flags(
    scalars: Sequence[Parameter], signature: Signature, elements: Mapping[str, str], site: LaunchSite | None
) -> dict[str, str]:
    """What parameters are that choose between a matrix and its transpose: as the host passes them, else not.

    Where one is set its matrix is in ``elements``' place the transpose.
    """
    found: dict[str, str] = {}
    for parameter in scalars:
        match = _FLAG.fullmatch(parameter.name.rpartition(".")[2])
        if match is None or parameter.name in elements or not parameter.dtype.startswith(("bool", "int", "uint")):
            continue
        role = (match[1] or match[2]).upper()
        text = argument(signature, site, parameter)
        text = site.definitions.get(text, text) if site is not None and text is not None else text
        is_set = _FLAGS.get(text or "0")
        if is_set is None:
            continue
        found[parameter.name] = str(int(is_set))
        if parameter.dtype in ("int8", "uint8"):  # as BLAS has it, 'N' or 'T'
            found[parameter.name] = str(ord("T" if is_set else "N"))
        if is_set:
            found |= {name: f"{role}.T" for name, element in elements.items() if element == role}
    return found


def _of_array(name: str, signature: Signature, elements: Mapping[str, str]) -> str | None:
    """What a number that comes with a matrix is: a stride of Triton's, or a field of one of Numba's arrays."""
    stride = _STRIDE.fullmatch(name.lower())
    if stride is not None:
        role, axis = (stride[1] or stride[3]).upper(), stride[2] or stride[4]
        return PITCH[role] if axis == {"A": "m", "B": "k", "C": "m"}[role] or axis == "0" else "1"
    owner, _, field = name.rpartition(".")
    if field == "length" and (of := elements.get(owner, "")[:1]) in ROWS:  # arrayLength of WGSL
        return f"{ROWS[of]}*{COLUMNS[of]}".upper()
    accessed = elements.get(f"{owner}.data_", "")
    if accessed and (extent := _EXTENT.fullmatch(field)):
        of_rows, of_columns = (ROWS, COLUMNS) if not accessed.endswith(".T") else (COLUMNS, ROWS)
        across = of_columns[accessed[0]].upper()
        sides = (of_rows[accessed[0]].upper(), across) if extent[1] == "sizes" else (across, "1")
        return sides[int(extent[2])]
    if (element := _of_shape(owner, field, signature)) is not None:
        return element
    data = next((p for p in signature.parameters if p.kind == "pointer" and p.name == f"{owner}.data"), None)
    role = role_named(owner) if data is not None else None
    if data is None or role is None or data.dtype == "opaque":
        return None
    size = int(re.sub(r"\D", "", data.dtype)) // 8
    rows, columns = ROWS[role].upper(), COLUMNS[role].upper()
    flat = not any(p.name == f"{owner}.shape[1]" for p in signature.parameters)
    fields = {"nitems": f"{rows}*{columns}", "itemsize": f"{size}", "meminfo": "0", "parent": "0"}
    fields |= {"shape[0]": f"{rows}*{columns}", "strides[0]": f"{size}"} if flat else {}
    return {"strides[0]": f"{size}*{PITCH[role]}", "strides[1]": f"{size}", **fields}.get(field)


def _of_shape(owner: str, axis: str, signature: Signature) -> str | None:
    """What a component of a vector called ``aShape``, ``b_shape`` or ``outShapeStrides`` is, of one product."""
    told = _SHAPE.fullmatch(owner.rpartition(".")[2])
    role = role_named(told[1]) if told is not None else None
    axes = [p.name.rpartition(".")[2] for p in signature.parameters if p.name.rpartition(".")[0] == owner]
    if told is None or role is None or axes != list("xyzw")[: len(axes)] or axis not in axes or len(axes) < 2:
        return None
    rows, columns = ROWS[role].upper(), COLUMNS[role].upper()
    from_last = len(axes) - 1 - axes.index(axis)
    if told[2] is None:
        return (columns, rows, "1", "1")[from_last]
    return (columns, f"{rows}*{columns}", f"{rows}*{columns}", f"{rows}*{columns}")[from_last]


def _of_batch(name: str, used: Usage | None, elements: Mapping[str, str]) -> str | None:
    """What a number is that tells of a batch: how many products, of which one is made, or how far they are apart."""
    if used is None or used.batch is None:
        return None
    role = elements.get(used.batch.strides.get(name, ""), "")[:1]
    if role in ROWS:
        return f"{ROWS[role]}*{COLUMNS[role]}".upper()
    return "1" if plain(name) in ("batch", "batches", "batchcount", "batchsize", "nbatch", "nbatches", "bs") else None


def parts_passed(
    sizes: Sequence[Parameter],
    signature: Signature,
    elements: Mapping[str, str],
    site: LaunchSite | None,
    notes: list[str],
) -> dict[str, str]:
    """Sizes of which the host passes a part, ``N / 4`` for a parameter that a kernel's addresses tell to be N."""
    found: dict[str, str] = {}
    for parameter in sizes if site is not None else ():
        text = argument(signature, site, parameter)
        element = elements.get(parameter.name)
        if site is None or text is None or element not in SIZES or NAME.fullmatch(text) or "/" not in text:
            continue
        names = {name: made for name, made in site.definitions.items() if size_named(name) != element}  # a 256, maybe
        made = re.sub(r"\b[A-Za-z_]\w*", lambda match: size_named(match[0]) or match[0], expanded(text, names))
        if re.fullmatch(rf"{element} ?// ?\d+|{element} ?/ ?\d+", made):
            found[parameter.name] = made
            notes.append(f"{parameter.name} = {made}, as launched at line {site.location.line}")
    return found


def products_passed(
    scalars: Sequence[Parameter], signature: Signature, site: LaunchSite | None, notes: list[str]
) -> dict[str, str]:
    """Numbers that are called like a size, ``n``, for which the host passes a product of two: how many elements."""
    found: dict[str, str] = {}
    for parameter in scalars:
        text = argument(signature, site, parameter) if size_named(parameter.name) is not None else None
        factors = re.fullmatch(r"\(*([A-Za-z_]\w*) ?\* ?([A-Za-z_]\w*)\)*", text or "")
        sizes = [size_named(name) for name in factors.groups()] if factors is not None else []
        if site is not None and len(set(sizes) - {None}) > 1:
            found[parameter.name] = " * ".join(filter(None, sizes))
            where = f"as launched at line {site.location.line}"
            notes.append(f"{parameter.name} = {found[parameter.name]}, {where}")
    return found


def as_passed(
    scalars: Sequence[Parameter],
    signature: Signature,
    elements: Mapping[str, str],
    site: LaunchSite | None,
    notes: list[str],
) -> dict[str, str]:
    """What the host passes for those numbers that are not known yet."""
    found: dict[str, str] = {}
    of_slices = _launches_slices(signature, elements, site)
    for parameter in scalars:
        if parameter.name in elements or site is None:
            continue
        text = _passed(signature, site, parameter, {**elements, **found})
        if text is None or (of_slices and text.isdecimal()):
            continue
        found[parameter.name] = text
        if text != size_named(parameter.name):
            notes.append(f"{parameter.name} = {text}, as launched at line {site.location.line}")
    return found


def _launches_slices(signature: Signature, elements: Mapping[str, str], site: LaunchSite | None) -> bool:
    """Whether each of several launches is passed other parts of A and B, ``A + k0``: numbers then are of one part."""
    offsets = [
        set(NAME.findall(text.partition("+")[2])) - site.definitions.keys()
        for parameter in signature.parameters
        if site is not None and elements.get(parameter.name, "")[:1] in ("A", "B")
        if (text := argument(signature, site, parameter)) is not None
    ]
    return len(offsets) == 2 and bool(offsets[0] & offsets[1])


def _passed(signature: Signature, site: LaunchSite, parameter: Parameter, elements: Mapping[str, str]) -> str | None:
    """What host code passes for a parameter that is no size: a number, or an expression over the sizes passed."""
    text = argument(signature, site, parameter)
    if text is not None and "." in (number := site.definitions.get(text, "")) and _NUMBER.fullmatch(number):
        text = number
    is_size = size_named(parameter.name) is not None  # a number passed for it is that of the host's own problem
    if text is None or _NUMBER.fullmatch(text):
        return None if is_size else text
    made, value = over_sizes(text, signature, site, elements)
    if value is not None:
        return None if is_size else str(value)
    return made


def over_sizes(
    text: str, signature: Signature, site: LaunchSite, elements: Mapping[str, str]
) -> tuple[str | None, int | None]:
    """An expression of host code over M, N and K, None where it is more; and its value where it has one for any."""
    sizes = {
        passed: element
        for p in signature.parameters
        if (element := elements.get(p.name)) in SIZES and (passed := argument(signature, site, p)) is not None
    }
    fixed = {name: text for name, text in site.definitions.items() if name not in (*sizes, *sizes.values())}
    value = constant(NAME.sub(lambda match: sizes.get(match[0], match[0]), text), fixed)
    made = NAME.sub(lambda match: sizes.get(match[0], match[0]), expanded(text, fixed))
    known = {name for name in NAME.findall(made) if name not in FUNCTIONS} <= set(SIZES)
    return made if known else None, value


def argument(signature: Signature, site: LaunchSite | None, parameter: Parameter) -> str | None:
    """What host code passes for ``parameter``."""
    return None if site is None else site.passed_to([p.name for p in signature.parameters]).get(parameter.name)


def strides_by_use(
    scalars: Sequence[Parameter],
    signature: Signature,
    elements: Mapping[str, str],
    used: Usage | None,
    notes: list[str],
) -> dict[str, str]:
    """Leading dimensions, if rows are three different parameters apart: no sizes, which A and B would share."""
    strides = {} if used is None else {used.lda: "lda", used.ldb: "ldb", used.ldc: "ldc"}
    if len(strides) != 3:
        return {}
    told = {p.name: strides[p.name] for p in scalars if p.name in strides and p.name not in elements}
    notes += [f"{name} is {stride} by how {signature.name} indexes its matrices" for name, stride in told.items()]
    return told


def unread(
    signature: Signature, elements: Mapping[str, str], used_numbers: Collection[int], notes: list[str]
) -> dict[str, str]:
    """Zeros for the numbers that the kernel does not read."""
    unread = [
        p.name
        for number, p in enumerate(signature.parameters)
        if number not in used_numbers and p.kind == "scalar" and not is_map(p) and p.name not in elements
    ]
    if unread:
        notes.append(f"{', '.join(unread)}: 0, for {signature.name} does not read it")
    return dict.fromkeys(unread, "0")
