"""The parts of a running server, in one hand."""

from okawari.errors import OkawariError
from okawari.server.brains import Brains
from okawari.server.config import Config
from okawari.server.headers import Origins
from okawari.server.hosts import Hosts
from okawari.server.metrics import Metrics
from okawari.server.rates import Addresses
from okawari.server.storage import EventStore, StoreUnavailable, store_at
from okawari.server.tables import Tables

FAMILY = 5  # how many behind one address may ask about setups as fast as a socket may send


class Services:
    """Store, bots, tables, figures and limits of one server."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self.metrics = Metrics()
        self.hosts = Hosts(config)
        self.origins = Origins(config)
        self.addresses = Addresses(
            config.sockets_per_address,
            config.tables_per_hour,
            config.tries_per_minute,
            checks=(FAMILY * config.rate_size, FAMILY * config.rate_per_second),
        )
        self.store: EventStore = store_at(config.database)
        self.brains = Brains(config.bot_processes, config.bot_budget, config.compiled_bots)
        self.tables = Tables(config, self.store, self.brains, self.metrics)
        self.stopping = False

    async def start(self) -> None:
        """Open everything; what was opened is closed again if the rest cannot be."""
        try:
            await self.store.open()
        except StoreUnavailable as problem:
            raise OkawariError(problem.message_id) from None
        try:
            await self.brains.start()
            await self.tables.start()
        except BaseException:
            await self.stop()
            raise

    async def stop(self) -> None:
        """Close everything, the store last, so that nothing that was promised is lost."""
        self.stopping = True
        try:
            await self.tables.stop()
            await self.brains.stop()
        finally:
            await self.store.close()
