"""Koniec rundy: the end of a turn, of a round, of the game (chapter 12)."""

from karawela.engine.ask import GameOver, Rules
from karawela.games.maracaibo.data.box import FOG_PLACES
from karawela.games.maracaibo.data.sea import START
from karawela.games.maracaibo.rules.lasting import income_dbl
from karawela.games.maracaibo.rules.raids import spend
from karawela.games.maracaibo.state import FOG_PLACE, MOVE, NOBODY, Maracaibo


def last_spending(s: Maracaibo) -> Rules:
    """Strength that is left is offered once more, if something has happened since; then it is lost (POM-6.10, 6.12)."""
    if s.stirred and s.pools:
        yield from spend(s, s.active)
    end_turn(s)


def end_turn(s: Maracaibo) -> None:
    """The next player in turn, or the end of the round (POM-2.01, 2.02, 12.04, 12.05)."""
    s.captains[s.active].turns += 1
    if s.pools:
        s.pools, s.pool_kinds = [], []
    s.raid_used, s.stirred, s.dice, s.rerolls_left = 0, False, (0, 0, 0), 0
    s.ruby_sold, s.from_column = False, 0
    s.phase = MOVE
    last = s.round == s.box.numbers.rounds
    if s.ended_by != NOBODY and (not last or s.active == s.end_marker):
        end_round(s)
    else:
        s.active = (s.active + 1) % len(s.captains)


def end_round(s: Maracaibo) -> None:
    """Income for everybody; then home, and on with the left neighbour of whoever ended it (POM-12.06 to 12.08)."""
    s.tell("round_end", s.ended_by, s.round)
    pay_income(s)
    if s.round == s.box.numbers.rounds:
        raise GameOver
    for captain in s.captains:
        captain.ship = START
    s.round += 1
    s.active = (s.ended_by + 1) % len(s.captains)
    s.ended_by = NOBODY
    s.tell("round", s.round, s.active)


def pay_income(s: Maracaibo) -> None:
    """Doubloons and points by green scrolls, none for Redbeard; a doubloon in the fog (POM-11.08, 12.06, 15.06)."""
    for seat, captain in enumerate(s.captains[: 1 if s.solo else None]):
        doubloons = income_dbl(captain)
        captain.doubloons += doubloons
        captain.vp += captain.income_vp
        s.tell("income", seat, doubloons, captain.income_vp)
    if s.modules & FOG_PLACES:
        for cell, card in enumerate(s.cells):
            if card == FOG_PLACE:
                s.coins[cell] += 1
