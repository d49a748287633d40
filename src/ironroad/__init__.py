"""ironroad plays, studies and simulates railway board games: exact rules, a real table, bots that search."""

from ironroad.core.edition import Edition
from ironroad.core.engine import CHANCE
from ironroad.core.errors import (
    BrokenInvariant,
    DeadEnd,
    IllegalAction,
    InvalidEdition,
    InvalidNotation,
    InvalidRecord,
    InvalidSetup,
    IronroadError,
    NothingToUndo,
    UnknownTitle,
)
from ironroad.core.message import WORDING, Message
from ironroad.core.outcome import Outcome, Scorecard
from ironroad.core.record import Record
from ironroad.core.ruleset import Ruleset
from ironroad.core.table import Table
from ironroad.face import analyse, load, new, rules_for, titles
from ironroad.locale import english

# Errors are messages; whoever prints one from Python reads an English sentence.
WORDING.sentence = english

__version__ = "0.1.0"

__all__ = [
    "CHANCE",
    "BrokenInvariant",
    "DeadEnd",
    "Edition",
    "IllegalAction",
    "InvalidEdition",
    "InvalidNotation",
    "InvalidRecord",
    "InvalidSetup",
    "IronroadError",
    "Message",
    "NothingToUndo",
    "Outcome",
    "Record",
    "Ruleset",
    "Scorecard",
    "Table",
    "UnknownTitle",
    "analyse",
    "load",
    "new",
    "rules_for",
    "titles",
]
