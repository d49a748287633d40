"""The rules of the American boards, one module per chapter."""
