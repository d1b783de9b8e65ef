"""Two live tables go on with the same public behaviour; curtains; the pace of bots; promises."""

import hashlib
import random

import pytest

from okawari.replays.shuffle import promise
from okawari.server.codes import new_table_id, new_token
from okawari.server.desk import new_secret
from tests.server.leaks.curtains import curtain_findings
from tests.server.leaks.traces import trace_findings
from tests.server.leaks.virtual import delay_findings, pace_findings
from tests.server.leaks.volume import EDITIONS, volume
from tests.server.running import in_loop


@pytest.mark.parametrize("edition", EDITIONS)
@in_loop
async def test_nobody_notices_what_others_decide_in_secret(edition: str) -> None:
    compared = 0
    for number in range(volume(20, 334)):
        findings, slots = await trace_findings(edition, random.Random(f"trace {edition} {number}"))
        assert findings == []
        compared += slots
    assert compared > 100


@pytest.mark.parametrize("edition", EDITIONS)
@in_loop
async def test_a_device_is_told_nothing_of_a_seat_behind_the_curtain(edition: str) -> None:
    for number in range(volume(15, 300)):
        assert await curtain_findings(edition, random.Random(f"curtain {edition} {number}")) == []


@pytest.mark.parametrize("clock", [False, True])
@pytest.mark.parametrize("edition", EDITIONS)
def test_bots_with_other_hands_choose_at_the_same_moments(edition: str, clock: bool) -> None:
    for number in range(volume(10, 300)):
        assert pace_findings(edition, random.Random(f"pace {edition} {number}"), clock) == []


@pytest.mark.slow
def test_the_pauses_of_bots_do_not_depend_on_their_hands() -> None:
    assert delay_findings(volume(600, 10_000), random.Random(7)) == []


# ------------------------------------------------------------------------------------------------ promises


def test_a_promise_binds_256_bits_of_chance() -> None:
    secrets = [bytes.fromhex(new_secret()) for _ in range(256)]
    assert len(set(secrets)) == len(secrets)
    assert {len(secret) for secret in secrets} == {32}
    ones = [sum(int.from_bytes(secret, "big") >> bit & 1 for secret in secrets) for bit in range(256)]
    assert all(64 < number < 192 for number in ones), "some bit is hardly ever set, or unset"


def test_a_promise_cannot_be_opened_by_guessing_from_what_is_public() -> None:
    table, secret = new_table_id(), bytes.fromhex(new_secret())
    published = promise(secret, table, 1)
    assert published == hashlib.sha256(secret + table.encode() + bytes([0, 0, 0, 1])).hexdigest()
    guesses = [number.to_bytes(32, "big") for number in range(1 << 16)]
    guesses += [guess[::-1] for guess in guesses]
    guesses += [hashlib.sha256(table.encode() + bytes([number])).digest() for number in range(256)]
    guesses += [b"", table.encode(), hashlib.sha256(table.encode()).digest()]
    assert published not in {promise(guess, table, 1) for guess in guesses}


def test_tokens_and_links_are_128_bits() -> None:
    tokens = {new_token() for _ in range(1000)}
    assert len(tokens) == 1000
    assert {len(token) for token in tokens} == {22}
