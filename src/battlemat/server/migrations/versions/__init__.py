"""One module per revision, in a single line: each names the one before it."""
