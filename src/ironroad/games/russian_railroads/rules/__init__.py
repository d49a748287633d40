"""The rules of the base game, one module per chapter of the rulebook; ``turn`` and ``rounds`` combine them."""
