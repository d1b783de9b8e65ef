"""`make strength`: play what is missing and write docs/strength.md with its plots. `--only TEXT` plays some matches."""

import argparse
import os

from benchmarks.strength.matches import MATCHES
from benchmarks.strength.report import write
from benchmarks.strength.run import endings, finished, play, speeds


def main() -> None:
    """Play, measure, write."""
    parser = argparse.ArgumentParser(prog="make strength", description=__doc__)
    parser.add_argument("--only", default="", help="only matches whose part or name has this text; nothing is written")
    parser.add_argument("--so-far", action="store_true", help="play nothing; write what is there")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    chosen = parser.parse_args()
    found = []
    for match in MATCHES:
        wanted = finished(match) if chosen.so_far else chosen.only in match.part or chosen.only in match.name
        if wanted:
            result = play(match, chosen.workers)
            meeting = result.meeting(match.bot, match.against)
            print(f"{match.name}: {meeting.wins.mean:.3f} ({meeting.wins.low}–{meeting.wins.high})", flush=True)
            found.append((match, result))
    if not chosen.only:
        write(found, endings(), speeds())


if __name__ == "__main__":
    main()
