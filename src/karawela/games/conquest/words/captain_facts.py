"""What a table of Caribbean Conquest shows besides the board: what each captain has, and how far everybody is."""

from __future__ import annotations

from karawela.games.conquest.rules.areas import area_colours
from karawela.games.conquest.rules.limits import most_crews, most_ships
from karawela.games.conquest.rules.points import areas_of, income
from karawela.games.conquest.state import Conquest
from karawela.games.ship_adventure.data.components import AREAS, COLOURS, CREW_ID, SHIP_ID
from karawela.games.ship_adventure.words import GOLD, card_facts, first_fact
from karawela.words.facts import Aim, Fact
from karawela.words.messages import Words


def facts(words: Words, view: Conquest, seat: int) -> list[Fact]:
    """The score as it stands, gold and income, ships and crews, the areas, the cards, and who begins."""
    captain, gain = view.captains[seat], income(view, seat)
    found = [
        Fact("flag", str(gain), words.say("fact-score"), main=True),
        Fact(GOLD, f"{captain.gold}+{gain}", words.say("fact-gold"), main=True),
        *(_fleet(words, view, seat) if view.tiles else ()),
        *_areas(words, view, seat),
        *card_facts(words, captain.cards),
    ]
    return [*found, first_fact(words)] if view.first == seat else found


def _fleet(words: Words, view: Conquest, seat: int) -> list[Fact]:
    """Ships and crews, of how many."""
    captain = view.captains[seat]
    fleet = (
        (SHIP_ID, captain.ships, most_ships(view), "fact-ships"),
        (CREW_ID, captain.crews, most_crews(view), "fact-crews"),
    )
    return [
        Fact(
            f"{unit}-{COLOURS[captain.colour]}",
            f"{sum(standing.values())}/{most}",
            words.say(message),
            thing=unit,
            group="fleet",
        )
        for unit, standing, most, message in fleet
    ]


def _areas(words: Words, view: Conquest, seat: int) -> list[Fact]:
    """Of each area in which the seat has a point, how many of its points."""
    found = []
    for number, (colour, points) in enumerate(zip(area_colours(view.boxes), view.areas, strict=False), 1):
        held = sum(view.owner.get(point) == seat for point in points)
        if held:
            whole = "fact-area-whole" if held == len(points) else "fact-area"
            told = words.say(whole, area=AREAS[colour])
            sign = f"area-{number}-{AREAS[colour]}"
            found.append(Fact(sign, f"{held}/{len(points)}", told, thing=AREAS[colour], group="areas"))
    return found


def aim(words: Words, view: Conquest) -> Aim:
    """Most of the areas; the round; how many areas everybody controls whole, and who is out."""
    areas = len(area_colours(view.boxes))
    need = areas // 2 + 1
    now = words.say("aim-now", round=max(view.round, 1), rounds=view.max_rounds)
    progress = [
        words.say("aim-out") if captain.out else words.say("aim-progress", n=len(areas_of(view, seat)), need=need)
        for seat, captain in enumerate(view.captains)
    ]
    return Aim(words.say("aim-goal", need=need, all=areas), now, tuple(progress) if view.tiles else ())
