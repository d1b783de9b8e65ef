"""Who is at the table just now, since when, and who is worth waiting for."""

from typing import TYPE_CHECKING

from msgspec.structs import replace

from okawari.protocol import messages as m
from okawari.server.clock import monotonic
from okawari.server.connection import Connection

if TYPE_CHECKING:
    from okawari.server.live import LiveTable


class Presence:
    """The people of a table, here or away. After a restart everybody is away, from that moment on.

    Time in which nobody with a chair is here counts for no absence: nobody waits.
    """

    def __init__(self, table: "LiveTable") -> None:
        self.table = table
        now = monotonic()
        self.since: dict[int, float] = {}  # people who are here
        self.left: dict[int, float] = dict.fromkeys(table.state.people, now)  # people who are away
        self._emptied = now  # when the last of those with a chair went
        self.wishes: set[int] = set()  # people who are here and would like more time
        self._shown: object = None
        self._wished: object = None

    def expect(self, person: int, now: float) -> None:
        """Somebody has a chair and should be here soon."""
        if person not in self.since:
            self.left[person] = now

    def came(self, person: int, now: float) -> None:
        """Somebody is here."""
        self.left.pop(person, None)
        self.wishes.discard(person)  # another device of theirs says for itself
        if self.table.state.seats_of(person) and not self.anyone_seated():
            self.left = {one: left + now - max(left, self._emptied) for one, left in self.left.items()}
        self.since.setdefault(person, now)

    def went(self, person: int, now: float) -> None:
        """Somebody's line is gone."""
        self.wishes.discard(person)
        if self.since.pop(person, None) is not None:
            self.left[person] = now
            if not self.anyone_seated():
                self._emptied = now

    def forget(self, person: int) -> None:
        """Somebody may not come back."""
        self.since.pop(person, None)
        self.left.pop(person, None)
        self.wishes.discard(person)

    def wish(self, person: int | None, message: m.Wish) -> None:
        """Somebody would like more time, or no longer; it is kept nowhere and goes with them."""
        if person is not None:
            (self.wishes.add if message.more_time else self.wishes.discard)(person)
            self.show()

    def here(self) -> list[int]:
        """The people who are here, the longest-present first."""
        return sorted(self.since, key=self.since.__getitem__)

    def anyone_seated(self, but: int | None = None) -> bool:
        """Whether somebody with a chair is here, apart from one person."""
        return any(person != but and self.table.state.seats_of(person) for person in self.since)

    def awaited(self) -> set[int]:
        """The people whose decision is worth waiting for: here, or not away for longer than the table's patience."""
        patience, now = self.table.state.setup.absence, monotonic()
        return {
            *self.since,
            *(person for person, left in self.left.items() if patience == 0 or now < left + patience),
        }

    def show(self, to: Connection | None = None) -> None:
        """Tell everybody who is here, if it is not what they were told last; somebody new hears it anyway.

        Who would like more time is for the host to know, so that nobody else can notice a change of it.
        """
        present, away = self.told(monotonic())
        host, wishes = self.table.state.host, self.wished()
        watching = sum(not self.table.state.seats_of(one.person) for one in self.table.connections)
        shown, wished = (present, list(away), watching, self._hold()), (host, wishes)
        news, new_wish = shown != self._shown, wished != self._wished
        self._shown, self._wished = shown, wished
        message = m.Presence(present=present, away=away, watching=watching)
        for_all, for_host = m.encode(message), m.encode(replace(message, wishes=wishes))
        for one in self.table.connections:
            is_host = one.person is not None and one.person == host
            if not one.outdated and (news or one is to or (is_host and new_wish)):
                one.send(for_host if is_host else for_all)

    def wished(self) -> list[int]:
        """The seats of those who would like more time; none where no clock runs, or twice the time is given already."""
        setup = self.table.state.setup
        if setup.pace == "none" or setup.doubled:
            return []
        return sorted(seat for person in self.wishes for seat in self.table.state.seats_of(person))

    def told(self, now: float) -> tuple[list[int], dict[str, int]]:
        """The seats of people who are here, and for how many seconds those of others are kept."""
        state = self.table.state
        hold = self._hold()
        present, away = [], {}
        for seat, chair in enumerate(state.chairs):
            if chair.person in self.since:
                present.append(seat)
            elif chair.person in self.left and not chair.stand_in:
                left = self.left[chair.person] + hold - now
                away[str(seat)] = max(0, round(left)) if hold else -1
        return present, away

    def _hold(self) -> float:
        """Seconds for which an absent person is waited for; 0: for ever."""
        state = self.table.state
        return self.table.kitchen.config.lobby_hold if state.phase == "lobby" else state.setup.absence
