"""Puts this directory on the import path, for the tests' ``operation_harness``."""
