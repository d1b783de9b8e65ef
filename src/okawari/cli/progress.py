"""How far a long run is, told on standard error."""

import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn
from rich.text import Text

from okawari.cli.palette import QUIET
from okawari.language import Language

PATIENCE = 3.0  # seconds: rules that were compiled before are loaded sooner
Told = Callable[[int, int], None]


@contextmanager
def progress_bar(language: Language, notes: Console) -> Iterator[Told | None]:
    """Something to tell how far it is; shown on a terminal only."""
    if not notes.is_terminal:
        yield None
        return
    columns = (BarColumn(), TextColumn("{task.description}"), TimeRemainingColumn())
    with Progress(*columns, console=notes, transient=True) as bar:
        task = bar.add_task("", total=None)

        def told(done: int, total: int) -> None:
            numbers = {"done": language.number(done), "total": language.number(total)}
            bar.update(task, completed=done, total=total, description=language.say("cli-progress", **numbers))

        yield told


@contextmanager
def patience(language: Language, notes: Console, shown: Told | None) -> Iterator[Told]:
    """Something to tell how far it is, which says what takes so long if nothing is told for a while."""
    timer = threading.Timer(PATIENCE, lambda: notes.print(Text(language.say("cli-compiling"), style=QUIET)))
    timer.daemon = True
    timer.start()

    def told(done: int, total: int) -> None:
        timer.cancel()
        if shown:
            shown(done, total)

    try:
        yield told
    finally:
        timer.cancel()
