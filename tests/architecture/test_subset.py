"""Rule code stays plain: whole numbers and structures, loops and branches, so that it can be compiled as it is."""

import ast

import pytest

from tests.architecture.sources import Source, sources

ORDINARY = {
    "table/notation.py": "text for people",
    "draft/notation.py": "text for people",
    "draft/preview.py": "means of chips, for people",
    "cards/card.py": "facts about cards, read once when the rules are put together",
    "rules/hooks.py": "makes plain functions from the catalogue",
    "rules/joints.py": "names functions for the compiler",
    "draft/setup.py": "prepares a table from options",
    "views/facts.py": "for people, not for simulations",
    "views/odds.py": "for people, not for simulations",
    "views/preview.py": "for people, not for simulations",
    "views/reasons.py": "for people, not for simulations",
    "views/seat_view.py": "for people, not for simulations",
    "views/standings.py": "for people, not for simulations",
    "views/story.py": "for people, not for simulations",
    "views/turning.py": "for people, not for simulations",
}
ORDINARY_FUNCTIONS = {
    "table/chance.py": {"key_words"},  # from a text, before a game begins
    "table/questions.py": {"answer_code"},  # names of answers
    "draft/questions.py": {"answer_code"},
    "views/look.py": {"copy_public", "field_by_field"},  # one block; makes plain functions from a structure
}
FOLDERS = ("table/", "cards/", "rules/", "draft/", "views/")

STATEMENTS = (
    ast.Assign, ast.AnnAssign, ast.AugAssign, ast.Return, ast.If, ast.For, ast.While, ast.Break, ast.Continue, ast.Pass,
    ast.Expr, ast.Raise,
)  # fmt: skip
EXPRESSIONS = (
    ast.Name, ast.Constant, ast.Attribute, ast.Subscript, ast.BinOp, ast.UnaryOp, ast.BoolOp, ast.Compare, ast.Call,
    ast.IfExp,
)  # fmt: skip
CONSTANTS = (int, bool)
DRAWS = {"below", "next_word", "draw", "draw_unseen"}


def rule_modules() -> list[Source]:
    return [one for one in sources() if one.name.startswith(FOLDERS) and one.name not in ORDINARY]


def rule_functions(one: Source) -> list[ast.FunctionDef]:
    left_out = ORDINARY_FUNCTIONS.get(one.name, set())
    return [node for node in one.tree.body if isinstance(node, ast.FunctionDef) and node.name not in left_out]


def complaints(one: Source, function: ast.FunctionDef) -> list[str]:
    """What a function does that rules do not."""
    found = []
    if function.decorator_list or function.args.defaults or function.args.vararg or function.args.kwarg:
        found.append("decorators, defaults or any number of arguments")
    body = function.body[1:] if ast.get_docstring(function) else function.body
    nodes = [node for statement in body for node in ast.walk(statement)]
    sets = {id(node.comparators[0]) for node in nodes if isinstance(node, ast.Compare) and _is_in(node)}
    for node in nodes:
        if id(node) in sets:
            continue
        found += _statement(node) if isinstance(node, ast.stmt) else []
        found += _expression(node) if isinstance(node, ast.expr) else []
    found += [f"calls itself: {function.name}" for node in nodes if _calls(node) == function.name]
    return [f"{one.name}: {function.name}: {complaint}" for complaint in found]


def _is_in(node: ast.Compare) -> bool:
    """Whether a number is one of several, written out."""
    return isinstance(node.ops[0], ast.In | ast.NotIn) and isinstance(node.comparators[0], ast.Tuple)


def _statement(node: ast.stmt) -> list[str]:
    if not isinstance(node, STATEMENTS):
        return [type(node).__name__]
    if isinstance(node, ast.For) and not _is_range(node.iter):
        return ["a loop over something else than range"]
    if isinstance(node, ast.Expr) and not isinstance(node.value, ast.Call):
        return ["an expression that does nothing"]
    if isinstance(node, ast.Raise) and not _plain_error(node):
        return ["an error other than ValueError with a constant text"]
    return []


