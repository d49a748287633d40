"""The rules of the new material, one module per chapter."""
