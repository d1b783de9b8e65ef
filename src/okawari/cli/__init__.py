"""The command line: `okawari` and its commands."""
