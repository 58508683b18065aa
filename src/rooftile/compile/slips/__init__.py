"""Small edits that would undo a slip, wherever one could have been made: none is believed before it has been tried.

``candidates`` lists those of known shapes (``tiles``, ``swizzles``, ``flow``), ``variants`` hundreds without one, which
``switched`` makes one text of. ``suspicions`` is what looks wrong and no single edit repairs.
"""
