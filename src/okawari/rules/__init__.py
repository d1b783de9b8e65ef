"""The flow of Classic and Party: turns, rounds, scoring, and the engine that asks and answers."""
