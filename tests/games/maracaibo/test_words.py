"""Every question, option, event, refusal and component has words in both languages."""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator, Sequence

import pytest
from fluent.syntax import ast, parse

from karawela.engine.ask import Move, Refusal, move_text
from karawela.engine.state import Event
from karawela.games.maracaibo import TITLE
from karawela.games.maracaibo.data.choices import LAYOUTS
from karawela.games.maracaibo.data.vocabulary import KINDS
from karawela.games.maracaibo.words import telling
from karawela.words.grammar import Argument, Form, grammar_of
from karawela.words.sayings import sayings_of
from tests.games.maracaibo.table import BOX, WORDS

GRAMMAR = grammar_of(TITLE)
FILES = ("moves", "events", "board", "terminal", "arena", "facts", "about", "how", "")
PEOPLE = ("Ada", "Bruno")
SAMPLES: dict[str, str | int] = {
    "action": "ra_dbl",
    "card": "cook",
    "cost": 9,
    "have": 2,
    "kind": "pearl",
    "n": 3,
    "needs": 6,
    "residence": "mint",
    "slot": "s3",
    "space": "b2",
    "tile": "bm_1",
}
"""What refusals tell of."""


def messages(language: str, *files: str) -> dict[str, ast.Message]:
    """The messages of these files."""
    found: dict[str, ast.Message] = {}
    for name in files:
        path = TITLE.folder / "words" / f"{name}-{language}.ftl".removeprefix("-")
        resource = parse(path.read_text(encoding="utf-8"))
        assert not [entry for entry in resource.body if isinstance(entry, ast.Junk)], path.name
        found |= {entry.id.name: entry for entry in resource.body if isinstance(entry, ast.Message)}
    return found


def variables(message: ast.Message) -> set[str]:
    found: set[str] = set()

    def walk(node: object) -> None:
        if isinstance(node, ast.VariableReference):
            found.add(node.id.name)
        if isinstance(node, ast.BaseNode):
            for value in vars(node).values():
                for each in value if isinstance(value, list) else [value]:
                    walk(each)

    walk(message.value)
    return found


# ---------------------------------------------------------------- everything that the grammar declares


def tokens(argument: Argument) -> list[Sequence[str | int]]:
    """What may stand for an argument: of each table one component, of words all, of seats one and Redbeard."""
    found: list[Sequence[str | int]] = [()] if argument.optional else []
    for wanted in argument.wanted:
        if wanted in ("seat", "player"):
            found += [(0,), (len(PEOPLE),)] if wanted == "seat" else [(1,), (1, 2)] if argument.many else [(1,)]
        elif wanted in ("number", "change") or ".." in wanted:
            found += [(2,), (3,)]
        elif wanted == "deed":
            found += [(deed,) for deed in GRAMMAR.components.ids("deed")]
        elif wanted in GRAMMAR.components.kinds():
            first, second, *_ = GRAMMAR.components.ids(wanted)
            found += [(first,), (first, second)] if argument.many else [(first,)]
        elif "{" in wanted:
            found += [(wanted.replace("{treasure}", each),) for each in GRAMMAR.components.ids("treasure")]
        else:
            found.append((wanted.strip("'"),))
    return found


def every(form: Form) -> Iterator[Move]:
    """Sentences of a form: every argument in every way that can matter to the message."""
    named = () if "{" in form.name else (form.name,)
    for chosen in itertools.product(*(tokens(argument) for argument in form.args)):
        yield (*named, *itertools.chain.from_iterable(chosen))


def alone(event: Event) -> bool:
    """Whether an event tells of Redbeard where only people can be told of; or of a kind that has no card."""
    of_people = ("pays", "pays_supply", "meets", "dbl", "spends", "buries", "upgrade", "acquires", "leaves", "builds")
    people = {*of_people, "raid", "raid_action", "trade", "galleon", "income", "retires", "fog_coins", "ruby_exchanged"}
    people |= {kind for kind in GRAMMAR.events if kind.startswith(("quest_", "bm_"))}
    if event[0] == "redbeard_can":
        return (event[1] == "card") == (not set(KINDS) & set(event[2:]))
    return event[0] in people and len(PEOPLE) in event[1:3]


MOVES = [move for form in GRAMMAR.verbs.values() for move in every(form)]
EVENTS = [event for form in GRAMMAR.events.values() for event in every(form) if not alone(event)]
OUTCOMES = [outcome for form in GRAMMAR.chance.values() for outcome in every(form)]


def test_both_languages_have_the_same_messages() -> None:
    """With the same values in each, so that neither knows more than the other."""
    english, polish = messages("en", *FILES), messages("pl", *FILES)
    assert english.keys() == polish.keys()
    for name, message in english.items():
        assert variables(message) == variables(polish[name]), name


