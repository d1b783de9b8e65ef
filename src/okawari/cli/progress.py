"""How far a long run is, and what is compiled before it begins, told on standard error."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn
from rich.text import Text

from okawari.cli.palette import QUIET
from okawari.language import Language

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
def saying_what_compiles(language: Language, notes: Console) -> Iterator[None]:
    """Within this, whatever is compiled is announced."""
    from okawari import compiled  # here, because few commands need it

    with compiled.announcing(language, lambda text: notes.print(Text(text, style=QUIET))):
        yield
