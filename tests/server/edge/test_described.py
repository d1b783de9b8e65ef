"""The server does what its description says: a fuzzer reads the one and asks the other."""

import asyncio
import sys
from pathlib import Path

import pytest

from tests.server.running import in_loop, running

# Menus, bots and names have rules that a schema cannot tell, so a fitting request may still be refused.
CHECKS = ["--exclude-checks", "positive_data_acceptance", "--suppress-health-check", "all", "--max-examples", "15"]
# What is wrong may also be too long to be looked at.
SETTINGS = "[checks]\nnegative_data_rejection.expected-statuses = [400, 401, 403, 404, 406, 413, 422, 428]\n"


@pytest.mark.slow
@in_loop
async def test_the_interface_is_as_described(tmp_path: Path) -> None:
    (tmp_path / "schemathesis.toml").write_text(SETTINGS)
    async with running() as server:
        asked = ["-H", f"Origin: {server.origin}", "-H", f"Authorization: Bearer {'x' * 22}"]
        command = [str(Path(sys.executable).with_name("st")), "run", f"{server.url}/api/openapi.json", *CHECKS, *asked]
        process = await asyncio.create_subprocess_exec(
            *command, "--no-color", cwd=tmp_path, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.STDOUT
        )
        told, _ = await process.communicate()
        assert process.returncode == 0, told.decode()
        assert (await server.get("/health")).status == 200
