"""From checked rows to a box: reads the effects, numbers everything, and demands what the rules rely on."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from karawela.components.sheets import Rows, read_rows
from karawela.effects.lasting import Lift
from karawela.effects.read_lasting import lift_of
from karawela.effects.tree import AnyOrder, Effect, Scrolls, words_in
from karawela.engine.errors import DataError
from karawela.games.maracaibo.data import vocabulary as v
from karawela.games.maracaibo.data import words as w
from karawela.games.maracaibo.data.box import (
    NONE,
    PLACE,
    RESIDENCE,
    UPGRADE_CARD,
    Box,
    Card,
    Quest,
    Slot,
    Source,
    Space,
    Tile,
)
from karawela.games.maracaibo.data.read_counts import check_counts
from karawela.games.maracaibo.data.read_redbeard import (
    read_redbeard_cards,
    read_redbeard_die,
    read_redbeard_slots,
    read_redbeard_track,
)
from karawela.games.maracaibo.data.read_track import read_track
from karawela.games.maracaibo.data.read_words import VOCABULARY, needs_die, read_effects, read_scrolls
from karawela.games.maracaibo.data.rows import SCHEMA
from karawela.games.maracaibo.data.sea import Sea, read_sea


def make_box(pack: Path | None) -> Box:
    """The box of our data, with a pack over it if one is given. Costs some milliseconds; boxes are kept."""
    return box_from(read_rows(SCHEMA, pack))


def box_from(rows: Rows) -> Box:
    """The box of these rows, which must hold together."""
    check_counts(rows)
    return _Boxing(rows).box()


class _Boxing:
    """One box in the making: raid actions and trades are numbered as their sources are met."""

    def __init__(self, rows: Rows):
        self.rows = rows
        self.raid_actions: list[Source] = []
        self.trades: list[Source] = []

    def box(self) -> Box:
        rows = self.rows
        for row in rows["raid_action"]:
            self.raid_actions.append(Source(row.id, row.cost, self._effects("raid_action", row, "effect", die=True)))
        standard_raid = (1 << len(self.raid_actions)) - 1
        slots = self._slots()
        cards = self._cards()
        galleons = tuple(self._galleon(row) for row in rows["galleon"])
        bury = tuple(self._space("bury_space", row) for row in rows["bury_space"])
        track, last = read_track(rows, self._track_effects)
        spaces = {row.id: self._effects("space", row, "actions") for row in rows["space"]}
        self._check_gulf(spaces["gulf"])
        a, b = read_redbeard_cards(rows)
        ids = tuple(card.id for card in cards)
        quests = tuple(self._quest(row) for row in rows["quest"])
        return Box(
            rows=rows,
            numbers=rows.single["numbers"],
            redbeard=rows.single["redbeard"],
            cards=cards,
            places_1=_indices(cards, PLACE, 1),
            residences=_indices(cards, RESIDENCE, 1),
            upgrades_1=_indices(cards, UPGRADE_CARD, 1),
            deck_2=tuple(card.index for card in cards if card.level == 2),
            quests=quests,
            galleons=galleons,
            slots=slots,
            raid_actions=tuple(self.raid_actions),
            standard_raid=standard_raid,
            trades=tuple(self.trades),
            market_ids=tuple(row.id for row in rows["market_tile"]),
            market=tuple(
                (self._effects("market_tile", row, "a"), self._effects("market_tile", row, "b"))
                for row in rows["market_tile"]
            ),
            storage=tuple(self._space("storage", row) for row in rows["storage"]),
            bury=bury,
            bury_of=tuple(
                tuple(index for index, space in enumerate(bury) if space.kind == kind)
                for kind in range(len(v.TREASURES))
            ),
            poseidon=tuple(Space(r.id, v.ANY, self._effects("poseidon", r, "effect")) for r in rows["poseidon"]),
            track=track,
            river_ids=tuple(row.id for row in rows["river"]),
            last=last,
            gulf=spaces["gulf"],
            gulf_explores=_explores(spaces["gulf"]),
            maracaibo=spaces["maracaibo"],
            value_tiles=tuple(self._kind("value_tile", row) for row in rows["value_tile"]),
            value_tile_ids=tuple(row.id for row in rows["value_tile"]),
            rubies=tuple(Space(row.id, NONE, self._effects("ruby", row, "effect")) for row in rows["ruby"]),
            modules=tuple(row.id for row in rows["module"]),
            seas={row.id: self._sea(row) for row in rows["layout"]},
            redbeard_slots=read_redbeard_slots(rows),
            redbeard_slot_ids=tuple(row.id for row in rows["redbeard_slot"]),
            redbeard_track=read_redbeard_track(rows),
            redbeard_a=a,
            redbeard_b=b,
            redbeard_die=read_redbeard_die(rows),
            card_ids=ids,
            quest_ids=tuple(quest.id for quest in quests),
            galleon_ids=tuple(tile.id for tile in galleons),
            card_index={name: index for index, name in enumerate(ids)},
            quest_index={quest.id: index for index, quest in enumerate(quests)},
            track_index={step.id: index for index, step in enumerate(track)},
        )

    # ------------------------------------------------------------------ fields

    def _read(self, table: str, row: Any, field: str, reader: Callable[[str], Any]) -> Any:
        try:
            return reader(getattr(row, field))
        except DataError as mistake:
            raise self.rows.wrong(table, row.id, field, mistake) from None

    def _effects(self, table: str, row: Any, field: str, die: bool = False) -> AnyOrder:
        effects: AnyOrder = self._read(table, row, field, read_effects)
        if needs_die(effects) and not die:
            raise self.rows.wrong(table, row.id, field, "'treasure:die' has a meaning only in a raid action")
        return effects

    def _track_effects(self, row: Any) -> AnyOrder:
        effects = self._effects("track", row, "effect")
        if _has(effects, w.ExplorerSpace):
            raise self.rows.wrong("track", row.id, "effect", "the explorer's space can't be used by itself")
        return effects

    def _scrolls(self, table: str, row: Any, field: str) -> Scrolls:
        scrolls: Scrolls = self._read(table, row, field, read_scrolls)
        lasting = scrolls.of(v.PERM)
        trades = [each.reward for each in lasting if isinstance(each, w.ExploreTrade)]
        if any(needs_die(effects) for effects in (scrolls.now, *trades)):
            raise self.rows.wrong(table, row.id, field, "'treasure:die' has a meaning only in a raid action")
        for word, what in ((w.RaidAction, "raid action"), (w.ExploreTrade, "trade")):
            if sum(isinstance(each, word) for each in lasting) > 1:
                raise self.rows.wrong(table, row.id, field, f"one component can have only one {what}: it has its id")
        return scrolls

    def _choice(self, table: str, row: Any, field: str, known: Sequence[str]) -> int:
        value = getattr(row, field)
        if value not in known:
            raise self.rows.wrong(table, row.id, field, f"'{value}' should be one of {', '.join(known)}")
        return known.index(value)

    def _kind(self, table: str, row: Any) -> int:
        return self._choice(table, row, "kind", v.TREASURES)

    def _check_gulf(self, actions: AnyOrder) -> None:
        """One choice, whose sides can be told apart by their names (POM-12.02)."""
        names = [side.name for offer in actions.offers for side in offer]
        if len(actions.offers) != 1 or actions.at_once or actions.at_last or len(set(names)) != len(names):
            raise self.rows.wrong("space", "gulf", "actions", "it should be one choice among different words")

    # ------------------------------------------------------------------ components

    def _lift(self, name: str, scrolls: Scrolls) -> Lift:
        """What it adds for good; raid actions and trades go by the component's id."""
        sources = {"raid_actions": self.raid_actions, "trades": self.trades}

        def numbered(field: str, effect: Effect) -> int:
            assert isinstance(effect, (w.RaidAction, w.ExploreTrade)) and isinstance(effect.reward, AnyOrder)
            sources[field].append(Source(name, effect.cost, effect.reward))
            return len(sources[field]) - 1

        return lift_of(VOCABULARY, scrolls, numbered)

    def _slots(self) -> tuple[Slot, ...]:
        locks = self.rows.single["ship"].locks
        slots = []
        for row in self.rows["slot"]:
            scrolls = self._scrolls("slot", row, "effect")
            if scrolls.of(v.INCOME) or scrolls.of(v.END):
                raise self.rows.wrong("slot", row.id, "effect", "a slot never gives income or points at the end")
            needs = locks[row.sector - 1]
            slots.append(Slot(row.id, row.sector, needs, scrolls, self._lift(row.id, scrolls), bool(scrolls.lasting)))
        return tuple(slots)

    def _cards(self) -> tuple[Card, ...]:
        cards: list[Card] = []
        for row in self.rows["place"]:
            cards.append(self._place(row, len(cards)))
        for row in self.rows["residence"]:
            score = self._effects("residence", row, "score")
            only = words_in(score)[0] if len(words_in(score)) == 1 else None
            if not isinstance(only, w.VpPer) or not only.most:
                raise self.rows.wrong("residence", row.id, "score", "it should be vp_per:measure:points:maximum")
            cards.append(Card(row.id, len(cards), RESIDENCE, 1, cost=row.cost, score=only))
        for row in self.rows["upgrade"]:
            cards.append(self._upgrade(row, len(cards)))
        return tuple(cards)

    def _place(self, row: Any, index: int) -> Card:
        actions = self._effects("place", row, "actions")
        return Card(
            row.id,
            index,
            PLACE,
            row.level,
            actions=actions,
            value_tile=row.value_tile,
            ruby=row.ruby,
            raids=_has(actions, w.Raid),
            explores=_explores(actions),
            quests=_has(actions, w.Quest),
            recruits=_has(actions, w.Take),
        )

    def _upgrade(self, row: Any, index: int) -> Card:
        scrolls = self._scrolls("upgrade", row, "effects")
        return Card(
            row.id,
            index,
            UPGRADE_CARD,
            row.level,
            cost=row.cost,
            vp=row.vp,
            kind=self._choice("upgrade", row, "kind", v.KINDS),
            scrolls=scrolls,
            lift=self._lift(row.id, scrolls),
            ends=scrolls.of(v.END),
            lightning=bool(scrolls.now),
        )

    def _galleon(self, row: Any) -> Tile:
        scrolls = self._scrolls("galleon", row, "effects")
        return Tile(row.id, scrolls, self._lift(row.id, scrolls))

    def _space(self, table: str, row: Any) -> Space:
        return Space(row.id, self._kind(table, row), self._effects(table, row, "effect"))

    def _sea(self, row: Any) -> Sea:
        try:
            return read_sea(row.id, row.rows, self.rows.single["numbers"].steps)
        except DataError as mistake:
            raise self.rows.wrong("layout", row.id, "rows", mistake) from None

    def _quest(self, row: Any) -> Quest:
        easy, hard = (self._condition(row, field) for field in ("easy", "hard"))
        if row.easy_vp >= row.hard_vp:
            raise self.rows.wrong("quest", row.id, "hard_vp", "the hard condition must be worth more than the easy one")
        return Quest(row.id, easy, row.easy_vp, hard, row.hard_vp)

    def _condition(self, row: Any, field: str) -> tuple[tuple[int, int], ...]:
        wanted: dict[str, int] = getattr(row, field)
        if not wanted:
            raise self.rows.wrong("quest", row.id, field, "a condition needs at least one measure")
        for measure in wanted:
            if measure not in v.MEASURES:
                raise self.rows.wrong("quest", row.id, field, f"'{measure}' should be one of {', '.join(v.MEASURES)}")
        return tuple((v.MEASURE_INDEX[measure], least) for measure, least in wanted.items())


def _indices(cards: Sequence[Card], sort: int, level: int) -> tuple[int, ...]:
    return tuple(card.index for card in cards if card.sort == sort and card.level == level)


def _has(effects: Effect, word: type[Effect]) -> bool:
    return any(isinstance(each, word) for each in words_in(effects))


def _explores(effects: AnyOrder) -> int:
    """The best exploration in the list, or 0."""
    return max((each.steps for each in words_in(effects) if isinstance(each, w.Explore)), default=0)
