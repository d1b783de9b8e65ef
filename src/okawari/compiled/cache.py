"""Where compiled code is kept between runs: one folder for each state of everything that it was made from.

numba looks only at the file of the function that is called, not at what that function calls, and so gives old
code for new rules. Here the folder's name covers all of it; a change of any rule leads to another folder.
"""

import os
import re
import shutil
import sys
import tempfile
import time
from collections.abc import Iterable, Iterator
from hashlib import sha256
from pathlib import Path

PACKAGE = Path(__file__).parent.parent
KERNELS = ("simulation/kernel.py", "simulation/random_play.py")  # all that is compiled of that package
RULES = ("table", "cards", "editions", "rules", "draft", "views", "bots", *KERNELS)
MAKERS = (PACKAGE / "structs.py", PACKAGE / "compiled")
KEPT_DAYS = 21
DIGITS = 24


def key(roots: Iterable[Path] | None, facts: Iterable[str]) -> str:
    """The name of all these sources and facts together."""
    if roots is None:
        roots = [PACKAGE / name for name in RULES]
    digest = sha256()
    for root in (*MAKERS, *roots):
        for path in _files(root):
            digest.update(f"\0{root.name}/{path.relative_to(root).as_posix()}\0".encode())
            digest.update(path.read_bytes())
    for fact in (sys.version, *facts):
        digest.update(b"\0" + fact.encode())
    return digest.hexdigest()[:DIGITS]


def _files(root: Path) -> Iterator[Path]:
    if root.is_dir():
        yield from sorted(root.rglob("*.py"))
    elif root.is_file():
        yield root


def folder(name: str) -> Path | None:
    """The folder of that name, ready to be written to; None if there can be none."""
    try:
        place = user_cache() / "okawari" / "compiled" / name
        place.mkdir(mode=0o700, parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=place) as probe:
            probe.write(b"writable")
        os.utime(place)
        _forget_old(place)
    except (OSError, RuntimeError):  # RuntimeError: there is no home folder
        return None
    return place


def user_cache() -> Path:
    """The folder for things that can be made again."""
    for name in ("OKAWARI_CACHE", "XDG_CACHE_HOME"):
        chosen = os.environ.get(name, "")
        if os.path.isabs(chosen):
            return Path(chosen)
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    return Path.home() / ("Library/Caches" if sys.platform == "darwin" else ".cache")


def _forget_old(kept: Path) -> None:
    """Delete the folders of other states that nobody has opened for weeks."""
    oldest = time.time() - KEPT_DAYS * 86400
    for other in kept.parent.iterdir():
        ours = re.fullmatch(rf"[0-9a-f]{{{DIGITS}}}", other.name)
        if ours and other != kept and other.stat().st_mtime < oldest:
            shutil.rmtree(other, ignore_errors=True)
