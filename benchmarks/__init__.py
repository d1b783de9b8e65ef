"""Speed, measured and kept."""
