"""H3 and H4: who may know what, and when, by the log of a table.

Written apart from the server's projection, but for the board: that must be the one of a world with other hidden cards.
"""

import base64
import random
import re
from dataclasses import dataclass, field
from typing import Any

from okawari.draft.faces import FACES as DRAFT_FACES
from okawari.protocol import messages as m
from okawari.server import entries as e
from okawari.server import project
from okawari.server.codes import shown, token_hash
from okawari.server.pieces import Step
from okawari.server.project import Audience
from okawari.server.state import State
from okawari.server.storage import Row
from okawari.table.faces import FACES
from tests.server.leaks.channels import Findings
from tests.server.leaks.others import other_state

# All that an event of the rules may tell, by its name: first those for one seat alone.
PRIVATE = {
    "picked": "question answer", "menu_shows": "card", "dummy_card": "card", "dealt": "card count", "kept": "card",
    "chip_value": "card points",
}  # fmt: skip
PUBLIC = {
    "round_started": "round count", "desserts_mixed": "count", "chosen": "", "took_back": "", "played": "card how",
    "dipped": "card", "copied": "card", "announced": "card", "spoon_asked": "card", "spoon_none": "card",
    "spoon_gave": "card other", "into_hand": "card", "discarded": "card", "menu_returned": "count",
    "miso_spilled": "count", "uramaki_place": "place points", "flipped": "card", "wine_taken": "",
    "passed": "direction", "drew_for_dummy": "", "scored": "card points", "dessert_kept": "card count",
    "round_ended": "round", "game_over": "", "set_beside": "card", "box_kept": "card", "parted": "card now",
    "chip_taken": "card", "chip_shown": "card points", "pile_stays": "card",
    "table_opened": "", "sat_down": "name", "stood_up": "name why", "bot_sat_down": "name", "renamed": "name",
    "rearranged": "", "locked": "", "unlocked": "", "setup_changed": "", "chairs_changed": "count", "clock_doubled": "",
    "clock_usual": "", "ready": "", "not_ready": "", "host_moved": "", "starting": "", "not_opened": "name",
    "zeros_from_now": "name", "start_called_off": "", "chair_promised": "name", "promise_ended": "name why",
    "same_deal": "number",
    "game_started": "number", "continued": "", "more_time": "", "stood_in": "", "returned": "", "time_ran_out": "",
    "secret_opened": "secret", "table_closed": "why",
}  # fmt: skip
NEVER = 2**40
CARD_WORDS = re.compile(
    r"\b(" + "|".join(sorted({*map(re.escape, FACES), *map(re.escape, DRAFT_FACES)}, key=len, reverse=True)) + r")\b"
)


@dataclass
class Moment:
    """A table right after an entry of its log."""

    state: State
    step: Step
    entry: e.Entry


@dataclass
class Secret:
    """A canary: a word that must not be heard before its version, and by whom it may be heard at all."""

    name: str
    word: str
    since: int = NEVER
    who: set[int] = field(default_factory=set)  # people; empty and in time: everybody

    def forms(self) -> list[bytes]:
        """How it might be written."""
        plain = self.word.encode()
        found = [plain, plain.upper(), base64.b64encode(plain).rstrip(b"=")]
        if re.fullmatch("([0-9a-f]{2}){8,}", self.word):
            raw = bytes.fromhex(self.word)
            found += [raw, base64.b64encode(raw).rstrip(b"="), base64.urlsafe_b64encode(raw).rstrip(b"=")]
        return found


