"""Compiles one Triton or Numba kernel. Run as a process of its own, for it imports the user's code.

``python -m`` is not used: this file imports nothing of the package, so that only what the kernel itself needs is
loaded. It is given a JSON request on standard input and writes its answer to the file that the request names.
"""

from __future__ import annotations

import ast
import importlib
import inspect
import json
import os
import sys
import textwrap
import types
import warnings
from itertools import chain
from pathlib import Path
from typing import Any

TYPES = {"float16": "fp16", "float32": "fp32", "float64": "fp64", "bfloat16": "bf16"}
POINTERS = {"a", "b", "c", "x", "y", "z", "out", "output", "lhs", "rhs"}
_MOST_LINES = 4
UNITS = {"stride_ak", "stride_bn", "stride_cn"}  # between neighbours of a row-major matrix: Triton's launcher folds a 1


class ProblemError(Exception):
    """What the user can mend."""

    def __init__(self, what: str, **more: Any) -> None:
        super().__init__(what)
        self.answer: dict[str, Any] = {"error": what, **more}


def main() -> None:
    """Answer the request on standard input."""
    request = json.load(sys.stdin)
    warnings.simplefilter("ignore")
    try:
        answer = compile_kernel(request)
    except ProblemError as problem:
        answer = problem.answer
    except BaseException as error:
        answer = {
            "error": f"{type(error).__name__}: {error}",
            "kind": "exception",
            "at": place_of(error, request["file"]),
        }
    Path(request["answer"]).write_text(json.dumps(answer), encoding="utf-8")


def place_of(error: BaseException, file: str) -> int | None:
    """The last line of the user's file on the way to the error."""
    lines = []
    trace = error.__traceback__
    while trace is not None:
        if (
            os.path.samefile(trace.tb_frame.f_code.co_filename, file)
            if os.path.exists(trace.tb_frame.f_code.co_filename)
            else False
        ):
            lines.append(trace.tb_lineno)
        trace = trace.tb_next
    return lines[-1] if lines else None


def compile_kernel(request: dict[str, Any]) -> dict[str, Any]:
    """Import the module that a file is, and compile the kernel of the name."""
    file = Path(request["file"]).resolve()
    root, parts = file.parent, [] if file.name == "__init__.py" else [file.stem]
    while (root / "__init__.py").exists() and root.parent != root:
        root, parts = root.parent, [root.name, *parts]
    sys.path.insert(0, str(root))
    if "triton" in file.read_text(encoding="utf-8", errors="replace"):
        stand_in_for_driver(request["arch"])
    found, left_out = import_what_works(file, ".".join(parts), request["name"].partition(".")[0])
    for name in request["name"].split("."):
        if not hasattr(found, name):
            raise ProblemError(f"{file.name} has no {request['name']}", kind="name")
        found = getattr(found, name)
    options = dict(request["defines"])
    for package, build in (("triton", compile_triton), ("numba", compile_numba)):
        if type(found).__module__.startswith(package):
            made = build(found, options, request["arch"])
            return {**made, "notes": [*left_out, *made["notes"]]}
    raise ProblemError(f"{request['name']} is no kernel of Triton or Numba", got=type(found).__name__, kind="name")


def import_what_works(file: Path, name: str, wanted: str) -> tuple[Any, list[str]]:
    """The module of a file, and notes on what of it was left out.

    Where it cannot be imported, as without PyTorch or a GPU for what it runs at once, it is made of those statements
    that can be run by themselves. If ``wanted`` is none of them, what went wrong with the import is raised.
    """
    try:
        return importlib.import_module(name), []
    except Exception as error:
        failure = error
    module = types.ModuleType(name)
    module.__file__, module.__package__ = str(file), name.rpartition(".")[0]
    sys.modules[name] = module
    lines = []
    try:
        statements = ast.parse(file.read_text(encoding="utf-8")).body
    except (SyntaxError, ValueError):
        raise failure from None
    for statement in chain.from_iterable(map(_by_themselves, statements)):
        try:
            exec(compile(ast.Module([statement], []), str(file), "exec"), module.__dict__)
        except Exception:
            lines += [statement.lineno] if statement.lineno not in lines else []
    if not hasattr(module, wanted):
        raise failure
    shown = ", ".join(map(str, lines[:_MOST_LINES])) + (", ..." if len(lines) > _MOST_LINES else "")
    return module, [f"what begins in lines {shown} is left out, for it cannot be run here: {failure}"]


def _by_themselves(statement: ast.stmt) -> list[ast.stmt]:
    """The imports of ``import torch, triton`` one by one, and any other statement as it is."""
    if not isinstance(statement, ast.Import):
        return [statement]
    return [ast.copy_location(ast.Import([name]), statement) for name in statement.names]


