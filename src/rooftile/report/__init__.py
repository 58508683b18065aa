"""Records to terminal text, JSON, pages and pictures. Runs nothing.

``report.terminal`` needs rich and is imported where something is printed; ``report.json`` needs nothing;
``report.html`` makes pages, ``report.figures`` files of single pictures.
"""
