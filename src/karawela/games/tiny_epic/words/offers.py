"""What an option comes to in the present position: what it pays and costs, where it leads. Read in the asked view."""

from __future__ import annotations

from karawela.games.tiny_epic.data.choices import (
    CARRIED,
    EXTORT,
    GHOST,
    GHOST_PIRATE,
    GOODS,
    MERCHANTS,
    NAVY,
    ORDERS,
    RIGGING,
    SEARCH,
    SIDES,
    STATIONS,
)
from karawela.games.tiny_epic.data.choices import NONE as NOTHING
from karawela.games.tiny_epic.rules.hiring import ROWS, row_of, rows_here
from karawela.games.tiny_epic.rules.moves import WHEEL_PLACES
from karawela.games.tiny_epic.rules.wheel import SPACES
from karawela.games.tiny_epic.state import BURY, NOBODY, TinyEpic
from karawela.games.tiny_epic.words.sayings_table import WORDS
from karawela.games.tiny_epic.words.view_reading import (
    active_pirate,
    card_here,
    cell_named,
    gold_that_fits,
    yes_or_no,
)
from karawela.words.grammar import NONE, Values
from karawela.words.sayings import Person

WAKE = "wake"
SEARCH_TOKEN = ORDERS[SEARCH]


# ------------------------------------------------------------------ before the first turn


@WORDS.sees("choose_side")
def side_of_a_captain(view: TinyEpic, said: Values) -> Values:
    """Its dice symbols and its second bonus, for whoever chooses next."""
    turn = [(view.first + n) % view.seats for n in range(view.seats)]
    who = next((seat for seat in turn if view.pirates[seat].side == NOTHING), view.active)
    captain = view.box.captains[view.pirates[who].captain]
    side = captain.sides[SIDES.index(str(said["side"]))]
    faces = [str(face) for face, n in enumerate(side.damage, 1) for _ in range(n)]
    return {"symbols": ", ".join(faces), "what": ORDERS[side.bonus]}


@WORDS.sees("place_ship")
def what_is_there(view: TinyEpic, said: Values) -> Values:
    return _place(view, cell_named(view, said))


# ------------------------------------------------------------------ the wheel


@WORDS.sees("captain_skip", "captain_pass")
def where_the_captain_goes_on(view: TinyEpic, said: Values) -> Values:
    """The order that is left and the next one; at the ship line what extort then brings (TEP-4.18)."""
    pirate = active_pirate(view)
    after = (pirate.space + 1) % SPACES
    hands = pirate.stations[EXTORT] - (said.get("from") == STATIONS[EXTORT])
    return {
        "order": ORDERS[view.order()],
        "next": ORDERS[pirate.orders[after]],
        "line": "no" if after else "yes",
        "gains": gold_that_fits(view, hands),
    }


@WORDS.sees("captain_stop")
def order_of_the_turn(view: TinyEpic, said: Values) -> Values:
    """The order, how far the ship may sail then (TEP-4.20), and whether the other ships will."""
    pirate = active_pirate(view)
    far = view.box.levels[pirate.legend].sail + pirate.stations[RIGGING]
    return {"order": ORDERS[view.order()], "n": far, "line": "yes" if view.crossed else "no"}


# ------------------------------------------------------------------ sailing


@WORDS.sees("sail_to")
def what_lies_there(view: TinyEpic, said: Values) -> Values:
    """What is on the card, a storm on the way, a cube to be stolen."""
    here, there = active_pirate(view).cell, cell_named(view, said)
    stormy = view.storms[here] & view.sea.edge[here].get(there, 0)
    steals = there == view.ghost and view.ghost_cubes and not view.stolen and view.rival != GHOST_PIRATE
    return {**_place(view, there), "stormy": "yes" if stormy else "no", "steals": "yes" if steals else "no"}


@WORDS.sees("sail_end")
def where_the_ship_stays(view: TinyEpic, said: Values) -> Values:
    return {"card": card_here(view)}


# ------------------------------------------------------------------ plunder, trade, search, hide out


@WORDS.sees("order_plunder", "bonus_plunder")
def crates_to_draw(view: TinyEpic, said: Values) -> Values:
    """So many crates, and for how many there is room."""
    pirate = active_pirate(view)
    return {
        "n": view.card_of(view.active).settlement,
        "room": max(0, view.box.numbers.hold - pirate.crates()),
        "curse": "yes" if pirate.cursed and view.pool else "no",
        "card": card_here(view),
    }


