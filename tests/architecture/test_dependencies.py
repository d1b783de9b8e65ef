"""What a plain install needs: no more than docs/server.md says, and nothing that only a framework wanted."""

import re
import subprocess
import sys
import tomllib

from tests.architecture.sources import PACKAGE, ROOT

UNWANTED = ("litestar", "faker", "polyfactory")


def test_the_document_weighs_what_is_installed() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    needed = {re.split(r"[<>=;\[ ]", one)[0] for one in project["dependencies"]}
    text = (ROOT / "docs" / "server.md").read_text(encoding="utf-8")
    table = text.partition("## What a plain install weighs")[2].partition("\n## ")[0]
    rows = re.findall(r"^\| `([\w.-]+)` \|.*\| [\d.]+ \|.*\|$", table, re.MULTILINE)
    assert sorted(rows) == sorted(needed)


def test_nothing_is_installed_for_a_framework_that_is_gone() -> None:
    pinned = (ROOT / "constraints.txt").read_text(encoding="utf-8").split()
    assert [one for one in pinned if one.partition("==")[0] in UNWANTED] == []


def test_the_server_imports_nothing_that_makes_up_data() -> None:
    """Some of these may be installed beside us: then importing the server must not load them either."""
    code = f"import sys, okawari.server.serve; print(sorted(sys.modules.keys() & {set(UNWANTED)}))"
    done = subprocess.run(
        [sys.executable, "-c", code],
        env={"PYTHONPATH": str(PACKAGE.parent)},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.strip() == "[]"
