"""The rules of the Coal module, one module per chapter."""