@WORDS.sees("order_trade", "trade")
def trade(view: TinyEpic, said: Values) -> Values:
    """What a sale brings, what of it is lost, and the price afterwards."""
    kind = view.card_of(view.active).market
    whole = int(said["n"]) * view.price(kind)
    gains = gold_that_fits(view, whole)
    least = view.box.numbers.prices[0]
    falls = "yes" if view.price(kind) > least else "no"
    return {"good": GOODS[kind], "gains": gains, "lost": whole - gains, "falls": falls, "price": least}


@WORDS.sees("order_trade_urn", "trade_urn")
def price_of_the_urn(view: TinyEpic, said: Values) -> Values:
    price = view.box.numbers.urn
    return {"price": price, "left": active_pirate(view).cubes - price}


@WORDS.sees("order_search", "search")
def search(view: TinyEpic, said: Values) -> Values:
    return {"which": _which(view, said, active_pirate(view).cell)}


@WORDS.sees("deep_search")
def deep_search(view: TinyEpic, said: Values) -> Values:
    return {"which": _which(view, said, cell_named(view, said))}


@WORDS.sees("order_hide_out")
def cove_here(view: TinyEpic, said: Values) -> Values:
    return {"card": card_here(view)}


@WORDS.sees("order_decline")
def order_left_alone(view: TinyEpic, said: Values) -> Values:
    return {"order": ORDERS[view.order()]}


@WORDS.sees("discard_crate", "navy_crate")
def price_of_a_crate(view: TinyEpic, said: Values) -> Values:
    kind = GOODS.index(str(said["good"]))
    return {"price": view.price(kind), "have": active_pirate(view).hold[kind]}


# ------------------------------------------------------------------ crew


@WORDS.sees("order_crew_up")
def who_can_be_hired(view: TinyEpic, said: Values) -> Values:
    which = rows_here(view, view.active)[:1]
    return {"cards": _names(view, [card for row in which for card in row_of(view, row)]), "full": _full(view)}


@WORDS.sees("crew_up")
def crew_up(view: TinyEpic, said: Values) -> Values:
    return {"cards": _names(view, row_of(view, ROWS.index(str(said["row"]))))}


@WORDS.sees("refresh_row")
def price_of_other_cards(view: TinyEpic, said: Values) -> Values:
    return {"price": view.box.numbers.refresh}


@WORDS.sees("hire")
def room_for_a_card(view: TinyEpic, said: Values) -> Values:
    return {"full": _full(view)}


@WORDS.sees("dismiss")
def who_comes_instead(view: TinyEpic, said: Values) -> Values:
    return {"other": view.box.crew_ids[view.buying] if view.buying != NOTHING else NONE}


@WORDS.sees("use_crew")
def bonus_of_a_card(view: TinyEpic, said: Values) -> Values:
    """What it does, and how many cubes there are for what counts or costs them."""
    card = view.box.crew[view.box.crew_index[str(said["card"])]]
    return {"does": card.bonus.text, "curse": yes_or_no(card.skeleton), "cubes": active_pirate(view).cubes}


@WORDS.sees("borrow_crew")
def borrow_crew(view: TinyEpic, said: Values) -> Values:
    return {"does": view.box.crew[view.box.crew_index[str(said["card"])]].bonus.text}


# ------------------------------------------------------------------ deckhands


@WORDS.sees("hide_assign")
def what_a_deckhand_leaves(view: TinyEpic, said: Values) -> Values:
    """The order on a space of the wheel; the Gold that extort pays at once (TEP-4.82)."""
    place = str(said["from"])
    on = ORDERS[active_pirate(view).orders[WHEEL_PLACES.index(place)]] if place in WHEEL_PLACES else NONE
    return {"on": on, "gains": gold_that_fits(view, 1) if said["station"] == STATIONS[EXTORT] else 0}


