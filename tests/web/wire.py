"""What the server tells a page, taken from its sockets: the truth that the screen is compared with."""

import json
from typing import Any

Message = dict[str, Any]


class Told:
    """The table as the page's socket has told it, kept up to date as the client keeps it."""

    def __init__(self) -> None:
        self.version = 0
        self.you: Message = {}
        self.table: Message | None = None
        self.board: Message | None = None
        self.mine: Message | None = None
        self.waiting: list[int] = []
        self.lines: list[Message] = []
        self.invite: Message | None = None
        self.notices: list[str] = []
        self.events: list[Message] = []
        self.sent: list[Message] = []
        self.refused: list[str] = []
        self.texts: list[str] = []  # every frame as it came
        self.sockets = 0

    def hear(self, frame: str | bytes) -> None:
        """A frame of the server."""
        text = frame if isinstance(frame, str) else frame.decode()
        self.texts.append(text)
        message = json.loads(text)
        handler = getattr(self, f"_{message['type']}", None)
        if handler:
            handler(message)

    def say(self, frame: str | bytes) -> None:
        """A frame of the page."""
        self.sent.append(json.loads(frame))

    # ------------------------------------------------------------------------------------ what is asked about it

    @property
    def phase(self) -> str:
        """Where the table is: lobby, playing, scoring, over, closed; nothing while it is unknown."""
        return str(self.table["phase"]) if self.table else ""

    @property
    def question(self) -> Message | None:
        """What this page is asked."""
        return self.mine["question"] if self.mine else None

    @property
    def result(self) -> Message:
        """How the game ended."""
        assert self.table
        assert self.table["result"]
        found: Message = self.table["result"]
        return found

    @property
    def seat(self) -> int:
        """The chair of the page, or the first of them."""
        return int(self.mine["seat"] if self.mine else self.you["seats"][0])

    @property
    def names(self) -> list[str]:
        """Who sits where."""
        return [chair["name"] for chair in self.table["chairs"]] if self.table else []

    def happened(self, what: str) -> bool:
        """Whether there has been such an event."""
        return any(event["what"] == what for event in self.events)

    # ------------------------------------------------------------------------------------ messages

    def _welcome(self, message: Message) -> None:
        self.version = message["version"]
        self.you, self.table, self.invite = message["you"], message["table"], message["invite"]
        self.board, self.mine = message["board"], message["mine"]
        self.waiting, self.lines = message["waiting"], message["lines"]
        for step in message["missed"] or []:
            self.events += step["events"]

    def _update(self, message: Message) -> None:
        self.version = message["version"]
        self.waiting = message["waiting"]
        self.table = message["table"] or self.table
        self.you = message["you"] or self.you
        self.invite = message["invite"] or self.invite
        if message["board"]:
            self.board, self.mine = message["board"], message["mine"]
        else:
            self.mine = message["mine"] or self.mine
        if any(event["what"] == "game_started" for event in message["events"]):
            self.lines = []
        self.lines = self.lines + message["lines"]
        self.events += message["events"]

    def _private(self, message: Message) -> None:
        self.mine = message["mine"]

    def _refused(self, message: Message) -> None:
        self.refused.append(message["error"])

    def _notice(self, message: Message) -> None:
        self.notices.append(message["what"])
