"""How far apart two colours look: CIEDE2000, for normal vision and for three kinds of colour blindness."""

from math import atan2, cos, degrees, exp, hypot, radians, sin, sqrt

from okawari.art.palette import channels

Row = tuple[float, float, float]
Colour = tuple[float, float, float]

# Machado, Oliveira and Fernandes 2009, full severity, on linear channels.
VISIONS: dict[str, tuple[Row, Row, Row]] = {
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protan": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deutan": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritan": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}
_TO_XYZ = ((0.4124564, 0.3575761, 0.1804375), (0.2126729, 0.7151522, 0.0721750), (0.0193339, 0.1191920, 0.9503041))
_WHITE = (0.95047, 1.0, 1.08883)


def _times(rows: tuple[Row, Row, Row], colour: Colour) -> Colour:
    first, second, third = (sum(a * b for a, b in zip(row, colour, strict=True)) for row in rows)
    return first, second, third


def _root(value: float) -> float:
    return float(value ** (1 / 3)) if value > 216 / 24389 else (24389 / 27 * value + 16) / 116


def lab(colour: str, vision: str) -> Colour:
    """A colour as somebody sees it, in CIE Lab."""
    seen = tuple(min(1.0, max(0.0, value)) for value in _times(VISIONS[vision], channels(colour)))
    x, y, z = (_root(value / white) for value, white in zip(_times(_TO_XYZ, seen), _WHITE, strict=True))  # type: ignore[arg-type]
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def _hues(a1: float, b1: float, a2: float, b2: float) -> tuple[float, float, float, float]:
    """Both hues, their difference and their mean, in degrees."""
    h1, h2 = degrees(atan2(b1, a1)) % 360, degrees(atan2(b2, a2)) % 360
    if hypot(a1, b1) * hypot(a2, b2) == 0:
        return h1, h2, 0, h1 + h2
    difference, total = h2 - h1, h1 + h2
    if abs(difference) > 180:
        difference += 360 if difference < 0 else -360
        total += 360 if total < 360 else -360
    return h1, h2, difference, total / 2


def apart(one: Colour, other: Colour) -> float:
    """CIEDE2000 between two Lab colours."""
    (l1, a1, b1), (l2, a2, b2) = one, other
    mean = (hypot(a1, b1) + hypot(a2, b2)) / 2
    stretch = 1.5 - sqrt(mean**7 / (mean**7 + 25**7)) / 2
    a1, a2 = a1 * stretch, a2 * stretch
    c1, c2 = hypot(a1, b1), hypot(a2, b2)
    _, _, turn, h = _hues(a1, b1, a2, b2)
    light, chroma = (l1 + l2) / 2, (c1 + c2) / 2
    t = 1 - 0.17 * cos(radians(h - 30)) + 0.24 * cos(radians(2 * h)) + 0.32 * cos(radians(3 * h + 6))
    t -= 0.2 * cos(radians(4 * h - 63))
    dl = (l2 - l1) / (1 + 0.015 * (light - 50) ** 2 / sqrt(20 + (light - 50) ** 2))
    dc = (c2 - c1) / (1 + 0.045 * chroma)
    dh = 2 * sqrt(c1 * c2) * sin(radians(turn / 2)) / (1 + 0.015 * chroma * t)
    twist = 60 * exp(-(((h - 275) / 25) ** 2))
    bend = -2 * sqrt(chroma**7 / (chroma**7 + 25**7)) * sin(radians(twist))
    return sqrt(dl**2 + dc**2 + dh**2 + bend * dc * dh)


def distance(one: str, other: str, vision: str = "normal") -> float:
    """How far apart two colours look to somebody."""
    return apart(lab(one, vision), lab(other, vision))


def worst(one: str, other: str) -> float:
    """How far apart two colours look to whoever tells them apart least."""
    return min(distance(one, other, vision) for vision in VISIONS)
