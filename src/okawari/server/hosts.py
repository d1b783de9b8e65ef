"""The names that the server answers to. Others are refused, against DNS rebinding."""

import re
import socket
from ipaddress import IPv6Address, ip_address
from urllib.parse import urlsplit

from okawari.server.asgi import Scope
from okawari.server.config import Config
from okawari.server.headers import values
from okawari.server.problems import Trouble
from okawari.server.qr import is_everywhere

ALWAYS = ("localhost", "127.0.0.1", "::1")
HOST = re.compile(r"(\[[0-9A-Fa-f:.]{2,45}\]|[A-Za-z0-9._-]{1,253})(:[0-9]{0,5})?")


class Hosts:
    """The names of one server: localhost, its settings, and the address at which a request arrived."""

    def __init__(self, config: Config) -> None:
        listed = [*ALWAYS, *config.hosts, urlsplit(config.url).hostname or ""]
        if is_everywhere(config.host):
            listed.append(f"{socket.gethostname().partition('.')[0]}.local")
        else:
            listed.append(config.host)
        self.names = frozenset(map(plain, filter(None, listed)))

    def check(self, scope: Scope) -> None:
        """Refuse a request with a foreign `Host`, with none, or with several."""
        given = values(scope["headers"], b"host")
        found = HOST.fullmatch(given[0]) if len(given) == 1 else None
        if found is None:
            raise Trouble(400, "error-no-host")
        name = plain(found[1])
        # Unlike a name, an address cannot be rebound: if the request arrived at it, it is ours.
        arrived = scope.get("server")
        if name not in self.names and (not arrived or name != plain(str(arrived[0]))):
            raise Trouble(421, "error-host", name=found[1])


def plain(host: str) -> str:
    """Return a name or an address in the normal form for comparison."""
    host = host.strip("[]").rstrip(".").lower()
    try:
        address = ip_address(host)
    except ValueError:
        return host
    return str(address.ipv4_mapped or address) if isinstance(address, IPv6Address) else host
