"""``python -m ironroad.server`` runs a server; settings come from options or the environment."""

import argparse
import sys

from ironroad.core.errors import IronroadError
from ironroad.locale import language, words_for
from ironroad.server.run import serve
from ironroad.server.settings import read_settings

WRONG_INPUT = 2


def main() -> None:
    """Read the options and serve until stopped."""
    words = words_for(language(None))
    parser = argparse.ArgumentParser(
        prog="ironroad.server",
        description=words.say("server-help"),
        epilog=words.say("server-help-settings"),
    )
    parser.add_argument("--database", metavar="URL", help=words.say("server-help-database"))
    parser.add_argument("--host", help=words.say("server-help-host"))
    parser.add_argument("--port", type=int, help=words.say("server-help-port"))
    parser.add_argument("--bots", type=int, help=words.say("server-help-bots"))
    parser.add_argument("--open", action="store_true", help=words.say("server-help-open"))
    options = vars(parser.parse_args())
    show = options.pop("open")
    try:
        serve(read_settings(**options), show)
    except IronroadError as error:
        print(words.format(error.message), file=sys.stderr)
        sys.exit(WRONG_INPUT)


if __name__ == "__main__":
    main()
