"""Plots as small drawings: shares of wins with their intervals, beside what is expected and what is par."""

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

WIDTH, LEFT, RIGHT, ROW, TOP = 760, 250, 60, 26, 34
INK, QUIET, GOOD, SHORT = "#3b3330", "#9a8f88", "#2f7d5b", "#b3541e"


@dataclass(frozen=True)
class Bar:
    """A share with its interval."""

    name: str
    mean: float
    low: float
    high: float
    target: float
    par: float


def drawing(title: str, bars: Sequence[Bar]) -> str:
    """The plot as SVG."""
    height = TOP + ROW * len(bars) + 30
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img"'
        f' aria-label="{escape(title)}" font-family="sans-serif" font-size="13" fill="{INK}">',
        f"<title>{escape(title)}</title>",
        '<rect width="100%" height="100%" fill="#fffaf3"/>',
        f'<text x="16" y="22" font-size="15" font-weight="bold">{escape(title)}</text>',
    ]
    for per_cent in (0, 25, 50, 75, 100):
        x = _x(per_cent / 100)
        lines.append(f'<path d="M{x:.1f} {TOP}V{height - 24}" stroke="#e6dcd2"/>')
        lines.append(f'<text x="{x:.1f}" y="{height - 8}" text-anchor="middle" fill="{QUIET}">{per_cent} %</text>')
    for number, bar in enumerate(bars):
        lines += _bar(bar, TOP + ROW * number + ROW / 2)
    return "\n".join([*lines, "</svg>", ""])


def _bar(bar: Bar, y: float) -> list[str]:
    colour = GOOD if bar.mean >= bar.target else SHORT
    low, mean, high, target, par = (_x(share) for share in (bar.low, bar.mean, bar.high, bar.target, bar.par))
    return [
        f'<text x="{LEFT - 12}" y="{y + 4:.1f}" text-anchor="end">{escape(bar.name)}</text>',
        f'<path d="M{par:.1f} {y - 7:.1f}v14" stroke="{QUIET}" stroke-dasharray="2 2"/>',
        f'<path d="M{target:.1f} {y - 9:.1f}v18" stroke="{INK}" stroke-width="2"/>',
        f'<path d="M{low:.1f} {y:.1f}H{high:.1f}" stroke="{colour}" stroke-width="3" stroke-linecap="round"/>',
        f'<circle cx="{mean:.1f}" cy="{y:.1f}" r="5" fill="{colour}"/>',
        f'<text x="{WIDTH - 12}" y="{y + 4:.1f}" text-anchor="end">{100 * bar.mean:.1f} %</text>',
    ]


def _x(share: float) -> float:
    return LEFT + share * (WIDTH - LEFT - RIGHT)
