"""What every test runs under: strict texts, and Hypothesis with as many examples as the profile says."""

import os

from hypothesis import HealthCheck, settings

from tests.server.summary import pytest_terminal_summary

__all__ = ["pytest_terminal_summary"]  # here, because workers and whoever prints are not the same process

os.environ["OKAWARI_STRICT"] = "1"

CHECKS = (HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.filter_too_much)
settings.register_profile(
    "ci", max_examples=40, deadline=None, derandomize=True, database=None, suppress_health_check=CHECKS
)
settings.register_profile("soak", max_examples=1000, deadline=None, print_blob=True, suppress_health_check=CHECKS)
settings.load_profile(os.environ.get("OKAWARI_PROFILE", "ci"))
