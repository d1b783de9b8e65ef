"""Proofs as protocol 1 had them still fit, or the reason is given; games without a proof are saved as ever."""

import hashlib
import hmac
import json
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from okawari.errors import BadSave
from okawari.game import Game
from okawari.language import LANGUAGES, Language
from okawari.replays import SavedGame, load, read, save, write
from okawari.replays.shuffle import check, old_promise, old_seed
from tests.replays.documents import SAVES, document, text_of
from tests.rules.flow import any_game

TABLE = "Tisch-1_ABCDEFGH"
SECRET = bytes(range(32))
BYTES = [b"\xff" * 16, bytes(16), b"0123456789abcdef"]
SEED = old_seed(SECRET, BYTES, TABLE)
PROOF: dict[str, Any] = {
    "secret": SECRET.hex(),
    "commitment": old_promise(SECRET, TABLE),
    "table": TABLE,
    "entropy": [one.hex() for one in BYTES],
}
SAVED = save(any_game(1, game="draft", seats=3, seed=SEED), shuffle=PROOF)


def flipped(text: str, place: int) -> str:
    """The same with another hexadecimal digit in one place."""
    return text[:place] + ("0" if text[place] != "0" else "1") + text[place + 1 :]


def with_proof(**fields: Any) -> str:
    """The saved game as a forger would change its proof: with the checksum that fits."""
    return text_of({**document(SAVED), "shuffle": {**PROOF, **fields}}, sealed=True)


def refusal(text: str) -> tuple[str, dict[str, Any]]:
    with pytest.raises(BadSave) as refused:
        check(read(text))
    for code in LANGUAGES:
        assert Language(code, strict=True).say(refused.value.message_id, **refused.value.args_for_message)
    return refused.value.message_id, refused.value.args_for_message


# ---------------------------------------------------------------------------------------- what it is


def test_the_formulas_are_those_of_the_document() -> None:
    table = TABLE.encode()
    assert old_promise(SECRET, TABLE) == hashlib.sha256(SECRET + table).hexdigest()
    together = bytes(16) + b"0123456789abcdef" + b"\xff" * 16 + table
    assert hmac.new(SECRET, together, "sha256").hexdigest() == SEED


def test_known_values_never_change() -> None:
    assert PROOF["commitment"] == "036447b4b3c2b3256fb3fecceae126746c7dfdc1c7f02b7362e15d40e35dc7b3"
    assert SEED == "05355c0b02603e46f08daab6c4ba4871da850af316384f2bcc2563c7176cc397"


@given(st.permutations(BYTES))
def test_the_order_of_the_players_does_not_matter(entropies: list[bytes]) -> None:
    assert old_seed(SECRET, entropies, TABLE) == SEED


def test_every_player_s_bytes_matter() -> None:
    seeds = {old_seed(SECRET, [*BYTES[:at], b"x" * 16, *BYTES[at + 1 :]], TABLE) for at in range(3)}
    assert len({*seeds, SEED}) == 4


# ---------------------------------------------------------------------------------------- kept and checked


def test_a_proof_is_kept_with_the_game_and_fits() -> None:
    again = read(write(SAVED))
    assert again == SAVED
    assert (again.shuffle, again.checksum) == (PROOF, SAVED.checksum)
    check(again)
    assert load(again).seed == SEED


def test_the_checksum_covers_the_proof() -> None:
    changed = {**document(SAVED), "shuffle": {**PROOF, "secret": flipped(PROOF["secret"], 0)}}
    assert refusal(text_of(changed))[0] == "error-bad-save-checksum"
    without = {name: value for name, value in document(SAVED).items() if name != "shuffle"}
    assert refusal(text_of(without))[0] == "error-bad-save-checksum"


@pytest.mark.parametrize("place", [0, 31, 63])
def test_another_secret_is_not_the_promised_one(place: int) -> None:
    assert refusal(with_proof(secret=flipped(PROOF["secret"], place)))[0] == "error-bad-save-commitment"
    assert refusal(with_proof(commitment=flipped(PROOF["commitment"], place)))[0] == "error-bad-save-commitment"


