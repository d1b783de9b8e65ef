"""Golden files: counted deals and written games that the rules must keep giving. The diff is the review."""

import argparse
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from tools import perft, playthroughs, spiel_playthroughs

GOLDEN = Path(__file__).resolve().parent.parent / "tests" / "golden"
PERFT = GOLDEN / "perft"
PLAYTHROUGHS = GOLDEN / "playthroughs"
SPIEL = GOLDEN / "open_spiel"


def files() -> Iterator[tuple[Path, str]]:
    """Every golden file, and what it should be."""
    for path in sorted(PERFT.glob("*.perft")):
        case = perft.read(path.read_text())
        case.levels = perft.levels_of(case)
        yield path, perft.write(case)
    for name, one in playthroughs.PLAYTHROUGHS.items():
        yield PLAYTHROUGHS / f"{name}.txt", playthroughs.text_of(one)
    for name, game in spiel_playthroughs.PLAYTHROUGHS.items():
        yield SPIEL / f"{name}.txt", spiel_playthroughs.text_of(game)


def main(arguments: Sequence[str] | None = None) -> int:
    """Write the files, or with --check only say which are not what they should be."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing; fail if a file would change")
    check = parser.parse_args(arguments).check
    changed = [(path, text) for path, text in files() if not path.is_file() or path.read_text() != text]
    for path, text in changed:
        print(f"{'changed' if check else 'wrote'}: {path.relative_to(GOLDEN)}")
        if not check:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text)
    return 1 if check and changed else 0


if __name__ == "__main__":
    sys.exit(main())
