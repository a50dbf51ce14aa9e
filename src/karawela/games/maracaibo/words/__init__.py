"""What Maracaibo's messages need beyond their arguments: what lies where a ship goes, prices, what effects do."""

from collections.abc import Iterator
from typing import Final

from karawela.components.packs import STANDARD
from karawela.effects.tree import AnyOrder, Effect
from karawela.games.maracaibo import TITLE
from karawela.games.maracaibo.data.box import PLACE, RESIDENCE, Box, box_of
from karawela.games.maracaibo.data.read_words import read_scrolls
from karawela.games.maracaibo.data.sea import GULF
from karawela.games.maracaibo.data.vocabulary import TREASURES
from karawela.games.maracaibo.rules.cards import price
from karawela.games.maracaibo.rules.exploring import others_on_track, steps_left
from karawela.games.maracaibo.rules.residences import half_price
from karawela.games.maracaibo.rules.resolve import deciding, performable
from karawela.games.maracaibo.state import FILLER, FOLDED, Captain, Maracaibo
from karawela.games.maracaibo.words.captains import aim_of, facts_of
from karawela.games.maracaibo.words.components import about, box_with
from karawela.games.maracaibo.words.reference import reference
from karawela.games.maracaibo.words.telling import SENTENCES, tell_effects, tell_quest, tell_tries
from karawela.words.grammar import NONE, Values
from karawela.words.log_form import LogForm
from karawela.words.messages import Words, words_for
from karawela.words.sayings import Sayings

WORDS: Sayings[Maracaibo] = Sayings(lambda: reference(box_of(STANDARD), *(words_for(TITLE, of) for of in ("en", "pl"))))
WORDS.log = LogForm(
    retold={
        "sails": frozenset({"move"}),
        "acquires": frozenset({"card_buy"}),
        "builds": frozenset({"residence_build"}),
        "leaves": frozenset({"card_coins"}),
        "raid_action": frozenset({"raid_spend"}),
    },
    quiet=frozenset({"skip", "done"}),
)

WORDS.facts(facts_of)
WORDS.aim(aim_of)
WORDS.about(about)

_NOTATIONS: Final = ("actions", "effects", "effect", "score")
"""The field of a row that says what the component does."""


@WORDS.tells("TELL")
def in_short(words: Words, notation: str) -> str:
    """What an effect, or a whole card, does, in a few words that can stand within a sentence."""
    scrolls = read_scrolls(notation)
    parts = [tell_effects(words, scrolls.now)] if scrolls.now or not scrolls.lasting else []
    parts += [words.say(f"short-{each.when}", what=SENTENCES.effect(words, each.effect)) for each in scrolls.lasting]
    return "; ".join(parts)


@WORDS.tells("ABOUT")
def in_short_of(words: Words, thing: str) -> str:
    """The same for a component of the edition that is played with."""
    box = box_with(words, thing)
    assert box is not None
    if thing in box.quest_index:
        return tell_quest(words, box.quests[box.quest_index[thing]]).rstrip(".")
    row = box.rows.by_id[thing]
    return in_short(words, next(getattr(row, field) for field in _NOTATIONS if hasattr(row, field)))


@WORDS.tells("TRIES")
def what_redbeard_tries(words: Words, card: str) -> str:
    """What a card of Redbeard's makes him try, in this order."""
    box = box_with(words, card)
    assert box is not None
    return tell_tries(words, next(each for each in (*box.redbeard_a, *box.redbeard_b) if each.id == card))


# ---------------------------------------------------------------- questions


@WORDS.asks("quest_sell", "galleon")
def price_of_the_effect(view: Maracaibo) -> Values:
    return {"n": _decided(view, "price")}


@WORDS.asks("ruby_exchange")
def points_for_a_ruby(view: Maracaibo) -> Values:
    return {"n": view.box.numbers.ruby}


# ---------------------------------------------------------------- sailing


@WORDS.sees("move", "step")
def what_lies_there(view: Maracaibo, said: Values) -> Values:
    """The card at the end of the way, what it does and costs, and how many ships want to be paid."""
    at, box, captain = view.sea.index[str(said["cell"])], view.box, _captain(view)
    if at >= GULF:
        return {"lies": view.sea.ids[at], "ships": 0}
    lies = view.cells[at]
    ships = len(view.ships_at(at))
    if lies < 0:
        coins = box.numbers.ignored_card if lies == FILLER else view.coins.get(at, 0)
        return {"lies": "back", "card": FOLDED.get(lies, FOLDED[FILLER]), "coins": coins, "ships": ships}
    card = box.cards[lies]
    found: Values = {"card": card.id, "ships": ships}
    if card.sort == PLACE:
        return {**found, "lies": "place"}
    cost = price(captain, card)
    if card.sort == RESIDENCE:
        built = view.markers[lies] >> view.active & 1
        return {**found, "lies": "own" if built else "residence", "price": cost, "have": captain.doubloons}
    lies_there = "card" if cost <= captain.doubloons else "dear"
    return {**found, "lies": lies_there, "price": cost, "coins": box.numbers.ignored_card}


