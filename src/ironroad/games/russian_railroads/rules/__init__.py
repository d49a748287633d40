"""The rules, one file per chapter of the rulebook; ``turn`` knows them all, they do not know each other."""
