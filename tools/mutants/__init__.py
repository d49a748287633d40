"""Breaks the rules and the printed values on purpose, one at a time, and lists what no test notices.

See docs/mutants.md for what is changed and what counts, and docs/decisions/026-mutants.md for why it is built so.
"""
