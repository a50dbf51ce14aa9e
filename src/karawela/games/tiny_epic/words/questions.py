"""What questions tell of the position: where the captain stands, how far the ship still goes, what the dice make."""

from __future__ import annotations

from karawela.games.tiny_epic.data.choices import ORDERS
from karawela.games.tiny_epic.state import TinyEpic
from karawela.games.tiny_epic.words.fight_offers import dice_now
from karawela.games.tiny_epic.words.offers import bonus_of
from karawela.games.tiny_epic.words.sayings_table import WORDS
from karawela.games.tiny_epic.words.view_reading import active_pirate, card_here
from karawela.words.grammar import NONE, Values


@WORDS.asks("command")
def order_entered(view: TinyEpic) -> Values:
    return {"order": ORDERS[view.order()]}


@WORDS.asks("sail")
def sail(view: TinyEpic) -> Values:
    return {"n": view.sail_left, "card": card_here(view)}


@WORDS.asks("order")
def order_and_place(view: TinyEpic) -> Values:
    return {"order": ORDERS[view.order()], "card": card_here(view)}


@WORDS.asks("discard_crate")
def too_many_crates(view: TinyEpic) -> Values:
    most = view.box.numbers.hold
    return {"n": active_pirate(view).crates() - most, "most": most}


@WORDS.asks("dismiss")
def for_whom(view: TinyEpic) -> Values:
    return {"card": view.box.crew_ids[view.buying] if view.buying >= 0 else NONE}


@WORDS.asks("dice")
def what_the_dice_make(view: TinyEpic) -> Values:
    return dice_now(view)


@WORDS.asks("captain_bury")
def burial_place(view: TinyEpic) -> Values:
    return {"card": card_here(view)}


@WORDS.asks("captain_bonus")
def second_bonus(view: TinyEpic) -> Values:
    return {"what": ORDERS[bonus_of(view)]}


@WORDS.asks("cursed_plunder")
def cubes_in_the_pool(view: TinyEpic) -> Values:
    return {"n": view.pool}


@WORDS.asks("cursed_exchange")
def cursed_exchange(view: TinyEpic) -> Values:
    return {"n": view.box.numbers.exchange}
