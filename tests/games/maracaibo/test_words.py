"""Every question, option, event, refusal and component has words in both languages."""

from __future__ import annotations

import re

import pytest
from fluent.syntax import ast, parse

from karawela.effects.tree import AnyOrder
from karawela.engine.ask import Refusal, parse_move
from karawela.engine.errors import DataError
from karawela.engine.state import Event
from karawela.games.maracaibo import LAYOUTS, TITLE
from karawela.games.maracaibo.data.box import FOLDER
from karawela.games.maracaibo.words import phrases, telling
from karawela.games.maracaibo.words.reference import reference
from tests.games.maracaibo.table import BOX, WORDS

KINDS = (
    *("keep_quest", "move", "step", "pay", "card", "effects", "residence", "upgrade", "raid", "reroll", "raid_die"),
    *("raid_kind", "raid_spend", "island", "treasure", "supply", "treasure_kind", "bury", "explore", "quest"),
    *(
        "quest_sell",
        "take",
        "galleon",
        "bm_place",
        "bm_activate",
        "build",
        "gulf",
        "ruby",
        "ruby_sell",
        "ruby_exchange",
        "retire",
    ),
)
MOVES = (
    *("keep_quest q_gold", "keep_quest q_gold q_ship", "move c5r2", "move gulf", "move maracaibo", "step c1r1"),
    *("step gulf", "stop", "pay 2", "pay 2 3", "card_coins", "card_buy", "done", "skip", "residence_build"),
    *("upgrade s7", "raid_start", "raid_reroll", "raid_keep", "raid_die gold", "raid_kind pearl", "raid_stop"),
    *("raid_spend ra_vp 1", "raid_spend gun_deck 2", "raid_spend K 1", "island emerald", "treasure_take"),
    *("treasure_kind gold", "bury pearl pearl_2", "bury gold g_1", "explore_trade J", "explore_move b4"),
    *("quest_refresh", "quest_take deck", "quest_take 2", "quest_sell q_rivers", "take cook", "galleon A"),
    *("bm_place bm_2 aruba", "bm_activate bm_5", "build hacienda", "gulf raid", "gulf explore", "gulf build"),
    *("gulf none", "ruby_take", "ruby_sell ruby_3", "ruby_exchange 0", "ruby_exchange 1", "ruby_exchange 2"),
    *("ruby_exchange 5", "retire mission", "do_now raid", "do_now take_crew", "do_now dbl", "do_now explorer_space"),
)
SAMPLES: dict[str, str | int] = {
    "name": 0,
    "other": 1,
    "n": 3,
    "left": 1,
    "cost": 5,
    "dbl": 2,
    "vp": 5,
    "card": "cook",
    "kind": "pearl",
    "slot": "s3",
    "residence": "mint",
    "action": "ra_dbl",
    "space": "b2",
    "source": "s10",
    "river": "R2",
    "quest": "q_crew",
    "tile": "bm_1",
    "place": "aruba",
}
EVENT_SAMPLES: dict[str, dict[str, str | int]] = {
    "galleon": {"tile": "K"},
    "redbeard_galleon": {"tile": "K"},
    "redbeard_card": {"card": "A1"},
    "redbeard_ignores": {"card": "B2"},
    "redbeard_slot": {"slot": "rb_1"},
    "ruby_sold": {"space": "ruby_2"},
}
PEOPLE = ("Ada", "Bruno")
VARIANTS = {
    "redbeard_extra": ("upgrade", "raid", "explore"),
    "redbeard_can": ("raid", "explore", "quest", "recruit", "card"),
    "redbeard_cannot": ("raid", "explore", "quest", "recruit", "card"),
}


def messages(language: str) -> dict[str, ast.Message]:
    resource = parse((FOLDER / "words" / f"{language}.ftl").read_text(encoding="utf-8"))
    assert not [entry for entry in resource.body if isinstance(entry, ast.Junk)]
    return {entry.id.name: entry for entry in resource.body if isinstance(entry, ast.Message)}


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


