"""The tanuki who cooks here, in five moods, and the mark of the house: a heaped bowl."""

from okawari.art.palette import BLUSHING, CREAM, INK, LACQUER, LACQUER_SHADE, RICE, WHITE
from okawari.art.shapes import blob, circle, dot, ellipse, group, line, path, shine

STROKES = f'fill="none" stroke="{INK}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"'
FUR, FUR_SHADE, MASK, BELLY = "#C2925F", "#8E6440", "#5B4136", "#F8E7CB"

_BODY = (
    path("M112 132c16 6 36-2 38-20 1-14-10-22-20-18-8 4-8 14-2 18-6 2-12 6-16 20z", FUR)
    + line("M133 96q-2 8 5 14M146 106q-9 1-12 8", MASK, 6)
    + path("M48 104q32-16 64 0c12 14 14 34 8 44-4 6-76 6-80 0-6-10-4-30 8-44z", FUR)
    + path("M54 106h52l6 42q-32 8-64 0z", WHITE)
    + path("M66 128h28v9q0 6-6 6H72q-6 0-6-6z", "#DCEBF5")
    + path("M46 155q-8-12 5-15 14-2 15 9 0 6-8 6zM114 155q8-12-5-15-14-2-15 9 0 6 8 6z", MASK)
)
_HEAD = (
    path("M34 52c-8-18-5-30 4-30 8 0 16 8 20 16zM126 52c8-18 5-30-4-30-8 0-16 8-20 16z", FUR)
    + blob("M38 44c-4-9-3-15 0-15s8 4 11 10zM122 44c4-9 3-15 0-15s-8 4-11 10z", MASK)
    + path(
        "M80 30c32 0 52 18 57 42 4 6 8 10 10 16-6 2-10 2-14 2 0 6 2 8 2 12-6 0-10-1-14-3-10 11-24 15-41 15"
        "s-31-4-41-15c-4 2-8 3-14 3 0-4 2-6 2-12-4 0-8 0-14-2 2-6 6-10 10-16 5-24 25-42 57-42z",
        FUR,
    )
    + blob("M80 68c10-13 44-6 50 16-8 13-22 12-32 8l-18-6-18 6c-10 4-24 5-32-8 6-22 40-29 50-16z", MASK)
    + blob("M80 79c16 0 27 8 27 17.5S96 112 80 112s-27-6-27-15.5S64 79 80 79z", BELLY)
    + path("M48 40C30 38 30 12 50 14c6-14 54-14 60 0 20-2 20 24 2 26l-2 12q-30-8-60 0z", WHITE)
    + line("M62 28q-2 5 1 11M80 25v12M98 28q2 5-1 11", "#CBD9E4", 3)
    + path("M48 40q32-9 64 0l-2 13q-30-8-60 0z", LACQUER)
    + ellipse(80, 86, 7, 5, INK, stroke="none")
    + ellipse(50, 96, 6, 4, BLUSHING, stroke="none")
    + ellipse(110, 96, 6, 4, BLUSHING, stroke="none")
)
_SCARF = path("M52 108q28 14 56 0l2 8q-30 14-60 0z", LACQUER) + path("M76 118h8l4 12-8-3-8 3z", LACQUER)


def _open_eyes() -> str:
    whites = circle(58, 77, 8, WHITE, stroke="none") + circle(102, 77, 8, WHITE, stroke="none")
    return whites + dot(59, 77, 5, INK) + dot(101, 77, 5, INK) + dot(61, 75, 1.6, WHITE) + dot(103, 75, 1.6, WHITE)


# What several moods have in common.
PARTS = {"tanuki-body": _BODY, "tanuki-head": _SCARF + _HEAD, "tanuki-eyes": _open_eyes()}
_HEAD_HERE, _BODY_HERE, _EYES = (f'<use href="#{name}"/>' for name in ("tanuki-head", "tanuki-body", "tanuki-eyes"))


def _arm(d: str, x: float, y: float) -> str:
    """An arm along a line, with its paw at the end."""
    return line(d, INK, 20) + line(d, FUR, 14) + circle(x, y, 9.5, MASK)


