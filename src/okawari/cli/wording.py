"""What a person has chosen this turn, in one phrase: the card, what it becomes, and what goes with it."""

from collections.abc import Sequence

from okawari.language import Language

Step = tuple[str, str]  # question, answer
INSTEAD = {"target": "special_order=", "dip": "", "wild": "wild="}  # these say what the card picked before will be


def choice_text(language: Language, steps: Sequence[Step]) -> str:
    """The phrase for the answers of a turn.

    >>> choice_text(Language("en"), [("pick", "special_order"), ("target", "tofu")])
    'Special order as Tofu'
    >>> choice_text(Language("en"), [("pick", "temaki"), ("announce", "spoon5")])
    'Temaki, using Spoon (5)'
    >>> choice_text(Language("en"), [("pick", "chopsticks"), ("for_dummy", "egg")])
    'Chopsticks; for the dummy: Egg nigiri'
    """
    text = ""
    copied = False
    for question, code in steps:
        if question == "announce":
            if code != "pass":
                text = language.say("cli-choice-using", answer=text, card=language.face(code))
        elif question == "for_dummy":
            text = language.say("cli-choice-for-dummy", answer=text, card=language.face(code))
        elif question == "dip" and copied:
            place = "answer-on-wasabi" if code.endswith("+wasabi") else "answer-off-wasabi"
            text = language.say(place, card=text)
        elif question in ("target", "wild"):
            copied = True
            text = language.face(f"{INSTEAD[question]}{code}")
        elif question in INSTEAD or not text:
            text = language.answer(question, code)
        else:
            text = language.join([text, language.answer(question, code)])
    return text[:1].upper() + text[1:]
