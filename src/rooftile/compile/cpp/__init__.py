"""CUDA C++ as text: tokens, preprocessor and items for whole files; syntax trees for what one kernel declares and does.

In the order data flows: ``tokens``, ``preprocess``, ``items`` (a file's functions and types by their brackets, which no
macro derails); then ``syntax`` (trees by tree-sitter), ``signature``, ``structs``, ``types``, ``body`` (what a kernel
declares, its loops and indices), ``arrays``, ``subscripts``.
"""
