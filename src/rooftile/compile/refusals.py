"""What is said of a source that the compiler refuses."""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from typing import Final

from rooftile.compile import selection
from rooftile.compile.cpp import signature
from rooftile.core.errors import CompileError
from rooftile.core.source import Diagnostic, Source

MISSING_HEADER: Final = re.compile(r'cannot open source file "([^"]+)"')


def does_not_compile(
    source: Source,
    found: Sequence[Diagnostic],
    text: str,
    missing: Sequence[str],
    aside: Collection[str],
    replaced: Sequence[str] = (),
) -> CompileError:
    """What the compiler ``found``, by the ``text`` of its log.

    The ``missing`` headers were taken as empty; functions called as in ``aside`` were set aside as host code, and the
    parameters ``replaced`` are macros that the user gave.
    """
    errors = [diagnostic for diagnostic in found if diagnostic.severity == "error"]
    header = MISSING_HEADER.search(text)
    macro = re.search(r'identifier "([A-Z_][A-Z0-9_]*)" is undefined', text)
    if replaced:
        flags = " ".join(f"-D {name}" for name in replaced)
        step = f"leave out {flags}: a macro replaces the parameter of its name, which is given by -M, -N, -K and --args"
    elif header is not None:
        step = f"give the folder of {header[1]} with -I, or leave the #include out if the kernel does not need it"
    elif "mdspan" in missing and "mdspan" in source.text:
        step = (
            "std::mdspan is the host's: in device code it is cuda::std::mdspan, of #include <cuda/std/mdspan>, whose "
            "elements are A(row, k)"
        )
    elif missing:
        step = (
            f"correct the lines below; if they need {', '.join(missing)}, which was not found, give its folder with -I"
        )
    elif host := [name for name in re.findall(r'identifier "(\w+)" is undefined', text) if name in aside]:
        step = f"{host[0]} is a function of the host: a kernel can call it if it is declared __host__ __device__"
    elif macro is not None:
        step = f"correct the lines below; if {macro[1]} is a macro, give its value with -D {macro[1]}=..."
    else:
        step = "correct the lines below"
    if re.search(r"uses too much shared data", text):
        step = (
            "make the tiles smaller, or take the shared memory dynamically (extern __shared__), up to the GPU's limit"
        )
    count = f"{len(errors)} error" + ("s" if len(errors) != 1 else "")
    shown = [diagnostic for diagnostic in found if diagnostic.severity != "warning"]
    return CompileError(f"{source.name} does not compile: {count}", diagnostics=shown, next_step=step)


def no_such_instance(
    choice: selection.Choice, kernel: signature.KernelDeclaration, reason: str, file: str
) -> CompileError:
    """Of a ``kernel`` that there is, but not as it was chosen."""
    if "overloaded function" in reason:
        return CompileError(
            f"{file} has several kernels called {choice.expression}, told apart by their parameters only",
            next_step="give each a name of its own: no host code can tell here which one is meant",
        )
    return CompileError(
        f"{file} has no instance {choice.expression}",
        got=reason,
        allowed="arguments that fit " + _template_text(kernel),
        next_step="correct the template arguments, or give the kernel a name of its own",
    )


def not_defined(choice: selection.Choice, source: Source) -> CompileError:
    """Of a kernel that is declared only, in what the compiler was given."""
    place = choice.declaration.location if choice.declaration is not None else None
    return CompileError(
        f"{choice.expression} is declared in {source.name}, but not defined",
        diagnostics=[Diagnostic("error", "no body follows, or it is taken for a part of what stands before it", place)],
        next_step="look for a bracket or a quote that is not closed before its body, or give the file that defines it",
    )


def _template_text(kernel: signature.KernelDeclaration) -> str:
    listed = ", ".join(("typename " if p.is_type else "") + p.name for p in kernel.template or ())
    return f"{kernel.name}<{listed}>" if kernel.template else kernel.name
