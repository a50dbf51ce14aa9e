"""Chapter 14, first part: setup, turns, cards, his score. What he does when he gets there is the second part."""

from __future__ import annotations

from random import Random

import pytest

from karawela.engine import Match
from karawela.engine.ask import Chance
from karawela.engine.errors import BadOption
from karawela.engine.state import UNKNOWN
from karawela.games.maracaibo import TITLE
from karawela.games.maracaibo.data.box import NONE
from karawela.games.maracaibo.rules.redbeard import SEAT
from karawela.games.maracaibo.rules.redbeard.ways import in_range
from karawela.games.maracaibo.rules.scoring import lines_of, result
from karawela.games.maracaibo.state import Maracaibo
from tests.games.maracaibo.table import (
    BOX,
    dealt,
    hold,
    lay,
    match_from,
    play,
    quests_of,
    stand,
    texts,
    to_act,
    told,
)
from tests.support import rule

IN_RANGE = ("c2r1", "c2r2", "c2r3")
"""All that can be reached from c1r1."""


class Witness:
    """Chance that remembers what it was asked for."""

    def __init__(self) -> None:
        self.rng, self.asked = Random(1), list[str]()

    def __call__(self, step: Chance, number: int) -> int:
        self.asked.append(step.what)
        return self.rng.choice(step.pool)


def sat_down(seed: str = "alone", b_cards: int = 0) -> Match[Maracaibo]:
    """A game alone, after the choice of a quest."""
    match = Match(TITLE, 1, seed, {"b_cards": b_cards}, journal=True)
    return play(match, texts(match)[0])


def his_turn(where: str = "c1r1", *b_cards: int) -> Maracaibo:
    """Redbeard is about to play, with these B cards for his last A cards; his ship board is full."""
    s = dealt(1)
    six = [*range(6 - len(b_cards)), *b_cards]
    s.redbeard.six, s.redbeard.unseen, s.redbeard.slots, s.b_cards = tuple(six), six[:], 9, len(b_cards)
    s.active = SEAT
    stand(s, SEAT, where)
    return s


def only_residences(s: Maracaibo) -> None:
    """Nothing in his range is of any use to him."""
    for where, residence in zip(IN_RANGE, list(s.markers), strict=False):
        lay(s, where, BOX.card_ids[residence])


@rule("POM-14.01")
def test_you_begin_with_10_doubloons() -> None:
    """As with two players; he has another colour."""
    match = sat_down()
    s = match.state
    assert (s.first, s.active, match.to_move) == (0, 0, (0,))
    assert [captain.doubloons for captain in s.captains] == [10, 0]
    assert [len(captain.quests) for captain in s.captains] == [1, 1]
    assert (len(s.cells), s.islands, s.deck) == (27, [4, 4, 4], 41)
    assert len({colour.id for colour in match.colours}) == 2


@rule("POM-14.02")
def test_three_galleon_tiles_lie_in_an_order_that_stays() -> None:
    """A tile that is taken leaves a gap."""
    assert len(sat_down().state.galleons) == 3
    s = dealt(1)
    first, second, third = s.galleons
    s.captains[0].slots, s.captains[0].upgrades = 0b11, 2
    hold(s, 0, 3)
    lay(s, "c4r1", "tobago")
    match = play(match_from(to_act(s, 0, "c4r1")), "upgrade s7", f"galleon {BOX.galleon_ids[second]}")
    assert match.state.galleons == [first, NONE, third]


@rule("POM-14.03", "POM-14.40")
def test_he_never_has_doubloons_or_black_market_tiles() -> None:
    """Whole games, with his income, meetings and rounds."""
    for seed in range(3):
        match, rng = sat_down(f"poor {seed}", 2 * seed), Random(seed)
        while not match.over:
            foe = match.state.captains[SEAT]
            assert foe.doubloons == 0
            assert set(foe.tiles) == {NONE}
            assert SEAT not in match.state.market.values()
            match.play(rng.choice(match.legal))
        assert dict(lines_of(match.state, SEAT))["doubloons"] == 0
        assert {event[1] for event in told(match, "income")} == {0}


