"""Rules that several expansions share."""