@pytest.mark.parametrize("language", WORDS)
@pytest.mark.parametrize("kind", GRAMMAR.kinds)
def test_every_question_is_told_to_the_others(kind: str, language: str) -> None:
    """In a few words; what the asked is asked, the contract kit looks at."""
    assert WORDS[language].has(f"ask-{kind}")
    assert WORDS[language].waiting(kind, "Ada").startswith("Ada ")


@pytest.mark.parametrize("language", WORDS)
def test_every_move_has_a_label(language: str) -> None:
    """It is never the bare text form, and never longer than a line."""
    for move in MOVES:
        label = WORDS[language].label(move, PEOPLE)
        assert label != move_text(move) and "{" not in label
        assert 3 <= len(label) <= 70


@pytest.mark.parametrize("language", WORDS)
def test_labels_of_different_moves_differ(language: str) -> None:
    """What answers one question can be told apart; which of two effects of one name is meant, only an offer says."""
    for verbs in GRAMMAR.kinds.values():
        moves = [move for move in MOVES if move[0] in verbs and not (move[0] == "do_now" and len(move) > 2)]
        assert len({WORDS[language].label(move, PEOPLE) for move in moves}) == len(moves)


@pytest.mark.parametrize("language", WORDS)
def test_every_event_is_told(language: str) -> None:
    """One sentence with a capital at its beginning, filled in."""
    for event in EVENTS:
        told = WORDS[language].event(event, PEOPLE)
        assert told.endswith((".", "!")) and "{" not in told and told[0].isupper(), (event, told)


@pytest.mark.parametrize("language", WORDS)
def test_every_outcome_of_chance_is_told(language: str) -> None:
    """From its line in the record; people have names."""
    for outcome in OUTCOMES:
        told = WORDS[language].log_text(move_text(outcome), None, PEOPLE)
        assert told != move_text(outcome) and told[0].isupper()
        assert ("Ada" in told) == (outcome[0] == "first_player")


def test_no_message_is_dead() -> None:
    """Questions, moves, offers, events and outcomes that have words are those that the grammar declares."""
    declared = {f"ask-{kind}" for kind in GRAMMAR.kinds} | {f"kind-{kind}" for kind in GRAMMAR.kinds}
    for part in (GRAMMAR.verbs, GRAMMAR.events, GRAMMAR.chance):
        declared |= {form.say for form in part.values()}
    declared |= {f"do-{deed}" for deed in (*GRAMMAR.components.ids("deed"), "none")}
    declared |= {f"offer-{verb}" for verb in GRAMMAR.verbs}
    said = {name for name in messages("en", "moves", "events") if "-" in name and not name.startswith("refusal-")}
    assert said - {"points-n", "paying-ships"} <= declared
    assert {f"offer-{verb}" for verb in sayings_of(TITLE).seen} <= said
    assert {f"ask-{kind}" for kind in sayings_of(TITLE).asked} <= said


@pytest.mark.parametrize("language", WORDS)
@pytest.mark.parametrize("detail", [name for name in messages("en", "moves") if name.startswith("refusal-")])
def test_every_refusal_can_be_said(detail: str, language: str) -> None:
    """With its particulars, and the rule's own sentence after them."""
    args = {key: SAMPLES[key] for key in variables(messages("en", "moves")[detail])}
    said = WORDS[language].refusal(Refusal("POM-3.02", detail.removeprefix("refusal-"), args))
    assert said.endswith("(POM-3.02)") and (said[0].isupper() or said[0] == "“")


@pytest.mark.parametrize("language", WORDS)
def test_every_option_of_the_title_has_words(language: str) -> None:
    """Options, and the values of those that are choices."""
    words = WORDS[language]
    for option in TITLE.options:
        assert words.option(option.name)
    for layout in LAYOUTS:
        assert words.option_value("layout", layout) != layout


# ---------------------------------------------------------------- components


def test_every_component_is_told_in_both_languages() -> None:
    """In the reference each has a name, a source and what it does; the sections cover all that does something."""
    sections = sayings_of(TITLE).reference()
    rows = [row for _, section in sections for row in section]
    for message, _ in sections:
        assert WORDS["en"].say(message) != WORDS["pl"].say(message)
    for row in rows:
        assert row["en_about"] and row["pl_about"] and row["en_about"] != row["pl_about"], row["id"]
    told = {row["id"] for row in rows}
    assert {*BOX.card_ids, *BOX.quest_ids, *BOX.galleon_ids, *(slot.id for slot in BOX.slots)} <= told
    assert {*BOX.market_ids, *BOX.modules, *(step.id for step in BOX.track)} <= told


