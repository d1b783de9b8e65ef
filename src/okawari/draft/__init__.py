"""Sushi Draft: pick one, keep one, pass the rest; majorities take chips."""
