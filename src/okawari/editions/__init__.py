"""Editions: which cards, menus and options each game offers, and what a choice of them means for a table."""
