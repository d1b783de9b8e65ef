"""One reader for each rule in force, and a rule in force for each option."""

import ast
from collections import defaultdict

import pytest

from okawari.draft import layout as draft_layout
from okawari.editions.options import OPTIONS
from okawari.structs import field_names
from okawari.table import layout
from tests.architecture.sources import source, sources

LAYOUTS = {"table": layout.Rules, "draft": draft_layout.Rules}
WRITERS = ("editions/", "draft/setup.py")  # from options to rules
COPIERS = ("draft/copying.py",)  # all fields alike
# Where rules are applied. What is above (bots that estimate, screens that explain) may look at the rules in force.
APPLIED = {"table": ("table/", "cards/", "rules/", "views/"), "draft": ("draft/",)}


def readers(game: str) -> dict[str, set[str]]:
    """For each rule the files that read it as `t.rules.<rule>`."""
    found: dict[str, set[str]] = defaultdict(set)
    for one in sources():
        if one.name.startswith((*WRITERS, *COPIERS)) or not one.name.startswith(APPLIED[game]):
            continue
        for node in ast.walk(one.tree):
            if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Load) and _is_rules(node.value):
                found[node.attr].add(one.name)
    return found


def _is_rules(node: ast.expr) -> bool:
    return isinstance(node, ast.Attribute) and node.attr == "rules"


@pytest.mark.parametrize("game", LAYOUTS)
def test_every_rule_has_one_reader(game: str) -> None:
    found = readers(game)
    fields = field_names(LAYOUTS[game])
    assert {name: sorted(found[name]) for name in fields if len(found[name]) != 1} == {}


@pytest.mark.parametrize("game", LAYOUTS)
def test_only_rules_that_exist_are_read(game: str) -> None:
    assert set(readers(game)) <= set(field_names(LAYOUTS[game]))


@pytest.mark.parametrize(("game", "name"), [(game, option.name) for game in OPTIONS for option in OPTIONS[game]])
def test_every_option_is_read_when_a_game_is_set_up(game: str, name: str) -> None:
    files = ("editions/draft.py",) if game == "draft" else ("editions/setup.py", "editions/options.py")
    texts = {
        node.value
        for file in files
        for node in ast.walk(source(file).tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and not _in_option(source(file).tree, node)
    }
    assert name in texts


def _in_option(tree: ast.Module, constant: ast.Constant) -> bool:
    """Whether a text is the name in an Option's own description."""
    return any(
        isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id == "Option"
        and constant in node.args
        for node in ast.walk(tree)
    )
