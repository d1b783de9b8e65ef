"""The two engines behind one set of names: Classic and Party on one, Draft on the other."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from okawari.draft import engine as draft
from okawari.draft import events as draft_events
from okawari.draft import faces as draft_faces
from okawari.draft import layout as draft_layout
from okawari.draft import preview as draft_preview
from okawari.draft import questions as draft_questions
from okawari.draft import scoring as draft_scoring
from okawari.draft import seeing as draft_seeing
from okawari.rules import engine as table
from okawari.rules import scoring as table_scoring
from okawari.table import events as table_events
from okawari.table import faces as table_faces
from okawari.table import layout as table_layout
from okawari.table import questions as table_questions
from okawari.views import imagine as table_imagine
from okawari.views import look as table_look
from okawari.views import preview as table_preview
from okawari.views.story import READERS

Step = Callable[..., Any]
Preview = tuple[int, int | None] | None


@dataclass(frozen=True)
class Engine:
    """Everything a game needs of its rules."""

    table: Any  # the structure of a whole game
    view: Any  # the structure of what a seat may see
    new_game: Step
    legal: Step
    steps: Callable[[Any, int, int], Iterator[None]]  # answer, pausing after each step of what follows
    take_back: Step
    can_take_back: Step
    look: Step
    imagine: Step
    winners: Step
    previews: Callable[[Any, Sequence[int]], Sequence[Preview]]  # (view, answers) -> points now, points at the end
    scored: int  # the stage when a round was just scored
    over: int
    questions: tuple[str, ...]
    answer_code: Callable[[int, int], str]
    faces: tuple[str, ...]
    spots: tuple[str, ...]
    event_names: tuple[str, ...]
    private_events: tuple[int, ...]
    readers: Mapping[int, Callable[[int, int], dict[str, Any]]]


def _table_steps(t: Any, seat: int, choice: int) -> Iterator[None]:
    table.decide(t, seat, choice)
    while t.waiting == 0 and t.stage != table_questions.OVER:
        table.advance(t)
        yield


def _draft_steps(t: Any, seat: int, choice: int) -> Iterator[None]:
    draft.note(t, seat, choice)
    while t.waiting == 0 and t.stage != draft_questions.OVER:
        draft.advance(t)
        yield


_PILES = draft_faces.PILES
DRAFT_READERS: dict[int, Callable[[int, int], dict[str, Any]]] = {
    draft_events.ROUND_STARTED: lambda a, b: {"round": a + 1, "count": b},
    draft_events.PICKED: lambda a, b: {
        "question": draft_questions.QUESTIONS[b],
        "answer": draft_questions.answer_code(b, a),
    },
    draft_events.KEPT: lambda a, b: {"card": draft_faces.FACES[a]},
    draft_events.PLAYED: lambda a, b: {
        "card": draft_faces.FACES[a] if a != draft_faces.WILD else f"wild={draft_faces.TYPES[b]}",
        "how": "pick",
    },
    draft_events.PASSED: lambda a, b: {"direction": "left" if a > 0 else "right"},
    draft_events.CHIP_TAKEN: lambda a, b: {"card": _PILES[a]},
    draft_events.CHIP_VALUE: lambda a, b: {"card": _PILES[a], "points": b},
    draft_events.CHIP_SHOWN: lambda a, b: {"card": _PILES[a], "points": b},
    draft_events.PILE_STAYS: lambda a, b: {"card": _PILES[a]},
    draft_events.ROUND_ENDED: lambda a, b: {"round": a + 1},
    draft_events.SCORED: lambda a, b: {"card": "chips", "points": a},
    draft_events.DEALT: lambda a, b: {"card": draft_faces.FACES[a], "count": b},
}

TABLE_ENGINE = Engine(
    table=table_layout.Table,
    view=table_layout.View,
    new_game=table.new_game,
    legal=table.legal,
    steps=_table_steps,
    take_back=table.take_back,
    can_take_back=table.can_take_back,
    look=table_look.look,
    imagine=table_imagine.imagine,
    winners=table_scoring.winners,
    previews=table_preview.previews,
    scored=table_questions.SCORED,
    over=table_questions.OVER,
    questions=table_questions.QUESTIONS,
    answer_code=table_questions.answer_code,
    faces=table_faces.FACES,
    spots=table_faces.SPOT_NAMES,
    event_names=table_events.NAMES,
    private_events=table_events.PRIVATE,
    readers=READERS,
)
DRAFT_ENGINE = Engine(
    table=draft_layout.Table,
    view=draft_layout.View,
    new_game=draft.new_game,
    legal=draft.legal,
    steps=_draft_steps,
    take_back=draft.take_back,
    can_take_back=draft.can_take_back,
    look=draft_seeing.look,
    imagine=draft_seeing.imagine,
    winners=draft_scoring.winners,
    previews=draft_preview.previews,
    scored=draft_questions.SCORED,
    over=draft_questions.OVER,
    questions=draft_questions.QUESTIONS,
    answer_code=draft_questions.answer_code,
    faces=draft_faces.FACES,
    spots=draft_faces.SPOT_NAMES,
    event_names=draft_events.NAMES,
    private_events=draft_events.PRIVATE,
    readers=DRAFT_READERS,
)
ENGINES = {"classic": TABLE_ENGINE, "party": TABLE_ENGINE, "draft": DRAFT_ENGINE}
