"""Metrics and logs."""

import io
import json
import logging
from collections.abc import Iterator

import pytest

from okawari.server import logs
from okawari.server.metrics import BOUNDS, Metrics


def test_figures_are_told_in_prometheus_form() -> None:
    metrics = Metrics()
    metrics.add("requests")
    metrics.add("answers", status="200")
    metrics.add("answers", 2, status="404")
    metrics.add("odd", what='a"b\\c\nd')
    metrics.gauge("tables", lambda: 3)
    metrics.gauge("part", lambda: 0.25)
    for seconds in (0.0005, 0.001, 0.3, 60):
        metrics.observe("ack_seconds", seconds)
    lines = metrics.text().splitlines()
    assert "# TYPE okawari_answers counter" in lines
    assert 'okawari_answers{status="404"} 2' in lines
    assert 'okawari_odd{what="a\\"b\\\\c\\nd"} 1' in lines
    assert "okawari_tables 3" in lines
    assert "okawari_part 0.250000" in lines
    assert 'okawari_ack_seconds_bucket{le="0.001"} 2' in lines
    assert 'okawari_ack_seconds_bucket{le="10.0"} 3' in lines
    assert 'okawari_ack_seconds_bucket{le="+Inf"} 4' in lines
    assert "okawari_ack_seconds_count 4" in lines
    assert len([line for line in lines if "_bucket" in line]) == len(BOUNDS) + 1
    assert metrics.count("answers", status="404") == 2
    assert metrics.count("nothing") == 0


class Screen(io.StringIO):
    """A stream that says it is a terminal."""

    def isatty(self) -> bool:
        return True


@pytest.fixture
def kept_loggers() -> Iterator[None]:
    """The loggers are put back as they were."""
    names = ["okawari", "uvicorn", "uvicorn.error", "uvicorn.access", "websockets", "asyncio"]
    found = [logging.getLogger(name) for name in names]
    before = [(one, list(one.handlers), one.level, one.propagate, list(one.filters)) for one in found]
    yield
    for one, handlers, level, propagate, filters in before:
        one.handlers, one.propagate, one.filters = handlers, propagate, filters
        one.setLevel(level)


def fail(text: str) -> None:
    raise ValueError(text)


@pytest.mark.usefixtures("kept_loggers")
def test_programs_get_one_json_object_a_line() -> None:
    stream = io.StringIO()
    logs.configure("info", stream)
    logs.log.info("started", extra={"tables": 3})
    logs.log.debug("whispered")
    try:
        fail("what somebody sent")
    except ValueError:
        logs.log.exception("request\nfailed")
    first, second = map(json.loads, stream.getvalue().splitlines())
    assert (first["event"], first["level"], first["tables"]) == ("started", "info", 3)
    assert second["error"] == "ValueError"
    assert any("fail" in place for place in second["where"])
    assert "what somebody sent" not in stream.getvalue()


@pytest.mark.usefixtures("kept_loggers")
def test_people_get_short_lines() -> None:
    stream = Screen()
    logs.configure("info", stream)
    logs.log.warning("cannot\ntidy", extra={"reason": "full\n"})
    line = stream.getvalue()
    assert line.endswith(' warning cannot tidy reason="full\\n"\n')
    assert line.count("\n") == 1


@pytest.mark.usefixtures("kept_loggers")
def test_what_the_web_server_says_about_clients_is_not_written() -> None:
    stream = io.StringIO()
    logs.configure("debug", stream)
    server = logging.getLogger("uvicorn.error")
    server.info('%s - "WebSocket %s" [accepted]', "192.0.2.7:5", "/ws")
    server.warning("Invalid HTTP request received.")
    logging.getLogger("uvicorn.access").info("192.0.2.7 GET /")
    assert stream.getvalue() == ""
    server.error("Out of files")
    assert json.loads(stream.getvalue())["event"] == "Out of files"
