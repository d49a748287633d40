"""``ironroad admin``: what operators of a server do with its database."""

import time
from functools import partial
from typing import Annotated, Any

import typer

from ironroad.cli.arguments import Json, Lang
from ironroad.cli.terminal import Terminal

app = typer.Typer(no_args_is_help=True)
DatabaseUrl = Annotated[
    str | None, typer.Option("--database", metavar="URL", help="server-help-database")
]
Who = Annotated[str, typer.Argument(metavar="PERSON", help="admin-help-who")]
TableId = Annotated[str, typer.Argument(metavar="TABLE", help="admin-help-table")]

# The server is imported on use: the other commands should not pay for importing a web framework.


def work(database: str | None, what: str, *args: Any) -> Any:
    """Do one of the things that operators do; return what it returns."""
    from ironroad.server.administration import run
    from ironroad.server.moderation import desk

    return run(database, partial(_with_arguments, getattr(desk, what), args))


async def _with_arguments(function: Any, args: tuple[Any, ...], database: Any) -> Any:
    return await function(database, *args)


@app.command("recompute-ratings", help="admin-help-recompute")
def recompute_ratings(database: DatabaseUrl = None, lang: Lang = None) -> None:
    """Compute all results and ratings anew."""
    from ironroad.server.administration import run
    from ironroad.server.ratings.recompute import recompute

    games, rated = run(database, recompute)
    Terminal(lang).say("admin-recomputed", games=games, rated=rated)


@app.command("reports", help="admin-help-reports")
def reports(
    closed: Annotated[bool, typer.Option("--all", help="admin-help-all")] = False,
    database: DatabaseUrl = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """List the reports that wait."""
    terminal = Terminal(lang)
    found = work(database, "reports", closed)
    if json:
        terminal.json(found)
        return
    for each in found:
        about = {"person": each["person"], "name": each["name"] or ""}
        terminal.say(
            "admin-report",
            report=each["id"],
            at=_time(each["at"]),
            state=each["state"],
            reason=each["reason"],
            **about,
        )
        if each["game"] is not None:
            line = {"line": each["line"] or 0, "text": each["text"]}
            terminal.say("admin-report-line", game=each["game"], **line)
    if not found:
        terminal.say("admin-no-reports")


def _time(seconds: float) -> str:
    return time.strftime("%Y-%m-%d %H:%M", time.gmtime(seconds))


@app.command("close-report", help="admin-help-close-report")
def close_report(
    report: Annotated[str, typer.Argument(metavar="REPORT", help="admin-help-report")],
    database: DatabaseUrl = None,
    lang: Lang = None,
) -> None:
    """Mark a report as dealt with."""
    work(database, "close_report", report)
    Terminal(lang).say("admin-report-closed", report=report)


@app.command("person", help="admin-help-person")
def person(who: Who, database: DatabaseUrl = None, json: Json = False, lang: Lang = None) -> None:
    """Show a person."""
    terminal = Terminal(lang)
    found = work(database, "person", who)
    if json:
        terminal.json(found)
        return
    for name, value in found.items():
        terminal.show(f"{name}: {_time(value) if name == 'created' else value}")


@app.command("suspend", help="admin-help-suspend")
def suspend(who: Who, database: DatabaseUrl = None, lang: Lang = None) -> None:
    """Keep a person out."""
    found = work(database, "suspend", who, True)
    Terminal(lang).say("admin-suspended", name=found["name"], person=found["id"])


@app.command("restore", help="admin-help-restore")
def restore(who: Who, database: DatabaseUrl = None, lang: Lang = None) -> None:
    """Let a person in again."""
    found = work(database, "suspend", who, False)
    Terminal(lang).say("admin-restored", name=found["name"], person=found["id"])


@app.command("close-table", help="admin-help-close-table")
def close_table(table: TableId, database: DatabaseUrl = None, lang: Lang = None) -> None:
    """End a game without a result, or delete a table that has not begun."""
    how = work(database, "close_table", table)
    Terminal(lang).say(f"admin-table-{how}", game=table)


@app.command("delete-chat", help="admin-help-delete-chat")
def delete_chat(
    table: TableId,
    line: Annotated[int, typer.Argument(metavar="LINE", min=1, help="admin-help-line")],
    database: DatabaseUrl = None,
    lang: Lang = None,
) -> None:
    """Delete something that was said."""
    work(database, "delete_chat", table, line)
    Terminal(lang).say("admin-chat-deleted", game=table, line=line)
