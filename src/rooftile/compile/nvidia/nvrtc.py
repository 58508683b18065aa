"""One call of NVRTC, NVIDIA's run-time compiler: CUDA C++ text in, PTX, machine code and log out. No driver needed."""

from __future__ import annotations

import atexit
import os
import re
import shutil
import tempfile
import threading
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any, Final

from rooftile.compile.limits import ENDLESS, allowed_seconds
from rooftile.compile.nvidia import toolchain
from rooftile.compile.nvidia.apart import LASTING, compile_apart
from rooftile.core.cache import cache_dir
from rooftile.core.errors import CompileError, UnavailableError, UsageError, pip_install

TIMEOUT_SECONDS: Final = 120.0
"""Templates that instantiate themselves twice at every level compile for ever; real kernels take seconds."""

_STACK_BYTES: Final = 512 * 1024 * 1024
_PARSE_ONLY: Final = b"-fdevice-syntax-only"

_compiling = threading.Lock()  # NVRTC compiles one program at a time
_abandoned = False


@dataclass(frozen=True, slots=True)
class Program:
    """Result of one compilation; ``lowered`` are the mangled names of the name expressions, empty if there is none."""

    ok: bool
    log: str
    ptx: str = ""
    cubin: bytes = b""
    lowered: tuple[str, ...] = ()


def _load() -> ModuleType:
    try:
        from cuda.bindings import nvrtc

        _check(nvrtc, nvrtc.nvrtcVersion())  # the library itself is only looked for at the first call
    except (ImportError, OSError, RuntimeError) as error:
        raise UnavailableError(
            "NVRTC, the compiler for CUDA C++, is not on this machine",
            got=str(error).splitlines()[0] if str(error) else type(error).__name__,
            next_step=f"{pip_install('nvidia-cuda-nvrtc', 'cuda-bindings')} (Linux, Windows), "
            "pass the kernel as a .ptx file, or use a kernel of the ladder with its default parameters",
        ) from error
    return nvrtc  # type: ignore[no-any-return]


def _check(nvrtc: ModuleType, result: tuple[Any, ...]) -> Any:
    """The values of ``result`` if its status is success."""
    status, *values = result
    if status != nvrtc.nvrtcResult.NVRTC_SUCCESS:
        raise RuntimeError(f"NVRTC: {status.name}")
    return values[0] if len(values) == 1 else tuple(values)


def version() -> str:
    """The compiler's name and version: ``NVRTC 13.5.37``."""
    wheel = toolchain.wheel_version("nvidia_cuda_nvrtc")
    if wheel is not None:
        return f"NVRTC {wheel}"
    nvrtc = _load()
    return "NVRTC {}.{}".format(*_check(nvrtc, nvrtc.nvrtcVersion()))


def check_arch(arch: str) -> None:
    """Refuse an architecture that NVRTC cannot make machine code for.

    Raises
    ------
    UsageError
        If ``arch`` is not ``sm_`` and a number NVRTC knows, with an optional ``a`` or ``f``.
    """
    nvrtc = _load()
    known = _check(nvrtc, nvrtc.nvrtcGetSupportedArchs())
    match = re.fullmatch(r"sm_(\d+)[af]?", arch)
    if match is None or int(match[1]) not in known:
        raise UsageError(
            "the compiler does not know this architecture",
            got=arch,
            allowed=", ".join(f"sm_{number}" for number in known),
            next_step="choose a GPU of one of these",
        )


def compile_program(
    text: str,
    file: str,
    options: Sequence[str],
    *,
    names: Sequence[str] = (),
    headers: Mapping[str, str],
) -> Program:
    """Compile ``text``, which the log and the PTX call ``file``, with in-memory ``headers``.

    The compiler cannot be interrupted. It runs in a thread of its own, so that waiting for it can be: by Ctrl-C, and
    after :data:`TIMEOUT_SECONDS`, or what :func:`~rooftile.compile.limits.time_limit` says.

    Raises
    ------
    UnavailableError
        If NVRTC is not installed.
    CompileError
        If the compiler does not come to an end.
    """
    global _abandoned
    _load()
    seconds = allowed_seconds(TIMEOUT_SECONDS)
    if not LASTING.isdisjoint(options):
        return compile_apart(text, file, options, names, headers, seconds)
    if not _compiling.acquire(timeout=0 if _abandoned else seconds):
        raise CompileError(ENDLESS, got="an earlier compilation", next_step="start a new Python process")
    _abandoned = False
    results: list[Program | BaseException] = []

    def work() -> None:
        try:
            results.append(compile_here(text, file, options, names, headers))
        except BaseException as error:
            results.append(error)
        finally:
            _compiling.release()

    try:
        thread = _start(work)
    except BaseException:
        _compiling.release()
        raise
    try:
        thread.join(seconds)
    finally:
        _abandoned = thread.is_alive()
    if not results:
        raise CompileError(
            ENDLESS,
            got=f"more than {seconds:g} s",
            next_step="look for templates or macros that grow without bound",
        )
    if isinstance(results[0], BaseException):
        raise results[0]
    return results[0]


