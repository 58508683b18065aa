"""PTX text to executable kernels that know which array and which source expression each access touches."""

from rooftile.ptx.load import load
from rooftile.ptx.parameters import parameters_read
from rooftile.ptx.parser import parse
from rooftile.ptx.program import Kernel, Module

__all__ = ["Kernel", "Module", "load", "parameters_read", "parse"]
