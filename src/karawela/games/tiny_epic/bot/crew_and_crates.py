"""Crew, crates and deckhands at first sight: whom to take, whom to let go, where to put them."""

from __future__ import annotations

from collections.abc import Sequence

from karawela.engine.ask import Move
from karawela.games.tiny_epic.bot.fights import HURT
from karawela.games.tiny_epic.bot.mind import Mind, Worth
from karawela.games.tiny_epic.bot.worth import crates_worth, crew_worth, station_worth
from karawela.games.tiny_epic.data.choices import EXTORT, GOODS, REPAIR, STATIONS


def hire(mind: Mind, options: Sequence[Move]) -> Worth:
    """Each card for what it is, another row for what is in the deck."""
    view, gains, pirate = mind.view, mind.gains, mind.gains.me
    full = len(pirate.crew) >= view.box.numbers.most_crew
    out = min([crew_worth(view, pirate, card, gains.ahead) for card in pirate.crew]) if full else 0.0
    found = []
    for move in options:
        if move[0] == "hire":
            found.append(crew_worth(view, pirate, view.box.crew_index[str(move[1])], gains.ahead) - out)
        elif move[0] == "hire_none":
            found.append(0.0)
        else:
            worth = deck_worth(mind, options)
            cost = gains.ahead.cube if move[-1] == "cursed" else gains.ahead.gold
            found.append(worth - out - cost * view.box.numbers.refresh)
    return found


def deck_worth(mind: Mind, options: Sequence[Move]) -> float:
    """About what is the best of another row, of the deck that the cards offered come from."""
    view, box = mind.view, mind.view.box
    skeletons = any(box.crew_index[str(move[1])] >= box.skeletons for move in options if move[0] == "hire")
    deck = view.skeleton_deck if skeletons else view.crew_deck
    worth = [crew_worth(view, mind.gains.me, card, mind.gains.ahead) for card in [*deck.unseen, *deck.bottom]]
    worth.sort()
    return worth[len(worth) * 3 // 4] if worth else 0.0


def dismiss(mind: Mind, options: Sequence[Move]) -> Worth:
    view, pirate = mind.view, mind.gains.me
    return [-crew_worth(view, pirate, view.box.crew_index[str(move[1])], mind.gains.ahead) for move in options]


def give_crate(mind: Mind, options: Sequence[Move]) -> Worth:
    """What is left aboard."""
    hold, found = mind.gains.me.hold, []
    for move in options:
        kind = GOODS.index(str(move[1]))
        hold[kind] -= 1
        found.append(crates_worth(mind.view, mind.gains.me, mind.gains.ahead))
        hold[kind] += 1
    return found


def jostle(mind: Mind, options: Sequence[Move]) -> Worth:
    """Who is missed least."""
    found = []
    for move in options:
        place = str(move[1])
        found.append(-station_worth(mind.gains.me, STATIONS.index(place)) if place in STATIONS else -HURT)
    return found


def regroup(mind: Mind, options: Sequence[Move]) -> Worth:
    """From where a deckhand does less to where he does more; in a Hide Out extort pays at once."""
    pirate, found = mind.gains.me, []
    for move in options:
        if move[0] == "done":
            found.append(0.0)
            continue
        to = STATIONS.index(str(move[-1]))
        worth = added_worth(mind, to)
        if move[0] == "hide_assign" and to == EXTORT:
            worth += mind.gains.gold(1)
        place = str(move[1]) if len(move) > 2 else STATIONS[REPAIR]
        if place in STATIONS:
            worth -= station_worth(pirate, STATIONS.index(place))
        found.append(worth)
    return found


def added_worth(mind: Mind, station: int) -> float:
    """A deckhand more on a station."""
    pirate = mind.gains.me
    pirate.stations[station] += 1
    worth = station_worth(pirate, station)
    pirate.stations[station] -= 1
    return worth


def assign(mind: Mind, options: Sequence[Move]) -> Worth:
    return [added_worth(mind, STATIONS.index(str(move[1]))) for move in options]
