"""The rules, one file per chapter of the rulebook. ``turn`` imports all of them; shared moves of markers are in ``tracks``."""
