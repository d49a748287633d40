"""The rules of the German boards, one module per chapter."""
