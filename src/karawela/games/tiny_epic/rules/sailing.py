"""Żeglowanie: from card to card, storms, and the cubes of the ghost ship (chapters 4.3 and 11.2)."""

from karawela.engine.ask import Ask, Move, Rules
from karawela.games.tiny_epic.data.choices import GHOST_PIRATE
from karawela.games.tiny_epic.rules.deckhands import jostle
from karawela.games.tiny_epic.rules.moves import SAIL_END
from karawela.games.tiny_epic.state import ORDER, TinyEpic


def sail(s: TinyEpic) -> Rules:
    """The Sail step, card by card, as far as the player likes (TEP-4.03, 4.20)."""
    if s.sail_left:
        yield from one_card(s, s.active)
    if not s.sail_left:
        s.phase = ORDER


def sail_up_to(s: TinyEpic, seat: int, n: int) -> Rules:
    """A bonus: a Sail action of its own (AMD-11.12)."""
    s.sail_left, s.stolen = n, False
    while s.sail_left:
        yield from one_card(s, seat)


def one_card(s: TinyEpic, seat: int) -> Rules:
    """To an adjacent card, or no farther."""
    options = courses(s, seat)
    options.append(SAIL_END)
    answer = yield Ask(seat, "sail", options, "TEP-4.21")
    if answer == SAIL_END:
        s.sail_left = 0
        return
    pirate = s.pirates[seat]
    there = s.grid.index(s.box.map_index[str(answer[1])])
    stormy = s.storms[pirate.cell] & s.sea.edge[pirate.cell][there]
    pirate.cell = there
    pirate.hidden = False  # TEP-4.25
    s.sail_left -= 1
    s.tell("sails", seat, answer[1])
    if stormy:  # it ends nothing (TEP-4.22, 4.24)
        s.tell("storm", seat)
        yield from jostle(s, seat)
    steal_from_ghost(s, seat)


def courses(s: TinyEpic, seat: int) -> list[Move]:
    """Every adjacent card; into a storm only with somebody who is not in repair (TEP-4.21, 4.23)."""
    pirate, ids, grid = s.pirates[seat], s.box.map_ids, s.grid
    storms = s.storms[pirate.cell]
    steady = not storms or bool(pirate.wheel) or pirate.at_work() > 0
    cards = [grid[there] for there, edge in s.sea.edge[pirate.cell].items() if steady or not storms & edge]
    cards.sort()
    return [("sail_to", ids[card]) for card in cards]


def steal_from_ghost(s: TinyEpic, who: int) -> None:
    """Who sails onto the ghost ship's card takes a cube, once a Sail action (AMD-11.10 to 11.13, 13.50)."""
    if s.ghost_cubes and s.pirates[who].cell == s.ghost and not s.stolen and s.rival != GHOST_PIRATE:
        s.ghost_cubes -= 1
        s.pirates[who].cubes += 1
        s.stolen = True
        s.tell("steals", who)
        s.tell("cubes", who, 1)
