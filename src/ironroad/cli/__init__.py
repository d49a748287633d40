"""The command line: one module a command; every word comes from the Fluent files."""
