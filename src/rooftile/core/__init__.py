"""The vocabulary: every record that crosses rooms, the errors, and constants of the hardware model."""
