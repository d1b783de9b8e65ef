"""The proof of a shuffle: every part of it is bound to the seed, and what does not fit is refused with the reason."""

import hashlib
import hmac
from copy import deepcopy
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from okawari.errors import BadSave
from okawari.language import LANGUAGES, Language
from okawari.replays import load, read, save, write
from okawari.replays.saved import PROVED
from okawari.replays.shuffle import ZEROS, check, commitment, game_seed, promise
from tests.replays.documents import document, text_of
from tests.rules.flow import any_game

TABLE = "Tisch-1_ABCDEFGH"
SECRET = bytes(range(32))
GAME = 7
NAMES = ["Ana", "Bot Zoë", "寿司"]
PARTS = [b"\xff" * 32, bytes(32), b"0123456789abcdef" * 2]
PEOPLE = [0, None, 4]
SEED = game_seed(SECRET, PARTS, TABLE, GAME, NAMES)
SEATS: list[dict[str, Any]] = [
    {
        "name": name,
        "person": person,
        "commitment": None if person is None else commitment(part, TABLE, GAME, person),
        "entropy": part.hex(),
    }
    for name, person, part in zip(NAMES, PEOPLE, PARTS, strict=True)
]
PROOF: dict[str, Any] = {
    "version": 2,
    "secret": SECRET.hex(),
    "commitment": promise(SECRET, TABLE, GAME),
    "table": TABLE,
    "game": GAME,
    "same_deal": False,
    "seats": SEATS,
}
SAVED = save(any_game(1, game="draft", seats=3, seed=SEED, names=NAMES), shuffle=PROOF)


def flipped(text: str, place: int) -> str:
    """The same with another hexadecimal digit in one place."""
    return text[:place] + ("0" if text[place] != "0" else "1") + text[place + 1 :]


def forged(change: dict[str, Any] | None = None, **fields: Any) -> str:
    """The saved game as a forger would change it: its proof by `change`, itself by fields, with a fitting checksum."""
    return text_of({**document(SAVED), "shuffle": {**PROOF, **(change or {})}, **fields}, sealed=True)


def with_seat(at: int, **fields: Any) -> dict[str, Any]:
    seats = deepcopy(SEATS)
    seats[at] |= fields
    return {"seats": seats}


def refusal(text: str) -> tuple[str, dict[str, Any]]:
    with pytest.raises(BadSave) as refused:
        check(read(text))
    for code in LANGUAGES:
        assert Language(code, strict=True).say(refused.value.message_id, **refused.value.args_for_message)
    return refused.value.message_id, refused.value.args_for_message


# ---------------------------------------------------------------------------------------- what it is


def test_the_formulas_are_those_of_the_document() -> None:
    table, game = TABLE.encode(), bytes([0, 0, 0, 7])
    assert promise(SECRET, TABLE, GAME) == hashlib.sha256(SECRET + table + game).hexdigest()
    bound = hashlib.sha256(PARTS[2] + table + game + bytes([0, 0, 0, 4])).hexdigest()
    assert commitment(PARTS[2], TABLE, GAME, 4) == bound
    names = hashlib.sha256("Ana\nBot Zoë\n寿司".encode()).digest()
    message = b"\xff" * 32 + bytes(32) + b"0123456789abcdef" * 2 + table + game + names
    assert hmac.new(SECRET, message, "sha256").hexdigest() == SEED


def test_known_values_never_change() -> None:
    assert PROOF["commitment"] == "df52cb0a422b9c139d4fe1cc07eb1f81f09ebd825d9d546c3432a55171691533"
    assert SEATS[2]["commitment"] == "08df54043369929c4148f7e8f5a046bb5ada1cee04d72c0ab3114ebab6d3678d"
    assert SEED == "c3f65d2d3011dea68100c103375b37552c1383bc943767ce8857dd870b636b8d"


def test_everything_bound_changes_the_seed() -> None:
    seeds = {SEED, game_seed(SECRET, PARTS, TABLE, GAME + 1, NAMES), game_seed(SECRET, PARTS, TABLE[::-1], GAME, NAMES)}
    seeds |= {game_seed(SECRET, [*PARTS[:at], b"x" * 32, *PARTS[at + 1 :]], TABLE, GAME, NAMES) for at in range(3)}
    seeds |= {game_seed(SECRET, PARTS, TABLE, GAME, [*NAMES[:at], "Eve", *NAMES[at + 1 :]]) for at in range(3)}
    seeds.add(game_seed(SECRET, PARTS[::-1], TABLE, GAME, NAMES))  # by seat, not sorted
    assert len(seeds) == 10


# ---------------------------------------------------------------------------------------- kept and checked


def test_a_proof_is_kept_with_the_game_and_fits() -> None:
    again = read(write(SAVED))
    assert again == SAVED
    assert (again.format, again.shuffle) == (PROVED, PROOF)
    check(again)
    assert load(again).seed == SEED


def test_a_forger_cannot_leave_the_proof_out_of_a_proved_game() -> None:
    without = {name: value for name, value in document(SAVED).items() if name != "shuffle"}
    assert refusal(text_of(without, sealed=True)) == ("error-bad-save-field", {"field": "shuffle"})


