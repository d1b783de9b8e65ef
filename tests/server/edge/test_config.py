"""Where settings come from, and what is said about bad ones."""

import sys
from pathlib import Path
from typing import Any

import pytest

from okawari.language import LANGUAGES, Language
from okawari.server.config import KINDS, BadConfig, Config, default_database, load


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
    ("key", "value"),
    [
        ("port", "eighty"),
        ("port", 65536),
        ("port", True),
        ("workers", 0),
        ("prefix", "games"),
        ("prefix", "/games/"),
        ("prefix", '/"><script>'),
        ("url", "ftp://a.example"),
        ("origins", ["nonsense"]),
        ("origins", 5),
        ("bot_delay", "2,1"),
        ("bot_delay", "1"),
        ("bot_delay", [0.5, float("nan")]),
        ("public_list", "perhaps"),
        ("log_level", "loud"),
        ("table_life", 0),
        ("lobby_hold", -1),
        ("lobby_hold", "inf"),
        ("trusted_proxies", "the router"),
        ("database", "tables.db"),
        ("host", ""),
        ("host", 5),
        ("max_tables", 1.5),
    ],
)
def test_a_bad_value_is_named(key: str, value: Any) -> None:
    with pytest.raises(BadConfig) as caught:
        load({key: value}, {})
    assert caught.value.message_id == "error-config-value"
    assert caught.value.args_for_message["key"] == key
    for code in LANGUAGES:
        assert f"{key}" in Language(code).say(caught.value.message_id, **caught.value.args_for_message)


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


def test_every_setting_is_documented() -> None:
    text = (Path(__file__).parents[3] / "docs" / "server.md").read_text(encoding="utf-8")
    assert [key for key in KINDS if f"`{key}`" not in text] == []
