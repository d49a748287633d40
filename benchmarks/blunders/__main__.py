"""Plants blunders and tells how many a review finds."""

import argparse
import sys
from pathlib import Path

from benchmarks.blunders import Plan, counts, load, plant, stored
from ironroad.bots.titles import titles_with_features
from ironroad.study.review import STRENGTHS


def main() -> None:
    """Plant cases, or show what was found."""
    titles = titles_with_features()
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=("plant", "show"))
    parser.add_argument("titles", nargs="*", metavar="TITLE", help="all if none is named")
    parser.add_argument("--cases", type=int, default=200)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--strength", choices=list(STRENGTHS), default="quick")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument(
        "--folder", type=Path, help="for cases with another seed than those of the documentation"
    )
    given = parser.parse_intermixed_args()
    if unknown := [title for title in given.titles if title not in titles]:
        parser.error(f"there is no title {unknown[0]}; choose among {', '.join(titles)}")
    for title in given.titles or titles:
        plan = Plan(title, given.seats, given.seed, given.strength)
        file = stored(plan) if given.folder is None else given.folder / stored(plan).name
        if given.what == "plant":
            plant(plan, file, given.cases, given.jobs)
        if cases := load(file):
            planted, found, alarms = counts(cases).told()
            print(
                f"{title:20} {given.strength:9} {planted} planted, found {found}, alarms {alarms}"
            )


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        sys.exit("Interrupted; what was planted is kept.")
