"""What can be set in a search, by its place in the row of settings."""

TRIES, NODES, WORLD_TRIES, EXPLORE, JOINT, WHOLE_GAME = range(6)
