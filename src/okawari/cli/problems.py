"""What goes wrong on the command line, in one clear line."""

from collections.abc import Iterator
from contextlib import contextmanager

import click

from okawari.cli.kit import flag_name
from okawari.cli.terminal import printable
from okawari.errors import NotCompiled, OkawariError
from okawari.language import Language


def sentence(problem: Exception, language: Language) -> str:
    """What is wrong, in the language of the user."""
    if isinstance(problem, click.ClickException):
        problem = translated(problem)
    if isinstance(problem, OkawariError):
        text = language.say(problem.message_id, **problem.args_for_message)
    else:
        text = str(problem)
    return language.say("cli-error", message=printable(" ".join(text.split())))


@contextmanager
def needing_fast_rules() -> Iterator[None]:
    """Where compiled rules are needed and there are none, say how to get them."""
    from okawari import compiled  # here, because few commands need it

    try:
        yield
    except compiled.NotCompiled as problem:
        switched_off = "NUMBA_DISABLE_JIT" in str(problem)
        raise NotCompiled("error-compiler-off" if switched_off else "error-not-compiled") from None


def translated(problem: click.ClickException) -> OkawariError:
    """One of click's complaints as one of ours."""
    path = problem.ctx.command_path if isinstance(problem, click.UsageError) and problem.ctx else "okawari"
    if isinstance(problem, click.NoSuchOption):
        return OkawariError("error-flag-unknown", name=problem.option_name, text=f"{path} --help")
    if isinstance(problem, click.MissingParameter):
        return OkawariError("error-argument-missing", name=flag_name(problem.param), text=f"{path} --help")
    if isinstance(problem, click.BadOptionUsage):
        known = "error-flag-plain" if "does not take" in problem.message else "error-flag-value"
        return OkawariError(known, name=problem.option_name)
    if isinstance(problem, click.BadParameter):
        return OkawariError("error-bad-argument", name=flag_name(problem.param))
    return OkawariError("error-usage", text=f"{path} --help")
