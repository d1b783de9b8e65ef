"""What server and client say to each other: every message as a type, in one place."""
