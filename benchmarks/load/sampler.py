"""Where the server's time goes: runs `okawari …` and notes several hundred times a second what it is doing.

python -m benchmarks.load.sampler FILE serve …

The file has three parts: functions by their own time, by the time spent in them and in what they call, and lines.
"""

import signal
import sys
from collections import Counter
from pathlib import Path
from types import FrameType

from okawari.cli.main import main

EVERY = 0.002  # seconds of CPU time
SHOWN = 70


class Sampler:
    """Counts what is found on the stack."""

    def __init__(self) -> None:
        self.own: Counter[str] = Counter()
        self.all: Counter[str] = Counter()
        self.lines: Counter[str] = Counter()
        self.samples = 0

    def start(self) -> None:
        """Begin to look."""
        signal.signal(signal.SIGPROF, self._look)
        signal.siginterrupt(signal.SIGPROF, False)
        signal.setitimer(signal.ITIMER_PROF, EVERY, EVERY)

    def _look(self, _: int, frame: FrameType | None) -> None:
        self.samples += 1
        seen: set[str] = set()
        if frame is not None:
            self.own[_name(frame)] += 1
            self.lines[f"{_name(frame)}:{frame.f_lineno}"] += 1
        while frame is not None:
            seen.add(_name(frame))
            frame = frame.f_back
        self.all.update(seen)

    def write(self, file: Path) -> None:
        """Say what was seen."""
        signal.setitimer(signal.ITIMER_PROF, 0)
        text = [f"{self.samples} samples"]
        for title, counts in (("own time", self.own), ("with what they call", self.all), ("lines", self.lines)):
            text += ["", title]
            text += [f"{100 * count / self.samples:6.2f} %  {name}" for name, count in counts.most_common(SHOWN)]
        file.write_text("\n".join(text) + "\n")


def _name(frame: FrameType) -> str:
    path = Path(frame.f_code.co_filename)
    return f"{path.parent.name}/{path.name} {frame.f_code.co_qualname}"


if __name__ == "__main__":
    target = Path(sys.argv[1])
    del sys.argv[1]
    sampler = Sampler()
    sampler.start()
    try:
        main()
    finally:
        sampler.write(target)
