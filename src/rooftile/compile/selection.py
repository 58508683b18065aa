"""Which kernel of a file is meant, and the C++ expression that names it to the compiler."""

from __future__ import annotations

import difflib
import re
from collections.abc import Sequence
from dataclasses import dataclass

from rooftile.compile.cpp.signature import FileSyntax, KernelDeclaration
from rooftile.compile.cpp.types import ELEMENTS, expand, split_arguments
from rooftile.core.errors import UnknownNameError, UsageError
from rooftile.core.launch_site import LaunchSite

_NAME = re.compile(r"(?P<name>(?:::)?[A-Za-z_$][\w$]*(?:::[A-Za-z_$][\w$]*)*)\s*(?:<(?P<arguments>[^;{}#\\\n\r]*)>)?")

_MATRICES = 3


@dataclass(frozen=True, slots=True)
class Choice:
    """The chosen kernel. ``declaration`` is None where the parser did not see it (a macro makes it)."""

    expression: str
    declaration: KernelDeclaration | None
    arguments: tuple[str, ...] = ()


def choose(name: str | None, files: Sequence[FileSyntax], file: str, sites: Sequence[LaunchSite] = ()) -> Choice | None:
    """The kernel called ``name``, or the only one there is; None if no kernel can be seen and none is named.

    Of several kernels it is the one that host code launches, a comment tells of or that alone can take three matrices,
    if that is only one; of a template the instance launched.

    Parameters
    ----------
    name : str or None
        ``k``, ``space::k`` or ``k<16>``.
    files : sequence of FileSyntax
        What the file itself declares, then its headers.
    file : str
        Shown in messages.
    sites : sequence of LaunchSite
        The launches in host code.

    Raises
    ------
    UsageError
        If several kernels could be meant, or the one meant is a template without arguments.
    UnknownNameError
        If ``name`` cannot be a kernel's name.
    """
    kernels = [kernel for each in files for kernel in each.kernels]
    if name is None:
        launched = _launched(sites)
        candidates = _candidates(kernels, sites)
        if not candidates:
            return Choice(next(iter(launched)), None) if len(launched) == 1 else None
        if len(candidates) > 1:
            raise UsageError(
                "the file has several kernels",
                got=file,
                allowed=", ".join(kernel.name for kernel in candidates),
                next_step=f"name one: {file}:{candidates[0].name}",
            )
        return _instance(candidates[0], None, files, file, sites)
    match = _NAME.fullmatch(name.strip())
    if match is None:
        raise not_found(name, kernels, file)
    wanted = match["name"].removeprefix("::")
    found = [kernel for kernel in kernels if kernel.name == wanted]
    found = found or [kernel for kernel in kernels if kernel.name.endswith(f"::{wanted}")]
    if len({kernel.name for kernel in found}) > 1:
        raise UsageError(
            "several kernels have this name",
            got=name,
            allowed=", ".join(kernel.name for kernel in found),
            next_step="write it with its namespace",
        )
    if not found:
        return Choice(name.strip(), None)
    return _instance(found[0], match["arguments"], files, file, sites)


def names(files: Sequence[FileSyntax], sites: Sequence[LaunchSite] = ()) -> tuple[str, ...]:
    """What to call each kernel that :func:`choose` could mean where none is named; instances of a template by launch.

    Empty where no kernel can be seen.
    """
    found: list[str] = []
    for kernel in _candidates([kernel for each in files for kernel in each.kernels], sites):
        instances = _instances(kernel, files, sites) if kernel.template is not None else []
        scope = kernel.name.removesuffix(kernel.short_name)
        found += [f"{scope}{instance.rpartition('::')[2]}" for instance in instances] or [kernel.name]
    return tuple(dict.fromkeys(found))


def _launched(sites: Sequence[LaunchSite]) -> set[str]:
    """Kernels that host code launches, without namespaces."""
    return {site.kernel.rpartition("::")[2] for site in sites if not site.comment}


def _candidates(kernels: Sequence[KernelDeclaration], sites: Sequence[LaunchSite]) -> list[KernelDeclaration]:
    """The file's own kernels, or those of its headers; of several only what one reason speaks for.

    Reasons are that it alone is launched, that a comment gives its launch, or that only it can take three matrices, or
    of those that can is launched before the others, which are passed its result.
    """
    unique = {kernel.name: kernel for kernel in reversed(kernels)}  # one header may declare what another defines
    kernels = list(unique.values())[::-1]
    candidates = [kernel for kernel in kernels if kernel.main] or kernels
    told = {site.kernel.rpartition("::")[2] for site in sites if site.comment}
    for reason in (_launched(sites), told):
        if len(candidates) > 1 and len(reason) == 1:
            candidates = [kernel for kernel in candidates if kernel.short_name in reason] or candidates
    if len(candidates) > 1:
        multiplying = [kernel for kernel in candidates if _may_multiply(kernel)]
        passed = [kernel for kernel in multiplying if kernel.parameters] or multiplying
        names = {kernel.short_name for kernel in passed}
        before = [site for site in sites if site.kernel.rpartition("::")[2] in names]
        behind = {later.kernel.rpartition("::")[2] for site in before for later in site.behind}
        first = [kernel for kernel in passed if kernel.short_name not in behind]  # others go on from its result
        candidates = first if len(first) == 1 else candidates
    return candidates


