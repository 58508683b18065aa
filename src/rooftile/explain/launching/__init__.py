"""Launches and arguments: what is found by trying where nobody gave it, and what is wrong with those of host code.

``answers`` and ``elements`` settle what is in doubt; ``launch_limits`` is what CUDA refuses; ``looks``, ``grids``,
``host_sizes``, ``passed_sizes``, ``shared_size`` and ``swapped_maps`` hold host code to the kernel.
"""
