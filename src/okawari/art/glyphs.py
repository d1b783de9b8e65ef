"""Digits, letters and signs as strokes, so that no font is needed. Each stands in a box of 10 by 14."""

STROKES: dict[str, str] = {
    "0": "M5 1C2 1 1 4 1 7s1 6 4 6 4-3 4-6-1-6-4-6z",
    "1": "M2 3.5L5.5 1v12",
    "2": "M1.2 4.2C1.6 2 3 1 5 1c2.3 0 4 1.3 4 3.4 0 3.6-6 5-7.8 8.6H9",
    "3": "M1.4 1H8.6L4.8 5.6C7.4 5.4 9 7 9 9.2 9 11.6 7.2 13 5 13c-2 0-3.4-.9-4-2.6",
    "4": "M6.8 13V1L1 9.4h8.6",
    "5": "M8.4 1H2.2l-.8 6C2.2 6 3.4 5.4 5 5.4c2.4 0 4 1.6 4 3.8C9 11.6 7.4 13 5 13c-2 0-3.3-.8-4-2.4",
    "6": "M7.8 1.4C4 2 1 5 1 9c0 2.5 1.6 4 4 4s4-1.6 4-3.8S7.4 5.5 5 5.5c-2.2 0-4 1.5-4 3.5",
    "7": "M1 1h8L4 13",
    "8": (
        "M5 6.5C3 6.5 1.6 5.5 1.6 3.8S3 1 5 1s3.4 1.1 3.4 2.8S7 6.5 5 6.5zM5 6.5"
        "C2.5 6.5 1 7.8 1 9.8S2.5 13 5 13s4-1.2 4-3.2S7.5 6.5 5 6.5z"
    ),
    "9": "M2.2 12.6C6 12 9 9 9 5c0-2.5-1.6-4-4-4S1 2.6 1 4.8 2.6 8.5 5 8.5c2.2 0 4-1.5 4-3.5",
    "x": "M1.5 4l7 8M8.5 4l-7 8",
    "P": "M1.5 13V1H5c2.4 0 4 1.3 4 3.5S7.4 8 5 8H1.5",
    "W": "M0 1l2.5 12L5 4l2.5 9L10 1",
    "D": "M1.5 1v12H4c3.2 0 5-2.3 5-6S7.2 1 4 1z",
    "C": "M9 3.5C8.3 2 7 1 5.3 1 2.6 1 1 3.5 1 7s1.6 6 4.3 6C7 13 8.3 12 9 10.5",
    "T": "M.5 1h9M5 1v12",
    "S": "M8.6 3.2C8 1.8 6.8 1 5 1 2.8 1 1.4 2.2 1.4 4c0 4.2 7.4 1.8 7.4 5.8C8.8 11.7 7.3 13 5 13c-2 0-3.5-1-4-2.5",
    "R": "M1.5 13V1H5c2.4 0 4 1.2 4 3.4S7.4 7.8 5 7.8H1.5M5 7.8L9 13",
}  # fmt: skip


# One part for each sign.
PARTS = {
    f"sign-{sign}": f'<path id="sign-{sign}" d="{d}" fill="none" stroke-linecap="round" stroke-linejoin="round"/>'
    for sign, d in STROKES.items()
}


def write(text: str, x: float, y: float, height: float, width: float) -> str:
    """The text in strokes of this width, with its middle at x and y, in the colour of the outlines."""
    scale = height / 14
    step = 12.5 * scale
    left = x - (10 * scale + step * (len(text) - 1)) / 2
    size = "" if scale == 1 else f" scale({scale:.3g})"
    return "".join(
        f'<use href="#sign-{sign}" transform="translate({left + at * step:.3g} {y - height / 2:.3g}){size}"'
        f' stroke-width="{width / scale:.3g}"/>'
        for at, sign in enumerate(text)
    )
