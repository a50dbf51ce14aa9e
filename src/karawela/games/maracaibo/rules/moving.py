"""Krok ruchu: the ship's way through the sea of cards (chapter 2), step by step in the fog (chapter 16)."""

from karawela.engine.ask import Ask, Draw, Move, Rules
from karawela.games.maracaibo.data.box import FOG_UPGRADES
from karawela.games.maracaibo.data.sea import GULF, MARACAIBO
from karawela.games.maracaibo.rules.moves import STOP, moves_of
from karawela.games.maracaibo.state import ARRIVE, FOG_CARD, FOG_UPGRADE, NOBODY, Maracaibo


def sail(s: Maracaibo) -> Rules:
    """The ship must move, and end nearer to Maracaibo (POM-2.02, 2.03, 2.07)."""
    seat = s.active
    if s.modules & FOG_UPGRADES:
        yield from sail_by_steps(s, seat)
    else:
        captain, sea = s.captains[seat], s.sea
        answer = yield Ask(seat, "move", sea.moves[captain.steps][captain.ship], "POM-2.07")
        captain.ship = sea.index[answer[1]]
    arrive(s, seat)


def arrive(s: Maracaibo, seat: int) -> None:
    """The ship has come to a stop. Maracaibo ends the round (POM-12.04, 12.05)."""
    ship = s.captains[seat].ship
    s.tell("sails", seat, s.sea.ids[ship] if ship >= GULF else moves_of(s.pack).names[s.cells[ship]])
    if ship == MARACAIBO and s.ended_by == NOBODY:
        s.ended_by = seat
        if s.round == s.box.numbers.rounds and seat != s.end_marker:
            s.tell("last_turns", seat)
    s.phase = ARRIVE


def sail_by_steps(s: Maracaibo, seat: int) -> Rules:
    """Each step may turn up a card, and then the player decides anew (POM-16.03 to 16.05)."""
    captain, sea = s.captains[seat], s.sea
    s.from_column, s.steps_left = sea.column[captain.ship], captain.steps
    while True:
        left = s.steps_left - 1
        options: list[Move] = [
            ("step", sea.ids[there])
            for there in sea.steps[captain.ship]
            if sea.stops_within(there, left, s.from_column)
        ]
        if sea.column[captain.ship] > s.from_column:
            options.append(STOP)
        answer = yield Ask(seat, "step", options, "POM-16.04")
        if answer == STOP:
            break
        captain.ship = sea.index[answer[1]]
        s.steps_left = left
        if captain.ship >= GULF:  # POM-2.13
            break
        yield from turn_up(s, captain.ship)
        if not left:
            break
    s.steps_left = 0


def turn_up(s: Maracaibo, cell: int) -> Rules:
    """A ship on a face-down upgrade card, or card of level II, turns it up for good (POM-16.03, 16.06)."""
    lies = s.cells[cell]
    if lies not in (FOG_UPGRADE, FOG_CARD):
        return
    pool = s.unseen_upgrades if lies == FOG_UPGRADE else s.unseen_deck
    card = yield Draw(pool, "fog", s.box.card_ids)
    pool.remove(card)
    s.cells[cell] = card
    s.tell("revealed", s.box.card_ids[card])