def _may_multiply(kernel: KernelDeclaration) -> bool:
    """Whether a kernel's parameters can be A, B and C: three pointers, a structure, or none where these are global."""
    pointers = sum(parameter.pointers > 0 for parameter in kernel.parameters)
    template = {parameter.name for parameter in kernel.template or ()}
    whole = any(
        not parameter.pointers and parameter.type not in template and expand(parameter.type, {})[0] not in ELEMENTS
        for parameter in kernel.parameters
    )
    return pointers >= _MATRICES or whole or not kernel.parameters


def not_found(name: str, kernels: Sequence[KernelDeclaration] | Sequence[str], file: str) -> UnknownNameError:
    """The error that lists what there is."""
    names = [kernel if isinstance(kernel, str) else kernel.name for kernel in kernels]
    close = difflib.get_close_matches(name, names, 1)
    return UnknownNameError(
        f"{file} has no kernel of this name" if names else f"{file} has no kernel (no __global__ function)",
        got=repr(name) if not name.isprintable() or name.isspace() else name or None,
        allowed=", ".join(names) or None,
        next_step=f"did you mean {close[0]}?"
        if close
        else "name one of them"
        if names
        else "give a file with a kernel",
    )


def _instance(
    kernel: KernelDeclaration,
    arguments: str | None,
    files: Sequence[FileSyntax],
    file: str,
    sites: Sequence[LaunchSite],
) -> Choice:
    if arguments is not None:
        if kernel.template is None:
            raise UsageError(
                "this kernel is not a template", got=f"{kernel.name}<{arguments}>", next_step=f"name it {kernel.name}"
            )
        return Choice(f"{kernel.name}<{arguments}>", kernel, split_arguments(arguments))
    if kernel.template is None:
        return Choice(kernel.name, kernel)
    launched = [site for site in sites if site.kernel.rpartition("::")[2] == kernel.short_name and not site.comment]
    launched = [site for site in launched if site.reached] or launched
    instances = list(dict.fromkeys(site.template for site in launched if site.complete))
    if len(instances) == 1 and instances[0]:
        return Choice(f"{kernel.name}<{instances[0]}>", kernel, split_arguments(instances[0]))
    if all(parameter.default is not None for parameter in kernel.template) and instances in ([], [None]):
        return Choice(f"{kernel.name}<>", kernel)
    made = _instances(kernel, files, sites)
    if len(set(made)) == 1:
        given = made[0].partition("<")[2].removesuffix(">")
        return Choice(f"{kernel.name}<{given}>", kernel, split_arguments(given))
    open_ones = [parameter for parameter in kernel.template if parameter.default is None]
    elements = {word for p in kernel.parameters if p.pointers for word in re.findall(r"\w+", p.type)}
    if not made and all(p.is_type and p.name in elements for p in open_ones):  # any numbers show what the kernel does
        given = ", ".join(["float"] * len(open_ones))
        return Choice(f"{kernel.name}<{given}>", kernel, split_arguments(given))
    wanted = ", ".join(("typename " if p.is_type else "") + p.name for p in kernel.template)
    called = next((q for q in kernel.parameters if not q.pointers and q.type in {p.name for p in open_ones}), None)
    if not made and launched and called is not None and any(p.is_type and p.name == called.type for p in open_ones):
        raise UsageError(
            f"what {kernel.short_name} does comes with {called.name}, whose type is the host's alone: a lambda, say",
            got=f"{called.type} {called.name} of {kernel.name}<{wanted}>, launched at line {launched[0].location.line}",
            allowed="kernels with a body of their own, and classes with a name and operator()",
            next_step=f"write what the lambda does as a kernel, or as a structure that has the arrays and sizes as "
            f"members, and launch or name {kernel.short_name}<ThatStructure>",
        )
    values = ", ".join("float" if p.is_type else "16" for p in kernel.template if p.default is None)
    example = f"{kernel.short_name}<{values}>"
    raise UsageError(
        "this kernel is a template: say which instance",
        got=f"{kernel.name}<{wanted}>",
        allowed=", ".join(dict.fromkeys(made)) or None,
        next_step=f"name it with arguments, for example {file}:{made[0] if made else example}",
    )


def _instances(kernel: KernelDeclaration, files: Sequence[FileSyntax], sites: Sequence[LaunchSite]) -> list[str]:
    """A template's instances, ``k<16>``: those launched, or those instantiated."""
    launched = (site for site in sites if site.kernel.rpartition("::")[2] == kernel.short_name and not site.comment)
    given = dict.fromkeys(site.template for site in launched if site.complete and site.template)
    return [f"{kernel.short_name}<{text}>" for text in given] or [
        text
        for each in files
        for text in each.instantiations
        if text.partition("<")[0] in (kernel.name, kernel.short_name)
    ]
