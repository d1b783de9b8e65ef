"""Whether a setup can be played, for whoever is still choosing one."""

from typing import Any

from msgspec import Struct

from okawari.bots import BOTS
from okawari.editions.catalogue import refused_kinds
from okawari.editions.options import settled_options
from okawari.errors import BadOption, OkawariError
from okawari.protocol.messages import Setup
from okawari.server.desk import check_setup


class Reason(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Why not: a message id of the catalogue and its arguments."""

    error: str
    args: dict[str, Any]


class Checked(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What stands against a setup, if anything, and in Party the dishes that cannot be served with it."""

    problem: Reason | None
    kinds: dict[str, Reason]


def checked(setup: Setup) -> Checked:
    """What there is to say about a setup."""
    problem = None
    try:
        check_setup(setup, BOTS)
    except OkawariError as found:
        problem = _reason(found)
    kinds = refused_kinds(setup.seats, _expansions(setup)) if setup.game == "party" else {}
    return Checked(problem=problem, kinds={kind: _reason(why) for kind, why in kinds.items()})


def _expansions(setup: Setup) -> str:
    """The extra dishes that are asked for; none while the options are wrong."""
    try:
        return settled_options(setup.game, setup.options)["expansions"]
    except BadOption:
        return "none"


def _reason(problem: OkawariError) -> Reason:
    return Reason(error=problem.message_id, args=problem.args_for_message)
