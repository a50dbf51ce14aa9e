"""The captain and the crew on the large mat: dice symbols above, trigger and bonus below."""

from __future__ import annotations

from collections.abc import Hashable

from markupsafe import Markup

from karawela.draw.svg import at, halo_box, join, rect
from karawela.engine.ask import Move
from karawela.games.tiny_epic.board.cards import captain_card, crew_chip
from karawela.games.tiny_epic.board.mat.layout import MatPlan
from karawela.games.tiny_epic.board.sight import Sight
from karawela.games.tiny_epic.board.table.strength import matching
from karawela.games.tiny_epic.data.choices import NONE, SIDES
from karawela.games.tiny_epic.rules.fighting.attacking import PIRATES


def cards_key(sight: Sight, who: int) -> Hashable:
    pirate = sight.view.pirates[who]
    return (
        sight.doable("use_crew", "dismiss", "choose_side"),
        hits_now(sight, who),
        who,
        pirate.captain,
        pirate.side,
        pirate.cursed,
        tuple(pirate.crew),
        sight.view.used,
    )


def hits_now(sight: Sight, who: int) -> frozenset[str]:
    """The cards of a pirate on which faces stand that have just been thrown, by their ids."""
    battle = sight.view.battle
    dice = battle.dice if who == battle.attacker else battle.answer if battle.target == PIRATES + who else []
    found = frozenset(card for face in dice for card in matching(sight.view, who, face))
    return found | frozenset(
        sight.box.crew[card].id for card in sight.view.pirates[who].crew if dice and sight.box.crew[card].hits
    )


def _sides(sight: Sight, plan: MatPlan) -> list[Markup]:
    """Both sides of the captain card, until one is chosen."""
    captain = sight.box.captains[sight.pirate.captain]
    place, wide = plan.cards, plan.card
    parts = []
    for side, name in enumerate(SIDES):
        face = captain_card(captain, side, sight.pirate.cursed, wide, place.height)
        moves: list[Move] = [("choose_side", name)]
        title = sight.say("captain", side=name, cursed="no")
        halo = halo_box(-2, -2, wide + 4, place.height + 4, 8)
        parts.append(at(side * (wide + 10), 0, sight.acts.thing(moves, halo, face, title=title, data_thing=captain.id)))
    return parts


def draw_cards(sight: Sight, plan: MatPlan) -> Markup:
    """A bonus that is triggered is used here, and whoever must go is dismissed here."""
    view, box, pirate, words = sight.view, sight.box, sight.pirate, sight.words
    place, wide = plan.cards, plan.card
    parts = []
    captain, hitting = box.captains[pirate.captain], hits_now(sight, sight.own)
    if pirate.side != NONE:
        face = captain_card(captain, pirate.side, pirate.cursed, wide, place.height)
        title = sight.say("captain", side=SIDES[pirate.side], cursed="yes" if pirate.cursed else "no")
        ring = rect(-1, -1, wide + 2, place.height + 2, "none", 8, "#ffd45e", 3.2) if captain.id in hitting else ""
        told, turned = f"{words.name(captain.id)}. {title}", "cursed" if pirate.cursed else "alive"
        name = f"captain-card-{sight.own}-{turned}"
        parts.append(at(0, 0, face, ring, title=told, data_thing=captain.id, id=name, class_="piece"))
    else:
        return at(place.left, place.top, *_sides(sight, plan))
    for number in range(box.numbers.most_crew):
        x = round((number + 1) * (wide + 4), 1)
        if number >= len(pirate.crew):
            parts.append(rect(x, 0, wide, place.height, "none", 6, "#a5854c", 1.2, stroke_dasharray="5 4"))
            continue
        card = box.crew[pirate.crew[number]]
        face = crew_chip(card, wide, place.height)
        moves: list[Move] = [("use_crew", card.id), ("dismiss", card.id)]
        halo = halo_box(-2, -2, wide + 4, place.height + 4, 8)
        used = bool(view.used >> card.index & 1)
        title = sight.told(card.id) + (f" {sight.say('used')}" if used else "")
        ring = rect(-1, -1, wide + 2, place.height + 2, "none", 8, "#ffd45e", 3.2) if card.id in hitting else ""
        body = join(face, ring, rect(0, 0, wide, place.height, "#2a1f16", 6, fill_opacity=0.35) if used else "")
        thing = sight.acts.thing(moves, halo, body, title=title, data_thing=card.id)
        parts.append(at(x, 0, thing, id=f"crew-{card.id}", class_="piece"))
    return at(place.left, place.top, *parts)
