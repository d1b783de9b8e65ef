"""The same code with other things by its names, as deep as it goes."""

import pytest

from okawari.bots.search.adapting import rebuilt

STEP = 1


def add(number: int) -> int:
    return number + STEP


def twice(number: int) -> int:
    return add(add(number))


def apart(number: int) -> int:
    return number * 3


def whole(number: int) -> int:
    return apart(twice(number))


def less(number: int) -> int:
    return number - 1


def test_whatever_calls_the_changed_is_changed_and_nothing_else() -> None:
    made = rebuilt([whole], "elsewhere", {}, STEP=10)
    assert made.keys() == {"whole", "twice", "add"}
    assert made["whole"](1) == 63
    assert {function.__module__ for function in made.values()} == {"elsewhere"}
    assert whole(1) == 9


def test_functions_can_be_changed_and_zero_is_a_value() -> None:
    assert rebuilt([whole], "elsewhere", {}, add=less)["whole"](5) == 9
    assert rebuilt([whole], "elsewhere", {}, STEP=0)["whole"](5) == 15


def test_what_was_changed_can_be_changed_again() -> None:
    made = rebuilt([whole], "elsewhere", {}, STEP=10)
    again = rebuilt([made["whole"]], "further", {}, STEP=0)
    assert again["whole"](1) == 3
    assert again["whole"].__module__ == "further"


def test_names_that_nothing_uses_are_refused() -> None:
    with pytest.raises(ValueError, match=r"^whole, less: nothing there uses PACE$"):
        rebuilt([whole, less], "elsewhere", {}, PACE=2)