@pytest.mark.parametrize("at", range(3))
def test_a_forger_cannot_change_a_name(at: int) -> None:
    seats = [{**one, "name": "Eve"} if number == at else one for number, one in enumerate(document(SAVED)["seats"])]
    assert refusal(forged(seats=seats))[0] == "error-bad-save-names"
    assert refusal(forged(with_seat(at, name="Eve"), seats=seats))[0] == "error-bad-save-seed"


def test_a_forger_cannot_exchange_the_secret() -> None:
    assert refusal(forged({"secret": flipped(SECRET.hex(), 5)}))[0] == "error-bad-save-commitment"
    assert refusal(forged({"commitment": flipped(PROOF["commitment"], 5)}))[0] == "error-bad-save-commitment"
    other = {"secret": "00" * 32, "commitment": promise(bytes(32), TABLE, GAME)}
    assert refusal(forged(other))[0] == "error-bad-save-seed"


def test_a_forger_cannot_take_another_table_or_game() -> None:
    assert refusal(forged({"table": TABLE[::-1]}))[0] == "error-bad-save-commitment"
    assert refusal(forged({"game": GAME + 1}))[0] == "error-bad-save-commitment"


@pytest.mark.parametrize("at", [0, 2])
def test_a_forger_cannot_exchange_a_person_s_bytes(at: int) -> None:
    entropy = flipped(SEATS[at]["entropy"], 9)
    named = {"seat": at, "name": NAMES[at]}
    assert refusal(forged(with_seat(at, entropy=entropy))) == ("error-bad-save-opening", named)
    person = PEOPLE[at]
    assert person is not None
    fitting = commitment(bytes.fromhex(entropy), TABLE, GAME, person)
    assert refusal(forged(with_seat(at, entropy=entropy, commitment=fitting)))[0] == "error-bad-save-seed"
    assert refusal(forged(with_seat(at, person=None)))[0] == "error-bad-save-opening"


def test_without_a_commitment_only_zeros_count() -> None:
    assert refusal(forged(with_seat(1, entropy="01" * 32))) == ("error-bad-save-opening", {"seat": 1, "name": NAMES[1]})
    assert refusal(forged(with_seat(0, commitment=None)))[0] == "error-bad-save-opening"
    assert refusal(forged(with_seat(0, commitment=None, entropy=ZEROS)))[0] == "error-bad-save-seed"


def test_the_same_deal_once_more_proves_the_cards_and_not_the_names() -> None:
    seats = [{"name": "Eve"}, {"name": "Leo"}, {"name": "Mia"}]
    check(read(forged({"same_deal": True}, seats=seats)))
    assert refusal(forged({"same_deal": True, **with_seat(0, name="Eve")}))[0] == "error-bad-save-seed"


# ---------------------------------------------------------------------------------------- its form

LONG = "0" * 64
DIGESTS = [None, 1, "", "0" * 63, "0" * 65, "x" * 64, "A" * 64, "0" * 64 + "\n", [LONG]]
WRONG: dict[str, list[Any]] = {
    "version": [None, 1, 3, True, "2", 2.0],
    "secret": DIGESTS,
    "commitment": DIGESTS,
    "table": [None, 1, "", "a" * 15, "a" * 17, "ñ" * 16, "a" * 15 + "/", "a" * 16 + "\n"],
    "game": [None, -1, True, "7", 7.0, 2**31],
    "same_deal": [None, 0, "no"],
    "seats": [None, [], SEATS[:2], [*SEATS, SEATS[0]], [1, 2, 3], {"0": SEATS[0]}],
}
WRONG_SEATS: dict[str, list[Any]] = {
    "name": [None, 1],
    "person": ["0", -1, True, 1.0, 2**31],
    "commitment": DIGESTS[1:],
    "entropy": DIGESTS,
    "more": [1],
}


@pytest.mark.parametrize("field", WRONG)
def test_a_proof_of_the_wrong_form_is_named(field: str) -> None:
    for value in WRONG[field]:
        assert refusal(forged({field: value})) == ("error-bad-save-field", {"field": "shuffle"})


@pytest.mark.parametrize("field", WRONG_SEATS)
def test_a_seat_of_the_wrong_form_is_named(field: str) -> None:
    for value in WRONG_SEATS[field]:
        assert refusal(forged(with_seat(0, **{field: value}))) == ("error-bad-save-field", {"field": "shuffle"})


def test_a_save_made_by_hand_is_refused_in_words() -> None:
    with pytest.raises(BadSave) as refused:
        check(replace(SAVED, shuffle={"version": 2}))
    assert refused.value.args_for_message == {"field": "shuffle"}


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=70),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from(list(PROOF)), inner, max_size=4),
    max_leaves=8,
)


@given(st.sampled_from(list(PROOF)), JSON)
def test_any_proof_gives_a_verdict(field: str, value: Any) -> None:
    with pytest.raises(BadSave):
        check(read(forged({field: value}) if value != PROOF[field] else forged({"secret": LONG})))
