"""A reason: an answer and one or two clauses about it, each a message of the catalogue and its numbers."""

from dataclasses import dataclass

from okawari.language import Language

ABOUT = 100  # hundredths of a point that make one


@dataclass(frozen=True)
class Clause:
    """Something that is true of an answer."""

    message: str
    numbers: tuple[tuple[str, int], ...] = ()

    def say(self, language: Language) -> str:
        """The clause in a language."""
        return language.say(self.message, **dict(self.numbers))


@dataclass(frozen=True)
class Reason:
    """Why an answer was given; no other card is named than the answer's own."""

    question: str
    answer: str  # its code
    clauses: tuple[Clause, ...]

    def say(self, language: Language) -> str:
        """The whole sentence.

        >>> dipped = Clause("reason-dipped", (("points", 9),))
        >>> Reason("pick", "squid", (dipped,)).say(Language("en"))
        'Squid nigiri – on wasabi it counts three times: 9 points.'
        """
        name = language.answer(self.question, self.answer)
        said = [clause.say(language) for clause in self.clauses]
        both = {"answer": name[:1].upper() + name[1:], "why": said[0]}
        if len(said) == 1:
            return language.say("reason-sentence", **both)
        return language.say("reason-sentence-more", **both, more=said[1])


def clause(message: str, **numbers: int) -> Clause:
    """A clause with its numbers."""
    return Clause(message, tuple(numbers.items()))


ONLY, ANY = clause("reason-only"), clause("reason-any")


def about(hundredths: int) -> int:
    """Whole points."""
    return round(hundredths / ABOUT)
