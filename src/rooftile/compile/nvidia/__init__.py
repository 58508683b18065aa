"""NVIDIA's compiler and disassembler, found and called (``toolchain``, ``nvrtc``), and what they hand back is read.

``log`` reads the compiler's messages, ``elf`` the machine code's container, ``sass`` its disassembly.
"""
