"""Training: what searching bots believe about habits and unfinished games, learned from games against themselves."""
