"""What was measured on an H200, what the models predict for it, and how far apart they are."""