# ---------------------------------------------------------------- cards and residences


@WORDS.sees("card_buy", "residence_build")
def card_here(view: Maracaibo, said: Values) -> Values:
    return _priced(view, view.cells[_captain(view).ship])


@WORDS.sees("card_coins")
def doubloons_for_leaving_it(view: Maracaibo, said: Values) -> Values:
    return {"n": view.box.numbers.ignored_card, "card": view.box.card_ids[view.cells[_captain(view).ship]]}


@WORDS.sees("take")
def card_from_afar(view: Maracaibo, said: Values) -> Values:
    return _priced(view, view.box.card_index[str(said["card"])], _decided(view, "extra"))


@WORDS.sees("build")
def residence_from_afar(view: Maracaibo, said: Values) -> Values:
    return _priced(view, view.box.card_index[str(said["residence"])])


@WORDS.sees("retire")
def residence_for_half(view: Maracaibo, said: Values) -> Values:
    return {"price": half_price(view, view.active, view.box.card_index[str(said["residence"])])}


# ---------------------------------------------------------------- effects


@WORDS.sees("do_now")
def pending_effect(view: Maracaibo, said: Values) -> Values | None:
    """The effect of the list that is being resolved; nothing more than its name where it cannot be told which."""
    which = 1 if said["which"] == NONE else int(said["which"])
    for effects in _lists(view):
        found: dict[str, list[str]] = {}
        for side in _sides(effects):
            texts = found.setdefault(side.name, [])
            if side.text not in texts and performable(view, view.active, side):
                texts.append(side.text)
        if all(found.get(name) for name in view.pending):
            texts = found.get(str(said["deed"]), [])
            return {"does": texts[which - 1]} if which <= len(texts) else None
    return None


@WORDS.sees("gulf")
def effect_of_the_gulf(view: Maracaibo, said: Values) -> Values | None:
    chosen = next((side for side in _sides(view.box.gulf) if side.name == said["deed"]), None)
    return {"does": chosen.text} if chosen is not None else None


@WORDS.sees("ruby_exchange")
def points_for_rubies(view: Maracaibo, said: Values) -> Values:
    return {"points": int(said["n"]) * view.box.numbers.ruby}


@WORDS.sees("explore_move")
def how_far(view: Maracaibo, said: Values) -> Values:
    """How many spaces the explorer goes, and by which branch where another space is just as far."""
    box, seat = view.box, view.active
    there = box.track_index[str(said["space"])]
    left = steps_left(view, seat, view.allowance, others_on_track(view, seat))
    if there not in left:  # beyond the last space
        return {"n": 1, "way": NONE}
    here = [space for space, steps in left.items() if steps == left[there] and space != there]
    branches = box.track[_fork(view)].next
    if not here or len(branches) < 2:
        return {"n": view.allowance - left[there], "way": NONE}
    return {"n": view.allowance - left[there], "way": "upper" if _leads(box, branches[0], there) else "lower"}


def _fork(view: Maracaibo) -> int:
    """The next space from which two ways lead, or the last one."""
    at, track = _captain(view).explorer, view.box.track
    while len(track[at].next) == 1:
        at = track[at].next[0]
    return at


def _leads(box: Box, at: int, there: int) -> bool:
    """Whether a branch that begins there comes to a space."""
    return at == there or any(_leads(box, after, there) for after in box.track[at].next)


@WORDS.sees("explore_trade")
def trade_on_the_way(view: Maracaibo, said: Values) -> Values:
    trade = next(each for each in view.box.trades if each.id == said["source"])
    return {"does": trade.reward.text, "cost": trade.cost}


@WORDS.sees("raid_spend")
def raid_action(view: Maracaibo, said: Values) -> Values:
    action = next(each for each in view.box.raid_actions if each.id == said["action"])
    everybodys = action in view.box.raid_actions[: view.box.standard_raid.bit_length()]
    return {
        "does": action.reward.text,
        "cost": action.cost,
        "of": "all" if everybodys else "own",
        "raids": len(view.pools),
        "left": view.pools[int(said["pool"]) - 1] - action.cost,
    }


