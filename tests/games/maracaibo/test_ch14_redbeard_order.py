"""Chapter 14, third part: the order of his turn, and what he leaves alone."""

from __future__ import annotations

from karawela.games.maracaibo.data.sea import CELLS
from karawela.games.maracaibo.rules.redbeard import SEAT
from karawela.games.maracaibo.state import FOG_UPGRADE, Maracaibo
from tests.games.maracaibo.table import (
    BOX,
    Chosen,
    card,
    dealt,
    hold,
    lay,
    match_from,
    own,
    place_tile,
    stand,
    told,
)
from tests.support import rule

EVENTS = ("redbeard_card", "redbeard_extra", "revealed", "sails", "meets", "fight", "ruby", "treasure")


def raiding(where: str, chosen: Chosen, *b_cards: int) -> Maracaibo:
    """From c4r1 he goes to Tobago, the only place with a raid in his range; his ship board is full."""
    s = dealt(1, chosen=chosen)
    six = [*range(6 - len(b_cards)), *b_cards]
    s.redbeard.six, s.redbeard.unseen, s.redbeard.slots, s.b_cards = tuple(six), six[:], 9, len(b_cards)
    lay(s, "c1r1", "barbados")
    lay(s, "c1r2", "trinidad")
    lay(s, where, "tobago")
    s.active = SEAT
    stand(s, SEAT, "c4r1")
    return s


@rule("POM-14.43")
def test_the_order_of_his_turn() -> None:
    """Card, additional action, the way with its reveals, meeting, fight, ruby, and then the main action."""
    s = raiding("c5r2", {"fog_upgrades": True, "skirmishes": True, "rubies": True}, 6)
    there, other = s.sea.index["c5r1"], max(cell for cell in range(CELLS) if s.cells[cell] == FOG_UPGRADE)
    s.cells[there], s.cells[other] = s.cells[other], s.cells[there]
    stand(s, 0, "c5r2")
    match = match_from(s, "B1", "sugar", 1, 6, 2)
    assert [event[0] for event in told(match, *EVENTS)] == [
        "redbeard_card",
        "redbeard_extra",
        "revealed",
        "sails",
        "meets",
        "fight",
        "fight",
        "ruby",
        "treasure",
    ]
    foe = match.state.captains[SEAT]
    assert (foe.vp, foe.rubies, foe.stored) == (5, 1, [0, 1, 0])


@rule("POM-14.10", "POM-14.40")
def test_meeting_you_costs_him_nothing() -> None:
    """The doubloon is from the supply; in the Gulf there is none."""
    s = raiding("c5r1", {})
    stand(s, 0, "c5r1")
    hold(s, 0, 2)
    match = match_from(s, "A1", 1)
    assert [captain.doubloons for captain in match.state.captains] == [3, 0]
    s = raiding("c5r1", {})
    stand(s, SEAT, "c8r2")
    stand(s, 0, "gulf")
    s.round = 3
    hold(s, 0, 2)
    match = match_from(s, "A1", 1)
    assert told(match, "meets") == []
    assert match.state.captains[0].doubloons == 2


@rule("POM-14.44")
def test_your_black_market_does_nothing_for_him_and_his_visit_nothing_for_you() -> None:
    """Your tile on Tobago stays unused."""
    s = raiding("c5r1", {})
    place_tile(s, 0, "bm_2", "tobago", "b")
    own(s, 0, "cook")
    match = match_from(s, "A1", 1)
    assert match.state.captains[SEAT].ship == s.sea.index["c5r1"]
    assert told(match, "bm_used") == []
    assert [captain.vp for captain in match.state.captains] == [0, 0]


@rule("POM-14.44")
def test_cards_that_he_takes_give_you_nothing() -> None:
    """Not their lightning, not their income."""
    s = raiding("c9r2", {})
    stand(s, SEAT, "c1r1")  # only the second column is in his range
    first, second = (BOX.card_ids[residence] for residence in list(s.markers)[:2])
    lay(s, "c2r2", first)
    lay(s, "c2r3", second)
    lay(s, "c2r1", "cook")
    before = s.captains[0].copy()
    match = match_from(s, "A5", "cocoa")
    assert match.state.captains[SEAT].cards == [card("cook")]
    assert match.state.captains[0] == before
