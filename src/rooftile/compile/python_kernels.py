"""Kernels written in Python, for Triton or Numba: compiled to PTX without a GPU, in a process of their own.

That process imports the user's module. What it prints, changes or waits for stays there, and after
:data:`TIMEOUT_SECONDS` it ends.
"""

from __future__ import annotations

import ast
import importlib.util
import json
import os
import re
import signal
import subprocess
import sys
import tempfile
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from rooftile.compile import ptxfile
from rooftile.compile.limits import allowed_seconds
from rooftile.compile.nvidia import elf
from rooftile.core.errors import CompileError, UnavailableError, UnknownNameError, UsageError, pip_install
from rooftile.core.launch_site import LaunchSite
from rooftile.core.source import (
    Compiled,
    Diagnostic,
    Location,
    Parameter,
    Resources,
    Signature,
    Source,
    with_files_shown,
)

TIMEOUT_SECONDS: Final = 120.0

_WORKER: Final = Path(__file__).with_name("python_worker.py")
_PACKAGES: Final = {"triton": ("Triton", "triton"), "numba": ("Numba", "numba_cuda")}
_TRITON_TYPES: Final = {
    "fp16": "float16",
    "bf16": "bfloat16",
    "fp32": "float32",
    "fp64": "float64",
    "i1": "bool",
    "fp8e4nv": "float8_e4m3fn",
    "fp8e5": "float8_e5m2",
    **{f"i{bits}": f"int{bits}" for bits in (8, 16, 32, 64)},
    **{f"u{bits}": f"uint{bits}" for bits in (8, 16, 32, 64)},
}
"""NumPy's names of Triton's types; Numba's are NumPy's."""


def python_kernels(text: str) -> dict[str, str]:
    """Kernels of a Python source and the library they are for, "triton" or "numba", by their decorators.

    Raises
    ------
    CompileError
        If it is no Python.
    """
    try:
        tree = ast.parse(text)
    except (SyntaxError, ValueError, RecursionError, MemoryError) as error:
        raise CompileError("the file is no Python", got=str(error) or type(error).__name__) from error
    imported = {
        alias.asname or alias.name.partition(".")[0]: (node.module if isinstance(node, ast.ImportFrom) else alias.name)
        for node in ast.walk(tree)
        if isinstance(node, (ast.Import, ast.ImportFrom))
        for alias in node.names
    }
    found = {}
    for function in (node for node in tree.body if isinstance(node, ast.FunctionDef)):
        for decorator in function.decorator_list:
            called = decorator.func if isinstance(decorator, ast.Call) else decorator
            words = ast.unparse(called).split(".")
            library = (imported.get(words[0]) or "").partition(".")[0]
            if words[-1] == "jit" and library in _PACKAGES:
                found[function.name] = library
    return found


def compile_python(source: Source, name: str | None, *, arch: str, defines: Mapping[str, str]) -> Compiled:
    """Compile the kernel called ``name``, or the only one, of a Python source.

    Parameters
    ----------
    source : Source
        Read from the file that it is named after, which is what is imported.
    name : str, optional
        The function's.
    arch : str
        ``sm_90``.
    defines : mapping of str to str
        Values of ``constexpr`` parameters and of ``num_warps`` and ``num_stages``; types of other parameters.

    Raises
    ------
    UsageError, UnknownNameError
        For a kernel or a definition that there is not.
    UnavailableError
        If the library that the kernel is for is not installed.
    CompileError
        If importing or compiling fails or does not end.
    """
    known = python_kernels(source.text)
    if name is None and len(known) != 1:
        raise (UsageError if known else UnknownNameError)(
            "the file has several kernels" if known else f"{source.name} has no kernel",
            got=source.name,
            allowed=", ".join(known) or "a function under @triton.jit or @cuda.jit",
            next_step=f"name one: {source.name}:{next(iter(known), 'FUNCTION')}",
        )
    name = name or next(iter(known))
    library = known.get(name)
    for each in [library] if library is not None else []:
        require(each)
    answer = _ask(source, name, arch, defines, allowed_seconds(TIMEOUT_SECONDS))
    if "error" in answer:
        raise _failure(source, name, answer)
    return _compiled(source, name, answer)


def require(library: str) -> None:
    """Refuse where the package for kernels of ``library`` is not installed.

    Raises
    ------
    UnavailableError
        That says what to install.
    """
    title, package = _PACKAGES[library]
    if importlib.util.find_spec(package) is None:
        raise UnavailableError(
            f"{title} is not installed",
            next_step=f"{pip_install(package.replace('_', '-'))}, or give the kernel's PTX as a .ptx file",
        )