def test_another_table_s_promise_does_not_count() -> None:
    assert refusal(with_proof(table=TABLE[::-1]))[0] == "error-bad-save-commitment"


def test_a_secret_promised_afterwards_does_not_lead_to_the_seed() -> None:
    other = bytes(32)
    forged = with_proof(secret=other.hex(), commitment=old_promise(other, TABLE))
    assert refusal(forged)[0] == "error-bad-save-seed"


@pytest.mark.parametrize("at", range(3))
def test_other_bytes_of_a_player_do_not_lead_to_the_seed(at: int) -> None:
    entropy = [flipped(one, 5) if number == at else one for number, one in enumerate(PROOF["entropy"])]
    assert refusal(with_proof(entropy=entropy))[0] == "error-bad-save-seed"
    fewer = [one for number, one in enumerate(PROOF["entropy"]) if number != at]
    assert refusal(with_proof(entropy=fewer))[0] == "error-bad-save-seed"


def test_another_seed_is_refused() -> None:
    assert refusal(text_of({**document(SAVED), "seed": flipped(SEED, 9)}, sealed=True))[0] == "error-bad-save-seed"
    assert refusal(text_of({**document(SAVED), "seed": SEED.upper()}, sealed=True))[0] == "error-bad-save-seed"


# ---------------------------------------------------------------------------------------- its form

LONG = "0" * 64
WRONG: dict[str, list[Any]] = {
    "secret": [None, 1, "", "0" * 63, "0" * 65, "x" * 64, "A" * 64, "0" * 64 + "\n", [LONG]],
    "commitment": [None, 1, "", "0" * 63, "0" * 65, "x" * 64, "A" * 64, "0" * 64 + "\n", {}],
    "table": [None, 1, "", "a" * 15, "a" * 17, "ñ" * 16, "a" * 15 + "/", "a" * 16 + "\n"],
    "entropy": [None, "0" * 32, [], [1], ["0" * 31], ["0" * 33], ["G" * 32], ["0" * 32] * 4, {"0": "0" * 32}],
}


@pytest.mark.parametrize("field", WRONG)
def test_a_proof_of_the_wrong_form_is_named(field: str) -> None:
    for value in WRONG[field]:
        assert refusal(with_proof(**{field: value})) == ("error-bad-save-field", {"field": "shuffle"})


@pytest.mark.parametrize(
    "proof", [None, True, [], "proof", {}, {**PROOF, "more": 1}, {name: PROOF[name] for name in list(PROOF)[:-1]}]
)
def test_what_is_no_proof_is_named(proof: Any) -> None:
    text = text_of({**document(SAVED), "shuffle": proof}, sealed=True)
    assert refusal(text) == ("error-bad-save-field", {"field": "shuffle"})


def test_a_save_made_by_hand_is_refused_in_words() -> None:
    with pytest.raises(BadSave) as refused:
        check(replace(SAVED, shuffle={"secret": "?"}))
    assert refused.value.args_for_message == {"field": "shuffle"}


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=70),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from(list(PROOF)), inner, max_size=4),
    max_leaves=8,
)


@given(JSON)
def test_any_proof_gives_a_verdict(value: Any) -> None:
    with pytest.raises(BadSave):
        check(read(text_of({**document(SAVED), "shuffle": value}, sealed=True)))


# ---------------------------------------------------------------------------------------- games without one


@pytest.mark.parametrize("file", sorted(SAVES.glob("*.json")), ids=lambda file: file.name.split(".")[0])
def test_games_saved_before_there_were_proofs_stay_as_they_are(file: Any) -> None:
    text = file.read_text(encoding="utf-8")
    saved = read(text)
    assert saved.shuffle is None
    check(saved)
    assert write(saved) == text
    assert saved.sealed().checksum == saved.checksum


def test_a_game_without_a_proof_does_not_mention_it() -> None:
    saved = save(Game("classic", seats=2, seed=1))
    assert "shuffle" not in json.loads(write(saved))
    assert read(write(saved)) == saved


def test_an_unfinished_game_may_carry_its_proof() -> None:
    saved: SavedGame = save(Game("draft", seats=3, seed=SEED), shuffle=PROOF)
    check(read(write(saved)))
    assert load(saved).over is False
