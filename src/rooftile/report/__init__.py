"""Records to terminal text and JSON. Runs nothing.

``report.terminal`` needs rich and is imported where something is printed; ``report.json`` needs nothing.
"""
