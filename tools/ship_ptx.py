"""Compile every kernel of the ladder with its defaults and write the PTX that the package ships.

Run after a change to a kernel or to the compiler's version::

    python tools/ship_ptx.py
"""

from __future__ import annotations

from pathlib import Path

from rooftile.compile import compile_kernel
from rooftile.compile.shipped import render
from rooftile.kernels.catalog import every

FOLDER = Path(__file__).parent.parent / "src" / "rooftile" / "kernels" / "ptx"


def main() -> None:
    """Write one file a kernel, and remove those of kernels that are no more."""
    FOLDER.mkdir(exist_ok=True)
    written = set()
    for manifest in every():
        macros = {name: str(value) for name, value in manifest.parameters.items()}
        path = FOLDER / f"{manifest.name}.ptx"
        compiled = compile_kernel(manifest.source, manifest.entry, defines=macros)
        path.write_text(render(compiled, macros), encoding="utf-8", newline="\n")
        written.add(path)
    for path in set(FOLDER.glob("*.ptx")) - written:
        path.unlink()


if __name__ == "__main__":
    main()
