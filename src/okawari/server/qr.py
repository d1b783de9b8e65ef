"""How phones in the same home find the server: its address in the network, and a picture of it for a camera."""

import io
import socket
from contextlib import suppress
from ipaddress import ip_address

EVERYWHERE = ("0.0.0.0", "::")
# Nothing is sent to it: it only makes the system say through which of its addresses it would go.
FAR_AWAY = ("192.0.2.1", 9)


def is_everywhere(host: str) -> bool:
    """Whether a host means all addresses of this machine."""
    return host in EVERYWHERE


def lan_address() -> str | None:
    """This machine's address in its own network, if it has one."""
    candidates = []
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as one, suppress(OSError):
        one.connect(FAR_AWAY)
        candidates.append(one.getsockname()[0])
    with suppress(OSError):
        candidates += [str(found[4][0]) for found in socket.getaddrinfo(socket.gethostname(), 0, socket.AF_INET)]
    return next(filter(_reachable, candidates), None)


def _reachable(text: str) -> bool:
    address = ip_address(text)
    return not (address.is_loopback or address.is_unspecified or address.is_multicast)


def place(host: str, port: int, prefix: str = "", url: str = "") -> str:
    """The address to type into a browser."""
    if url:
        return url.rstrip("/") + "/"
    if is_everywhere(host):
        host = lan_address() or "localhost"
    return f"http://{f'[{host}]' if ':' in host else host}:{port}{prefix}/"


def picture(text: str) -> str:
    """A QR code of a text, drawn with half blocks."""
    import segno  # here, because few servers show one

    drawn = io.StringIO()
    segno.make(text, error="l", micro=False).terminal(out=drawn, border=2, compact=True)
    return drawn.getvalue()
