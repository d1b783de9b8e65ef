"""What commands are made of: click's parts speaking the language of the user."""

from collections.abc import Callable, Sequence
from typing import Any

import click

from okawari.editions.boxes import SEATS
from okawari.errors import MOST, OkawariError, bad_number
from okawari.language import LANGUAGES, Language

Params = list[click.Parameter]
LONGEST = 60  # seconds of a short time
FEWEST, MOST_PLAYERS = min(least for least, _ in SEATS.values()), max(most for _, most in SEATS.values())


class Command(click.Command):
    """A command whose help is in the language of the user."""

    allow_extra_args = True  # so that they can be refused by name

    def __init__(self, name: str, language: Language, callback: Callable[..., Any], params: Params) -> None:
        about = language.say(f"cli-about-{name}")
        super().__init__(
            name,
            callback=callback,
            params=[*params, *common(language)],
            help=about,
            short_help=about,
            options_metavar=f"[{language.say('cli-word-flags')}]",
            add_help_option=False,
        )
        self.language = language

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Understand the arguments; a word too many is named."""
        rest = super().parse_args(ctx, args)
        if rest and not ctx.resilient_parsing:
            raise OkawariError("error-extra-word", name=rest[0][:40], text=f"{ctx.command_path} --help")
        return rest

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """How the command is called."""
        pieces = " ".join(self.collect_usage_pieces(ctx))
        formatter.write_usage(ctx.command_path, pieces, prefix=f"{self.language.say('cli-usage')} ")

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Its flags."""
        write_flags(self, self.language, ctx, formatter)


class Group(click.Group):
    """The program itself, with its commands."""

    def __init__(
        self, language: Language, commands: Sequence[click.Command], callback: Callable[..., Any], params: Params
    ) -> None:
        super().__init__(
            "okawari",
            commands=list(commands),
            invoke_without_command=True,
            callback=callback,
            params=[*params, *common(language)],
            help=language.say("cli-about"),
            options_metavar=f"[{language.say('cli-word-flags')}]",
            subcommand_metavar=f"[{language.say('cli-word-command')} …]",
            add_help_option=False,
        )
        self.language = language

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """How the program is called."""
        pieces = " ".join(self.collect_usage_pieces(ctx))
        formatter.write_usage(ctx.command_path, pieces, prefix=f"{self.language.say('cli-usage')} ")

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Its flags, then its commands."""
        write_flags(self, self.language, ctx, formatter)
        with formatter.section(self.language.say("cli-commands-title")):
            formatter.write_dl([(name, command.help or "") for name, command in self.commands.items()])

    def list_commands(self, ctx: click.Context) -> list[str]:
        """The commands in the order of their use."""
        return list(self.commands)

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """The command that is meant; one that does not exist is refused with those that do."""
        if args[0] not in self.commands:
            raise OkawariError("error-command-unknown", name=args[0], known=", ".join(self.commands))
        return super().resolve_command(ctx, args)


def write_flags(command: click.Command, language: Language, ctx: click.Context, formatter: click.HelpFormatter) -> None:
    """The flags of a command with what they do."""
    rows = [param.get_help_record(ctx) for param in command.get_params(ctx) if isinstance(param, click.Option)]
    with formatter.section(language.say("cli-flags-title")):
        formatter.write_dl([row for row in rows if row])


def common(language: Language) -> Params:
    """The flags that every command has. The language was settled before the commands were made."""
    return [
        flag(language, "--lang", "lang", metavar="|".join(LANGUAGES), expose_value=False),
        flag(language, "--help", "help", is_flag=True, expose_value=False, is_eager=True, callback=_show_help),
    ]


def _show_help(ctx: click.Context, param: click.Parameter, value: bool) -> None:
    if value and not ctx.resilient_parsing:
        click.echo(ctx.get_help())
        ctx.exit()


def flag(language: Language, name: str, about: str, **rest: Any) -> click.Option:
    """A flag with its help."""
    return click.Option([name], help=language.say(f"cli-flag-{about}"), **rest)


def file_argument() -> click.Argument:
    """The file a command reads."""
    return click.Argument(["file"], metavar="FILE")


class Whole(click.ParamType):  # type: ignore[type-arg]  # generic in the newest versions only
    """A whole number between two others; if these are only `usual`, somebody else judges it."""

    name = "N"

    def __init__(self, least: int, most: int = MOST, usual: bool = False) -> None:
        self.least, self.most, self.usual = least, most, usual

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> int:
        """The number of a text."""
        try:
            number = int(value)
        except ValueError:
            number = -MOST
        if not (self.least <= number <= self.most or (self.usual and abs(number) < MOST)):
            raise bad_number(flag_name(param), value, self.least, self.most)
        return number


class Seconds(click.ParamType):  # type: ignore[type-arg]  # as above
    """A short time."""

    name = "SECONDS"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> float:
        """The number of a text."""
        try:
            number = float(value)
        except ValueError:
            number = -1.0
        if not 0 <= number <= LONGEST:
            raise bad_number(flag_name(param), value, 0, LONGEST)
        return number


def flag_name(param: click.Parameter | None) -> str:
    """A parameter as it is typed."""
    if param is None:
        return ""
    return param.opts[0] if isinstance(param, click.Option) else param.human_readable_name
