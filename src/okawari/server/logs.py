"""What the server writes about itself: one line an event, without addresses, tokens or what people sent."""

import json
import logging
import sys
import time
import traceback
from typing import Any, TextIO

PLAIN = frozenset(logging.makeLogRecord({}).__dict__) | {"message", "asctime", "taskName", "color_message"}
log = logging.getLogger("okawari")


def configure(level: str = "info", stream: TextIO | None = None) -> None:
    """Send all logs to standard error: JSON for programs, short lines for a terminal."""
    stream = stream or sys.stderr
    handler = logging.StreamHandler(stream)
    handler.setFormatter(ForPeople() if stream.isatty() else ForPrograms())
    log.handlers = [handler]
    log.propagate = False
    log.setLevel(level.upper())
    # What others write names addresses when they are talkative, so only their warnings are heard.
    for name in ("uvicorn", "uvicorn.error", "websockets", "asyncio"):
        other = logging.getLogger(name)
        other.handlers = [handler] if name != "uvicorn.error" else []
        other.propagate = name == "uvicorn.error"
        other.setLevel(logging.WARNING)
    logging.getLogger("uvicorn.error").addFilter(_not_the_clients_fault)
    access = logging.getLogger("uvicorn.access")
    access.handlers, access.propagate = [], False


def _not_the_clients_fault(record: logging.LogRecord) -> bool:
    """Whether a line of the web server is about the server: what odd clients send is counted, not written down."""
    return not str(record.msg).startswith(("Invalid UTF-8", "Invalid HTTP", "Unsupported upgrade"))


class ForPrograms(logging.Formatter):
    """One JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        """The record as JSON."""
        at = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
        line = {"at": f"{at}.{int(record.msecs):03}Z", "level": record.levelname.lower(), "event": record.getMessage()}
        return json.dumps(line | _extras(record), ensure_ascii=True, default=str)


class ForPeople(logging.Formatter):
    """A short line."""

    def format(self, record: logging.LogRecord) -> str:
        """The record as a line."""
        at = time.strftime("%H:%M:%S", time.localtime(record.created))
        extras = "".join(f" {name}={json.dumps(value, default=str)}" for name, value in _extras(record).items())
        return f"{at} {record.levelname.lower():7} {' '.join(record.getMessage().split())}{extras}"


def _extras(record: logging.LogRecord) -> dict[str, Any]:
    found = {name: value for name, value in record.__dict__.items() if name not in PLAIN}
    if record.exc_info and record.exc_info[0] is not None:
        found["error"] = record.exc_info[0].__name__
        found["where"] = where(record.exc_info[2])
    return found


def where(trace: Any) -> list[str]:
    """The places an error came through. Its own text is left out: it may quote what somebody sent."""
    return [f"{frame.filename}:{frame.lineno} {frame.name}" for frame in traceback.extract_tb(trace)][-12:]
