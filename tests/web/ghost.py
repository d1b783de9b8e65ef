"""Somebody who plays without a page: brings a table to the moment that a test is about, in no time."""

import json
import time
from collections.abc import Callable, Sequence
from contextlib import ExitStack, suppress
from random import Random
from types import TracebackType
from typing import Any, Self

from websockets import Origin
from websockets.sync.client import ClientConnection, connect

from okawari.protocol.messages import PROTOCOL
from tests.web.house import Entry
from tests.web.players import PASS, kind_of
from tests.web.wire import Message, Told

MOST = 60.0


class Ghost:
    """A place at a table, played over a bare socket.

    with Ghost(tab.url, entry) as ghost:
        ghost.start()
        ghost.play(until=lambda: ghost.asked("tray"), wants=["menu"])
    """

    def __init__(self, url: str, entry: Entry, seed: int = 1) -> None:
        self.url = url
        self.entry = entry
        self.told = Told()
        self.dice = Random(seed)
        self._next = self.dice.randrange(10**9)
        self._open = ExitStack()
        self._socket: ClientConnection | None = None

    def __enter__(self) -> Self:
        place = self.url.replace("http", "ws", 1) + "/ws"
        self._socket = self._open.enter_context(connect(place, origin=Origin(self.url), compression=None, proxy=None))
        hello = {"table": self.entry["table"], "token": self.entry["token"], "protocol": PROTOCOL}
        self.send({"type": "hello", **hello})
        self.hear(lambda: self.told.table)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._open.close()

    def send(self, message: Message) -> None:
        """Say something; commands get an id."""
        assert self._socket
        self._socket.send(json.dumps(message))

    def command(self, kind: str, **rest: Any) -> None:
        """Do something."""
        self._next += 1
        self.send({"type": kind, "id": f"ghost-{id(self):x}-{self._next}", **rest})

    def hear(self, done: Callable[[], Any], within: float = MOST) -> None:
        """Listen until something is so."""
        assert self._socket
        deadline = time.monotonic() + within
        while not done():
            assert time.monotonic() < deadline, "nothing came"
            self.told.hear(self._socket.recv(timeout=within))

    def start(self) -> None:
        """Begin, with bots on free chairs."""
        self.command("ready", ready=True)
        self.command("start", fill=True, same_deal=False)
        self.hear(lambda: self.told.phase == "playing")

    def asked(self, *what: str) -> bool:
        """Whether one of these questions is open."""
        return bool(self.told.question) and self.told.question["what"] in what  # type: ignore[index]

    def dishes(self, seat: int | None = None) -> list[str]:
        """What lies in front of a seat, one's own if none is named."""
        assert self.told.board
        found: list[str] = self.told.board["places"][self.told.seat if seat is None else seat]["dishes"]
        return found

    # ------------------------------------------------------------------------------------ playing

    def play(self, until: Callable[[], Any], wants: Sequence[str] = (), after: int = 0, within: float = MOST) -> None:
        """Play on until something is so; wanted kinds first, once there are so many different dishes."""
        deadline = time.monotonic() + within
        while not until():
            assert time.monotonic() < deadline, "it never came to that"
            assert self.told.phase != "over", "the game was over before it came to that"
            if self.told.phase == "scoring":
                self._go_on()
            elif self.told.question:
                self._answer(self.told.question, wants if len(set(self.dishes())) >= after else ())
            else:
                self._wait()

    def listen(self) -> None:
        """Hear what has come meanwhile: for several at one table."""
        assert self._socket
        with suppress(TimeoutError):
            while True:
                self.told.hear(self._socket.recv(timeout=0.002))

    def step(self, wants: Sequence[str] = ()) -> None:
        """Do what is asked now, if anything."""
        if self.told.phase == "scoring" and self.told.table and self.told.seat not in self.told.table["continued"]:
            self.command("continue", anyway=True)
        elif self.told.phase == "playing" and self.told.question:
            self._answer(self.told.question, wants)

    def _wait(self) -> None:
        version = self.told.version
        self.hear(lambda: self.told.version != version or self.told.question)

    def _go_on(self) -> None:
        assert self.told.board
        self.command("continue", anyway=True)
        self.hear(lambda: self.told.phase != "scoring")

    def _answer(self, question: Message, wants: Sequence[str]) -> None:
        number = question["number"]
        answer = self._chosen(question, wants)
        self.command("answer", seat=self.told.seat, question=number, answer=answer)
        self.hear(lambda: not self.told.question or self.told.question["number"] != number)

    def _chosen(self, question: Message, wants: Sequence[str]) -> str:
        answers: list[str] = [option["answer"] for option in question["options"]]
        for want in wants:
            for answer in answers:
                if answer == want or (answer != PASS and kind_of(answer) == want):
                    return answer
        return self.dice.choice(answers)


def together(*ghosts: Ghost, until: Callable[[], Any]) -> None:
    """Several at one table play on until something is so."""
    deadline = time.monotonic() + MOST
    while not until():
        assert time.monotonic() < deadline, "it never came to that"
        for ghost in ghosts:
            ghost.listen()
            if not until():
                ghost.step()