def _expression(node: ast.expr) -> list[str]:
    if not isinstance(node, EXPRESSIONS):
        return [type(node).__name__]
    if isinstance(node, ast.Call):
        return _call(node)
    return []


def _call(node: ast.Call) -> list[str]:
    if not isinstance(node.func, ast.Name):
        return [] if _is_bits(node) else ["a call of something that has no plain name"]
    return ["arguments by name"] if node.keywords else []


def _is_bits(node: ast.Call) -> bool:
    """Only table/bits.py, which compiled rules replace, asks an integer for its bits."""
    return isinstance(node.func, ast.Attribute) and node.func.attr in ("bit_count", "bit_length")


def _is_range(node: ast.expr) -> bool:
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "range"


def _plain_error(node: ast.Raise) -> bool:
    error = node.exc
    return (
        isinstance(error, ast.Call)
        and isinstance(error.func, ast.Name)
        and error.func.id == "ValueError"
        and all(isinstance(argument, ast.Constant) for argument in error.args)
    )


def _calls(node: ast.AST) -> str:
    return node.func.id if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) else ""


@pytest.mark.parametrize("one", rule_modules(), ids=lambda one: one.name)
def test_rules_are_plain(one: Source) -> None:
    assert [complaint for function in rule_functions(one) for complaint in complaints(one, function)] == []


@pytest.mark.parametrize("one", rule_modules(), ids=lambda one: one.name)
def test_rules_know_only_numbers(one: Source) -> None:
    """Texts appear in rule functions only where they say what is wrong."""
    for function in rule_functions(one):
        body = function.body[1:] if ast.get_docstring(function) else function.body
        allowed = {id(part) for node in ast.walk(function) if isinstance(node, ast.Raise) for part in ast.walk(node)}
        for statement in body:
            for node in ast.walk(statement):
                if isinstance(node, ast.Constant) and id(node) not in allowed:
                    assert isinstance(node.value, CONSTANTS), f"{one.name}: {function.name}: {node.value!r}"


@pytest.mark.parametrize("one", rule_modules(), ids=lambda one: one.name)
def test_rules_import_by_name(one: Source) -> None:
    """A module as a name (`import x`, `from package import module`) is found by the compiler only in ordinary code."""
    functions = {node.name for node in rule_functions(one)}
    if not functions:
        return
    used = {node.id for f in rule_functions(one) for node in ast.walk(f) if isinstance(node, ast.Name)}
    for node in one.tree.body:
        if isinstance(node, ast.Import):
            assert not used & {name.asname or name.name for name in node.names}, one.name


@pytest.mark.parametrize("one", rule_modules(), ids=lambda one: one.name)
def test_rules_draw_once_in_an_expression(one: Source) -> None:
    """Not every language that rules may be compiled to says which argument comes first."""
    for function in rule_functions(one):
        for node in ast.walk(function):
            if isinstance(node, ast.expr):
                draws = [part for part in ast.walk(node) if _calls(part) in DRAWS]
                assert len(draws) < 2, f"{one.name}: {function.name}: line {node.lineno}"


@pytest.mark.parametrize("one", rule_modules(), ids=lambda one: one.name)
def test_rules_are_annotated(one: Source) -> None:
    for function in rule_functions(one):
        assert function.returns is not None, f"{one.name}: {function.name}"
        assert all(argument.annotation for argument in function.args.args), f"{one.name}: {function.name}"


@pytest.mark.parametrize("name", [*ORDINARY, *ORDINARY_FUNCTIONS])
def test_exceptions_are_still_there(name: str) -> None:
    found = {one.name: one for one in sources()}
    assert name in found
    functions = {function.name for function in found[name].functions()}
    assert ORDINARY_FUNCTIONS.get(name, set()) <= functions
