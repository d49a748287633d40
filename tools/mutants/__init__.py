"""Mutation testing: breaks the rules and the printed values, one at a time, and lists what no test notices.

See docs/mutants.md for what is changed and what counts, and docs/decisions/022-mutants.md for why it is built so.
"""
