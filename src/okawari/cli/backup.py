"""`okawari backup` and `okawari restore`: a copy of a server's tables and finished games, and back again."""

from pathlib import Path

from okawari.cli.kit import Command, file_argument, flag
from okawari.cli.terminal import printable
from okawari.language import Language


def commands(language: Language) -> list[Command]:
    """Both commands and their flags."""
    database = flag(language, "--database", "backup-database", metavar="URL")
    return [
        Command("backup", language, lambda **chosen: backup(language, **chosen), [file_argument(), database]),
        Command(
            "restore",
            language,
            lambda **chosen: restore(language, **chosen),
            [file_argument(), database, flag(language, "--force", "restore-force", is_flag=True)],
        ),
    ]


def backup(language: Language, file: str, database: str | None) -> None:
    """Write the copy; a running server goes on meanwhile."""
    from okawari.server.storage.copies import back_up  # here, because few commands need the server

    back_up(_place(database), Path(file))
    print(language.say("cli-backup-done", file=printable(file)))


def restore(language: Language, file: str, database: str | None, force: bool) -> None:
    """Put the copy in its place, and say where the old database is kept."""
    from okawari.server.storage import copies

    place = _place(database)
    kept = copies.restore(Path(file), place, force)
    print(language.say("cli-restore-done", file=printable(str(place))))
    if kept:
        print(language.say("cli-restore-kept", file=printable(str(kept))))


def _place(database: str | None) -> Path:
    from okawari.server.config import load
    from okawari.server.storage.files import path_of

    # Where the server would keep them; a place that is named here needs nothing of the environment.
    return path_of((load() if database is None else load({"database": database}, {})).database)
