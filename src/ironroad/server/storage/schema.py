"""The tables of the database."""

from sqlalchemy import (
    Boolean,
    Column,
    Double,
    Index,
    Integer,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
)

METADATA = MetaData()

SERVER = Table(
    "server",
    METADATA,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)

PEOPLE = Table(
    "people",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("login", String(40), unique=True),
    Column("password", Text),
    Column("language", String(8), nullable=False),
    Column("preferences", Text, nullable=False),
    Column("webhook", Text),
    Column("webhook_shape", String(10)),
    Column("email", Text),
    Column("epoch", Integer, nullable=False),
    Column("created", Double, nullable=False),
    Column("deleted", Boolean, nullable=False),
    Column("unrated", Boolean, nullable=False, server_default=false()),
    Column("suspended", Boolean, nullable=False, server_default=false()),
)

GAMES = Table(
    "games",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("title", String(40), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("edition", Text, nullable=False),
    Column("digest", String(80), nullable=False),
    Column("edition_text", Text),
    Column("options", Text, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("name", String(80), nullable=False),
    Column("visibility", String(10), nullable=False),
    Column("status", String(10), nullable=False),
    Column("owner", String(24), nullable=False),
    Column("terms", Text, nullable=False),
    Column("version", Integer, nullable=False),
    Column("moves", Integer, nullable=False),
    Column("turn", Integer),
    Column("turn_since", Double),
    Column("result", Text),
    Column("rematch", String(24)),
    Column("created", Double, nullable=False),
    Column("changed", Double, nullable=False),
    Index("games_by_status", "status", "visibility", "changed"),
    Index("games_by_owner", "owner", "status"),
)

SEATS = Table(
    "seats",
    METADATA,
    Column("game", String(24), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("kind", String(10), nullable=False),
    Column("person", String(24)),
    Column("name", String(40), nullable=False),
    Column("level", String(40)),
    Column("token", String(40)),
    Column("gone", String(10)),
    Column("hints", Integer, nullable=False, server_default="0"),
    PrimaryKeyConstraint("game", "seat"),
    Index("seats_by_person", "person"),
)

ENTRIES = Table(
    "entries",
    METADATA,
    Column("game", String(24), nullable=False),
    Column("number", Integer, nullable=False),
    Column("kind", String(10), nullable=False),
    Column("seat", Integer),
    Column("text", Text, nullable=False),
    Column("person", String(24)),
    Column("waiting", Integer),
    Column("at", Double, nullable=False),
    PrimaryKeyConstraint("game", "number"),
)

REQUESTS = Table(
    "requests",
    METADATA,
    Column("person", String(24), nullable=False),
    Column("key", String(64), nullable=False),
    Column("game", String(24), nullable=False),
    Column("version", Integer, nullable=False),
    Column("at", Double, nullable=False),
    PrimaryKeyConstraint("person", "key"),
)

CHAT = Table(
    "chat",
    METADATA,
    Column("game", String(24), nullable=False),
    Column("number", Integer, nullable=False),
    Column("person", String(24), nullable=False),
    Column("name", String(40), nullable=False),
    Column("text", Text, nullable=False),
    Column("seated", Boolean, nullable=False),
    Column("at", Double, nullable=False),
    PrimaryKeyConstraint("game", "number"),
)

NOTES = Table(
    "notes",
    METADATA,
    Column("game", String(24), nullable=False),
    Column("person", String(24), nullable=False),
    Column("text", Text, nullable=False),
    PrimaryKeyConstraint("game", "person"),
)

ORDERS = Table(
    "orders",
    METADATA,
    Column("game", String(24), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("person", String(24), nullable=False),
    Column("orders", Text, nullable=False),
    PrimaryKeyConstraint("game", "seat"),
)

CHOICES = Table(
    "choices",
    METADATA,
    Column("game", String(24), nullable=False),
    Column("person", String(24), nullable=False),
    Column("webhook", Boolean, nullable=False),
    Column("email", Boolean, nullable=False),
    PrimaryKeyConstraint("game", "person"),
)

OUTBOX = Table(
    "outbox",
    METADATA,
    Column("id", String(40), primary_key=True),
    Column("game", String(24), nullable=False),
    Column("version", Integer, nullable=False),
    Column("person", String(24), nullable=False),
    Column("channel", String(10), nullable=False),
    Column("due", Double, nullable=False),
    Column("attempts", Integer, nullable=False),
    Column("status", String(10), nullable=False),
    Column("problem", Text),
    UniqueConstraint("game", "version", "person", "channel"),
    Index("outbox_by_due", "status", "due"),
)

RESULTS = Table(
    "results",
    METADATA,
    Column("game", String(24), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("title", String(40), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("person", String(24)),
    Column("level", String(40)),
    Column("place", Integer, nullable=False),
    Column("at", Double, nullable=False),
    Column("rating", String(10), nullable=False),
    PrimaryKeyConstraint("game", "seat"),
    Index("results_by_person", "person", "at"),
    Index("results_by_rating", "rating", "title", "at"),
)

RATINGS = Table(
    "ratings",
    METADATA,
    Column("title", String(40), nullable=False),
    Column("person", String(24), nullable=False),
    Column("rating", Double, nullable=False),
    Column("deviation", Double, nullable=False),
    Column("volatility", Double, nullable=False),
    Column("games", Integer, nullable=False),
    Column("at", Double, nullable=False),
    PrimaryKeyConstraint("title", "person"),
    Index("ratings_by_person", "person"),
)

RATING_STEPS = Table(
    "rating_steps",
    METADATA,
    Column("game", String(24), nullable=False),
    Column("person", String(24), nullable=False),
    Column("title", String(40), nullable=False),
    Column("at", Double, nullable=False),
    Column("place", Integer, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("rating", Double, nullable=False),
    Column("deviation", Double, nullable=False),
    PrimaryKeyConstraint("game", "person"),
    Index("rating_steps_by_person", "person", "title", "at"),
)

BLOCKS = Table(
    "blocks",
    METADATA,
    Column("person", String(24), nullable=False),
    Column("blocked", String(24), nullable=False),
    Column("at", Double, nullable=False),
    PrimaryKeyConstraint("person", "blocked"),
    Index("blocks_by_blocked", "blocked"),
)

MUTES = Table(
    "mutes",
    METADATA,
    Column("game", String(24), nullable=False),
    Column("person", String(24), nullable=False),
    Column("at", Double, nullable=False),
    PrimaryKeyConstraint("game", "person"),
)

REPORTS = Table(
    "reports",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("at", Double, nullable=False),
    Column("by", String(24), nullable=False),
    Column("person", String(24), nullable=False),
    Column("game", String(24)),
    Column("line", Integer),
    Column("text", Text, nullable=False),
    Column("reason", Text, nullable=False),
    Column("state", String(10), nullable=False),
    Index("reports_by_state", "state", "at"),
)

ADDRESSES = Table(
    "addresses",
    METADATA,
    Column("person", String(24), nullable=False),
    Column("channel", String(10), nullable=False),
    Column("address", Text, nullable=False),
    Column("confirmed", Boolean, nullable=False),
    Column("failure", Text),
    Column("failed", Double),
    Column("is_final", Boolean, nullable=False),
    PrimaryKeyConstraint("person", "channel"),
)
"""What is known of the address that a person gave; a row with another address says nothing."""

CONFIRMATIONS = Table(
    "confirmations",
    METADATA,
    Column("person", String(24), nullable=False),
    Column("mailbox", Text, nullable=False),
    Column("at", Double, nullable=False),
    PrimaryKeyConstraint("person", "at"),
    Index("confirmations_by_mailbox", "mailbox", "at"),
)
"""E-mails that asked whether an address is right, kept for a day: nobody gets many."""

TOURNAMENTS = Table(
    "tournaments",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("name", String(80), nullable=False),
    Column("title", String(40), nullable=False),
    Column("edition", Text, nullable=False),
    Column("options", Text, nullable=False),
    Column("size", Integer, nullable=False),
    Column("format", String(20), nullable=False),
    Column("games", Integer, nullable=False),
    Column("rounds", Integer),
    Column("round", Integer, nullable=False),
    Column("terms", Text, nullable=False),
    Column("visibility", String(10), nullable=False),
    Column("status", String(10), nullable=False),
    Column("owner", String(24), nullable=False),
    Column("created", Double, nullable=False),
    Column("changed", Double, nullable=False),
    Index("tournaments_by_status", "status", "visibility", "changed"),
)

ENTRANTS = Table(
    "entrants",
    METADATA,
    Column("tournament", String(24), nullable=False),
    Column("person", String(24), nullable=False),
    Column("name", String(40), nullable=False),
    Column("at", Double, nullable=False),
    Column("withdrawn", Boolean, nullable=False),
    PrimaryKeyConstraint("tournament", "person"),
    Index("entrants_by_person", "person"),
)

FIXTURES = Table(
    "fixtures",
    METADATA,
    Column("tournament", String(24), nullable=False),
    Column("number", Integer, nullable=False),
    Column("round", Integer, nullable=False),
    Column("people", Text, nullable=False),
    Column("game", String(24)),
    PrimaryKeyConstraint("tournament", "number"),
)

EDITIONS = Table(
    "editions",
    METADATA,
    Column("key", String(32), nullable=False),
    Column("person", String(24), nullable=False),
    Column("title", String(40), nullable=False),
    Column("name", Text, nullable=False),
    Column("digest", String(80), nullable=False),
    Column("text", Text, nullable=False),
    Column("created", Double, nullable=False),
    PrimaryKeyConstraint("key", "person"),
    Index("editions_by_person", "person"),
)
"""Editions that people share; the key is a digest of title and text."""

REVIEWS = Table(
    "reviews",
    METADATA,
    Column("game", String(24), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("strength", String(10), nullable=False),
    Column("status", String(10), nullable=False),
    Column("person", String(24), nullable=False),
    Column("worker", String(24)),
    Column("total", Integer, nullable=False),
    Column("review", Text),
    Column("created", Double, nullable=False),
    Column("changed", Double, nullable=False),
    PrimaryKeyConstraint("game", "rules", "strength"),
    Index("reviews_by_status", "status", "person"),
)
"""Reviews of finished games; ``person`` asked for it last, ``worker`` is the server process that works on it."""

ANALYSES = Table(
    "analyses",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("person", String(24), nullable=False),
    Column("key", String(64)),
    Column("name", String(80), nullable=False),
    Column("title", String(40), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("edition", Text, nullable=False),
    Column("digest", String(80), nullable=False),
    Column("edition_text", Text),
    Column("options", Text, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("game", String(24)),
    Column("begin", Integer, nullable=False),
    Column("tree", Text, nullable=False),
    Column("version", Integer, nullable=False),
    Column("created", Double, nullable=False),
    Column("changed", Double, nullable=False),
    UniqueConstraint("person", "key"),
    Index("analyses_by_person", "person", "changed"),
)
"""Analyses: a tree of moves from a set-up on; ``game`` is the game it was begun from, ``begin`` the node."""

REVIEW_STEPS = Table(
    "review_steps",
    METADATA,
    Column("game", String(24), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("strength", String(10), nullable=False),
    Column("move", Integer, nullable=False),
    Column("judged", Text, nullable=False),
    PrimaryKeyConstraint("game", "rules", "strength", "move"),
)
"""Decisions that are judged, so that a review can go on where it was."""

PUZZLE_TRIES = Table(
    "puzzle_tries",
    METADATA,
    Column("person", String(24), nullable=False),
    Column("puzzle", String(16), nullable=False),
    Column("title", String(40), nullable=False),
    Column("tries", Integer, nullable=False),
    Column("state", String(10), nullable=False),
    Column("at", Double, nullable=False),
    PrimaryKeyConstraint("person", "puzzle"),
)
"""Puzzles that people have tried; the state is ``tried``, ``shown`` or ``solved``."""

PUZZLE_DAYS = Table(
    "puzzle_days",
    METADATA,
    Column("person", String(24), nullable=False),
    Column("day", Integer, nullable=False),
    PrimaryKeyConstraint("person", "day"),
)
"""Days on which people have solved a puzzle of the day, by their ordinal number."""
