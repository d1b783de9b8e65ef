"""Pictures of every screen in every state, in both sizes, with a page that shows them side by side.

python -m tools.pictures OUT [NAME …]      all of them, or those whose name begins with one of these
python -m tools.pictures --readme          the few that the README shows, into docs/pictures
"""

import argparse
import html
import sys
import tempfile
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tests.server.running import ServerProcess
from tests.web.scenes import ALL, PARTY, Scene, lift_first, table, turn, visit
from tests.web.spoken import PSEUDO, Spoken
from tests.web.stage import DESK, PHONE, Stage, Tab, device
from tests.web.states import STATES

SIZES = {"phone": PHONE, "desk": DESK}
CALM = {"OKAWARI_RATE_SIZE": "0"}
LONG_AWAY = 16_500  # milliseconds: then the page says that there is no connection
STILL = 700


@dataclass(frozen=True)
class Look:
    """A way in which a scene is shown."""

    name: str = ""
    language: str = "en"
    pseudo: str = ""
    settings: dict[str, Any] = field(default_factory=dict)


PLAIN = Look()
LOOKS = (
    Look("dark", settings={"theme": "dark"}),
    Look("contrast", settings={"theme": "contrast"}),
    Look("strong", settings={"colours": "strong"}),
    Look("large", settings={"textSize": 200}),
    Look("ru", "ru"),
    *(Look(name, pseudo=name) for name in PSEUDO),
)
# What the README shows: file, scene and size. Whoever reads it needs no hints.
README = {
    "table-desk": ("play-late", DESK),
    "table-phone": ("play-late", PHONE),
    "scores-phone": ("scoring-all", PHONE),
    "home-phone": ("home", PHONE),
}
DOCS = Path(__file__).parents[1] / "docs" / "pictures"
BARE = Look(settings={"hints": False})
# The scenes that are shown in every look; the others only in the plain one.
EVERY = ("home", "create", "lobby", "play-lifted", "play-eight", "scoring-all", "final", "settings")


def offline_home(tab: Tab) -> None:
    """The first screen without a network."""
    tab.page.context.set_offline(True)
    tab.page.evaluate("window.dispatchEvent(new Event('offline'))")
    tab.page.wait_for_timeout(1500)


def long_away(tab: Tab) -> None:
    """Long without a connection."""
    tab.page.wait_for_timeout(LONG_AWAY)


def _learn(tab: Tab) -> str:
    return "learn"


def _again(scene: Scene, name: str, more: Callable[[Tab], None]) -> Scene:
    def show(tab: Tab) -> None:
        scene.show(tab)
        more(tab)

    return Scene(name, scene.prepare, show)


def scenes() -> list[Scene]:
    """All of them."""
    named = {scene.name: scene for scene in (*ALL, *STATES)}
    more = [
        _again(named["home"], "home-offline", offline_home),
        _again(named["lost"], "lost-long", long_away),
        Scene("play-late", table(PARTY, turn(6)), lift_first),
        Scene("learn", _learn, lambda tab: tab.until(lambda: tab.told.question, "a hand")),
    ]
    return [*named.values(), *more]


def taken(stage: Stage, url: str, scene: Scene, look: Look, size: tuple[int, int], file: Path) -> None:
    """One picture."""
    settings = {"speed": "instant", "volume": 0, "language": look.language, **look.settings}
    context = device(stage, url, size, look.language, settings)
    tab = Tab(context.new_page(), url, look.language)
    tab.words = Spoken(look.language, look.pseudo)
    try:
        place = scene.prepare(tab)
        visit(tab, scene, place, f"?pseudo={look.pseudo}" if look.pseudo else "")
        tab.page.wait_for_timeout(STILL)
    finally:
        tab.page.screenshot(path=file)
        context.close()


def sheet(out: Path, files: Sequence[Path]) -> None:
    """The page that shows all of them."""
    figures = "\n".join(
        f"<figure><a href='{file.name}'><img src='{file.name}' loading='lazy' alt=''></a>"
        f"<figcaption>{html.escape(file.stem)}</figcaption></figure>"
        for file in files
    )
    style = "body{font:14px sans-serif;display:flex;flex-wrap:wrap;gap:12px}figure{margin:0}img{height:380px}"
    page = f"<!doctype html><meta charset='utf-8'><title>Okawari</title><style>{style}</style>\n{figures}\n"
    (out / "index.html").write_text(page, encoding="utf-8")


def readme(stage: Stage, url: str) -> None:
    """The pictures of the README."""
    DOCS.mkdir(exist_ok=True)
    named = {scene.name: scene for scene in scenes()}
    for file, (scene, size) in README.items():
        taken(stage, url, named[scene], BARE, size, DOCS / f"{file}.png")


def main(arguments: Sequence[str] | None = None) -> int:
    """Take the pictures."""
    wishes = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    wishes.add_argument("out", type=Path, nargs="?", help="the folder for the pictures")
    wishes.add_argument("--readme", action="store_true", help="only those that the README shows")
    wishes.add_argument("names", nargs="*", help="only those whose name begins with one of these")
    wished = wishes.parse_args(arguments)
    if wished.readme or wished.out is None:
        with tempfile.TemporaryDirectory() as folder, ServerProcess(Path(folder), environment=CALM) as server:
            stage = Stage()
            readme(stage, server.url)
            stage.close()
        return 0
    wished.out.mkdir(parents=True, exist_ok=True)
    chosen = [scene for scene in scenes() if not wished.names or scene.name.startswith(tuple(wished.names))]
    failed = []
    with tempfile.TemporaryDirectory() as folder, ServerProcess(Path(folder), environment=CALM) as server:
        stage = Stage()
        for scene in chosen:
            for look in (PLAIN, *(LOOKS if scene.name in EVERY else ())):
                for size_name, size in SIZES.items():
                    name = "-".join(filter(None, (scene.name, look.name, size_name)))
                    try:
                        taken(stage, server.url, scene, look, size, wished.out / f"{name}.png")
                    except Exception as problem:
                        failed.append(name)
                        print(f"{name}: {str(problem).splitlines()[0]}", file=sys.stderr)
        stage.close()
    sheet(wished.out, sorted(wished.out.glob("*.png")))
    print(f"{len(list(wished.out.glob('*.png')))} pictures in {wished.out}, {len(failed)} not as they should be")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
