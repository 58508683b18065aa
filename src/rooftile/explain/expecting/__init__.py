"""What an author expects of a kernel, ``// rooftile: expect ...``: the language, its figures, and whether it is met."""
