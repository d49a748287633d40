"""The rules, one file per chapter of the rulebook. ``turn`` drives them; shared changes of a company are in ``companies``."""
