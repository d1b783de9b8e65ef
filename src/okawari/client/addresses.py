"""From a server's address to the addresses of its parts."""

from urllib.parse import SplitResult, urlsplit

from okawari.client.errors import ServerAway

SOCKET = "/ws"


def split_base(base_url: str) -> SplitResult:
    """The parts of a server's address; its path has no slash at the end. Raises ServerAway for anything else."""
    parts = urlsplit(base_url if "://" in base_url else f"http://{base_url}")
    try:
        usable = parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
    except ValueError:  # a port that is none
        usable = False
    if not usable:
        raise ServerAway("error-client-bad-address", text=base_url)
    return SplitResult(parts.scheme, parts.netloc, parts.path.rstrip("/"), "", "")


def socket_url(base_url: str) -> str:
    """Where the server listens for websockets.

    >>> socket_url("https://example.org/games/")
    'wss://example.org/games/ws'
    """
    base = split_base(base_url)
    return base._replace(scheme="wss" if base.scheme == "https" else "ws", path=base.path + SOCKET).geturl()