def _ask(source: Source, name: str, arch: str, defines: Mapping[str, str], seconds: float) -> dict[str, Any]:
    """What the worker answers."""
    with tempfile.TemporaryDirectory(prefix="rooftile-") as folder:
        place = Path(folder) / "answer.json"
        request = {
            "file": os.path.abspath(source.name),
            "name": name,
            "arch": int(re.sub(r"\D", "", arch)),
            "defines": dict(defines),
            "answer": str(place),
        }
        process = subprocess.Popen(
            [sys.executable, "-P", str(_WORKER)],  # -P: or a file beside it, types.py, would be the library's
            stdin=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            start_new_session=True,
        )
        try:
            _, said = process.communicate(json.dumps(request).encode(), timeout=seconds)
        except subprocess.TimeoutExpired:
            raise CompileError(
                f"importing or compiling {source.name} has not come to an end",
                got=f"more than {seconds:g} s",
                next_step="keep what runs for long out of the module's top level",
            ) from None
        finally:
            _end(process)
        try:
            answer = json.loads(place.read_text(encoding="utf-8"))
        except (OSError, ValueError):
            last = said.decode("utf-8", "replace").strip().splitlines()[-1:]
            return {
                "error": f"the process that compiles it ended with status {process.returncode}",
                "got": "".join(last),
            }
        return answer if isinstance(answer, dict) else {"error": "the process that compiles it gave no answer"}


def _end(process: subprocess.Popen[bytes]) -> None:
    """End the process and all that it has started."""
    if process.poll() is None:
        if hasattr(os, "killpg"):
            os.killpg(process.pid, signal.SIGKILL)
        else:
            process.kill()
        process.wait()
    for pipe in (process.stdin, process.stderr):
        if pipe is not None:
            pipe.close()


def _failure(source: Source, name: str, answer: Mapping[str, Any]) -> Exception:
    """The error that an answer tells of."""
    what = str(answer["error"])
    if answer.get("kind") == "exception":
        line = answer.get("at")
        place = Location(source.name, line) if isinstance(line, int) else None
        message = Diagnostic("error", what.partition("\n")[0], place, source.line(line) if place and line else "")
        return CompileError(f"{source.name}:{name} cannot be imported and compiled", diagnostics=[message])
    if answer.get("kind") == "name":
        return UnknownNameError(what, got=answer.get("got"), allowed=", ".join(python_kernels(source.text)) or None)
    if "allowed" in answer:
        return UsageError(what, got=answer.get("got"), allowed=answer["allowed"], next_step=answer.get("next_step"))
    return CompileError(what, got=answer.get("got"))


def _compiled(source: Source, name: str, answer: Mapping[str, Any]) -> Compiled:
    ptx = _shown(answer["ptx"], source)
    declared = ptxfile.entries(ptx)
    entry = answer["entry"] or next(iter(declared), "")
    if entry not in declared:
        raise CompileError(f"{source.name}:{name} was compiled to PTX without a kernel")
    location = Location(source.name, int(answer["line"]))
    parameters = [
        Parameter(
            each["name"],
            "pointer" if each["pointer"] else "scalar",
            _TRITON_TYPES.get(each["type"], each["type"]),
            found.size,
        )
        for each, found in zip(answer["parameters"], declared[entry], strict=False)
    ]
    # Triton appends pointers to scratch memory, which a product does not use.
    parameters += [
        Parameter(f"scratch{number}", "scalar", "int64", found.size)
        for number, found in enumerate(declared[entry][len(parameters) :])
    ]
    block = tuple(str(size) for size in answer["block"] or ())
    grid = tuple(answer["grid"] or ())
    sites = (
        [LaunchSite(name, None, grid, block, str(answer["shared"]), (), location)] if block and grid else []
    )  # fmt: skip
    return Compiled(
        source,
        Signature(name, entry, tuple(parameters), location),
        ptx,
        (),
        _resources(answer, entry),
        (),
        answer["toolchain"],
        None,
        tuple(Diagnostic("note", note, location) for note in answer["notes"]),
        tuple(sites),
    )


def _resources(answer: Mapping[str, Any], entry: str) -> Resources | None:
    """What the machine code needs; spilled bytes are in its stack, and not known by themselves."""
    if not answer["cubin"]:
        return None
    try:
        footprint = elf.footprint(bytes.fromhex(answer["cubin"]), entry)
    except (KeyError, ValueError):
        return None
    return Resources(answer["arch"], footprint.registers, footprint.static_shared_bytes, footprint.stack_bytes, 0, 0)


def _shown(ptx: str, source: Source) -> str:
    """``ptx`` with the files of its lines under the names they are shown by, never with a path of this machine."""
    home = os.path.realpath(source.name)

    return with_files_shown(ptx, lambda path: source.name if os.path.realpath(path) == home else Path(path).name)