@WORDS.sees("jostle")
def what_a_jostled_deckhand_leaves(view: TinyEpic, said: Values) -> Values:
    """The order on a space of the wheel. A view does not say whose deckhand it is; it is of somebody with nobody at
    work (TEP-4.111), and where that may be two with other orders there, none is named."""
    place = str(said["from"])
    if place not in WHEEL_PLACES:
        return {"on": NONE}
    space = WHEEL_PLACES.index(place)
    may_be = [pirate for pirate in view.pirates[: view.seats] if pirate.wheel >> space & 1 and not pirate.at_work()]
    orders = {pirate.orders[space] for pirate in may_be}
    return {"on": ORDERS[orders.pop()] if len(orders) == 1 else NONE}


# ------------------------------------------------------------------ burials


@WORDS.sees("bury")
def what_a_burial_costs(view: TinyEpic, said: Values) -> Values:
    """The price in Gold and cubes, what is left, and the how-manyth treasure it is."""
    pirate, price = active_pirate(view), view.card_of(view.active).burial
    cubes = 0 if said["cubes"] == NONE else int(said["cubes"])
    coins = price - cubes
    return {
        "k": cubes,
        "coins": coins,
        "left": pirate.gold - coins,
        "cubes_left": pirate.cubes - cubes,
        "curse": yes_or_no(view.amdiak),
        "nth": len(pirate.buried) + 1,
        "of": view.box.numbers.treasures,
    }


@WORDS.sees("bury_urn")
def what_the_urn_costs(view: TinyEpic, said: Values) -> Values:
    return {"coins": active_pirate(view).gold, "k": active_pirate(view).cubes}


@WORDS.sees("bonus_skip")
def bonus_left_alone(view: TinyEpic, said: Values) -> Values:
    """Which of the captain's two bonuses; at the first whether the urn waits, too."""
    if view.phase == BURY:
        return {"what": "urn_too" if active_pirate(view).urn == CARRIED else "bury"}
    return {"what": ORDERS[bonus_of(view)]}


def bonus_of(view: TinyEpic) -> int:
    """The order that is the second bonus of the active captain."""
    pirate = active_pirate(view)
    return view.box.captains[pirate.captain].sides[pirate.side].bonus


# ------------------------------------------------------------------ Cursed Gold


@WORDS.sees("take_cursed")
def cubes_in_the_pool(view: TinyEpic, said: Values) -> Values:
    return {"left": view.pool}


@WORDS.sees("market_shift")
def market_shift(view: TinyEpic, said: Values) -> Values:
    """The price of the kind now and then."""
    prices, at = view.box.numbers.prices, view.market.index(GOODS.index(str(said["good"])))
    return {"price": prices[at], "then": prices[min(at + int(said["n"]), len(prices) - 1)]}


@WORDS.sees("cursed_exchange")
def cursed_exchange(view: TinyEpic, said: Values) -> Values:
    whole = int(said["n"]) * view.box.numbers.exchange
    gains = gold_that_fits(view, whole)
    return {"gains": gains, "lost": whole - gains}


# ------------------------------------------------------------------ tokens, ships and cards by their ids


def _place(view: TinyEpic, cell: int) -> Values:
    """The tokens on a card, the merchant ships, the Navy and the ghost ship, by their ids between blanks; then the
    pirates there: three others at the most."""
    tokens = [SEARCH_TOKEN] * (view.tokens >> cell & 1) + [WAKE] * (view.wakes[cell] != NOTHING if view.wakes else 0)
    ships = [MERCHANTS[ship] for ship, there in enumerate(view.merchant_cells) if there == cell]
    ghost = view.solo_index() if view.rival == GHOST_PIRATE else NOBODY
    ships += [NAVY] * (view.navy == cell) + [GHOST] * (view.ghost == cell)
    there = [who for who, each in enumerate(view.pirates) if each.cell == cell and who != ghost]
    pirates = [*there, NOBODY, NOBODY, NOBODY][:3]
    named: Values = {f"pirate_{number}": Person(who) for number, who in enumerate(pirates, 1)}
    return {"tokens": " ".join(tokens), "ships": " ".join(ships), **named}


def _which(view: TinyEpic, said: Values, cell: int) -> str:
    """The kind of token, which a move says only where both lie."""
    if said["token"] != NONE:
        return str(said["token"])
    return SEARCH_TOKEN if view.tokens >> cell & 1 else WAKE


def _names(view: TinyEpic, cards: list[int]) -> str:
    return " ".join(view.box.crew_ids[card] for card in cards)


def _full(view: TinyEpic) -> str:
    return yes_or_no(len(active_pirate(view).crew) >= view.box.numbers.most_crew)
