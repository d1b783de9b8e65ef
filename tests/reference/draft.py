"""Sushi Draft: who takes which chip (the clauses SD-…)."""

from fractions import Fraction

TYPES = ["tuna", "prawn", "salmon_roll", "cucumber_maki", "mackerel_temaki"]

Options = dict[str, str]

HALF = Fraction(1, 2)


def draft_chips(tables: list[list[str]], options: Options) -> dict[str, int | None]:
    """The seat that takes the top chip of each pile, or None where the chip stays."""
    known = {form.format(sushi) for sushi in TYPES for form in ("{}", "{}*", "wild={}")}
    for code in (code for cards in tables for code in cards):
        if code not in known:
            raise ValueError(f"no such card in this game: {code}")
    advanced = options.get("advanced", "no") == "yes"
    ties = options.get("ties", "next")
    chips: dict[str, int | None] = {}
    for sushi in TYPES:
        chips[sushi] = taker([amount(cards, sushi, advanced) for cards in tables], ties)
    chips["dessert"] = taker([variety(cards, advanced) for cards in tables], ties)
    return chips


def amount(cards: list[str], sushi: str, advanced: bool) -> Fraction:
    """The cards of one type, wilds laid on it included."""
    plain = cards.count(sushi) + cards.count(f"{sushi}*")
    wild = cards.count(f"wild={sushi}")
    return plain + wild * (HALF if advanced else Fraction(1))


def variety(cards: list[str], advanced: bool) -> Fraction:
    """The number of types; a wild adds none."""
    total = Fraction(0)
    for sushi in TYPES:
        starred = f"{sushi}*" in cards
        if starred or sushi in cards:
            total += HALF if advanced and starred else 1
    return total


def taker(amounts: list[Fraction], ties: str) -> int | None:
    """The seat that gets the chip: the only one with the most, or whom the rule for ties names."""
    ranking = sorted(set(amounts) - {Fraction(0)}, reverse=True)
    if not ranking:
        return None
    best = alone(amounts, ranking[0])
    if best is not None or len(ranking) == 1:
        return best
    if ties == "second_only":
        return alone(amounts, ranking[1])
    if ties == "last_place":
        return alone(amounts, ranking[-1])
    for value in ranking[1:]:
        seat = alone(amounts, value)
        if seat is not None:
            return seat
    return None


def alone(amounts: list[Fraction], value: Fraction) -> int | None:
    """The one seat with exactly this amount, if there is just one."""
    seats = [seat for seat, amount in enumerate(amounts) if amount == value]
    return seats[0] if len(seats) == 1 else None
