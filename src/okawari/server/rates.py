"""How often somebody may do something. Times are seconds of a clock that never goes back; a limit of 0 is off."""

from collections import OrderedDict, deque
from ipaddress import IPv6Address, ip_address
from typing import Literal

MINUTE = 60.0
HOUR = 3600.0
_LONGEST_ADDRESS = 64
_LOOKED_AT = 8  # to make room for one: more than it takes, unless nearly all are connected


class Bucket:
    """A number of actions at once, refilled steadily."""

    __slots__ = ("_at", "_left", "per_second", "size")

    def __init__(self, size: float, per_second: float) -> None:
        self.size = size
        self.per_second = per_second
        self._left = float(size)
        self._at: float | None = None

    def take(self, now: float, cost: float = 1) -> bool:
        """Whether there is enough left for the action, which is then taken."""
        if self.size <= 0:
            return True
        if self._at is not None:
            self._left = min(self.size, self._left + max(0.0, now - self._at) * self.per_second)
        self._at = now
        if self._left < cost:
            return False
        self._left -= cost
        return True


class Window:
    """At most so many actions within any stretch of so many seconds."""

    __slots__ = ("_times", "most", "seconds")

    def __init__(self, most: int, seconds: float) -> None:
        self.most = most
        self.seconds = seconds
        self._times: deque[float] = deque()

    def take(self, now: float) -> bool:
        """Whether one more action fits, which is then counted."""
        if self.most <= 0:
            return True
        while self._times and self._times[0] <= now - self.seconds:
            self._times.popleft()
        if len(self._times) >= self.most:
            return False
        self._times.append(now)
        return True

    def give_back(self) -> None:
        """Forgets the latest action: it was a good one."""
        if self._times:
            self._times.pop()


class Overflow:
    """Tells when somebody has gone over a limit too often: the third time within a minute."""

    __slots__ = ("_before",)

    def __init__(self, times: int = 3, seconds: float = MINUTE) -> None:
        self._before = Window(times - 1, seconds) if times > 0 else None

    def add(self, now: float) -> bool:
        """Counts one more; true if that is too many."""
        if self._before is None:
            return False
        return self._before.most == 0 or not self._before.take(now)


class Allowance:
    """What one connection may send: a bucket, and patience with those who overflow it."""

    __slots__ = ("bucket", "overflow")

    def __init__(self, size: float = 20, per_second: float = 5, times: int = 3) -> None:
        self.bucket = Bucket(size, per_second)
        self.overflow = Overflow(times)

    def spend(self, now: float, cost: float = 1) -> Literal["fine", "slow down", "stop"]:
        """Whether a message is taken, refused, or the last one of this connection."""
        if self.bucket.take(now, cost):
            return "fine"
        return "stop" if self.overflow.add(now) else "slow down"


class _Visitor:
    """What is remembered about one address."""

    __slots__ = ("checks", "paused_until", "sockets", "tables", "touched", "tries")

    def __init__(self, checks: Bucket, tables: Window, tries: Window) -> None:
        self.sockets = 0
        self.checks = checks
        self.tables = tables
        self.tries = tries
        self.paused_until: float | None = None
        self.touched = 0.0


class Addresses:
    """Limits by network address, which a family or a school shares. They are kept in memory only, for an hour.

    A pause may go by something else as well, such as a seat's token, so that nobody else has to wait.
    """

    def __init__(
        self,
        sockets: int = 40,
        tables: int = 10,
        tries: int = 10,
        pause: float = 10.0,
        most_addresses: int = 50_000,
        checks: tuple[float, float] = (20, 5),
    ) -> None:
        self.sockets = sockets
        self.tables = tables  # an hour
        self.tries = tries  # a minute
        self.pause_seconds = pause
        self.most_addresses = most_addresses
        self.checks = checks  # at once, and a second
        self._visitors: OrderedDict[str, _Visitor] = OrderedDict()  # the one seen longest ago comes first

    def __len__(self) -> int:
        return len(self._visitors)

    def socket_opened(self, address: str, now: float) -> bool:
        """Whether the address may have one more socket, which then counts until it is closed."""
        visitor = self._visitor(address, now)
        if _pause_left(visitor, now) or (0 < self.sockets <= visitor.sockets):
            return False
        visitor.sockets += 1
        return True

    def socket_closed(self, address: str) -> None:
        """Counts a socket less: call it once for each that was opened."""
        visitor = self._visitors.get(network(address))
        if visitor is not None and visitor.sockets:
            visitor.sockets -= 1

    def may_create(self, address: str, now: float) -> bool:
        """Whether the address may set up a table, which is then counted."""
        return self._visitor(address, now).tables.take(now)

    def may_check(self, address: str, now: float) -> bool:
        """Whether the address may ask about one more setup, which is then counted."""
        return self._visitor(address, now).checks.take(now)

    def may_try(self, address: str, now: float) -> bool:
        """Whether the address may try a code, which is then counted."""
        return self._visitor(address, now).tries.take(now)

    def tried_well(self, address: str) -> None:
        """Takes the latest try off the count, because it found a table: only guessing is limited."""
        visitor = self._visitors.get(network(address))
        if visitor is not None:
            visitor.tries.give_back()

    def pause(self, address: str, now: float) -> None:
        """Keeps the address out for a while: one of its connections was closed for sending too much."""
        if self.pause_seconds > 0:
            self._visitor(address, now).paused_until = now + self.pause_seconds

    def paused(self, address: str, now: float) -> float:
        """For how many more seconds the address is kept out."""
        visitor = self._visitors.get(network(address))
        return _pause_left(visitor, now) if visitor is not None else 0.0

    def forget(self, now: float) -> None:
        """Drops addresses not seen for an hour; call it now and then, since nobody may come any more."""
        while self._visitors:
            key, oldest = next(iter(self._visitors.items()))
            if oldest.touched > now - HOUR:
                return
            if oldest.sockets:
                self._touch(key, oldest, now)
            else:
                del self._visitors[key]

    def _visitor(self, address: str, now: float) -> _Visitor:
        self.forget(now)
        key = network(address)
        visitor = self._visitors.get(key)
        if visitor is None:
            self._make_room(now)
            visitor = _Visitor(Bucket(*self.checks), Window(self.tables, HOUR), Window(self.tries, MINUTE))
            self._visitors[key] = visitor
        self._touch(key, visitor, now)
        return visitor

    def _touch(self, key: str, visitor: _Visitor, now: float) -> None:
        visitor.touched = now
        self._visitors.move_to_end(key)

    def _make_room(self, now: float) -> None:
        """Forgets whoever was seen longest ago and is not connected; those who are have their sockets counted."""
        for _ in range(_LOOKED_AT):
            if len(self._visitors) < self.most_addresses:
                return
            key, oldest = next(iter(self._visitors.items()))
            if oldest.sockets:
                self._touch(key, oldest, now)
            else:
                del self._visitors[key]


def network(address: str) -> str:
    """The address that limits go by: of IPv6 the first half, since a home is given all of the second."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address[:_LONGEST_ADDRESS]
    if isinstance(found, IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        return f"{IPv6Address(int(found) >> 64 << 64)}/64"
    return str(found)


def _pause_left(visitor: _Visitor, now: float) -> float:
    return max(0.0, visitor.paused_until - now) if visitor.paused_until is not None else 0.0
