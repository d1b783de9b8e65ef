"""A small set of rules to compile: two modules, a table with seats, a generator, constants of every kind."""