_LEFT_DOWN = _arm("M50 116Q36 124 46 134", 48, 134)
_RIGHT_DOWN = _arm("M110 116q14 8 4 18", 112, 134)
_LEFT_UP = _arm("M48 120Q20 118 16 96", 14, 92)
_RIGHT_UP = _arm("M112 120q28-2 32-24", 146, 92)
_BOWL = group(
    path("M-23 0C-19-22 19-22 23 0z", RICE)
    + path("M-27-1h54q-2 22-19 25H-8q-17-3-19-25z", LACQUER)
    + shine("M-20 6q2 8 8 12"),
    transform="translate(80 128)",
)
_SMILE = line("M70 96q5 7 10 0 5 7 10 0", INK, 3)
_LAUGH = path("M69 95h22q-2 14-11 14t-11-14z", LACQUER_SHADE) + blob("M74 104q6-5 12 0-3 3.5-6 3.5t-6-3.5z", "#FF8E9B")
_CLOSED = "M51 80q7-8 14 0M95 80q7-8 14 0"
_ASLEEP = "M51 76q7 7 14 0M95 76q7 7 14 0"

MOODS: dict[str, str] = {
    "hello": _BODY_HERE + _LEFT_DOWN + _RIGHT_UP + _HEAD_HERE + _EYES + _SMILE
    + line("M154 76q3 4 2 9M141 65q8 0 11 5", "currentColor", 3),
    "cheer": _BODY_HERE + _LEFT_UP + _RIGHT_UP + _HEAD_HERE + line(_CLOSED, WHITE, 4) + _LAUGH
    + line("M14 54l-6-6M26 40l-3-8M146 54l6-6M134 40l3-8", "#F2A922", 4.5),
    "sleepy": _BODY_HERE + _LEFT_DOWN + _RIGHT_DOWN + _HEAD_HERE + line(_ASLEEP, WHITE, 4)
    + ellipse(80, 101, 4, 3.5, LACQUER_SHADE) + line("M128 30h11l-11 13h11M146 10h9l-9 11h9", "currentColor", 3.4),
    "oops": _BODY_HERE + _HEAD_HERE + _EYES + line("M69.5 103q3.5-7 7 0t7 0 7 0", INK, 3)
    + line("M47 64l14-5M113 64l-14-5", WHITE, 3.4) + path("M144 36q12 16 0 20-12-4 0-20z", "#7FC4F0")
    + _arm("M46 124Q34 118 40 108", 42, 106) + _arm("M114 124q12-6 6-16", 118, 106),
    "cook": _BODY_HERE + _HEAD_HERE + _EYES + _SMILE + _BOWL
    + _arm("M46 122q-8 14 8 16", 55, 137) + _arm("M114 122q8 14-8 16", 105, 137),
}  # fmt: skip

# The mark of the house, on a field of 48 by 48.
LOGO = (
    line("M30 18L41 3M35 19L45 7", INK, 4.8)
    + line("M30 18L41 3M35 19L45 7", "#E9A23B", 2)
    + path("M8 25C8 14 16 9 24 9s16 5 16 16z", RICE)
    + path("M4 24h40c0 11-6 17-13 19v2H17v-2C10 41 4 35 4 24z", LACQUER)
    + line("M15 20h.1M21 15h.1M28 16h.1M33 21h.1M25 21h.1", "#D9C9AC", 2.6)
    + line("M9.5 33q3.6-5.5 7.2 0t7.3 0 7.3 0 7.2 0", CREAM, 2.8)
)
LOGO_STROKES = STROKES.replace('"3"', '"2.4"')

# The name in strokes, on a field of 346 by 80.
WORD = (
    "M38 10a30 30 0 1 0 .01 0zM84 8v62M108 34L84 54M93 47l18 23M161 51a19 19 0 1 0-38 0 19 19 0 0 0 38 0zM161 32v38"
    "M178 33l10 37 12-30 12 30 10-37M277 51a19 19 0 1 0-38 0 19 19 0 0 0 38 0zM277 32v38M298 33v37M298 52q2-19 20-19"
    "M336 33v37M336 13v.1"
)
WORD_PEN = 'fill="none" stroke-width="11" stroke-linecap="round" stroke-linejoin="round"'


def symbols() -> list[str]:
    """A symbol for each mood, and the mark."""
    view = 'viewBox="0 0 160 160"'
    moods = [f'<symbol id="mascot-{mood}" {view} {STROKES}>{drawn}</symbol>' for mood, drawn in MOODS.items()]
    mark = f'<symbol id="logo" viewBox="0 0 48 48" {LOGO_STROKES}>{LOGO}</symbol>'
    pen = f'{WORD_PEN} stroke="currentColor"'
    return [*moods, mark, f'<symbol id="logo-word" viewBox="0 0 346 80" {pen}><path d="{WORD}"/></symbol>']
