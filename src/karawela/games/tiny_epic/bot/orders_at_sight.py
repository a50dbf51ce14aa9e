"""Orders and bonus actions at first sight: what each would bring where the ship is."""

from __future__ import annotations

from collections.abc import Sequence

from karawela.engine.ask import Move
from karawela.games.tiny_epic.bot.gains import Gains
from karawela.games.tiny_epic.bot.mind import Mind, Worth
from karawela.games.tiny_epic.bot.worth import cube_gain, cubes_worth, kind_worth
from karawela.games.tiny_epic.data.choices import CREW_UP, GOODS, HIDE_OUT, PLUNDER
from karawela.games.tiny_epic.data.words import GhostWind, MarketShift, Sail
from karawela.games.tiny_epic.rules.fighting.attacking import PIRATES, target_named
from karawela.games.tiny_epic.rules.moves import BONUS_PLUNDER, CREW_UP_NOW, HIDE_NOW, PLUNDER_NOW
from karawela.games.tiny_epic.rules.searching import takes_wake


def order(mind: Mind, options: Sequence[Move]) -> Worth:
    """What the order brings here, against declining it."""
    return [action(mind, move) for move in options]


def action(mind: Mind, move: Move) -> float:
    """An order or a bonus action by its verb; what ends something brings nothing."""
    gains, cell = mind.gains, mind.gains.me.cell
    verb = str(move[0]).removeprefix("order_").removeprefix("bonus_")
    if verb == "trade":
        return sale(gains, int(move[1]))
    if verb == "trade_urn":
        return gains.urn()
    if verb == "market_shift":
        return shift(gains, str(move[1]), int(move[2]))
    if verb == "search":
        return token(gains, cell, takes_wake(mind.view, cell, move))
    if verb == "attack":
        target = target_named(mind.view, str(move[1]))
        return gains.fights.merchant(target) if target < PIRATES else gains.fights.duel(target - PIRATES)
    if verb == "crew_up" and len(move) == 2:
        return gains.hiring(mind.view.skeleton_row if move[1] == "skeleton" else mind.view.crew_row)
    table = _TABLES.get(move)
    return 0.0 if table is None else max(0.05, gains.table(table)[cell])


_TABLES: dict[Move, int] = {PLUNDER_NOW: PLUNDER, BONUS_PLUNDER: PLUNDER, CREW_UP_NOW: CREW_UP, HIDE_NOW: HIDE_OUT}


def sale(gains: Gains, sold: int) -> float:
    """So many crates at the market here."""
    kind = gains.box.map[gains.view.grid[gains.me.cell]].market
    n, price = gains.me.hold[kind], gains.price[kind]
    kept = kind_worth(n, price) - kind_worth(n - sold, gains.box.numbers.prices[0])
    return gains.gold(sold * price) - gains.ahead.gold * kept


def shift(gains: Gains, good: str, steps: int) -> float:
    """A kind that is aboard made dearer, most of all the one that is sold here."""
    kind = GOODS.index(good)
    here = gains.box.map[gains.view.grid[gains.me.cell]].market == kind
    worth = steps * gains.me.hold[kind] * (1.0 if here and not gains.view.order_done else 0.3)
    return worth - cube_gain(gains.view, gains.me, gains.ahead)


def token(gains: Gains, cell: int, wake: bool) -> float:
    view = gains.view
    if wake:
        return gains.faces(tuple(view.fillings[view.wakes[cell]]), True)
    return gains.faces(tuple(view.search_faces), False)


def bury(mind: Mind, options: Sequence[Move]) -> Worth:
    """A treasure with so many cubes, the urn, or neither."""
    gains, pirate = mind.gains, mind.gains.me
    here = cubes_worth(mind.view, pirate, gains.ahead)
    found = []
    for move in options:
        if move[0] == "bury_urn":
            found.append(gains.urn_burial(pirate.gold))
        elif move[0] == "bury":
            spent = int(move[1]) if len(move) > 1 else 0
            pirate.cubes -= spent
            lost = here - cubes_worth(mind.view, pirate, gains.ahead)
            pirate.cubes += spent
            found.append(gains.burial(pirate.cell, pirate.gold) + gains.ahead.gold * spent - lost)
        else:
            found.append(0.0)
    return found


def crew_bonus(mind: Mind, options: Sequence[Move]) -> Worth:
    """What each card would do here; to sail on, what is to be had elsewhere."""
    gains, found = mind.gains, []
    for move in options:
        if move[0] == "bonus_end":
            found.append(0.0)
            continue
        card = gains.box.crew_index[str(move[1])]
        bonus = gains.box.crew[card].bonus
        if isinstance(bonus, (Sail, GhostWind)):
            cards = bonus.n if isinstance(bonus, Sail) else gains.me.cubes
            turn = mind.turn()
            found.append(max([worth for _, worth in turn.ends_of_bonus(cards)]) - turn.stays())
        else:
            table = [0.0] * gains.cells
            gains.add_bonus(table, card)
            found.append(table[gains.me.cell] - (0.3 if isinstance(bonus, MarketShift) else 0.0))
    return found


def deep_search(mind: Mind, options: Sequence[Move]) -> Worth:
    view = mind.view
    cells = [view.grid.index(view.box.map_index[str(move[1])]) for move in options]
    return [token(mind.gains, cell, takes_wake(view, cell, move)) for cell, move in zip(cells, options, strict=True)]


def exchange(mind: Mind, options: Sequence[Move]) -> Worth:
    """Cubes for Gold; those for the urn are dear."""
    gains, pirate, rate = mind.gains, mind.gains.me, mind.view.box.numbers.exchange
    here, found = cubes_worth(mind.view, pirate, gains.ahead), []
    for move in options:
        spent = int(move[1])
        pirate.cubes -= spent
        found.append(gains.gold(rate * spent) + cubes_worth(mind.view, pirate, gains.ahead) - here)
        pirate.cubes += spent
    return found


def borrow(mind: Mind, options: Sequence[Move]) -> Worth:
    found = []
    for move in options:
        table = [0.0] * mind.gains.cells
        mind.gains.add_bonus(table, mind.view.box.crew_index[str(move[1])])
        found.append(table[mind.gains.me.cell])
    return found


def cursed_plunder(mind: Mind, options: Sequence[Move]) -> Worth:
    return [float(move[0] == "take_cursed") for move in options]
