"""The client is built when it has to be, and only then."""

import os
import subprocess
from pathlib import Path

import pytest

import hatch_build
from hatch_build import CustomBuildHook, needed, new_enough, sources

OLD, NEW = 1_000_000_000, 1_100_000_000


@pytest.fixture
def root(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small project whose client is newer than its sources."""
    monkeypatch.delenv(hatch_build.LEFT_OUT, raising=False)
    for name in (
        "web/package.json",
        "web/package-lock.json",
        "web/src/main.ts",
        "web/tests/main.test.ts",
        "web/node_modules/.package-lock.json",
        "src/okawari/locales/en/table.ftl",
    ):
        write(tmp_path / name, OLD)
    write(tmp_path / "src/okawari/web/index.html", NEW)
    return tmp_path


def write(path: Path, when: int) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.touch()
    os.utime(path, (when, when))


def test_what_is_new_enough_is_not_built_again(root: Path) -> None:
    assert not needed(root)
    assert {path.name for path in sources(root)} == {"package.json", "package-lock.json", "main.ts", "table.ftl"}
    write(root / "web/tests/main.test.ts", NEW + 1)
    write(root / "web/node_modules/.package-lock.json", NEW + 1)
    assert not needed(root)


@pytest.mark.parametrize("name", ["web/src/main.ts", "web/index.html", "src/okawari/locales/en/table.ftl"])
def test_a_changed_source_is_built(root: Path, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    write(root / name, NEW + 1)
    assert needed(root)
    monkeypatch.setenv(hatch_build.LEFT_OUT, "1")
    assert not needed(root)


def test_a_client_that_is_missing_is_built_if_it_can_be(root: Path) -> None:
    (root / "src/okawari/web/index.html").unlink()
    assert needed(root)
    (root / "PKG-INFO").touch()
    assert needed(root)
    (root / "web/package.json").unlink()
    assert not needed(root)


def test_a_source_distribution_has_its_client_already(root: Path) -> None:
    (root / "PKG-INFO").touch()
    write(root / "web/src/main.ts", NEW + 1)
    assert not needed(root)


@pytest.mark.parametrize(
    ("version", "good"),
    [
        ("v20.19.0\n", True),
        ("v20.18.3", False),
        ("v18.20.0", False),
        ("v21.7.0", False),
        ("v22.11.0", False),
        ("v22.12.0", True),
        ("v24.1.0", True),
        ("", False),
        ("node", False),
    ],
)
def test_node_must_be_new_enough(version: str, good: bool) -> None:
    assert new_enough(version) == good


def test_node_comes_as_a_wheel_only_where_it_is_needed(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    hook = CustomBuildHook(str(root), {}, None, None, str(root), "wheel")  # type: ignore[arg-type]
    monkeypatch.setattr(hatch_build, "system_node", lambda: None)
    assert hook.dependencies() == []
    write(root / "web/src/main.ts", NEW + 1)
    assert hook.dependencies() == [hatch_build.NODE_WHEEL]
    monkeypatch.setattr(hatch_build, "system_node", lambda: "/usr/bin/npm")
    assert hook.dependencies() == []


def test_npm_is_asked_for_what_is_missing_and_no_more(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[str, ...]] = []
    monkeypatch.setattr(hatch_build, "run", lambda root, *arguments: asked.append(arguments))
    hook = CustomBuildHook(str(root), {}, None, None, str(root), "wheel")  # type: ignore[arg-type]
    hook.initialize("editable", {})
    assert asked == []
    write(root / "web/src/main.ts", NEW + 1)
    hook.initialize("standard", {})
    assert asked == [("run", "build")]
    assert not needed(root)
    write(root / "web/package-lock.json", NEW + 2)
    hatch_build.install(root)
    assert asked[1:] == [("ci", "--no-audit", "--no-fund")]


def test_what_goes_wrong_is_shown_with_a_way_out(
    root: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(hatch_build, "tools", lambda: (["sh", "-c", "echo no network; exit 7"], os.environ))
    with pytest.raises(SystemExit):
        hatch_build.run(root, "ci")
    told = capfd.readouterr().err
    assert "no network" in told
    assert hatch_build.ADVICE in told


def test_git_knows_the_sources_and_not_what_is_built() -> None:
    places = ["web/node_modules/", "src/okawari/web/", "web/build/", "hatch_build.py"]
    command = ["git", "check-ignore", *places]
    done = subprocess.run(command, cwd=hatch_build.ROOT, capture_output=True, text=True, check=False)
    if done.returncode > 1:
        pytest.skip("this is no checkout")
    assert done.stdout.split() == places[:2]
