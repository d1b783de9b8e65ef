"""Writes the files that are made from others, or with --check says which of them are stale."""

import argparse
import json
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from okawari.art import posters
from okawari.art.sprite import sprite
from tools import card_facts, decks, observation, schema, typescript, vectors
from tools.rulebook import RulebookError, read_clauses

ROOT = Path(__file__).resolve().parent.parent


def clauses(root: Path) -> str:
    """Every rule clause with its text, so that the installed program can show them."""
    found = read_clauses((root / "docs" / "rules.md").read_text(encoding="utf-8"))
    return json.dumps(found, indent=1, ensure_ascii=False) + "\n"


# Each generated file and what makes its text.
FILES: dict[str, Callable[[Path], str]] = {
    "src/okawari/editions/clauses.json": clauses,
    "docs/protocol.schema.json": schema.text,
    "docs/observation.md": observation.text,
    "web/src/lib/generated/protocol.ts": typescript.text,
    "web/src/lib/generated/sprite.svg": lambda _: sprite(),
    "web/src/lib/generated/cards.ts": card_facts.cards_text,
    "web/src/lib/generated/decks.ts": decks.text,
    "docs/vectors/shuffle.json": vectors.text,
    "web/public/favicon.svg": lambda _: posters.favicon(),
    "web/public/icon.svg": lambda _: posters.app_icon(),
    "web/public/share.svg": lambda _: posters.share_image(),
}


def stale(root: Path) -> list[str]:
    """The generated files whose text is not what it should be."""
    return [name for name, make in FILES.items() if _text(root / name) != make(root)]


def _text(path: Path) -> str | None:
    return path.read_text(encoding="utf-8") if path.is_file() else None


def main(arguments: Sequence[str] | None = None, root: Path = ROOT) -> int:
    """Write the stale files; with --check only name them and return 1; 2 if a source cannot be read."""
    parser = argparse.ArgumentParser(prog="python -m tools.generate", description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing; fail if a file is stale")
    chosen = parser.parse_args(arguments)
    try:
        names = stale(root)
        if not chosen.check:
            for name in names:
                (root / name).parent.mkdir(parents=True, exist_ok=True)
                (root / name).write_text(FILES[name](root), encoding="utf-8")
    except (OSError, UnicodeDecodeError, RulebookError) as problem:
        print(f"generate: {problem}", file=sys.stderr)
        return 2
    for name in names:
        print(f"generate: {name} is stale; run: make generate" if chosen.check else f"wrote {name}", file=sys.stderr)
    return 1 if names and chosen.check else 0


if __name__ == "__main__":
    sys.exit(main())
