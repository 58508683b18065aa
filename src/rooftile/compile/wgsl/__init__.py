"""The front end for WGSL: text -> syntax -> types -> CUDA C++, which the compiler of every other kernel then takes.

In the order data flows: ``lexer``, ``parser`` (syntax as ``syntax`` describes it), ``check`` (types as ``types``
describes them, every name resolved, every constant worked out), ``uniformity``, ``emit``. Section numbers are those of
the WebGPU Shading Language specification.
"""
