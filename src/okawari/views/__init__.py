"""Views: the only way out of a table, and back to a table that could be behind a view."""
