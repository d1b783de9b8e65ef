"""Many games between bots, and the project's speed figures."""

from okawari.simulation.simulate import Simulation, simulate
from okawari.simulation.statistics import Estimate, Row

__all__ = ["Estimate", "Row", "Simulation", "simulate"]
