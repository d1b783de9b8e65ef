"""The documents say all that a verifier needs: one written from them agrees with the program and sees every forgery."""

import ast
import copy
import random
import re
from pathlib import Path
from typing import Any

import pytest

from okawari.draft import faces as draft
from okawari.editions import boxes
from okawari.editions.menus import MENUS
from okawari.game import Game
from okawari.replays import save
from okawari.server.finished import story_of as told_by_the_server
from okawari.table.faces import FACES, KINDS
from tests.replays import verifier
from tests.replays.vectors import PATH, VECTORS, story_of
from tests.replays.verifier import PAGE, Deal, DealError, Stream
from tests.strategies import MOSTLY_PARTY, some_setup

GAMES = {game["name"]: game for game in VECTORS["games"]}
RANDOM_GAMES = 150
DOCUMENTS = PAGE + (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")
# What programs call a byte order, a digest, an encoding.
TECHNICAL = {"big", "sha256", "utf-8", "docs", "shuffle.md"}


# ---------------------------------------------------------------------------------------- from the document alone


def constants() -> list[Any]:
    """Every number and word in the verifier's code, docstrings and patterns left out."""
    tree = ast.parse(Path(verifier.__file__).read_text(encoding="utf-8"))
    written = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    annotations = {
        id(one) for node in ast.walk(tree) if isinstance(node, ast.AnnAssign) for one in ast.walk(node.annotation)
    }
    inner = {id(one) for node in ast.walk(tree) if isinstance(node, ast.JoinedStr) for one in ast.walk(node)}
    skipped = written | annotations | inner
    return [node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and id(node) not in skipped]


def test_the_verifier_knows_nothing_of_the_package() -> None:
    text = Path(verifier.__file__).read_text(encoding="utf-8")
    imported = re.findall(r"^(?:from|import) ([\w.]+)", text, re.MULTILINE)
    assert set(imported) == {"hashlib", "hmac", "re", "collections", "collections.abc", "pathlib", "typing"}


def test_every_constant_of_the_verifier_stands_in_the_documents() -> None:
    found = constants()
    numbers = {value for value in found if type(value) is int and abs(value) > 1}
    assert numbers > {3, 12, 21, 32}
    assert {number for number in numbers if not re.search(rf"(?<!\d){number}(?!\d)", DOCUMENTS)} == set()
    words = {value for value in found if isinstance(value, str) and re.fullmatch(r"[\w=]+|round \d", value)} - TECHNICAL
    assert words > {"menu_returned", "per_game", "round 1"}
    assert {word for word in words if word not in DOCUMENTS} == set()


def test_the_tables_of_the_document_are_those_of_the_program() -> None:
    classic = {**boxes.CLASSIC, **boxes.CLASSIC_PROMO}
    assert {face: n for faces in verifier.CLASSIC.values() for face, n in faces.items()} == classic
    assert {face: n for faces in verifier.PARTY.values() for face, n in faces.items()} == boxes.PARTY
    assert [*FACES] == verifier.FACE_ORDER
    assert [*verifier.CLASSIC] == [*KINDS]
    assert {name: tuple(kinds) for name, kinds in verifier.MENUS.items()} == MENUS
    assert verifier.HANDS == {"classic": boxes.CLASSIC_HAND, "party": boxes.PARTY_HAND}
    assert dict(zip(draft.FACES, draft.COPIES, strict=True)) == verifier.DRAFT
    assert [*verifier.CHIPS] == [*draft.PILES]
    assert [chip for chips in verifier.CHIPS.values() for chip in chips] == [*draft.CHIPS]


# ---------------------------------------------------------------------------------------- the vectors


@pytest.mark.parametrize("proof", VECTORS["new"], ids=lambda proof: str(proof["game"]))
def test_promises_and_seeds(proof: dict[str, Any]) -> None:
    table, game, seats = proof["table"], proof["game"], proof["seats"]
    assert verifier.commitment(proof["secret"], table, game) == proof["commitment"]
    for one in seats:
        if one["commitment"] is None:
            assert one["entropy"] == "0" * 64
        else:
            assert verifier.own_commitment(one["entropy"], table, game, one["person"]) == one["commitment"]
    entropies, names = [one["entropy"] for one in seats], [one["name"] for one in seats]
    assert verifier.seed_of(proof["secret"], entropies, table, game, names) == proof["seed"]
    assert verifier.seed_of(proof["secret"], entropies, table, game, [*names[:-1], "?"]) != proof["seed"]


@pytest.mark.parametrize("proof", VECTORS["old"], ids=lambda proof: str(len(proof["entropy"])))
def test_promises_and_seeds_of_the_old_way(proof: dict[str, Any]) -> None:
    assert verifier.old_commitment(proof["secret"], proof["table"]) == proof["commitment"]
    assert verifier.old_seed(proof["secret"], proof["entropy"], proof["table"]) == proof["seed"]


@pytest.mark.parametrize("one", VECTORS["words"], ids=lambda one: f"{one['seed'][:12]} {one['purpose']}")
def test_words_and_the_first_outputs(one: dict[str, Any]) -> None:
    words = verifier.key_words(one["seed"], one["purpose"])
    stream = Stream(words)
    assert words == one["words"]
    assert [stream.next_word() for _ in one["first"]] == one["first"]


@pytest.mark.parametrize("one", VECTORS["below"], ids=lambda one: str(one["limits"][0]))
def test_numbers_below_a_limit(one: dict[str, Any]) -> None:
    stream = Stream(one["words"])
    assert [stream.below(limit) for limit in one["limits"]] == one["numbers"]
    assert (stream.d - one["words"][3]) % 2**32 == one["used"]


@pytest.mark.parametrize("one", VECTORS["leads"], ids=lambda one: str(one["seed"]))
def test_who_leads_the_dummy(one: dict[str, Any]) -> None:
    assert verifier.first_lead(one["seed"]) == one["seat"]


def test_the_vectors_have_what_can_go_wrong() -> None:
    assert any(one["used"] > len(one["limits"]) for one in VECTORS["below"]), "some words are rejected"
    lines = [line for game in GAMES.values() for line in game["story"]["events"]]
    for wanted in ("how=menu", "how=chance", "how=spoon", "how=chopsticks", "dummy_card", "chip_value", "into_hand"):
        assert any(wanted in line for line in lines), wanted
    desserts = [
        card for game in GAMES.values() for places in game["story"]["desserts"][:2] for one in places for card in one
    ]
    assert any(card.startswith("special_order=") for card in desserts), "a special order left the deck"
    assert PATH.stat().st_size < 150_000


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_the_games_of_the_vectors(game: dict[str, Any]) -> None:
    seed = game["saved"]["seed"]
    keys = ["".join(f"{word:08x}" for word in verifier.key_words(seed, f"round {n}")) for n in (1, 2, 3)]
    assert keys == game["keys"]
    Deal(game["saved"], story_of(game)).verify()
    if "shuffle" in game["saved"]:
        verifier.check_proof(game["saved"])


# ---------------------------------------------------------------------------------------- games by chance


def random_game(number: int) -> Game:
    """Any game with any options, played by chance; now and then somebody chooses again."""
    dice = random.Random(f"deal {number}")
    game = some_setup(dice.choice(MOSTLY_PARTY), dice).opened()
    while not game.over:
        seat = dice.choice(game.waiting)
        game.answer(seat, dice.choice(game.legal(seat)))
        again = dice.randrange(game.seats)
        if dice.random() < 0.05 and game.can_take_back(again):
            game.take_back(again)
    return game


def documents(game: Game) -> tuple[dict[str, Any], dict[str, Any]]:
    """What the server tells of a game: its file, its story."""
    story = told_by_the_server(game)
    events = [{"what": one.what, "seat": one.seat, "values": one.values} for one in story.events]
    return vars(save(game)), {"events": events, "desserts": story.desserts}


@pytest.mark.parametrize("part", range(10))
def test_any_game_follows_from_its_seed(part: int) -> None:
    for number in range(part, RANDOM_GAMES, 10):
        saved, story = documents(random_game(number))
        Deal(saved, story).verify()
        with pytest.raises(DealError):
            Deal({**saved, "seed": "another"}, story).verify()


# ---------------------------------------------------------------------------------------- forgeries


def forged(name: str, what: str, field: str, value: Any, at: int = 0) -> None:
    """A game of the vectors with one value of one event changed is refused."""
    game = GAMES[name]
    story = copy.deepcopy(story_of(game))
    event = [one for one in story["events"] if one["what"] == what][at]
    assert event["values"][field] != value
    event["values"][field] = value
    with pytest.raises(DealError):
        Deal(game["saved"], story).verify()


@pytest.mark.parametrize("name", GAMES)
def test_a_card_that_was_not_dealt_is_seen_in_every_round(name: str) -> None:
    card = "wild" if name.startswith("draft") else "squid"
    dealt = [e["values"]["card"] for e in story_of(GAMES[name])["events"] if e["what"] == "dealt"]
    for at in (0, len(dealt) // 2, len(dealt) - 1):
        forged(name, "dealt", "card", card if dealt[at] != card else "egg", at)


@pytest.mark.parametrize(
    ("seat", "field", "value"),
    [(0, "name", "Eve"), (0, "entropy", "11" * 32), (0, "person", 1), (0, "person", None), (3, "entropy", "11" * 32)],
)
def test_a_forged_proof_is_seen(seat: int, field: str, value: Any) -> None:
    saved = copy.deepcopy(GAMES["party-4-wine"]["saved"])
    saved["shuffle"]["seats"][seat][field] = value
    with pytest.raises(DealError):
        verifier.check_proof(saved)


def test_a_forged_draw_is_seen() -> None:
    forged("party-2-dinner", "menu_shows", "card", "menu9")
    forged("party-2-dinner", "menu_returned", "count", 2)
    forged("party-4-wine", "desserts_mixed", "count", 4)
    forged("classic-2-dummy", "dummy_card", "card", "soy_sauce", 3)
    forged("draft-3", "chip_value", "points", 6)
    forged("draft-5-per-game", "chip_shown", "points", 6)
    forged("draft-3", "round_started", "count", 5, 1)


def test_a_pick_that_only_looks_like_chance_is_seen() -> None:
    game = GAMES["party-4-wine"]
    story = story_of(game)
    at = next(at for at, one in enumerate(story["events"]) if one["values"].get("how") == "chance")
    hand = [one["values"]["card"] for one in story["events"] if one["what"] == "dealt"]
    for how, card in (("pick", story["events"][at]["values"]["card"]), ("chance", hand[0]), ("chance", hand[-1])):
        if (how, card) == ("chance", story["events"][at]["values"]["card"]):
            continue
        changed = copy.deepcopy(story)
        changed["events"][at]["values"].update(how=how, card=card)
        with pytest.raises(DealError):
            Deal(game["saved"], changed).verify()


@pytest.mark.parametrize("what", ["menu_shows", "menu_returned", "dummy_card", "dealt", "round_started", "wine_taken"])
def test_an_event_that_was_left_out_is_seen(what: str) -> None:
    name = "classic-2-dummy" if what == "dummy_card" else "party-4-wine"
    story = story_of(GAMES[name])
    last = max(at for at, one in enumerate(story["events"]) if one["what"] == what)
    del story["events"][last]
    with pytest.raises(DealError):
        Deal(GAMES[name]["saved"], story).verify()


def test_desserts_that_nobody_kept_change_the_next_deal() -> None:
    game = GAMES["party-6-orders"]
    story = copy.deepcopy(story_of(game))
    story["desserts"][0][0] = [*story["desserts"][0][0], "pudding"]
    with pytest.raises(DealError):
        Deal(game["saved"], story).verify()
