"""Bots by name, and with a budget of one's own: `strong@2000` thinks for 2000 tries, `strong@50ms` for so long."""

import re
from collections.abc import Iterable, Mapping
from dataclasses import replace
from functools import cache

from okawari.bots import BOTS, Bot
from okawari.bots.levels import PLANS, levels
from okawari.bots.rivals import RIVALS, Rival, RivalPlan, rivals
from okawari.bots.rivals.bot import entry_of
from okawari.bots.rivals.plan import RIVAL_PLANS
from okawari.bots.search.bot import Searcher
from okawari.bots.search.plan import Plan
from okawari.bots.search.space import entries
from okawari.errors import UnknownBot

SIGN = "@"
BUDGET = re.compile(r"([1-9][0-9]{0,8})(ms)?", re.ASCII)
LONGEST = 60_000  # milliseconds
BUDGETED: Mapping[str, Plan | RivalPlan] = {**PLANS, **RIVAL_PLANS}


def check_bot(text: str) -> None:
    """Refuse what names no bot, or gives it no budget that it can have.

    >>> check_bot("strong@2000"), check_bot("chef@50ms"), check_bot("greedy")
    (None, None, None)
    """
    if SIGN in text:
        budget_plan(text)
    else:
        _check_name(text)


def _check_name(name: str) -> None:
    """Refuse what names no bot, with all that can be named here, rivals included."""
    if name not in BOTS and name not in RIVALS:
        raise UnknownBot("error-unknown-bot", bot=name, known=", ".join([*BOTS, *RIVALS]))


def searches(text: str) -> bool:
    """Whether a bot of that name searches."""
    return text.partition(SIGN)[0] in BUDGETED


def budget_plan(text: str) -> Plan | RivalPlan:
    """The plan of a level, with the budget of the text in the place of its own."""
    name, _, budget = text.partition(SIGN)
    _check_name(name)
    if name not in BUDGETED:
        raise UnknownBot("error-no-budget", bot=name, known=", ".join(BUDGETED))
    found = BUDGET.fullmatch(budget)
    if found is None or (found[2] and int(found[1]) > LONGEST):
        raise UnknownBot("error-bad-budget", value=text[:40])
    plan = BUDGETED[name]
    if isinstance(plan, Plan):
        plan = replace(plan, by_seats=(), draft=100)
    if found[2]:
        return replace(plan, tries=None, seconds=int(found[1]) / 1000)
    return replace(plan, tries=int(found[1]), seconds=None)


def bots_for(texts: Iterable[str], game: str, fast: bool) -> Mapping[str, Bot]:
    """These bots, ready to play a game; with compiled code, if it is to be fast."""
    wanted = sorted(set(texts))
    names = {text.partition(SIGN)[0] for text in wanted} if fast else set()
    if names & set(PLANS):
        entries(game == "draft")
    if names & set(RIVAL_PLANS):
        entry_of(game == "draft", fast)
    return {text: _bot(text, fast) for text in wanted}


@cache
def _bot(text: str, fast: bool) -> Bot:
    if SIGN in text:
        plan = budget_plan(text)
        return Searcher(plan, fast) if isinstance(plan, Plan) else Rival(plan, fast)
    if not fast:
        return {**BOTS, **RIVALS}[text]
    return (_searching() if searches(text) else _simple())[text]


@cache
def _searching() -> Mapping[str, Bot]:
    """Those that search; what the others think with need not be compiled for them."""
    return {**levels(fast=True), **rivals(fast=True)}


@cache
def _simple() -> Mapping[str, Bot]:
    from okawari.bots.quick import quick_answer  # here, because it loads the compiler

    return {**BOTS, **levels(quick_answer())}
