"""LLVM IR to machine code of this CPU, kept on disk between processes."""

from __future__ import annotations

import functools
import itertools
import threading
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from importlib.resources import files
from typing import Final, Literal

import llvmlite
import llvmlite.binding as llvm

from rooftile.core.cache import DiskCache, digest
from rooftile.core.errors import UsageError

SCHEMA: Final = "1"
"""Part of every cache key; raised when generated code and the runtime of an older version do not fit together."""

Effort = Literal["full", "quick", "none"]
"""What LLVM does with a module: optimise it; only promote registers, in a fifth of the time; or only emit it, for clang
has optimised it."""

LARGE_IR: Final = 1_500_000
"""Characters of IR beyond which to optimise takes longer than the code it gives is likely to save."""

RUNTIME_SYMBOLS: Final = (
    "rooftile_resolve",
    "rooftile_access",
    "rooftile_atomic",
    "rooftile_arrive",
    "rooftile_signal",
    "rooftile_mbarrier",
    "rooftile_wait",
    "rooftile_cluster_arrive",
    "rooftile_copy",
    "rooftile_copy_commit",
    "rooftile_copy_wait",
    "rooftile_copy_arrive",
    "rooftile_bulk",
    "rooftile_tensor",
    "rooftile_operand",
    "rooftile_bulk_commit",
    "rooftile_bulk_wait",
    "rooftile_store_async",
    "rooftile_watch",
    "rooftile_barrier_number",
    "rooftile_convene",
    "rooftile_meet",
    "rooftile_no_source",
    "rooftile_proxy_fence",
    "rooftile_fence",
    "rooftile_unset",
    "rooftile_run",
    "rooftile_finish",
    "rooftile_replay",
)

MATRIX_SYMBOLS: Final = (
    "rooftile_mma_float",
    "rooftile_mma_double",
    "rooftile_mma_integer",
    "rooftile_mma_bits",
    "rooftile_mma_quads",
    "rooftile_wgmma",
    "rooftile_wgmma_integer",
)


@dataclass(frozen=True, slots=True)
class Cpu:
    """A CPU as LLVM names it; ``features`` is LLVM's comma-separated list, empty for the model's own."""

    name: str
    features: str = ""

    @property
    def vector_bits(self) -> int:
        """Width of vector that code for it should use."""
        return 512 if "+avx512f" in self.features.split(",") else 256

    @property
    def function_attributes(self) -> str:
        """LLVM attributes that every generated function carries.

        Without the widths LLVM splits 512-bit vectors on CPUs whose tuning prefers narrower ones; compare chains
        instead of jump tables because an access nearly always has the same shape as last time.
        """
        width = self.vector_bits
        return f'nounwind "no-jump-tables"="true" "prefer-vector-width"="{width}" "min-legal-vector-width"="{width}"'


@functools.cache
def host_cpu() -> Cpu:
    """The CPU this process runs on."""
    return Cpu(llvm.get_host_cpu_name(), llvm.get_host_cpu_features().flatten())


class LoadedCode:
    """Machine code in memory; ``address(symbol)`` of what it exports. Keeps the code alive."""

    def __init__(self, tracker: llvm.ResourceTracker, symbols: Iterable[str]) -> None:
        self._tracker = tracker
        self._addresses = {name: int(tracker[name]) for name in symbols}

    def address(self, symbol: str) -> int:
        """Address of an exported symbol."""
        return self._addresses[symbol]


