"""``ironroad serve``: runs the server."""

from typing import Annotated

import typer

from ironroad.cli.arguments import Lang
from ironroad.cli.terminal import Terminal


def serve(
    database: Annotated[
        str | None, typer.Option("--database", metavar="URL", help="server-help-database")
    ] = None,
    host: Annotated[str | None, typer.Option("--host", help="server-help-host")] = None,
    port: Annotated[int | None, typer.Option("--port", help="server-help-port")] = None,
    bots: Annotated[int | None, typer.Option("--bots", help="server-help-bots")] = None,
    open: Annotated[bool, typer.Option("--open/--no-open", help="server-help-open")] = True,
    lang: Lang = None,
) -> None:
    """Host games until stopped."""
    # Imported on use: the other commands should not pay for importing a web framework.
    from ironroad.server.run import serve as run
    from ironroad.server.settings import read_settings

    terminal = Terminal(lang)
    settings = read_settings(database=database, host=host, port=port, bots=bots)
    run(settings, open, lambda address: terminal.note("server-started", address=address))