@WORDS.sees("galleon")
def price_of_a_tile(view: Maracaibo, said: Values) -> Values:
    return {"price": _decided(view, "price")}


@WORDS.sees("bm_place", "bm_activate")
def side_of_a_tile(view: Maracaibo, said: Values) -> Values:
    """The side that is up, and what placing it costs."""
    tile = view.box.market_ids.index(str(said["tile"]))
    return {"does": view.box.market[tile][view.sides[tile]].text, "price": _decided(view, "price")}


# ---------------------------------------------------------------- raids and treasures


@WORDS.sees("raid_start")
def raid_to_come(view: Maracaibo, said: Values) -> Values | None:
    raid = deciding(view)
    return {"does": raid.text} if raid is not None else None


@WORDS.sees("raid_die")
def strength_of_a_die(view: Maracaibo, said: Values) -> Values:
    return {"n": _strength(view, TREASURES.index(str(said["kind"])))}


@WORDS.sees("raid_keep")
def strength_of_every_die(view: Maracaibo, said: Values) -> Values:
    return {name: _strength(view, kind) for kind, name in enumerate(TREASURES)}


@WORDS.sees("raid_stop")
def strength_that_is_lost(view: Maracaibo, said: Values) -> Values:
    return {"n": sum(view.pools)}


@WORDS.sees("raid_kind")
def strength_without_dice(view: Maracaibo, said: Values) -> Values:
    return {"n": _decided(view, "strength") + _captain(view).raid_bonus}


@WORDS.sees("raid_reroll")
def rerolls_left(view: Maracaibo, said: Values) -> Values:
    return {"n": view.rerolls_left}


@WORDS.sees("island", "treasure_kind")
def how_many(view: Maracaibo, said: Values) -> Values:
    n, cubes = _decided(view, "n"), view.islands[TREASURES.index(str(said["kind"]))]
    return {"n": n, "cubes": cubes, "worth": view.box.value(cubes + n)}


@WORDS.sees("treasure_take")
def which_treasure(view: Maracaibo, said: Values) -> Values:
    return {"kind": TREASURES[view.gaining], "cubes": view.islands[view.gaining]}


# ---------------------------------------------------------------- quests


@WORDS.sees("quest_take")
def open_quest(view: Maracaibo, said: Values) -> Values:
    pick = said["pick"]
    return {"quest": view.box.quest_ids[view.quest_market[pick - 1]] if isinstance(pick, int) else NONE}


@WORDS.sees("quest_sell")
def doubloons_for_a_quest(view: Maracaibo, said: Values) -> Values:
    return {"n": _decided(view, "price")}


# ---------------------------------------------------------------- reading the view


def _captain(view: Maracaibo) -> Captain:
    """Whose turn it is: only that one is asked, but for the quests at the start."""
    return view.captains[view.active]


def _decided(view: Maracaibo, argument: str) -> int:
    """An argument of the effect whose own decision is asked now; 0 where it has none."""
    number: int = getattr(deciding(view), argument, 0)
    return number


def _strength(view: Maracaibo, kind: int) -> int:
    """What a raid with that die would have."""
    captain = _captain(view)
    return _decided(view, "strength") + view.dice[kind] + captain.die_bonus[kind] + captain.raid_bonus


def _priced(view: Maracaibo, card: int, extra: int = 0) -> Values:
    known = view.box.cards[card]
    return {"card": known.id, "price": price(_captain(view), known, extra)}


def _lists(view: Maracaibo) -> Iterator[AnyOrder]:
    """The lists of effects of the component that is being resolved."""
    box, source = view.box, view.source
    for card in box.cards:
        if card.id == source:
            yield from (card.scrolls.now, card.actions)
    yield from (slot.scrolls.now for slot in box.slots if slot.id == source)
    yield from (tile.scrolls.now for tile in box.galleons if tile.id == source)
    spaces = (*box.storage, *box.bury, *box.poseidon, *box.rubies)
    yield from (space.effects for space in spaces if space.id == source)
    yield from (step.effects for step in box.track if step.id == source)
    yield from (action.reward for action in (*box.raid_actions, *box.trades) if action.id == source)
    if source in box.market_ids:
        yield from box.market[box.market_ids.index(source)]
    yield from (box.gulf, box.maracaibo)


def _sides(effects: AnyOrder) -> Iterator[Effect]:
    """Every side that could be chosen, those inside brackets too."""
    for side in (side for offer in effects.offers for side in offer):
        yield side
        if isinstance(side, AnyOrder):
            yield from _sides(side)