def stand_in_for_driver(arch: int) -> None:
    """Let modules ask Triton for the GPU, which they do for their configurations, where there is none."""
    try:
        from triton.backends.compiler import GPUTarget
        from triton.runtime import driver

        driver.active.get_current_target()
    except ImportError:
        return
    except Exception:  # of as many kinds as there are drivers
        target = GPUTarget("cuda", arch, 32)
        asked = {"get_current_target": lambda: target, "get_active_torch_device": lambda: "cuda"}
        driver.set_active(types.SimpleNamespace(**asked, get_current_device=lambda: 0))


def compile_triton(found: Any, options: dict[str, str], arch: int) -> dict[str, Any]:
    """A kernel under ``@triton.jit``, autotuned or not."""
    import triton
    from triton.backends.compiler import GPUTarget
    from triton.compiler import ASTSource

    found, options, chosen = _without_tuner(found, options)
    build = {name: int(options.pop(name)) for name in ("num_warps", "num_stages") if name in options}
    signature, constants, attributes = _triton_signature(found, options)
    tensor = "tl.dot" in found.src or ".dot(" in found.src
    target = 80 if tensor and arch >= 90 else arch
    source = ASTSource(fn=found, signature=signature, constexprs=constants, attrs=attributes)
    made = triton.compile(source, target=GPUTarget("cuda", target, 32), options=build)
    meta = made.metadata
    parameters = [
        {"name": name, "type": kind.lstrip("*"), "pointer": kind.startswith("*")}
        for name, kind in signature.items()
        if kind != "constexpr"
    ]
    return {
        "ptx": made.asm["ptx"],
        "cubin": made.asm["cubin"].hex() if "cubin" in made.asm else None,
        "entry": meta.name,
        "parameters": parameters,
        "block": [32 * meta.num_warps * meta.num_ctas],
        "shared": meta.shared,
        "constants": {name: value for name, value in constants.items() if isinstance(value, int)},
        "grid": triton_grid(found, constants),
        "line": found.starting_line_number if hasattr(found, "starting_line_number") else 1,
        "arch": f"sm_{target}",
        "toolchain": f"Triton {triton.__version__}",
        "notes": ([f"autotuned: compiled with its first configuration, {', '.join(chosen)}"] if chosen else [])
        + (
            [f"compiled for sm_{target}: for sm_{arch} Triton would use instructions of its own"]
            if target != arch
            else []
        ),
    }


def _without_tuner(found: Any, options: dict[str, str]) -> tuple[Any, dict[str, str], list[str]]:
    """The function itself, the options with what its autotuner would try first, and what of that was not given."""
    import triton

    chosen = []
    while not hasattr(found, "arg_names") or not isinstance(found, triton.runtime.JITFunction):
        if hasattr(found, "configs") and found.configs:  # autotuned: what the user does not choose is the first one's
            config = found.configs[0]
            settings = {**config.kwargs, "num_warps": config.num_warps, "num_stages": config.num_stages}
            chosen = [f"{name}={value}" for name, value in settings.items() if name not in options]
            options = {**{name: str(value) for name, value in settings.items()}, **options}
        if not hasattr(found, "fn"):
            raise ProblemError("this is no kernel of Triton", got=type(found).__name__, kind="name")
        found = found.fn
    return found, options, chosen


def _triton_signature(
    found: Any, options: dict[str, str]
) -> tuple[dict[str, str], dict[str, Any], dict[tuple[int], Any]]:
    """Types and constants by parameter, and how parameters are aligned; takes what it uses from ``options``."""
    signature: dict[str, str] = {}
    constants: dict[str, Any] = {}
    attributes: dict[tuple[int], Any] = {}
    missing: list[str] = []
    for index, parameter in enumerate(found.params):
        name, given = parameter.name, options.pop(parameter.name, None)
        if parameter.is_constexpr:
            signature[name] = "constexpr"
            if given is not None:
                constants[name] = literal(given)
            elif parameter.has_default:
                constants[name] = parameter.default
            else:
                missing.append(name)
            continue
        kind, _, hint = (given or "").partition(":")
        if not kind:
            pointer = "ptr" in name.lower() or name.lower() in POINTERS
            kind, hint = ("*fp32", hint or "16") if pointer else ("i32", hint)
            hint = "1" if name.lower() in UNITS and not hint else hint
        kind = TYPES.get(kind, kind)
        kind = f"*{TYPES[kind[1:]]}" if kind[1:] in TYPES else kind
        if hint == "1":
            signature[name], constants[name] = "constexpr", 1
            continue
        signature[name] = kind
        if hint:
            attributes[(index,)] = [["tt.divisibility", int(hint)]]
    if missing:
        raise ProblemError(
            f"{found.fn.__name__} has constants without a value: {', '.join(missing)}",
            allowed="a whole number for each",
            next_step=" ".join(f"-D {name}=64" for name in missing),
        )
    if options:
        raise ProblemError(
            f"{found.fn.__name__} has no parameter {', '.join(options)}", allowed=", ".join(found.arg_names)
        )
    return signature, constants, attributes


