"""Whether C is right, for which shapes, and what made it wrong.

In the order they come: ``checks`` (of one execution), ``examine`` (the verdict beyond it), ``subject`` (the kernel as
it is tried out), ``probes`` and ``trials`` (other shapes), ``old_c`` (what C held before), ``optimised`` (right only
where hardly optimised); then ``causes``: ``repairs`` tries edits one after another, ``variants`` many at once, and
``effort`` says how long.
"""
