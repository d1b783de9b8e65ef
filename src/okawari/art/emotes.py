"""Emotes: a rice ball that shows how its player feels."""

from okawari.art.palette import BLUSHING, INK, LACQUER, NORI, RICE
from okawari.art.shapes import circle, dot, ellipse, line, path

BALL = "M20 9q4-5 8 0l15 25q4 9-6 10H11q-10-1-6-10z"
PARTS = {"rice-ball": path(BALL, RICE) + path("M15 44v-3.5q9-3 18 0V44z", NORI)}
STROKES = f'fill="none" stroke="{INK}" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"'


def _eyes() -> str:
    return dot(17, 25, 2.6, INK) + dot(31, 25, 2.6, INK)


def _happy() -> str:
    """Eyes that laugh."""
    return line("M13.5 26q3.5-5 7 0M27.5 26q3.5-5 7 0", INK, 2.4)


def _blush() -> str:
    return ellipse(11.5, 31, 3, 2, BLUSHING, stroke="none") + ellipse(36.5, 31, 3, 2, BLUSHING, stroke="none")


def _heart(x: float, y: float) -> str:
    return path(f"M{x:g} {y:g}q-7-5-4-9 3-2 4 1 1-3 4-1 3 4-4 9z", "#F4677B")


_SMILING = line("M19 32q5 6 10 0", INK, 2.4)

# What stands around and in the face of each.
MOODS: dict[str, str] = {
    "yum": _happy()
    + _blush()
    + path("M18 31h12q0 8-6 8t-6-8z", LACQUER)
    + path("M24 36q6-3 8 1 1 5-4 5-4 0-4-6z", "#FF8E9B"),
    "wow": circle(16, 24, 4.2, "#FFFFFF")
    + circle(32, 24, 4.2, "#FFFFFF")
    + dot(16, 24, 2, INK)
    + dot(32, 24, 2, INK)
    + ellipse(24, 35, 4, 5, LACQUER)
    + line("M6 14L3 10M42 14l3-4M12 7l-1-4M36 7l1-4", "currentColor", 2.4),
    "oops": line("M13.5 22l7 3-7 3M34.5 22l-7 3 7 3", INK, 2.4)
    + line("M17 36q2.3-4 4.6 0t4.6 0 4.6 0", INK, 2.4)
    + path("M42 6q7 9 0 11-7-2 0-11z", "#7FC4F0"),
    "hurry": line("M13 21l7 2M35 21l-7 2", INK, 2.4)
    + dot(17, 27, 2.4, INK)
    + dot(31, 27, 2.4, INK)
    + line("M19 37q5-4 10 0", INK, 2.4)
    + circle(39, 11, 8, "#FFE08A")
    + line("M39 6.5V11l3 2", INK, 2.2),
    "good_one": dot(17, 25, 2.6, INK)
    + line("M27.5 26q3.5-4 7 0", INK, 2.4)
    + _blush()
    + line("M18 32q6 7 12 0", INK, 2.4)
    + path("M35 20l3-8q1-3 3.5-2t1 4L41.5 17H46q2 .5 1 3l-2 6q-.5 2-3 2h-7z", "#FFE0B8"),
    "thanks": line("M13.5 24q3.5 5 7 0M27.5 24q3.5 5 7 0", INK, 2.4)
    + _blush()
    + line("M20 33q4 4 8 0", INK, 2.4)
    + _heart(40, 16)
    + _heart(7, 14),
    "one_more": _eyes()
    + _blush()
    + ellipse(24, 32, 3.6, 3, LACQUER)
    + path("M33 13h14q0 9-7 9t-7-9z", LACQUER)
    + path("M34 13q6-9 12 0z", RICE)
    + line("M6 13h8M10 9v8", "currentColor", 2.8),
    "bye": _happy()
    + _blush()
    + _SMILING
    + path("M38 20q-4-5 0-10 1-2 3-1 5-2 6 3 1 6-3 9-4 2-6-1z", "#FFE0B8")
    + line("M33 8q1-4 4-5M47 3q2 2 2 4", "currentColor", 2),
}


def symbols() -> list[str]:
    """A symbol for each emote."""
    return [
        f'<symbol id="emote-{name}" viewBox="-2 -1 52 52" {STROKES}><use href="#rice-ball"/>{mood}</symbol>'
        for name, mood in MOODS.items()
    ]
