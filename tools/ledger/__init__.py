"""The claims of the textbook's lessons, each computed by rooftile and judged."""
