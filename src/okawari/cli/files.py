"""Reading what the user names, and writing what the user asks for."""

import os
import sys
from pathlib import Path

from okawari.errors import OkawariError
from okawari.replays import read as saved_game

STANDARD = "-"


def read(name: str) -> str:
    """The text of a file, or of standard input."""
    try:
        data = sys.stdin.buffer.read() if name == STANDARD else Path(name).read_bytes()
        return data.decode("utf-8-sig")
    except (OSError, ValueError):
        raise OkawariError("error-no-such-file", file=name) from None


def check_writable(name: str) -> Path:
    """Where a file can be written, behind a link its target; refused before anything is done if it cannot."""
    path = Path(name)
    try:
        if path.is_symlink():
            path = path.resolve()
        possible = replaceable(path) and os.access(path.parent, os.W_OK)
    except (OSError, ValueError, RuntimeError):  # RuntimeError: links that go round in a circle
        possible = False
    if not possible:
        raise OkawariError("error-cannot-write", file=name)
    return path


def replaceable(path: Path) -> bool:
    """Whether an ordinary file is there, or nothing at all in a folder: never a device, a pipe or a folder."""
    if os.path.lexists(path):
        return path.is_file() and os.access(path, os.W_OK)
    return path.parent.is_dir()


def check_save(name: str) -> Path:
    """Where a game can be saved: over nothing, an empty file, or an older saved game."""
    path = check_writable(name)
    if not path.exists():
        return path
    try:
        text = path.read_bytes().decode()
        if text.strip():
            saved_game(text)
    except (OSError, ValueError):  # a saved game that is none is a ValueError too
        raise OkawariError("error-not-a-save", file=name) from None
    return path


def free_name(path: Path, number: int) -> Path:
    """The same name with a number, the first from this one on that no file has."""
    while os.path.lexists(found := path.with_stem(f"{path.stem}-{number}")):
        number += 1
    return found


def write(path: Path, text: str) -> None:
    """Write a file as a whole or not at all."""
    path = check_writable(str(path))
    draft = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        draft.write_text(text, encoding="utf-8")
        draft.replace(path)
    except OSError:
        draft.unlink(missing_ok=True)
        raise OkawariError("error-cannot-write", file=str(path)) from None
