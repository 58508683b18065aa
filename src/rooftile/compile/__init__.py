"""From source text to PTX, machine code and what both say of the kernel."""

from rooftile.compile.expectations import expectation_comments
from rooftile.compile.files import load_source
from rooftile.compile.kernel import compile_kernel
from rooftile.compile.listing import kernel_names
from rooftile.compile.numbered import unnumbered

__all__ = ["compile_kernel", "expectation_comments", "kernel_names", "load_source", "unnumbered"]
