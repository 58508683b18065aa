"""Prints milliseconds of ``import rooftile`` and of a process's first product; PyTorch and its GPU are there before."""

from __future__ import annotations

import sys
import time

import torch

a = torch.randn(1024, 1024, device="cuda").to(getattr(torch, sys.argv[1]))
torch.cuda.synchronize()
begun = time.perf_counter()
import rooftile  # noqa: E402

rooftile.matmul(a, a)
torch.cuda.synchronize()
print((time.perf_counter() - begun) * 1e3)
