"""What a kernel costs: executed in part where it is big (``conditions``, ``sampling``), its caches, places and time."""