class Jit:
    """Compiles and links for one CPU; use :func:`jit_for`, which makes one for each.

    Parameters
    ----------
    cpu : Cpu
        Must be one whose code this machine can run.
    """

    def __init__(self, cpu: Cpu) -> None:
        self.cpu = cpu
        self._names = itertools.count()
        self._lock = threading.Lock()
        self._cache = DiskCache("jit")
        self._machine, self._quick_machine = (
            _target().create_target_machine(cpu=cpu.name, features=cpu.features, opt=opt, jit=True) for opt in (2, 0)
        )
        self._lljit = llvm.create_lljit_compiler(_target().create_target_machine(cpu=cpu.name, jit=True))
        self.runtime = self._load("runtime.ll", RUNTIME_SYMBOLS)
        self.runtime_addresses = {name: self.runtime.address(name) for name in RUNTIME_SYMBOLS}

    @functools.cached_property
    def matrix_addresses(self) -> dict[str, int]:
        """Addresses of the functions that multiply a warp's matrices."""
        self._matrix = self._load("matrix/matrix.ll", MATRIX_SYMBOLS)
        return {name: self._matrix.address(name) for name in MATRIX_SYMBOLS}

    def _load(self, name: str, symbols: tuple[str, ...]) -> LoadedCode:
        source = files("rooftile.simt").joinpath("runtime", name).read_text(encoding="utf-8")
        return self.link(self.compile(source, effort="none"), symbols, {})

    def compile(self, ir: str, *, effort: Effort = "full") -> bytes:
        """An object file for ``ir``; from the disk cache if this IR was compiled before.

        Parameters
        ----------
        ir : str
            LLVM assembly without target triple or data layout.
        effort : {"full", "quick", "none"}
            At most; of large modules only registers are promoted in any case.
        """
        if effort == "full" and len(ir) > LARGE_IR:
            effort = "quick"
        machine = self._quick_machine if effort == "quick" else self._machine
        key = digest(SCHEMA, llvmlite.__version__, machine.triple, self.cpu.name, self.cpu.features, effort, ir)
        cached = self._cache.get(key)
        if cached is not None:
            return cached
        with self._lock:
            module = llvm.parse_assembly(ir)
            module.triple = machine.triple
            module.data_layout = str(machine.target_data)
            if effort != "none":
                module.verify()
                options = llvm.create_pipeline_tuning_options(speed_level=1)
                options.loop_vectorization = False
                options.slp_vectorization = False
                builder = llvm.create_pass_builder(machine, options)
                passes = _promotion() if effort == "quick" else builder.getModulePassManager()
                passes.run(module, builder)
            code: bytes = machine.emit_object(module)
        self._cache.put(key, code)
        return code

    def link(self, code: bytes, exports: Iterable[str], imports: Mapping[str, int]) -> LoadedCode:
        """Load an object file; ``imports`` are addresses of symbols that it refers to."""
        names = tuple(exports)
        with self._lock:
            builder = llvm.JITLibraryBuilder().add_object_img(code).add_current_process()
            for name in names:
                builder.export_symbol(name)
            for name, address in imports.items():
                builder.import_symbol(name, address)
            return LoadedCode(builder.link(self._lljit, f"rooftile.{next(self._names)}"), names)


def _promotion() -> llvm.ModulePassManager:
    """Only what turns stack slots into SSA values: generated code keeps every PTX register in one."""
    passes = llvm.create_new_module_pass_manager()
    passes.add_sroa_pass()
    passes.add_simplify_cfg_pass()
    return passes


@functools.cache
def _target() -> llvm.Target:
    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    return llvm.Target.from_triple(llvm.get_process_triple())


_jits: dict[Cpu, Jit] = {}
_jits_lock = threading.Lock()


def jit_for(cpu: str | None = None) -> Jit:
    """The process's compiler for ``cpu``, an LLVM CPU name such as ``x86-64-v3``; by default this machine's own.

    Raises
    ------
    UsageError
        If LLVM does not know the name.
    """
    chosen = host_cpu() if cpu is None else Cpu(cpu)
    with _jits_lock:
        if chosen not in _jits:
            if cpu is not None and not cpu.replace("-", "").replace("_", "").replace(".", "").isalnum():
                raise UsageError("not the name of a CPU", got=repr(cpu), next_step="leave it out to use this CPU")
            _jits[chosen] = Jit(chosen)
        return _jits[chosen]
