"""Metrics for operators, in the Prometheus format."""

from prometheus_client import REGISTRY, Counter, Gauge, Histogram, generate_latest

_FAST = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)

MOVES = Counter("ironroad_moves", "Moves accepted")
REFUSED = Counter("ironroad_refused", "Requests refused", ["status"])
STALE = Counter("ironroad_stale", "Moves that came too late")
PUSHES = Counter("ironroad_pushes", "Positions sent to sockets")
SOCKETS = Gauge("ironroad_sockets", "Open sockets")
LIVE_GAMES = Gauge("ironroad_live_games", "Games in memory")
RELOADS = Counter("ironroad_reloads", "Games rebuilt from their ledger")
RELOAD_SECONDS = Histogram("ironroad_reload_seconds", "Time to rebuild a game", buckets=_FAST)
COMMIT_SECONDS = Histogram("ironroad_commit_seconds", "Time to write a batch", buckets=_FAST)
BATCH = Histogram(
    "ironroad_batch", "Changes in a batch", buckets=(1, 2, 4, 8, 16, 32, 64, 128, 256)
)
REQUEST_SECONDS = Histogram("ironroad_request_seconds", "Time to answer", ["method"], buckets=_FAST)
BOT_SECONDS = Histogram("ironroad_bot_seconds", "Time a bot took", ["level"])
BOT_FAULTS = Counter("ironroad_bot_faults", "Decisions that a bot has lost", ["level"])
NOTICES = Counter("ironroad_notices", "Notices by what became of them", ["channel", "status"])


def metrics_text() -> bytes:
    """Return all metrics as text."""
    return generate_latest(REGISTRY)
