"""JSON for programs."""

import json
import sys
from typing import Any


def print_json(value: Any, indent: int | None = 2) -> None:
    """A value on standard output, at once; in plain ASCII where the terminal knows nothing else."""
    ascii_only = not (sys.stdout.encoding or "utf-8").lower().startswith("utf")
    print(json.dumps(value, indent=indent, ensure_ascii=ascii_only), flush=True)
