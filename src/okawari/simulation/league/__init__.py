"""A league: bots against each other on the same deals, what came of it, and how sure that is."""

from okawari.simulation.league.play import league
from okawari.simulation.league.report import League, Meeting, Rating, Speed
from okawari.simulation.league.sprt import Verdict

__all__ = ["League", "Meeting", "Rating", "Speed", "Verdict", "league"]
