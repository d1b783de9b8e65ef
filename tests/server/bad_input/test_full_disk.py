"""A disk that stays full: what is due is tried again and again, but never more and more of it."""

from typing import Any

from okawari.protocol import messages as m
from tests.server.bad_input.world import Person, World

SECONDS = 5


def test_work_does_not_pile_up_while_nothing_can_be_saved() -> None:
    world = World()
    try:
        world.lay(m.Setup(game="classic", seats=4))
        for name in ("Leo", "Zoe", "Max"):
            joined: Any = world.run(world.tables.join(table=world.table_id, secret=world.state.secret, name=name))
            world.people.append(Person(joined))
            world.come(world.people[-1])
        for person in world.people[1:]:
            world.run(_gone(world, person))  # their chairs are to be freed
        world.store.broken = True
        world.pass_time(world.config.lobby_hold + 1)
        tries = [_tries(world) for _ in range(SECONDS)]
        assert 0 < tries[-1] <= tries[1] <= 10, tries
        world.store.broken = False
        world.pass_time(2.0)
        assert len([chair for chair in world.state.chairs if chair.person is None]) == 3
    finally:
        world.close()


async def _gone(world: World, person: Person) -> None:
    person.go(world.table)


def _tries(world: World) -> int:
    """How often something is to be saved in a second."""
    before = world.store.tried
    world.pass_time(1.1)
    return world.store.tried - before
