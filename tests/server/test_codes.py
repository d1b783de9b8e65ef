"""Codes that can be read aloud and typed in any way, and secrets that cannot be guessed."""

import random
import re
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from okawari.language import LANGUAGES, Language
from okawari.server import codes
from okawari.server.codes import CONSONANTS, BadCode, new_code, new_table_id, new_token, same, shown, token_hash, typed

CODES = st.text(st.sampled_from(CONSONANTS), min_size=6, max_size=6)


def test_there_are_twenty_consonants_and_no_vowel() -> None:
    assert len(set(CONSONANTS)) == len(CONSONANTS) == 20
    assert not set("AEIOUY01") & set(CONSONANTS)
    assert CONSONANTS.isupper()


def test_codes_are_six_letters_that_all_come_equally_often() -> None:
    drawn = [new_code() for _ in range(20_000)]
    assert all(re.fullmatch(f"[{CONSONANTS}]{{6}}", code) for code in drawn)
    for place in range(6):
        counts = Counter(code[place] for code in drawn)
        # 1,000 of each expected, with a deviation of 31: six deviations are left for chance.
        assert set(counts) == set(CONSONANTS)
        assert max(abs(count - 1000) for count in counts.values()) < 190
    # About 3 pairs are expected among 20,000 of 64 million.
    assert len(set(drawn)) > 19_970


@given(CODES)
def test_a_code_is_understood_however_it_is_typed(code: str) -> None:
    assert typed(code) == code
    assert shown(code) == f"{code[:3]}-{code[3:]}"
    wide = "".join(chr(ord(sign) + 0xFEE0) for sign in code)
    between = ("-", " ", "_", ".", "\u2013", "\u2011", "\u00a0", "\u200b", " - ", "\n")
    halves = [f"{code[:3]}{sign}{code[3:]}" for sign in between]
    for text in (*halves, code.lower(), code.title(), wide, f" {code} ", " ".join(code), "-".join(code)):
        assert typed(text) == typed(text.lower()) == code


@pytest.mark.parametrize(
    ("text", "code"),
    [("l1I|LL", "LLLLLL"), ("lll-lll", "LLLLLL"), ("5s2z8b", "SSZZBB"), ("6gG-bcd", "GGGBCD"), ("iiiiii", "LLLLLL")],
)
def test_what_is_easily_misread_is_put_right(text: str, code: str) -> None:
    assert typed(text) == code


@pytest.mark.parametrize(
    "text",
    [
        "", " ", "-", "BCDFG", "BCDFGHJ", "BCDFGA", "BCDFG0", "BCDFGO", "BCDFGY", "ABC-DEF", "ВСДФГХ", "BCDFG\u0301",
        "BCDFG\ud800", "B" * 61, "B" * 1_000_000, "bcd+fgh", "<b>bcd", "\x00" * 6, "😀😀😀😀😀😀",
    ],
)  # fmt: skip
def test_other_texts_are_no_codes(text: str) -> None:
    with pytest.raises(BadCode) as caught:
        typed(text)
    assert caught.value.message_id == "error-bad-code"
    assert all(Language(code).say("error-bad-code") for code in LANGUAGES)


@given(st.text(max_size=70))
def test_any_text_is_a_code_or_refused(text: str) -> None:
    try:
        code = typed(text)
    except BadCode:
        return
    assert typed(shown(code)) == code


def test_ids_and_tokens_are_long_and_never_the_same() -> None:
    tables = [new_table_id() for _ in range(10_000)]
    tokens = [new_token() for _ in range(10_000)]
    assert all(re.fullmatch("[A-Za-z0-9_-]{16}", table) for table in tables)
    assert all(re.fullmatch("[A-Za-z0-9_-]{22}", token) for token in tokens)
    assert len({*tables, *tokens}) == 20_000
    # The 22nd character holds two bits, all the others six.
    assert {len({token[place] for token in tokens}) for place in range(21)} == {64}
    assert {token[21] for token in tokens} == set("AQgw")


def test_only_the_hash_of_a_token_needs_to_be_kept() -> None:
    assert token_hash("abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
    assert len(token_hash("\ud800")) == 64


def test_ten_thousand_spoilt_tokens_are_not_the_token() -> None:
    rng = random.Random(10)
    token = new_token()
    kept = token_hash(token)
    assert same(kept, token_hash(token))
    for _ in range(10_000):
        other = spoilt(token, rng)
        assert not same(other, token)
        assert not same(token_hash(other), kept)


def spoilt(token: str, rng: random.Random) -> str:
    """The token cut, extended, or with one bit the other way."""
    how, at = rng.randrange(3), rng.randrange(len(token))
    if how == 0:
        return token[:at]
    if how == 1:
        return token[:at] + rng.choice("Aa0_-\x00é\ud800") + token[at:]
    return token[:at] + chr(ord(token[at]) ^ 1 << rng.randrange(7)) + token[at + 1 :]


def test_spectators_tokens_are_their_own_and_die_with_the_link() -> None:
    secret, other = codes.new_token(), codes.new_token()
    tokens = {codes.watch_token(secret) for _ in range(100)}
    assert len(tokens) == 100
    assert all(len(token) == 22 and codes.lets_watch(secret, token) for token in tokens)
    assert not any(codes.lets_watch(other, token) for token in tokens)


@pytest.mark.parametrize("wrong", ["", "A", "A" * 21, "A" * 22, "A" * 23, "\udc80" * 22, "é" * 22, "!" * 22, "=" * 22])
def test_nobody_watches_with_what_is_no_token(wrong: str) -> None:
    assert not codes.lets_watch(codes.new_token(), wrong)


def test_a_changed_token_does_not_let_anybody_watch() -> None:
    secret = codes.new_token()
    token = codes.watch_token(secret)
    for at in range(21):  # the last sign has spare bits
        other = "A" if token[at] != "A" else "B"
        assert not codes.lets_watch(secret, token[:at] + other + token[at + 1 :])