class Oracle:
    """What can be known of one table, by its whole log."""

    def __init__(self, rows: list[Row], tokens: dict[int, str]) -> None:
        self.moments: dict[int, list[Moment]] = {}
        self.secrets: list[Secret] = []
        state = State()
        for row in rows:
            entry = e.decode(row.payload)
            step = state.apply(entry, row.command)
            self.moments.setdefault(step.version, []).append(Moment(state, step, entry))
            self._note(state, step, entry)
            state = state.copy()
        for person, token in tokens.items():
            self.secrets.append(Secret(f"token of {person}", token))
            self.secrets.append(Secret(f"hash of {person}'s token", token_hash(token)))
        self.boards: dict[int, Any] = {}
        self.dice = random.Random(len(rows))

    def _note(self, state: State, step: Step, entry: e.Entry) -> None:
        if isinstance(entry, e.Created | e.Banned):
            self.secrets.append(Secret("join secret", entry.secret, step.version, state.seated() | {0}))
            self.secrets.append(Secret("join code", shown(entry.code), step.version, state.seated() | {0}))
        if isinstance(entry, e.Created | e.CalledOff | e.Finished):
            self.secrets.append(Secret("shuffle", entry.shuffle))
        if isinstance(entry, e.Started):
            self.secrets.append(Secret("seed", entry.seed))
        if isinstance(entry, e.Opened):
            self.secrets.append(Secret(f"entropy of {entry.person}", entry.entropy))
        for secret in self.secrets:
            if isinstance(entry, e.Seated | e.Continued) and secret.word in (state.secret, shown(state.code)):
                secret.who |= state.seated()
            if isinstance(entry, e.Finished) and state.dealt and secret.word in (state.dealt.seed, state.dealt.shuffle):
                secret.since = step.version

    # -------------------------------------------------------------------------------------------- frames

    def hears(self, person: int | None, frame: bytes) -> Findings:
        """What somebody should not have heard in a frame."""
        message = m.decode_server(frame)  # strict: a field that is not in the protocol is a finding by itself
        version = getattr(message, "version", None)
        findings = self.canaries(person, frame, NEVER - 1 if version is None else version)
        if isinstance(message, m.Welcome | m.Update | m.Private):
            moments = self.moments[message.version]
            seats = {seat for moment in moments for seat in moment.state.seats_of(person)}
            findings += self._mine(message.mine, moments, seats)
            if not isinstance(message, m.Private):
                findings += self._open(message, moments[0], seats)
        elif not isinstance(message, m.Refused):
            findings += cards_in(frame)
        elif message.args:
            findings += cards_in(m.encode(message.args))
        return [f"{finding} in {frame[:300]!r}" for finding in findings]

    def canaries(self, person: int | None, data: bytes, version: int) -> Findings:
        """Words that must not be heard at all, or not yet, or not by this person."""
        return [
            f"{secret.name} told to {person} at {version}"
            for secret in self.secrets
            if (version < secret.since or (secret.who and person not in secret.who))
            and any(form in data for form in secret.forms())
        ]

    def _mine(self, mine: m.Mine | None, moments: list[Moment], seats: set[int]) -> Findings:
        if mine is None:
            return []
        if mine.seat not in seats:
            return [f"cards of seat {mine.seat}"]
        reasons = [_not_own(mine, moment.state) for moment in moments]
        return [] if "" in reasons else reasons[:1]

    def _open(self, message: Any, moment: Moment, seats: set[int]) -> Findings:
        state, findings = moment.state, []
        if message.board is not None and m.encode(message.board) != self._board(message.version, state):
            findings.append("a board that depends on what is hidden")
        if isinstance(message, m.Update):
            findings += self._events(message.events, moment.step, seats)
        for step in getattr(message, "missed", None) or []:
            past = self.moments[step.version][0]
            findings += self._events(step.events, past.step, seats)
        for step in getattr(message, "past", []):
            findings += self._events(step.events, self.moments[step.version][0].step, set())
        if list(message.waiting) != list(state.waiting):
            findings.append("somebody else is deciding")
        rounds = len(state.game.round_views) if state.game else 0
        findings += [f"a score of the future: {line}" for line in message.lines if (line.round or 0) > rounds]
        return findings

    def _board(self, version: int, state: State) -> Any:
        """The board of another world: whatever is on it is there for all to see."""
        if version not in self.boards:
            other = other_state(state, Audience(None, None), self.dice)
            self.boards[version] = m.encode(project.board(other))
        return self.boards[version]

    def _events(self, events: list[m.Event], step: Step, seats: set[int]) -> Findings:
        happened = [(event.what, event.seat, event.values) for event in step.events]
        findings = []
        for event in events:
            if event.what in PRIVATE and event.seat not in seats:
                findings.append(f"seat {event.seat}'s own {event}")
            if set(event.values) - set({**PRIVATE, **PUBLIC}[event.what].split()):
                findings.append(f"too much of {event}")
            if (event.what, event.seat, event.values) not in happened:
                findings.append(f"{event}, which has not happened")
        return findings

    # -------------------------------------------------------------------------------------------- everything else

    def reads(self, text: bytes, whose: str) -> Findings:
        """What should be neither in a log nor in the figures, ever."""
        found = [f"{one.name} in {whose}" for one in self.secrets if any(form in text for form in one.forms())]
        return found + [f"{finding} in {whose}" for finding in cards_in(text)]


def cards_in(data: bytes) -> Findings:
    """Names of cards in something that should have none."""
    found = sorted(set(CARD_WORDS.findall(data.decode("utf-8", "replace"))))
    return [f"cards {found}"] if found else []


def _not_own(mine: m.Mine, state: State) -> str:
    """What of a seat's own is not its own at this moment; nothing if all is."""
    game = state.game
    if game is None or state.phase != "playing" or game.over:
        return "cards before they are served"
    t, seat = game._table, mine.seat
    faces = game._engine.faces
    held = {faces[face]: int(number) for face, number in enumerate(t.hands[t.seats[seat].hand].cards) if number}
    drawn = getattr(t.mine[seat], "drawn", -1)
    if drawn >= 0:
        held[faces[drawn]] = held.get(faces[drawn], 0) + 1
    if mine.hand != held:
        return "another hand"
    question = mine.question
    legal = {one.code for one in game.legal(seat)}
    if question and ({option.answer for option in question.options} != legal or question.what != game.question(seat)):
        return "another question"
    if mine.known and not state.setup.memory:
        return "hands that nobody remembers"
    for holder, cards in mine.known.items():
        hand = t.seats[int(holder)].hand
        there = {faces[face]: int(number) for face, number in enumerate(t.hands[hand].cards) if number}
        if not t.seen[hand] >> seat & 1 or cards != there:
            return "a hand that this seat has not seen"
    own = {choice.code for choice in game.choices if choice.seat == seat}
    return "" if set(mine.chosen) <= own else "another's choices"
