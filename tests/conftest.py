"""What every test runs under: strict texts, and Hypothesis with as many examples as the profile says."""

import os

import pytest
from hypothesis import HealthCheck, settings

from tests.server.summary import pytest_terminal_summary

__all__ = ["pytest_terminal_summary"]  # here, because workers and whoever prints are not the same process

os.environ["OKAWARI_STRICT"] = "1"

CHECKS = (HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.filter_too_much)
settings.register_profile(
    "ci", max_examples=40, deadline=None, derandomize=True, database=None, suppress_health_check=CHECKS
)
settings.register_profile("soak", max_examples=1000, deadline=None, print_blob=True, suppress_health_check=CHECKS)
PROFILE = os.environ.get("OKAWARI_PROFILE", "ci")
settings.load_profile(PROFILE)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave what takes minutes to `make soak`."""
    long = [item for item in items if PROFILE != "soak" and item.get_closest_marker("soak")]
    if long:
        config.hook.pytest_deselected(items=long)
        items[:] = [item for item in items if item not in long]