@rule("POM-14.04")
def test_his_track_begins_at_its_first_position() -> None:
    """His own ship board has nine empty slots; he has no ordinary one."""
    s = sat_down().state
    assert (s.redbeard.position, s.redbeard.slots) == (0, 0)
    assert (len(BOX.redbeard_track), len(BOX.redbeard_slots)) == (4, 9)
    assert s.captains[SEAT].slots == 0


@pytest.mark.parametrize("b_cards", range(7))
@rule("POM-14.05")
def test_so_many_a_cards_are_replaced_by_b_cards(b_cards: int) -> None:
    """Six cards in all; which ones is random."""
    decks = {sat_down(f"deck {seed}", b_cards).state.redbeard.six for seed in range(8)}
    for six in decks:
        assert len(set(six)) == 6
        assert sum(each >= 6 for each in six) == b_cards
    assert (len(decks) == 1) == (b_cards in (0, 6))


@rule("POM-14.05")
def test_b_cards_are_for_a_game_alone() -> None:
    """And there are six of them."""
    with pytest.raises(BadOption):
        Match(TITLE, 2, "two", {"b_cards": 1})
    with pytest.raises(BadOption):
        Match(TITLE, 1, "seven", {"b_cards": 7})


@pytest.mark.parametrize("name", ["A1", "A2", "A3", "A4", "A5", "A6"])
@rule("POM-14.06")
def test_any_of_the_six_may_be_on_top(name: str) -> None:
    """Nobody knows the order before a card is revealed."""
    s = his_turn()
    only_residences(s)
    lay(s, "c2r1", "cook")
    s.redbeard.unseen.reverse()
    match = match_from(s, name, "cocoa")
    assert told(match, "redbeard_card") == [("redbeard_card", name)]


@rule("POM-14.07")
def test_his_first_quest_comes_from_the_deck_after_the_market() -> None:
    """It is drawn, not chosen, and nobody sees it."""
    chance = Witness()
    match = Match(TITLE, 1, "quest", source=chance)
    play(match, texts(match)[0])
    foe = match.state.captains[SEAT]
    assert (len(foe.quests), foe.quests_seen) == (1, [0])
    assert match.view(0).captains[SEAT].quests == [UNKNOWN]
    dealt_quests = [what for what in chance.asked if what in ("quest", "quest_market")]
    assert dealt_quests == ["quest", "quest", "quest_market", "quest_market", "quest"]


@pytest.mark.parametrize(("ender", "following"), [(0, SEAT), (SEAT, 0)])
@rule("POM-14.08")
def test_whoever_did_not_end_the_round_begins_the_next(ender: int, following: int) -> None:
    """The end marker is his."""
    s = his_turn("c4r1")
    assert s.end_marker == SEAT
    s.active = ender
    stand(s, ender, "gulf")
    only_residences(s)
    lay(s, "c1r1", "cook")
    match = match_from(s, *(["A5", "cocoa"] if following == SEAT else []))
    if ender == 0:
        play(match, "skip")
    assert told(match, "round") == [("round", 2, following)]
    assert match.state.captains[SEAT].turns == 1


@rule("POM-14.08")
def test_in_round_3_he_has_the_last_turn() -> None:
    """After you in Maracaibo he still plays; after him in Maracaibo nobody does."""
    s = his_turn("c8r2")
    s.round, s.active = 3, 0
    stand(s, 0, "gulf")
    match = play(match_from(s, "A1", 2), "skip")
    assert match.over
    assert match.state.captains[SEAT].stored == [0, 1, 0]
    s = his_turn("gulf")
    s.round = 3
    assert match_from(s).over


