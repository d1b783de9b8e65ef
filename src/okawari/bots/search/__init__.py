"""Searching bots: they imagine tables that fit their view, and try what follows."""
