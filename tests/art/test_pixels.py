"""The pictures made of pixels are there and have their sizes."""

import struct

import pytest

from tools.icons import PICTURES, PUBLIC


@pytest.mark.parametrize("name", PICTURES)
def test_a_picture_has_its_size(name: str) -> None:
    head = (PUBLIC / name).read_bytes()[:24]
    assert head[:8] == b"\x89PNG\r\n\x1a\n"
    assert struct.unpack(">II", head[16:24]) == PICTURES[name][1:]
