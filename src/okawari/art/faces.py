"""Which cards there are to draw: their codes, kinds, badges and ids."""

from dataclasses import dataclass

from okawari.draft import faces as draft
from okawari.table import faces as party

# Numbered tools are also shown without their number.
TOOLS = ("spoon", "menu", "takeout")
PLAIN = (*party.FACES, *party.SPOT_NAMES[party.DIPPED : party.FLIPPED], *TOOLS, *draft.FACES, "dessert")
CLOSED = ("back", "hidden", "flipped")
COPIES = tuple(
    f"special_order={code}" for code in party.SPOT_NAMES[: party.FLIPPED] if code not in ("special_order", "chopsticks")
)
WILDS = draft.SPOT_NAMES[draft.WILD :]
CODES = (*PLAIN, *CLOSED, *COPIES, *WILDS)

# What stands on a badge: points on a coin, icons on a roll, a tool's number on a tag.
POINTS = {"egg": 1, "salmon": 2, "squid": 3, "egg+wasabi": 3, "salmon+wasabi": 6, "squid+wasabi": 9, "miso": 3}


@dataclass(frozen=True)
class Badge:
    """The sign at the top left of a card."""

    shape: str  # coin, roll, tag or wasabi
    text: str = ""


def art_id(code: str) -> str:
    """A code as it stands in ids."""
    return code.replace("*", "-star").replace("+", "-on-").replace("=", "-as-")


def copied(code: str) -> str:
    """The card that a special order or a wild card stands for, or the code itself."""
    return code.partition("=")[2] or code


def kind_of(code: str) -> str:
    """The kind of a card that lies open."""
    code = copied(code).rstrip("*")
    if code.startswith("wasabi"):
        return "wasabi"
    code = code.partition("+")[0]
    if code == "miso_spoiled":
        return "miso"
    if code in party.FACES:
        return party.KINDS[party.KIND_OF[party.FACES.index(code)]]
    return code


def drawing_of(code: str) -> str:
    """The name of the dish on a card: numbered tools share theirs, and so do starred cards."""
    code = code.rstrip("*")
    kind = kind_of(code)
    return kind if kind in ("chopsticks", *TOOLS) else code


def badge_of(code: str) -> Badge | None:
    """The badge of a card, if it has one."""
    number = code[len(code.rstrip("0123456789")) :]
    if code in POINTS:
        return Badge("coin", str(POINTS[code]))
    if code.startswith("wasabi"):
        return Badge("coin", "x3")
    if code.endswith("*"):
        return Badge("wasabi")
    if number:
        return Badge("roll" if kind_of(code) in ("maki", "uramaki") else "tag", number)
    return None
