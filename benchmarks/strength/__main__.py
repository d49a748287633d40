"""Plays the slow arenas and tells what they show."""

import argparse
import sys

from benchmarks.strength import ARENAS, load, play, told, wins
from benchmarks.strength.ratings import write_ratings


def main() -> None:
    """Play arenas, show their results, or write the ratings of the bots."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=("play", "show", "rate"))
    parser.add_argument("names", nargs="*", metavar="NAME", help="arenas; all if none is named")
    parser.add_argument("--games", type=int, default=0, help="as many as an arena has")
    parser.add_argument("--jobs", type=int, default=1)
    given = parser.parse_intermixed_args()
    if unknown := [name for name in given.names if name not in ARENAS]:
        parser.error(f"there is no arena {unknown[0]}; choose among {', '.join(ARENAS)}")
    if given.what == "rate":
        write_ratings()
        return
    for name in given.names or ARENAS:
        if given.what == "play":
            play(name, given.games, given.jobs)
        elif games := load(name):
            print(f"{name:32} {len(games):4} games  {told(wins(name))}")


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        sys.exit("Interrupted; what was played is kept.")
