"""The server under load: `okawari serve` as a process of its own, with a database that is gone afterwards."""

import http.client
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Self

ROOT = Path(__file__).parents[2]
ANSWERS_WITHIN = 60.0
# Everything as it comes, but for limits: all people are at one address.
SETTINGS = {
    "sockets_per_address": "0",
    "tables_per_hour": "0",
    "tries_per_minute": "0",
    "max_tables": "0",
    "rate_size": "0",
    "log_level": "warning",
}


class Host:
    """A server that can be killed and started again, with the same port and database."""

    def __init__(self, folder: Path, settings: Mapping[str, str], profile: Path | None = None) -> None:
        self.folder = folder
        self.port = _free_port()
        self.profile = profile
        self._settings = {**SETTINGS, **settings}
        self._process: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> None:
        self.stop()
        if kind is not None:
            print(f"the server's log:\n{self.log[-4000:]}")

    @property
    def url(self) -> str:
        """Its address."""
        return f"http://127.0.0.1:{self.port}"

    @property
    def database(self) -> Path:
        """The file with everything it promised to keep."""
        return self.folder / "tables.db"

    @property
    def pid(self) -> int:
        """The process."""
        assert self._process
        return self._process.pid

    def start(self) -> None:
        """Start it and wait until it answers."""
        self.launch()
        self.wait()

    def launch(self) -> None:
        """Start it."""
        own = {key: value for key, value in os.environ.items() if not key.startswith("OKAWARI_")}
        own |= {"PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}"}
        own |= {f"OKAWARI_{key.upper()}": value for key, value in self._settings.items()}
        program = ["benchmarks.load.sampler", str(self.profile)] if self.profile else ["okawari.cli.main"]
        command = [sys.executable, "-m", *program, "serve", "--port", str(self.port)]
        with (self.folder / "server.log").open("ab") as log:
            self._process = subprocess.Popen(
                [*command, "--database", f"sqlite:///{self.database}"], stdout=log, stderr=log, env=own, cwd=ROOT
            )

    def wait(self) -> None:
        """Until it answers."""
        until = time.monotonic() + ANSWERS_WITHIN
        while not self._answers():
            if time.monotonic() > until or self._process is None or self._process.poll() is not None:
                raise RuntimeError(f"the server does not answer: {self.log}")
            time.sleep(0.005)

    @property
    def log(self) -> str:
        """What it has written."""
        return (self.folder / "server.log").read_text(encoding="utf-8", errors="replace")

    def kill(self) -> None:
        """End it as a power cut would."""
        assert self._process
        self._process.kill()
        self._process.wait()

    def stop(self) -> None:
        """End it in an orderly way."""
        if self._process and self._process.poll() is None:
            self._process.send_signal(signal.SIGTERM)
            self._process.wait(timeout=30)

    def _answers(self) -> bool:
        line = http.client.HTTPConnection("127.0.0.1", self.port, timeout=5)
        try:
            line.request("GET", "/health")
            return line.getresponse().status == http.client.OK
        except OSError:
            return False
        finally:
            line.close()


def _free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])
