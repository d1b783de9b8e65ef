"""Load on a running server: scripted people at many tables, and what it costs the server to serve them."""
