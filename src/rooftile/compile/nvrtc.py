"""One call of NVRTC, NVIDIA's run-time compiler: CUDA C++ text in, PTX, machine code and log out. No driver needed."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType
from typing import Any

from rooftile.compile import toolchain
from rooftile.core.cache import cache_dir
from rooftile.core.errors import UnavailableError, UsageError


@dataclass(frozen=True, slots=True)
class Program:
    """Result of one compilation; ``lowered`` are the mangled names of the name expressions."""

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
            next_step="pip install nvidia-cuda-nvrtc cuda-bindings (Linux, Windows), or pass the kernel as a .ptx file",
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
    text: str, file: str, options: Sequence[str], *, names: Sequence[str] = (), headers: Mapping[str, str]
) -> Program:
    """Compile ``text``, which the log and the PTX call ``file``, with in-memory ``headers``.

    Raises
    ------
    UnavailableError
        If NVRTC is not installed.
    """
    nvrtc = _load()
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
        for name in names:
            _check(nvrtc, nvrtc.nvrtcAddNameExpression(program, name.encode()))
        encoded = [option.encode("utf-8", "surrogateescape") for option in options]
        (status,) = nvrtc.nvrtcCompileProgram(program, len(encoded), encoded)
        log = _text(_output(nvrtc, program, "ProgramLog"))
        if status != nvrtc.nvrtcResult.NVRTC_SUCCESS:
            return Program(False, log or f"nvrtc: error: {status.name}")
        return Program(
            True,
            log,
            _text(_output(nvrtc, program, "PTX")),
            _output(nvrtc, program, "CUBIN"),
            tuple(_check(nvrtc, nvrtc.nvrtcGetLoweredName(program, name.encode())).decode() for name in names),
        )
    finally:
        nvrtc.nvrtcDestroyProgram(program)


def _output(nvrtc: ModuleType, program: Any, what: str) -> bytes:
    size = _check(nvrtc, getattr(nvrtc, f"nvrtcGet{what}Size")(program))
    buffer = bytearray(size)
    _check(nvrtc, getattr(nvrtc, f"nvrtcGet{what}")(program, buffer))
    return bytes(buffer)


def _text(raw: bytes) -> str:
    return raw.rstrip(b"\0").decode("utf-8", "replace")


def bundled_headers() -> tuple[Path, ...]:
    """Folders of the C++ core libraries (``nv/target``, ``cuda/std``) that newer NVRTC carries inside it.

    Unpacked once, 21 MB in 0.2 s, into the cache's folder; empty where NVRTC has none or nothing can be written.
    """
    nvrtc = _load()
    install = getattr(nvrtc, "nvrtcInstallBundledHeaders", None)
    folder = cache_dir() / f"headers-{version().split()[-1]}"
    if install is None:
        return ()
    try:
        folder.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        status = install(str(folder).encode("utf-8", "surrogateescape"), 0)[0]
    except OSError:
        return ()
    return (folder / "cccl", folder) if status == nvrtc.nvrtcResult.NVRTC_SUCCESS else ()
