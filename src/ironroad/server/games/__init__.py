"""Games: their ledger, moves, tables, views, clocks and standing orders."""
