"""What a drawing of a dish consists of."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Dish:
    """A drawing on the plate, in the card's coordinates, and where its face is when it wakes."""

    drawing: str
    face: tuple[float, float]
    size: float = 1.0  # of the face
    light: bool = False  # the face is light, on something dark


def part(name: str, x: float = 0, y: float = 0, scale: float = 1, turn: float = 0) -> str:
    """A shared drawing, placed with its middle at x and y."""
    moves = [f"translate({x:g} {y:g})"] if x or y else []
    moves += [f"rotate({turn:g})"] if turn else []
    moves += [f"scale({scale:g})"] if scale != 1 else []
    transform = f' transform="{" ".join(moves)}"' if moves else ""
    return f'<use href="#{name}"{transform}/>'
