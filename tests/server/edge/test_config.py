"""Where settings come from, and what is said about bad ones."""

import sys
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest

from okawari.language import LANGUAGES, Language
from okawari.server.config import KINDS, OTHERS, BadConfig, Config, default_database, load, strangers


def write(folder: Path, text: str) -> str:
    file = folder / "settings.toml"
    file.write_text(text, encoding="utf-8")
    return str(file)


def test_flags_count_before_the_environment_and_that_before_the_file(tmp_path: Path) -> None:
    file = write(tmp_path, 'host = "10.0.0.1"\nport = 1001\nlobby_hold = 11\npublic_list = true')
    environment = {"OKAWARI_HOST": "10.0.0.2", "OKAWARI_PORT": "1002", "OKAWARI_UNKNOWN": "x"}
    found = load({"host": "10.0.0.3", "url": None}, environment, file)
    assert (found.host, found.port, found.lobby_hold, found.public_list) == ("10.0.0.3", 1002, 11.0, True)
    assert found.url == Config().url


def test_without_anything_the_defaults_count() -> None:
    assert load({}, {}) == Config()
    assert load({}, {}).database == default_database()


@pytest.mark.parametrize(
    ("key", "text", "value"),
    [
        ("bot_delay", "0.5,1", (0.5, 1.0)),
        ("origins", "https://a.example, https://b.example", ("https://a.example", "https://b.example")),
        ("allow_no_origin", "yes", True),
        ("compiled_bots", "off", False),
        ("rate_per_second", "2.5", 2.5),
        ("max_tables", "7", 7),
        ("trusted_proxies", "10.0.0.0/8, ::1", "10.0.0.0/8, ::1"),
        ("prefix", "/games/sushi", "/games/sushi"),
    ],
)
def test_the_environment_holds_texts(key: str, text: str, value: Any) -> None:
    assert getattr(load({}, {f"OKAWARI_{key.upper()}": text}), key) == value


@pytest.mark.parametrize(
    ("key", "value", "allowed"),
    [
        ("port", "eighty", "from 0 to 65535"),
        ("port", 65536, "from 0 to 65535"),
        ("port", True, "from 0 to 65535"),
        ("workers", 0, "1 or more"),
        ("bot_processes", 65, "from 1 to 64"),
        ("prefix", "games", "/games"),
        ("prefix", "/games/", "/games"),
        ("prefix", '/"><script>', "/games"),
        ("url", "ftp://a.example", "http://"),
        ("origins", ["nonsense"], "https://"),
        ("origins", 5, "https://"),
        ("bot_delay", "2,1", "0.8,2"),
        ("bot_delay", "1", "0.8,2"),
        ("bot_delay", [0.5, float("nan")], "0.8,2"),
        ("public_list", "perhaps", "yes or no"),
        ("log_level", "loud", "debug, info, warning, error"),
        ("table_life", 0, "above 0"),
        ("lobby_hold", -1, "0 or more"),
        ("lobby_hold", "inf", "0 or more"),
        ("trusted_proxies", "the router", "10.0.0.0/8"),
        ("database", "tables.db", "sqlite:///"),
        ("host", "", "127.0.0.1"),
        ("host", 5, "127.0.0.1"),
        ("max_tables", 1.5, "0 or more"),
    ],
)
def test_a_bad_value_is_named_with_what_is_allowed(key: str, value: Any, allowed: str) -> None:
    with pytest.raises(BadConfig) as caught:
        load({key: value}, {})
    assert allowed in str(caught.value)
    flag = "--origin" if key == "origins" else f"--{key.replace('_', '-')}"
    for code in LANGUAGES:
        text = Language(code, strict=True).say(caught.value.message_id, **caught.value.args_for_message)
        assert text.startswith(f"{flag} ")


def test_a_bad_value_is_named_as_the_place_that_it_comes_from(tmp_path: Path) -> None:
    file = write(tmp_path, "port = 70000")
    places: list[tuple[str, dict[str, Any]]] = [
        ("--port", {"flags": {"port": "x"}, "environment": {"OKAWARI_PORT": "1"}, "file": None}),
        ("OKAWARI_PORT", {"flags": {}, "environment": {"OKAWARI_PORT": "x"}, "file": None}),
        (f"port ({file})", {"flags": {}, "environment": {}, "file": file}),
    ]
    for name, given in places:
        with pytest.raises(BadConfig) as caught:
            load(**given)
        assert caught.value.args_for_message["name"] == name
    with pytest.raises(BadConfig) as caught:
        Config(port=-1)
    assert caught.value.args_for_message["name"] == "port"


def test_every_setting_is_of_some_kind() -> None:
    assert set(KINDS) == {field.name for field in fields(Config)}


def test_variables_that_look_like_settings_are_noticed() -> None:
    others = {f"OKAWARI_{name}": "1" for name in OTHERS}
    good = {"OKAWARI_PORT": "1", "PATH": "/bin", "MY_OKAWARI_PROT": "1"}
    misspelt = {"OKAWARI_CONFIG": "x", "OKAWARI_PROT": "1"}
    assert strangers({**good, **others, **misspelt}) == list(misspelt)


def test_passwords_are_not_repeated() -> None:
    with pytest.raises(BadConfig) as caught:
        load({"url": "ftp://mia:secret@a.example"}, {})
    assert "secret" not in str(caught.value)


def test_an_unknown_key_in_the_file_is_named_with_those_that_exist(tmp_path: Path) -> None:
    with pytest.raises(BadConfig) as caught:
        load({}, {}, write(tmp_path, 'hots = "x"'))
    assert caught.value.message_id == "error-config-key"
    assert "hots" in str(caught.value)
    assert all(key in str(caught.value) for key in KINDS)


@pytest.mark.parametrize("text", ["host =", "\x00", 'host = "a"\nhost = "b"'])
def test_a_file_that_is_not_toml_is_named(tmp_path: Path, text: str) -> None:
    with pytest.raises(BadConfig) as caught:
        load({}, {}, write(tmp_path, text))
    assert caught.value.message_id == "error-config-toml"
    assert "settings.toml" in str(caught.value)


def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    for place in (tmp_path / "nothing.toml", tmp_path):
        with pytest.raises(BadConfig) as caught:
            load({}, {}, str(place))
        assert caught.value.message_id == "error-config-file"
        assert str(place) in str(caught.value)


def test_the_database_is_in_the_users_data_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    assert default_database() == f"sqlite:///{tmp_path}/.local/share/okawari/tables.db"
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    assert default_database() == f"sqlite:///{tmp_path}/data/okawari/tables.db"
    monkeypatch.setattr(sys, "platform", "darwin")
    assert default_database() == f"sqlite:///{tmp_path}/Library/Application Support/okawari/tables.db"


DOCUMENT = (Path(__file__).parents[3] / "docs" / "server.md").read_text(encoding="utf-8")


def test_every_setting_is_documented() -> None:
    assert [key for key in KINDS if f"`{key}`" not in DOCUMENT] == []


def test_the_documented_file_can_be_used(tmp_path: Path) -> None:
    example = DOCUMENT.partition("```toml\n")[2].partition("```")[0]
    found = load({}, {}, write(tmp_path, example))
    assert (found.port, found.bot_delay, found.public_list) == (9000, (0.5, 1.5), True)
