"""The host's code around kernels: set aside for the compiler, then read for its launches and their arguments.

In the order data flows: ``hostcode`` blanks it, with ``headers`` in place of those that only hosts need; ``program`` is
what it defines, ``scopes`` and ``context`` what a name is at one place of it (``expressions``, ``arguments``,
``lambdas``); ``launches`` finds what is launched and how (``launch_calls``, ``tensor_maps``). ``slips`` and ``judging``
are what looks wrong in it. Around a shader the host speaks JavaScript: ``script``, ``dispatched``.
"""