def events() -> list[Event]:
    """One of each kind, in each of its variants."""
    made: list[Event] = []
    for kind in phrases.EVENTS:
        values = SAMPLES | EVENT_SAMPLES.get(kind, {})
        for variant in VARIANTS.get(kind, ("",)):
            keys = phrases.event_values(kind)
            if kind == "redbeard_can" and variant != "card":
                keys = keys[:1]
            picked = [variant if key == "=" else "crew" if kind == "redbeard_can" else values[key] for key in keys]
            made.append((kind, *picked))
            if kind in phrases.BY_REDBEARD:
                made.append(
                    (kind, *(len(PEOPLE) if key == "name" else thing for key, thing in zip(keys, picked, strict=True)))
                )
    return made


def test_both_languages_have_the_same_messages() -> None:
    """With the same values in each, so that neither knows more than the other."""
    english, polish = messages("en"), messages("pl")
    assert english.keys() == polish.keys()
    for name, message in english.items():
        assert variables(message) == variables(polish[name]), name


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize("kind", KINDS)
def test_every_question_is_asked_and_told_to_the_others(kind: str, language: str) -> None:
    """A sentence for the asked, a few words for those who wait."""
    words = WORDS[language]
    assert words.question(kind)[-1] in ".?"
    assert words.waiting(kind, "Ada").startswith("Ada ")


def test_no_question_has_words_without_being_listed() -> None:
    """The list of this file is the list of the messages."""
    asked = {name.removeprefix("ask-") for name in messages("en") if name.startswith("ask-")}
    assert asked == set(KINDS)


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize("text", MOVES)
def test_every_move_has_a_label(text: str, language: str) -> None:
    """It is never the bare text form, and never longer than a button."""
    label = WORDS[language].label(parse_move(text))
    assert label != text and "{" not in label
    assert 3 <= len(label) <= 70


def test_labels_of_different_moves_differ() -> None:
    """What is offered side by side can be told apart."""
    for language in ("en", "pl"):
        labels = [WORDS[language].label(parse_move(text)) for text in MOVES if not text.startswith(("step", "do_now"))]
        assert len(labels) == len(set(labels))


def test_every_message_of_a_move_is_used() -> None:
    """Words that nothing says would be dead."""
    used = {phrases.phrase(parse_move(text))[0] for text in MOVES} | {"move-step-maracaibo"}
    assert {name for name in messages("en") if name.startswith("move-")} == {m for m in used if m.startswith("move-")}


def test_every_effect_that_can_be_chosen_has_a_label() -> None:
    """`do_now` with the name of each effect that stands in an offer somewhere in the box."""
    names: set[str] = set()

    def collect(effects: AnyOrder) -> None:
        for side in (side for offer in effects.offers for side in offer):
            if isinstance(side, AnyOrder):
                collect(side)
            else:
                names.add(side.name)

    for card in BOX.cards:
        collect(card.scrolls.now)
    for slot in BOX.slots:
        collect(slot.scrolls.now)
    for tile in BOX.galleons:
        collect(tile.scrolls.now)
    for step in BOX.track:
        collect(step.effects)
    for space in (*BOX.rubies, *BOX.bury, *BOX.poseidon):
        collect(space.effects)
    for effects in (*(card.actions for card in BOX.cards), BOX.gulf, *(side for both in BOX.market for side in both)):
        collect(effects)
    for source in (*BOX.raid_actions, *BOX.trades):
        collect(source.reward)
    labelled = {name.removeprefix("do-") for name in messages("en") if name.startswith("do-")}
    assert labelled - {"vp"} == names - {"retire"}


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize("event", events(), ids=lambda event: "-".join(str(part) for part in event[:2]))
def test_every_event_is_told(event: Event, language: str) -> None:
    """One sentence, filled in."""
    told = WORDS[language].event(event, PEOPLE)
    assert told.endswith((".", "!")) and "{" not in told and "$" not in told


