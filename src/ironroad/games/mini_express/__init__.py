"""Mini Express by Mark Gerrits; read the files in the order of the table in README.md."""
