"""Every event has its sentence, in every language, for those who watch and for the one it happens to."""

import pytest

from okawari.cli.paint import Flow
from okawari.cli.voice import LONGEST_NAME, Voice
from okawari.draft import events as draft_events
from okawari.engines import DRAFT_READERS
from okawari.language import LANGUAGES, Language
from okawari.table import events as table_events
from okawari.views.story import READERS, Event

NAMES = ("Ana", "Leo", "Eva")


def all_events(seat: int) -> list[Event]:
    found = []
    for names, readers in ((table_events.NAMES, READERS), (draft_events.NAMES, DRAFT_READERS)):
        for number, what in enumerate(names):
            values = readers[number](1, 1) if number in readers else {}
            found.append(Event(what, seat, values))
    found.append(Event("played", seat, {"card": "wild=tuna", "how": "pick"}))
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("me", [None, 0, 1])
def test_every_event_can_be_told(lang: str, me: int | None) -> None:
    voice = Voice(Language(lang, strict=True), NAMES, me)
    for event in all_events(0):
        text = voice.tell(event)
        assert text
        assert "{" not in text


def test_the_listener_is_spoken_to() -> None:
    voice = Voice(Language("en", strict=True), NAMES, 0)
    assert voice.tell(Event("spoon_asked", 0, {"card": "any-maki"})) == "You ask for any Maki."
    assert voice.tell(Event("spoon_asked", 1, {"card": "tofu"})) == "Leo asks for Tofu."
    assert voice.tell(Event("spoon_gave", 1, {"card": "tofu", "other": 0})) == "Leo gives you Tofu."
    assert voice.tell(Event("spoon_gave", 0, {"card": "tofu", "other": 2})) == "You give Tofu to Eva."


def test_cards_shown_together_share_a_line() -> None:
    voice = Voice(Language("en", strict=True), NAMES, 0)
    events = [
        Event("announced", 2, {"card": "spoon4"}),
        Event("played", 0, {"card": "squid", "how": "pick"}),
        Event("dipped", 0, {"card": "squid"}),
        Event("played", 1, {"card": "special_order", "how": "pick"}),
        Event("copied", 1, {"card": "tofu"}),
        Event("played", 2, {"card": "miso", "how": "pick"}),
        Event("discarded", 2, {"card": "miso"}),
        Event("miso_spilled", 2, {"count": 1}),
    ]
    assert voice.news(events) == [
        "Eva is going to use Spoon (4).",
        "Ana: Squid nigiri on wasabi · Leo: special order as Tofu · Eva: Miso soup",
        "Eva spills 1 miso soup: there was another one in the same turn.",
    ]


def test_names_cannot_steer_the_terminal() -> None:
    voice = Voice(Language("en"), ["\x1b[31mred\x07" + "x" * 50])
    assert voice.name(0) == "[31mred" + "x" * (LONGEST_NAME - 7)


def test_a_row_breaks_between_its_parts_only() -> None:
    from rich.text import Text

    flow = Flow([Text("one two"), Text("three"), Text("four five six")], ", ")
    assert [line.plain for line in flow.lines(15)] == ["one two, three", "four five six"]
    assert [line.plain for line in flow.lines(5)] == ["one two", "three", "four five six"]
