"""What can be wrong with a request. Every error names a message, so that it can be said in any language."""

# ruff: noqa: N818 - callers read `except BadMenu`: the name says what is wrong

from typing import Any

MOST = 10**9  # of anything that can be counted: more is a slip of the finger


class OkawariError(ValueError):
    """A request that cannot be met, and why: a message id and its arguments."""

    def __init__(self, message_id: str, /, **args_for_message: Any) -> None:
        super().__init__(message_id)
        self.message_id = message_id
        self.args_for_message = args_for_message

    def __str__(self) -> str:
        from okawari.language import Language  # here, because few errors are ever shown in English

        return Language("en").say(self.message_id, **self.args_for_message)

    def __reduce__(self) -> tuple[Any, ...]:
        return _again, (type(self), self.message_id, self.args_for_message)


def _again(kind: type[OkawariError], message_id: str, args: dict[str, Any]) -> OkawariError:
    """The same error on the other side of a process border."""
    return kind(message_id, **args)


def bad_number(name: str, value: Any, least: int, most: int = MOST) -> OkawariError:
    """A number that is not between those that fit what it is for, or no number at all."""
    return OkawariError("error-bad-number", name=name, value=str(value)[:40], least=least, most=most)


class IllegalChoice(OkawariError):
    """The answer is none of those the question allows."""


class NotYourDecision(OkawariError):
    """The seat has no open question."""


class NothingToTakeBack(OkawariError):
    """The seat has made no choice that can still be changed."""


class BadMenu(OkawariError):
    """The menu is unknown or breaks a rule of menus."""


class BadOption(OkawariError):
    """There is no such option, it has no such value, or it does not fit the number of seats."""


class BadSeats(OkawariError):
    """The game is not for that many players."""


class BadSeed(OkawariError):
    """The seed cannot be used."""


class BadSave(OkawariError):
    """The saved game cannot be read, was tampered with, or does not follow the rules."""


class BadTable(OkawariError):
    """The table to score is not described properly."""


class UnknownLanguage(OkawariError):
    """There is no catalogue for that language."""


class UnknownGame(OkawariError):
    """There is no game of that name."""


class UnknownBot(OkawariError):
    """There is no bot of that name."""


class NotCompiled(OkawariError):
    """The compiled rules were asked for, and what they need is not installed."""


class DamagedWeights(OkawariError):
    """A file of weights that bots have learned is not the one that was made."""
