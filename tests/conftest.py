"""What every test runs under: strict texts, and Hypothesis with as many examples as the profile says."""

import os

from hypothesis import HealthCheck, settings

os.environ["OKAWARI_STRICT"] = "1"

CHECKS = (HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.filter_too_much)
settings.register_profile(
    "ci", max_examples=40, deadline=None, derandomize=True, database=None, suppress_health_check=CHECKS
)
settings.register_profile("soak", max_examples=1000, deadline=None, print_blob=True, suppress_health_check=CHECKS)
settings.load_profile(os.environ.get("OKAWARI_PROFILE", "ci"))
