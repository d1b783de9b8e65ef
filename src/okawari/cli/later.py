"""Something that another thread hands over, waited for so that Ctrl-C is heard at any moment."""

from queue import Empty, SimpleQueue
from typing import Generic, TypeVar

T = TypeVar("T")


class Later(Generic[T]):
    """What is there later, or why it is not.

    Like a Future, whose lock is Python code, though: a Ctrl-C in the middle of that leaves it locked for good, or
    comes out as another error. The queue here is interrupted as a whole or not at all.
    """

    def __init__(self) -> None:
        self._handed: SimpleQueue[tuple[T | None, BaseException | None]] = SimpleQueue()
        self._kept: tuple[T | None, BaseException | None] | None = None

    def give(self, value: T) -> None:
        """Here it is."""
        self._handed.put((value, None))

    def fail(self, problem: BaseException) -> None:
        """It will never be there."""
        self._handed.put((None, problem))

    def done(self) -> bool:
        """Whether nobody has to wait any more."""
        return self._kept is not None or not self._handed.empty()

    def result(self, seconds: float | None = None) -> T:
        """What was handed over, within so many seconds; TimeoutError if nothing was."""
        if self._kept is None:
            try:
                self._kept = self._handed.get(timeout=seconds)
            except Empty:
                raise TimeoutError from None
        value, problem = self._kept
        if problem is not None:
            raise problem
        return value  # type: ignore[return-value]  # T may be None itself
