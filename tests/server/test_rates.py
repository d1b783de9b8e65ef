"""Limits hold, forgive, and cost little."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from okawari.server.rates import HOUR, Addresses, Allowance, Bucket, Overflow, Window, network

HOME = "192.0.2.1"
OTHER = "192.0.2.2"
STEPS = st.lists(st.floats(0, 30), max_size=80)


def times(steps: list[float]) -> list[float]:
    """Moments with those distances."""
    now, found = 0.0, []
    for step in steps:
        now += step
        found.append(now)
    return found


# ------------------------------------------------------------------------------------------- buckets


def test_a_bucket_holds_twenty_and_fills_with_five_a_second() -> None:
    bucket = Bucket(20, 5)
    assert [bucket.take(100.0) for _ in range(21)] == [True] * 20 + [False]
    assert not bucket.take(100.1)
    assert bucket.take(100.2)
    assert not bucket.take(100.2)
    assert [bucket.take(1000.0) for _ in range(21)] == [True] * 20 + [False]


def test_a_bucket_gives_all_or_nothing() -> None:
    bucket = Bucket(3, 1)
    assert not bucket.take(0, cost=4)
    assert bucket.take(0, cost=2)
    assert not bucket.take(0, cost=2)
    assert bucket.take(0)


def test_a_bucket_of_no_size_is_no_limit() -> None:
    assert all(Bucket(0, 0).take(0) for _ in range(1000))


def test_a_clock_that_stumbles_back_fills_nothing() -> None:
    bucket = Bucket(1, 1)
    assert bucket.take(10)
    assert not bucket.take(5)


@given(STEPS, st.integers(1, 20), st.floats(0.1, 10))
def test_a_bucket_never_gives_more_than_it_holds_and_gets(steps: list[float], size: int, per_second: float) -> None:
    bucket = Bucket(size, per_second)
    given_out = [now for now in times(steps) if bucket.take(now)]
    for first, start in enumerate(given_out):
        for last in range(first, len(given_out)):
            assert last - first + 1 <= size + (given_out[last] - start) * per_second + 1e-6


# ------------------------------------------------------------------------------------------- windows and overflow


@given(STEPS, st.integers(1, 10))
def test_a_window_holds_for_every_stretch(steps: list[float], most: int) -> None:
    window = Window(most, 60)
    taken = [now for now in times(steps) if window.take(now)]
    assert all(late > early + 59.999 for early, late in zip(taken, taken[most:], strict=False))


def test_a_window_of_none_is_no_limit() -> None:
    assert all(Window(0, 60).take(0) for _ in range(1000))


def test_an_action_can_be_given_back() -> None:
    window = Window(1, 60)
    window.give_back()
    assert window.take(0)
    window.give_back()
    assert window.take(1)
    assert not window.take(2)


def test_the_third_overflow_within_a_minute_is_one_too_many() -> None:
    overflow = Overflow()
    assert [overflow.add(now) for now in (0, 30, 59)] == [False, False, True]


def test_overflows_are_forgiven_after_a_minute() -> None:
    overflow = Overflow()
    assert not any(overflow.add(now) for now in (0, 31, 62, 93, 124, 155))


def test_patience_can_be_endless_or_none() -> None:
    assert not any(Overflow(times=0).add(0) for _ in range(100))
    assert Overflow(times=1).add(0)


def test_an_allowance_warns_twice() -> None:
    allowance = Allowance(size=20, per_second=5)
    told = [allowance.spend(0.0) for _ in range(23)]
    assert told == ["fine"] * 20 + ["slow down", "slow down", "stop"]


def test_whoever_slows_down_goes_on() -> None:
    allowance = Allowance(size=2, per_second=1)
    assert [allowance.spend(now) for now in (0, 0, 0, 1, 2, 3)] == ["fine", "fine", "slow down", "fine", "fine", "fine"]


# ------------------------------------------------------------------------------------------- addresses


def test_forty_sockets_an_address() -> None:
    addresses = Addresses()
    assert [addresses.socket_opened(HOME, 0) for _ in range(41)] == [True] * 40 + [False]
    assert addresses.socket_opened(OTHER, 0)
    addresses.socket_closed(HOME)
    assert addresses.socket_opened(HOME, 0)
    assert not addresses.socket_opened(HOME, 0)


def test_closing_more_than_was_opened_does_nothing() -> None:
    addresses = Addresses(sockets=1)
    addresses.socket_closed(HOME)
    assert addresses.socket_opened(HOME, 0)
    addresses.socket_closed(HOME)
    addresses.socket_closed(HOME)
    assert [addresses.socket_opened(HOME, 0) for _ in range(2)] == [True, False]


def test_ten_tables_an_hour() -> None:
    addresses = Addresses()
    assert [addresses.may_create(HOME, minute * 60.0) for minute in range(11)] == [True] * 10 + [False]
    assert addresses.may_create(OTHER, 600)
    assert addresses.may_create(HOME, HOUR)
    assert not addresses.may_create(HOME, HOUR)


def test_ten_tries_of_a_code_a_minute() -> None:
    addresses = Addresses()
    assert [addresses.may_try(HOME, 0) for _ in range(11)] == [True] * 10 + [False]
    assert not addresses.may_try(HOME, 59)
    assert addresses.may_try(HOME, 60)


def test_a_class_of_thirty_may_join_from_one_address() -> None:
    addresses = Addresses()
    for _ in range(30):
        assert addresses.may_try(HOME, 0)
        addresses.tried_well(HOME)
    assert [addresses.may_try(HOME, 0) for _ in range(11)] == [True] * 10 + [False]
    addresses.tried_well(OTHER)


def test_a_pause_of_ten_seconds() -> None:
    addresses = Addresses()
    addresses.pause(HOME, 100)
    assert addresses.paused(HOME, 104) == 6
    assert not addresses.socket_opened(HOME, 109)
    assert addresses.socket_opened(OTHER, 109)
    assert addresses.paused(HOME, 110) == 0
    assert addresses.socket_opened(HOME, 110)
    assert addresses.paused("never seen", 110) == 0


def test_a_pause_can_go_by_a_token() -> None:
    addresses = Addresses()
    addresses.pause("Zm9vYmFyYmF6cXV4cXV1eA", 0)
    assert addresses.paused("Zm9vYmFyYmF6cXV4cXV1eA", 1)
    assert not addresses.paused("Zm9vYmFyYmF6cXV4cXV1eB", 1)


def test_every_limit_can_be_switched_off() -> None:
    addresses = Addresses(sockets=0, tables=0, tries=0, pause=0)
    addresses.pause(HOME, 0)
    for _ in range(1000):
        assert addresses.socket_opened(HOME, 0)
        assert addresses.may_create(HOME, 0)
        assert addresses.may_try(HOME, 0)


def test_addresses_are_forgotten_after_an_hour() -> None:
    addresses = Addresses()
    addresses.may_create(HOME, 0)
    addresses.may_create(OTHER, 1800)
    addresses.forget(HOUR - 1)
    assert len(addresses) == 2
    addresses.forget(HOUR)
    assert len(addresses) == 1
    addresses.may_try("192.0.2.3", HOUR + 1800)
    assert len(addresses) == 1


def test_open_sockets_are_remembered_for_as_long_as_they_are_open() -> None:
    addresses = Addresses(sockets=1)
    assert addresses.socket_opened(HOME, 0)
    for hour in range(1, 5):
        addresses.forget(hour * HOUR)
    assert not addresses.socket_opened(HOME, 5 * HOUR)
    addresses.socket_closed(HOME)
    addresses.forget(6 * HOUR)
    assert len(addresses) == 0


def test_a_flood_of_addresses_takes_bounded_room() -> None:
    addresses = Addresses(most_addresses=100)
    assert addresses.socket_opened(HOME, 0)
    rng = random.Random(3)
    for number in range(10_000):
        addresses.may_try(f"10.{rng.randrange(256)}.{rng.randrange(256)}.{rng.randrange(256)}", number / 1000)
        assert len(addresses) <= 100
    assert [addresses.socket_opened(HOME, 10) for _ in range(40)] == [True] * 39 + [False]


def test_connected_addresses_are_counted_even_beyond_the_room() -> None:
    addresses = Addresses(sockets=1, most_addresses=10)
    everybody = [f"10.0.0.{number}" for number in range(50)]
    assert all(addresses.socket_opened(address, 0) for address in everybody)
    assert not any(addresses.socket_opened(address, 1) for address in everybody)
    for address in everybody:
        addresses.socket_closed(address)
    for number in range(20):
        addresses.may_try(f"10.0.1.{number}", 2)
    assert len(addresses) == 10


def test_guessing_codes_is_hopeless() -> None:
    """At full speed for ten hours: as many tries as the limit says, and no more."""
    addresses = Addresses()
    tries = sum(addresses.may_try(HOME, tenth / 10) for tenth in range(10 * 36_000))
    assert tries == 10 * 600


@pytest.mark.parametrize(
    ("address", "key"),
    [
        ("192.0.2.1", "192.0.2.1"),
        ("::ffff:192.0.2.1", "192.0.2.1"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:DB8:1:2::", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::1", "::/64"),
        ("testclient", "testclient"),
        ("", ""),
        ("x" * 10_000, "x" * 64),
        ("1.2.3", "1.2.3"),
    ],
)
def test_limits_go_by_network(address: str, key: str) -> None:
    assert network(address) == key


def test_a_home_with_many_addresses_is_one_home() -> None:
    addresses = Addresses()
    tries = [addresses.may_try(f"2001:db8::{number:x}", 0) for number in range(100)]
    assert sum(tries) == 10