@pytest.mark.parametrize(
    ("name", "english", "polish"),
    [
        (
            "gun_deck",
            "Ship card, costs 8 doubloons, 3 points at the end. "
            "From then on: for 2 strength: 3 points. Income: 1 point.",
            "Karta okrętu, kosztuje 8 dublonów, na koniec 3 punkty. "
            "Odtąd: za 2 punkty siły: 3 punkty. Dochód: 1 punkt.",
        ),
        (
            "mission",
            "Residence, costs 15 doubloons. At the end: 6 points for each river crossed, at most 24.",
            "Rezydencja, kosztuje 15 dublonów. Na koniec: 6 punktów za każdą przekroczoną rzekę, najwyżej 24.",
        ),
        (
            "margarita",
            "Acquire any equipment card (3 doubloons dearer) or 4 doubloons.",
            "Pozyskanie dowolnej karty ekwipunku (o 3 dublony drożej) albo 4 dublony.",
        ),
        ("grenada", "2 × bury 1 treasure.", "2 × zakopanie 1 skarbu."),
    ],
)
def test_cards_are_told_in_good_sentences(name: str, english: str, polish: str) -> None:
    """Numbers and cases agree."""
    card = BOX.cards[BOX.card_index[name]]
    assert telling.tell_card(WORDS["en"], card) == english
    assert telling.tell_card(WORDS["pl"], card) == polish


def test_quests_are_told_with_both_conditions() -> None:
    """The easy one first."""
    quest = BOX.quests[BOX.quest_index["q_equip_rivers"]]
    assert telling.tell_quest(WORDS["pl"], quest) == (
        "2 karty ekwipunku, 2 rzeki → 3 punkty; 4 karty ekwipunku, 3 rzeki → 8 punktów."
    )
    assert telling.tell_quest(WORDS["en"], quest) == (
        "2 equipment cards, 2 rivers: 3 points; 4 equipment cards, 3 rivers: 8 points."
    )


def test_polish_counts_agree() -> None:
    """One, a few, many; twelve is many and twenty-two a few."""
    words = WORDS["pl"]
    counted = [words.say("effect-dbl", n=n) for n in (1, 2, 5, 12, 22)]
    assert counted == ["1 dublon", "2 dublony", "5 dublonów", "12 dublonów", "22 dublony"]
    assert words.label(("ruby_exchange", 2)) == "Wymień 2 rubiny"
    assert words.label(("build", "shipyard")) == "Zbuduj Stocznię"
    assert words.label(("galleon", "C")) == "Weź Harpię"
    assert words.event(("refill", "spices"), PEOPLE) == "W puste miejsce trafia karta: Przyprawy."


def test_a_component_that_nobody_knows_has_no_name() -> None:
    """A move that names it is said as it stands."""
    assert WORDS["en"].label(("build", "atlantis")) == "build atlantis"


def test_no_english_was_left_behind_in_the_polish_files() -> None:
    """None of the commonest English words stands in a Polish message."""
    english = re.compile(r"\b(the|and|you|your|with|card|takes|ship)\b")
    for path in (TITLE.folder / "words").glob("*pl.ftl"):
        plain = re.sub(r"\{[^}]*\}", "", path.read_text(encoding="utf-8"))
        values = [line.partition("=")[2] for line in plain.splitlines() if " = " in line]
        assert [value for value in values if english.search(value)] == []


@pytest.mark.parametrize(
    ("event", "english", "polish"),
    [
        (
            ("redbeard_card", "A1"),
            "Redbeard drew card A1: raid, explore, upgrade card (crew > equipment > ship).",
            "Czerwonobrody dobiera kartę A1: rabunek, eksploracja, karta ulepszenia (załoga > ekwipunek > okręt).",
        ),
        (
            ("redbeard_can", "raid", "barbados"),
            "Raid: he could, at Barbados, the one nearest to Maracaibo.",
            "Rabunek: możliwy; najbliżej Maracaibo jest karta Barbados.",
        ),
        (("redbeard_can", "explore", "gulf"), "Explore: he could, in the Gulf.", "Eksploracja: możliwa, w Zatoce."),
        (("redbeard_can", "raid"), "Raid: he could, in range.", "Rabunek: możliwy."),
        (("sails", 0, "cook"), "Ada sailed to Cook.", "Ada płynie do Kucharza."),
    ],
)
def test_the_log_tells_why_and_where(event: Event, english: str, polish: str) -> None:
    """English in the past, Polish in the present; an event of an older game lacks what was added since."""
    assert WORDS["en"].event(event, PEOPLE) == english
    assert WORDS["pl"].event(event, PEOPLE) == polish