def test_every_message_of_an_event_is_used() -> None:
    """The table of events and the messages cover each other."""
    used = {phrases.event_phrase(event, PEOPLE)[0] for event in events()}
    assert {name for name in messages("en") if name.startswith("event-")} == used


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize("detail", [name for name in messages("en") if name.startswith("refusal-")])
def test_every_refusal_can_be_said(detail: str, language: str) -> None:
    """With its particulars, and the rule's own sentence after them."""
    values = {**SAMPLES, "needs": 6, "have": 2, "cost": 9}
    args = {key: values[key] for key in variables(messages("en")[detail])}
    said = WORDS[language].refusal(Refusal("POM-3.02", detail.removeprefix("refusal-"), args))
    assert said.endswith("(POM-3.02)")


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize(
    "text",
    [
        *("residence mint", "upgrade rum", "cell aruba", "swap c3r1", "value_tile tv_gold_1", "side b", "galleon A"),
        *("first_player 2", "quest q_gold", "quest_market q_crew", "level_2 cocoa", "lies up", "lies down", "fog rum"),
        *("die_gold 3", "die_emerald 4", "die_pearl 1", "fight 6", "redbeard_deck B1", "redbeard_card A1"),
        "redbeard_die 2",
    ],
)
def test_every_outcome_of_chance_is_told(text: str, language: str) -> None:
    """From its line in the record."""
    told = WORDS[language].log_text(text, None, ("Ada", "Bea"))
    assert told != text
    assert ("Bea" in told) == (text == "first_player 2"), "people have names"


@pytest.mark.parametrize("language", ["en", "pl"])
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
    sections = reference(BOX, WORDS["en"], WORDS["pl"])
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
            "Ship, cost 8, 3 points at the end. From then on: for 2 strength: 3 points. Income: 1 point.",
            "Okręt, koszt 8, na koniec 3 punkty. Odtąd: za 2 punkty siły: 3 punkty. Dochód: 1 punkt.",
        ),
        (
            "mission",
            "Cost 15. At the end: 6 points for each river crossed, at most 24.",
            "Koszt 15. Na koniec: 6 punktów za każdą przekroczoną rzekę, najwyżej 24.",
        ),
        (
            "margarita",
            "Acquire any equipment card for 3 more doubloons or 4 doubloons.",
            "Pozyskanie dowolnej karty ekwipunku za dodatkowe 3 dublony albo 4 dublony.",
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
        "2 karty ekwipunku, 2 rzeki – 3 punkty; 4 karty ekwipunku, 3 rzeki – 8 punktów."
    )
    assert telling.tell_quest(WORDS["en"], quest) == (
        "2 equipment cards, 2 rivers: 3 points; 4 equipment cards, 3 rivers: 8 points."
    )


def test_polish_counts_agree() -> None:
    """One, a few, many; twelve is many and twenty-two a few."""
    words = WORDS["pl"]
    counted = [words.say("effect-dbl", n=n) for n in (1, 2, 5, 12, 22)]
    assert counted == ["1 dublon", "2 dublony", "5 dublonów", "12 dublonów", "22 dublony"]
    assert words.label(("ruby_exchange", 2)) == "Wymień 2 rubiny na 4 punkty"
    assert words.label(("ruby_exchange", 3)) == "Wymień 3 rubiny na 6 punktów"
    assert words.label(("build", "shipyard")) == "Zbuduj Stocznię"
    assert words.label(("galleon", "C")) == "Weź Harpię"


def test_a_component_that_nobody_knows_has_no_name() -> None:
    """A wrong id is our mistake and says so."""
    with pytest.raises(DataError, match="there is no component 'atlantis'"):
        WORDS["en"].label(("build", "atlantis"))


def test_no_english_was_left_behind_in_the_polish_file() -> None:
    """None of the commonest English words stands in a Polish message."""
    english = re.compile(r"\b(the|and|you|your|with|card|takes|ship)\b")
    plain = re.sub(r"\{[^}]*\}", "", (FOLDER / "words" / "pl.ftl").read_text(encoding="utf-8"))
    values = [line.partition("=")[2] for line in plain.splitlines() if " = " in line]
    assert [value for value in values if english.search(value)] == []
