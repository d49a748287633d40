"""The command line: one module per command; all texts come from the Fluent files."""