@pytest.mark.parametrize(("doubloons", "left"), [(3, 2), (1, 0), (0, 0)])
@rule("POM-14.09")
def test_you_pay_the_supply_when_you_meet_him(doubloons: int, left: int) -> None:
    """One doubloon, if you have one; not in the Gulf."""
    s = dealt(1)
    lay(s, "c4r1", "tobago")
    stand(s, SEAT, "c4r1")
    hold(s, 0, doubloons)
    match = match_from(to_act(s, 0, "c4r1"))
    assert [captain.doubloons for captain in match.state.captains] == [left, 0]
    stand(s, SEAT, "gulf")
    assert match_from(to_act(s, 0, "gulf")).state.captains[0].doubloons == doubloons


@rule("POM-14.11")
def test_an_empty_deck_is_shuffled_anew() -> None:
    """All six cards, also the one that was played last."""
    s = his_turn()
    only_residences(s)
    lay(s, "c2r1", "cook")
    s.redbeard.unseen = []
    match = match_from(s, "A5", "cocoa")
    assert told(match, "redbeard_shuffles") == [("redbeard_shuffles",)]
    assert match.state.redbeard.unseen == [0, 1, 2, 3, 5]
    s.redbeard.unseen = [4]
    match = match_from(s, "A5", "cocoa")
    assert told(match, "redbeard_shuffles") == []
    assert match.state.redbeard.unseen == []


@rule("POM-14.14")
def test_a_card_without_a_possible_action_is_ignored_altogether() -> None:
    """Its additional action too; the next card is drawn."""
    s = his_turn("c1r1", 6)
    only_residences(s)
    lay(s, "c2r1", "aruba")
    s.redbeard.slots = 2  # a ship upgrade would move his track
    new = BOX.quest_ids[s.quest_unseen[0]]
    match = match_from(s, "B1", "A3", new)
    assert told(match, "redbeard_ignores") == [("redbeard_ignores", "B1")]
    assert told(match, "redbeard_extra") == []
    assert match.state.redbeard.slots == 3  # the upgrade of Aruba, and no other
    assert len(match.state.captains[SEAT].quests) == 2


@rule("POM-14.15")
def test_after_twelve_ignored_cards_he_only_moves() -> None:
    """To the best of his destinations: of one column the highest."""
    s = his_turn()
    only_residences(s)
    twice = ["A1", "A2", "A3", "A4", "A5", "A6"] * 2
    match = match_from(s, *twice)
    assert len(told(match, "redbeard_ignores")) == 12
    assert match.state.captains[SEAT].ship == s.sea.index["c2r1"]
    foe = match.state.captains[SEAT]
    assert (foe.vp, foe.cards, foe.residences, match.state.redbeard.slots) == (0, [], 0, 9)
    assert match.to_move == (0,)


@rule("POM-14.16")
def test_his_range_is_a_legal_movement_of_three_steps() -> None:
    """Around the islands, never in the same column; from the last column the Gulf."""
    s = his_turn()
    assert [s.sea.ids[at] for at in in_range(s)] == list(IN_RANGE)
    stand(s, SEAT, "c9r2")
    assert [s.sea.ids[at] for at in in_range(s)] == ["gulf"]


@rule("POM-14.42")
def test_you_win_only_with_more() -> None:
    """A tie is his."""
    s = dealt(1)
    quests_of(s, 0)
    quests_of(s, SEAT)
    for seat in (0, SEAT):
        s.captains[seat].doubloons = 0
        s.captains[seat].vp = 50
    assert result(s).winners == (SEAT,)
    s.captains[0].vp = 51
    assert result(s).winners == (0,)


@rule("POM-14.45")
def test_his_score_sheet_adds_up() -> None:
    """With the ruby line where the module is played; his treasures are never buried."""
    match, rng = sat_down("sheet", 3), Random(5)
    while not match.over:
        match.play(rng.choice(match.legal))
    assert match.result is not None
    lines = dict(match.result.lines[SEAT])
    assert lines.pop("total") == sum(lines.values()) == match.result.scores[SEAT]
    assert lines["buried"] == lines["doubloons"] == lines["card_effects"] == 0
    assert "rubies" not in lines
    assert "rubies" in dict(lines_of(dealt(1, chosen={"rubies": True}), SEAT))
    assert match.state.captains[SEAT].buried == [0, 0, 0]
