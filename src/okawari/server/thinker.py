"""The server's end of a thinking process: start it, ask it several things at once, notice that it is gone."""

import asyncio
import os
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from contextlib import suppress
from pathlib import Path

import msgspec

import okawari
from okawari.server.thoughts import LENGTH, READY, Forgotten, packed, read_conclusion, thought
from okawari.views.seat_view import View

PACKAGES = str(Path(okawari.__file__).parents[1])


class Thinker:
    """A running process and the questions it has not answered yet."""

    def __init__(self, process: Process) -> None:
        self.ready = asyncio.Event()
        self._process = process
        self._asked: dict[int, asyncio.Future[str | None]] = {}
        self._number = READY
        self._killed = False
        self._words = 0  # how often it was heard
        self._listening = asyncio.get_running_loop().create_task(self._listen())

    @classmethod
    async def start(cls, kind: str, quiet: bool = False) -> "Thinker":
        """Start a process, which needs a moment before it answers but can be asked at once; it may be quiet."""
        # In a session of its own it does not hear the terminal; it finds the package wherever the server found it.
        paths = [PACKAGES, *filter(None, [os.environ.get("PYTHONPATH")])]
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-P", "-m", "okawari.server.thinking", kind),
            stdin=PIPE,
            stdout=PIPE,
            stderr=DEVNULL if quiet else None,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(paths)},
            start_new_session=True,
        )
        return cls(process)

    @property
    def pid(self) -> int:
        """The number of the process."""
        return self._process.pid

    @property
    def gone(self) -> bool:
        """Whether the process has ended, or is about to."""
        return self._killed or self._listening.done()

    @property
    def load(self) -> int:
        """Questions under way."""
        return len(self._asked)

    async def choose(self, view: View, bot: str, seed: str, deadline: float) -> str | None:
        """What the bot chooses; None if it has no answer to give or the process ends first."""
        if self.gone:
            return None
        self._number += 1
        number = self._number
        answer: asyncio.Future[str | None] = asyncio.get_running_loop().create_future()
        self._asked[number] = answer
        assert self._process.stdin is not None
        self._process.stdin.write(packed(thought(number, view, bot, seed, deadline)))
        try:
            return await answer
        finally:
            self._asked.pop(number, None)
            if answer.cancelled() and not self._process.stdin.is_closing():
                self._process.stdin.write(packed(Forgotten(number)))

    def expect_word(self, patience: float) -> None:
        """It was late and told so, which it confirms if it is well: end it if it says nothing for so many seconds."""
        asyncio.get_running_loop().call_later(patience, self._kill_if_silent, self._words)

    def _kill_if_silent(self, words: int) -> None:
        if self.ready.is_set() and self._words == words:
            self.kill()

    def kill(self) -> None:
        """End the process at once; whoever waits for it gets no answer."""
        if not self.gone:
            self._killed = True
            with suppress(ProcessLookupError):  # it was faster
                self._process.kill()

    async def ended(self) -> int:
        """Wait until the process is gone; how it ended."""
        await asyncio.shield(self._listening)
        return await self._process.wait()

    async def _listen(self) -> None:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        try:
            while True:
                length = await self._process.stdout.readexactly(LENGTH)
                said = read_conclusion(await self._process.stdout.readexactly(int.from_bytes(length, "big")))
                self._words += 1
                if said.number == READY:
                    self.ready.set()
                elif (answer := self._asked.get(said.number)) and not answer.done():
                    answer.set_result(said.code)
        except asyncio.IncompleteReadError:
            pass  # it has ended
        except msgspec.MsgspecError:
            self.kill()
        finally:
            self._process.stdin.close()
            for answer in self._asked.values():
                if not answer.done():
                    answer.set_result(None)
