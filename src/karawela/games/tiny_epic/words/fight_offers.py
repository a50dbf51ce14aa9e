"""What an attack may bring and how likely it is, and what changing the dice comes to."""

from __future__ import annotations

from karawela.games.tiny_epic.data.choices import GHOST_PIRATE, GOODS, MERCHANTS
from karawela.games.tiny_epic.data.choices import NONE as NOTHING
from karawela.games.tiny_epic.rules.fighting.attacking import PIRATES, target_named
from karawela.games.tiny_epic.rules.fighting.dice import damage_table
from karawela.games.tiny_epic.state import NOBODY, TinyEpic
from karawela.games.tiny_epic.words.odds import chance_to_beat, chance_to_pass, sure_part
from karawela.games.tiny_epic.words.sayings_table import WORDS
from karawela.games.tiny_epic.words.view_reading import active_pirate, gold_that_fits, yes_or_no
from karawela.words.grammar import NONE, Values


@WORDS.sees("order_attack", "bonus_attack", "attack")
def attack(view: TinyEpic, said: Values) -> Values:
    """What a victory brings, and the chance of it by the dice alone."""
    me, target = active_pirate(view), target_named(view, str(said["target"]))
    rises = me.legend + 1 < len(view.box.levels)
    if target >= PIRATES:
        other = target - PIRATES
        robs = view.ghost_cubes if view.rival == GHOST_PIRATE else me.cursed and view.pirates[other].cubes
        percent = chance_to_beat(view, view.active, other)
        brings = ("both" if robs else "fame") if rises else "loot" if robs else "nothing"
        return {"foe": "captain", "brings": brings, "percent": percent}
    card, crate = view.box.merchants[view.merchant_cards[target]], view.merchant_crates[target]
    return {
        "foe": "merchant",
        "strength": card.strength,
        "gains": gold_that_fits(view, card.gold),
        "good": GOODS[crate] if crate != NOTHING else NONE,
        "rises": yes_or_no(rises and view.seats <= card.legend),
        "percent": chance_to_pass(view, view.active, card.strength),
    }


@WORDS.sees("reroll")
def reroll(view: TinyEpic, said: Values) -> Values:
    """What the die shows and what that counts."""
    face = _dice(view)[int(said["die"]) - 1]
    return {"shows": face, "counts": damage_table(view, _roller(view))[face - 1], "left": view.battle.rerolls}


@WORDS.sees("sure_fire")
def sure_fire(view: TinyEpic, said: Values) -> Values:
    """What the die shows, and how the total changes."""
    table, shows = damage_table(view, _roller(view)), _dice(view)[int(said["die"]) - 1]
    more = table[int(said["face"]) - 1] - table[shows - 1]
    return {"shows": shows, "more": abs(more), "way": "gain" if more > 0 else "loss" if more < 0 else NONE}


@WORDS.sees("dice_done")
def how_it_would_end(view: TinyEpic, said: Values) -> Values:
    return dice_now(view)


def dice_now(view: TinyEpic) -> Values:
    """The total as the dice lie now, what it is compared with as far as that is known, and how it would end."""
    battle, who = view.battle, _roller(view)
    table = damage_table(view, who)
    total = sure_part(view, who) + sum(table[face - 1] for face in _dice(view))
    against = battle.totals[who == battle.attacker]
    ends = "open" if against < 0 else "wins" if total > against else "ties" if total == against else "loses"
    defends = "yes" if who != battle.attacker else "no"
    return {"total": total, "against": max(0, against), "ends": ends, "defends": defends}


@WORDS.sees("choose_port")
def ship_that_was_sunk(view: TinyEpic, said: Values) -> Values:
    return {"ship": MERCHANTS[view.battle.target]}


def _roller(view: TinyEpic) -> int:
    return view.battle.roller if view.battle.roller != NOBODY else view.active


def _dice(view: TinyEpic) -> list[int]:
    """Those of whoever changes them now."""
    return view.battle.rolled(_roller(view))