def literal(text: str) -> Any:
    """The Python value that ``text`` is, or the text."""
    try:
        return ast.literal_eval(text)
    except (ValueError, SyntaxError):
        return text


def triton_grid(found: Any, constants: dict[str, Any]) -> list[str] | None:
    """What program_id's axes count, told by the names they are given: tiles of rows, of columns, or of both."""
    sizes = {}
    for size in "MN":
        names = [
            name
            for name in constants
            if name.upper() in (f"BLOCK_{size}", f"BLOCK_SIZE_{size}", f"B{size}", f"TILE_{size}")
        ]
        if names and isinstance(constants[names[0]], int):
            sizes[size] = f"cdiv({size}, {constants[names[0]]})"
    axes: dict[int, str] = {}
    for node in ast.walk(ast.parse(textwrap.dedent(found.src))):
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Call) and isinstance(node.targets[0], ast.Name):
            call = node.value
            if isinstance(call.func, ast.Attribute) and call.func.attr == "program_id":
                given = [*call.args, *(k.value for k in call.keywords if k.arg == "axis")]
                first = given[0] if given else None
                axis = int(str(first.value)) if isinstance(first, ast.Constant) and str(first.value).isdigit() else 0
                name = node.targets[0].id.lower()
                word = name.rpartition("_")[2]
                axes[axis] = (
                    "M"
                    if word in ("m", "pm", "row", "rows", "i", "y")
                    else "N"
                    if word in ("n", "pn", "col", "cols", "j", "x")
                    else ""
                )
    if len(sizes) != 2 or not axes or sorted(axes) != list(range(len(axes))):
        return None
    if axes == {0: ""}:
        return [f"{sizes['M']} * {sizes['N']}"]
    if len(axes) == 2 and set(axes.values()) == {"M", "N"}:
        return [sizes[axes[axis]] for axis in range(2)]
    return None


def compile_numba(found: Any, options: dict[str, str], arch: int) -> dict[str, Any]:
    """A kernel under ``@cuda.jit``: arrays are float32 and row-major, numbers int64, unless said."""
    import numba
    from numba import cuda, types

    function = getattr(found, "py_func", None)
    if function is None:
        raise ProblemError("this is no kernel of Numba", got=type(found).__name__, kind="name")
    source = textwrap.dedent(inspect.getsource(function))
    ranks = array_ranks(ast.parse(source))
    arguments, parameters = [], []
    for name in inspect.signature(function).parameters:
        given = options.pop(name, None)
        rank = ranks.get(name, 0)
        element = given or ("float32" if rank else "int64")
        if not hasattr(types, element):
            raise ProblemError(
                f"Numba has no type {element}", got=f"{name}={element}", allowed="float16, float32, float64, int32, ..."
            )
        kind = getattr(types, element)
        if not rank:
            arguments.append(kind)
            parameters.append({"name": name, "type": element, "pointer": False})
            continue
        arguments.append(types.Array(kind, rank, "C"))
        fields = ["meminfo", "parent", "nitems", "itemsize", "data"]
        fields += [f"{field}[{axis}]" for field in ("shape", "strides") for axis in range(rank)]
        parameters += [
            {"name": f"{name}.{field}", "type": element if field == "data" else "int64", "pointer": field == "data"}
            for field in fields
        ]
    if options:
        raise ProblemError(
            f"{function.__name__} has no parameter {', '.join(options)}",
            allowed=", ".join(inspect.signature(function).parameters),
        )
    fast = bool(found.targetoptions.get("fastmath"))
    module: Any = cuda  # whether numba is installed or not, nothing is known of its types
    ptx, _ = module.compile_ptx(function, tuple(arguments), cc=divmod(arch, 10), lineinfo=True, fastmath=fast)
    version = getattr(__import__("numba_cuda"), "__version__", numba.__version__)
    return {
        "ptx": ptx,
        "cubin": None,
        "entry": None,
        "parameters": parameters,
        "block": None,
        "shared": 0,
        "constants": {},
        "grid": None,
        "line": function.__code__.co_firstlineno,
        "arch": f"sm_{arch}",
        "toolchain": f"Numba {numba.__version__}, numba-cuda {version}",
        "notes": [],
    }


def array_ranks(tree: ast.AST) -> dict[str, int]:
    """Dimensions of the arrays among a function's parameters, by how they are subscripted."""
    ranks: dict[str, int] = {}
    names = {
        argument.arg for node in ast.walk(tree) if isinstance(node, ast.FunctionDef) for argument in node.args.args
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Subscript) and isinstance(node.value, ast.Name) and node.value.id in names:
            index = node.slice
            rank = len(index.elts) if isinstance(index, ast.Tuple) else 1
            ranks[node.value.id] = max(rank, ranks.get(node.value.id, 0))
    return ranks


if __name__ == "__main__":
    main()