def _start(work: Callable[[], None]) -> threading.Thread:
    """Run ``work`` in a thread with room for deeply nested source: the compiler recurses, and dies where it ends."""
    before = threading.stack_size()
    for size in (_STACK_BYTES, before):
        thread = threading.Thread(target=work, name="nvrtc", daemon=True)
        try:
            threading.stack_size(size)
            thread.start()
        except (RuntimeError, ValueError):  # no system gives every process that much address space
            if size == before:
                raise
        else:
            break
        finally:
            threading.stack_size(before)
    return thread


def compile_here(
    text: str, file: str, options: Sequence[str], names: Sequence[str], headers: Mapping[str, str]
) -> Program:
    """What :func:`compile_program` gives, without its care: nothing ends a compilation that has no end."""
    nvrtc = _load()
    encoded = [option.encode("utf-8", "surrogateescape") for option in options]
    if any("<" in name for name in names):  # asked for instances of templates that do not parse, the compiler can crash
        with _created(nvrtc, text, file, headers) as program:
            (status,) = nvrtc.nvrtcCompileProgram(program, len(encoded) + 1, [*encoded, _PARSE_ONLY])
            if status == nvrtc.nvrtcResult.NVRTC_ERROR_COMPILATION:
                return Program(False, _text(_output(nvrtc, program, "ProgramLog")))
    with _created(nvrtc, text, file, headers) as program:
        for name in names:
            _check(nvrtc, nvrtc.nvrtcAddNameExpression(program, name.encode()))
        (status,) = nvrtc.nvrtcCompileProgram(program, len(encoded), encoded)
        log = _text(_output(nvrtc, program, "ProgramLog"))
        if status != nvrtc.nvrtcResult.NVRTC_SUCCESS:
            return Program(False, log or f"nvrtc: error: {status.name}")
        return Program(
            True,
            log,
            _text(_output(nvrtc, program, "PTX")),
            _output(nvrtc, program, "CUBIN"),
            tuple((_check(nvrtc, nvrtc.nvrtcGetLoweredName(program, name.encode())) or b"").decode() for name in names),
        )


@contextmanager
def _created(nvrtc: ModuleType, text: str, file: str, headers: Mapping[str, str]) -> Iterator[Any]:
    program = _check(
        nvrtc,
        nvrtc.nvrtcCreateProgram(
            text.encode("utf-8", "replace"),
            file.encode("utf-8", "replace"),
            len(headers),
            [body.encode() for body in headers.values()],
            [name.encode() for name in headers],
        ),
    )
    try:
        yield program
    finally:
        nvrtc.nvrtcDestroyProgram(program)


def _output(nvrtc: ModuleType, program: Any, what: str) -> bytes:
    size = _check(nvrtc, getattr(nvrtc, f"nvrtcGet{what}Size")(program))
    buffer = bytearray(size)
    _check(nvrtc, getattr(nvrtc, f"nvrtcGet{what}")(program, buffer))
    return bytes(buffer)


def _text(raw: bytes) -> str:
    return raw.replace(b"\0", b"").decode("utf-8", "replace")  # the log of ptxas has one in the middle


def bundled_headers() -> tuple[Path, ...]:
    """Folders of the C++ core libraries (``nv/target``, ``cuda/std``) that newer NVRTC carries inside it.

    Unpacked once, 21 MB in 0.2 s, into the cache's folder, or where that cannot be written into a temporary one. Empty
    where NVRTC has none.
    """
    nvrtc = _load()
    install = getattr(nvrtc, "nvrtcInstallBundledHeaders", None)
    if install is None:
        return ()
    for place in (_kept_folder, _temporary_folder):
        try:
            folder = place().absolute()
            folder.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            status = install(os.fsencode(folder), 0)[0]
        except OSError:
            continue
        if status == nvrtc.nvrtcResult.NVRTC_SUCCESS:
            return (folder / "cccl", folder)
    return ()


def _kept_folder() -> Path:
    return cache_dir() / f"headers-{version().split()[-1]}"


@cache
def _temporary_folder() -> Path:
    folder = tempfile.mkdtemp(prefix="rooftile-headers-")
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    return Path(folder)
