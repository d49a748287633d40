"""``python -m ironroad.server`` runs a server; settings come from options or the environment."""

import argparse

from ironroad.core.errors import IronroadError
from ironroad.locale import language, words_for
from ironroad.server.run import serve
from ironroad.server.settings import read_settings


def main() -> None:
    """Read the options and serve until stopped."""
    parser = argparse.ArgumentParser(prog="ironroad.server", description=serve.__doc__)
    parser.add_argument("--database", help="sqlite:///FILE or postgresql://…")
    parser.add_argument("--host")
    parser.add_argument("--port", type=int)
    parser.add_argument("--bots", type=int, help="worker processes for bots")
    parser.add_argument("--open", action="store_true", help="open the browser")
    options = vars(parser.parse_args())
    show = options.pop("open")
    try:
        serve(read_settings(**options), show)
    except IronroadError as error:
        parser.error(words_for(language(None)).format(error.message))


if __name__ == "__main__":
    main()
