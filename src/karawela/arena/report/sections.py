"""Findings in words: one function a section, for the report and for the documents."""

from __future__ import annotations

from karawela.arena.report.charts import Mark, boxes, dots, histogram
from karawela.arena.report.findings import Figure, Findings
from karawela.arena.report.intervals import quantile
from karawela.arena.report.pages import Cell, Grid, Numerals, Part, Section, bot_name
from karawela.arena.report.ratings import AVERAGE, Rating
from karawela.words import Words

BANDS = (("p5", 0.05), ("p25", 0.25), ("p50", 0.5), ("p75", 0.75), ("p95", 0.95))


class Writer:
    """Writes the sections of one tournament in one language, with charts or without."""

    def __init__(self, found: Findings, words: Words, charts: bool = True, prefix: str = "chart"):
        self.found = found
        self.words = words
        self.say = words.say
        self.numerals = Numerals(words.language)
        self.charts = charts
        self.prefix = prefix

    def table(self, *columns: str) -> Grid:
        return Grid([self.say(f"arena-col-{column}") if column else "" for column in columns])

    def bot(self, name: str) -> str:
        return bot_name(self.words, name)

    def ratings(self, ratings: list[Rating]) -> Section:
        section = Section("ratings", self.say("arena-ratings"))
        if not ratings:
            section.parts.append(Part(about=[self.say("arena-ratings-none")]))
            return section
        table = self.table("entrant", "rating", "interval")
        number = self.numerals.number
        for rating in ratings:
            table.add(self.bot(rating.name), number(rating.value), f"{number(rating.low)} – {number(rating.high)}")
        part = Part(about=[self.say("arena-ratings-about", average=AVERAGE)], table=table)
        if self.charts:
            marks = [Mark(self.bot(name), *figures) for name, *figures in ratings]
            part.chart = dots(
                f"{self.prefix}-ratings", marks, self.say("arena-col-rating"), section.heading, AVERAGE, number
            )
        section.parts.append(part)
        return section

    def results(self) -> Section:
        table = self.table("entrant", "games", "wins", "interval", "score", "pace")
        numerals = self.numerals
        for entrant in sorted(self.found.entrants.values(), key=lambda one: -one.won.rate):
            table.add(
                self.bot(entrant.name),
                numerals.number(len(entrant.won)),
                numerals.percent(entrant.won.rate, 1),
                numerals.interval(entrant.won),
                numerals.mean(entrant.scores.mean()),
                numerals.pace(entrant.pace),
            )
        part = Part(about=[self.say("arena-results-about")], table=table)
        return Section("results", self.say("arena-results"), [part])

    def pairs(self) -> Section:
        names = [name for name in self.found.plan.names if any(name in pair for pair in self.found.pairs)]
        table = Grid(["", *(f"{self.say('arena-col-against')} {self.bot(name)}" for name in names)])
        for name in names:
            cells = []
            for other in names:
                rate = self.found.pairs.get((name, other))
                if rate is None:
                    cells.append(Cell("–"))
                else:
                    low, high = rate.interval()
                    text = f"{self.numerals.percent(rate.rate, 1)} ({self.numerals.interval(rate, 0)})"
                    cells.append(Cell(text, not low <= 0.5 <= high))
            table.add(self.bot(name), *cells)
        part = Part(about=[self.say("arena-pairs-about")], table=table if names else None)
        return Section("pairs", self.say("arena-pairs"), [part])

    def seats(self) -> Section:
        found, numerals = self.found, self.numerals
        section = Section("seats", self.say("arena-seats"))
        table = self.table("seat", "games", "wins", "interval", "score")
        marks = []
        for seat, rate in enumerate(found.seats):
            low, high = rate.interval()
            table.add(
                str(seat + 1),
                numerals.number(len(rate)),
                Cell(numerals.percent(rate.rate, 1), not low <= found.even <= high),
                numerals.interval(rate),
                numerals.mean(found.seat_scores[seat].mean()),
            )
            marks.append(Mark(self.say("arena-seat-n", n=seat + 1), rate.rate, low, high))
        about = [self.say("arena-seats-about", even=numerals.percent(found.even, 1))]
        if any(options.get("first_player") == "random" for options in self._whole_options()):
            about.append(self.say("arena-first-random"))
        part = Part(about=about, table=table)
        if self.charts:
            axis = self.say("arena-wins-axis")
            part.chart = dots(f"{self.prefix}-seats", marks, axis, section.heading, found.even, numerals.percent)
        section.parts.append(part)
        return section

    def length(self) -> Section:
        found = self.found
        lengths = sorted(found.lengths)
        low, median, high = (round(quantile(lengths, share)) for share in (0.05, 0.5, 0.95))
        number = self.numerals.number
        about = [self.say("arena-length-about", low=number(low), median=number(median), high=number(high))]
        if found.truncated:
            about.append(self.say("arena-truncated", n=number(found.truncated), games=number(found.games)))
        section = Section("length", self.say("arena-length"))
        part = Part(about=about)
        if self.charts:
            axes = (self.say("arena-length-axis"), self.say("arena-games-axis"))
            part.chart = histogram(f"{self.prefix}-length", lengths, *axes, section.heading)
        section.parts.append(part)
        return section

    def scores(self) -> Section:
        found, numerals = self.found, self.numerals
        about = []
        if found.margins:
            margins = sorted(found.margins)
            mean, median = (numerals.number(one, 1) for one in (sum(margins) / len(margins), quantile(margins, 0.5)))
            about.append(self.say("arena-margin-about", mean=mean, median=median))
        section = Section("scores", self.say("arena-scores"))
        table = self.table("entrant", *(name for name, _ in BANDS))
        for entrant in found.entrants.values():
            bands = (numerals.number(entrant.scores.quantile(share)) for _, share in BANDS)
            table.add(self.bot(entrant.name), *bands)
        part = Part(about=about, table=table)
        if self.charts:
            part.about.insert(0, self.say("arena-scores-about"))
            named = [(self.bot(entrant.name), entrant.scores.values) for entrant in found.entrants.values()]
            part.chart = boxes(f"{self.prefix}-scores", named, self.say("arena-score-axis"), section.heading)
        section.parts.append(part)
        return section

    def variants(self) -> Section:
        found, numerals = self.found, self.numerals
        section = Section("variants", self.say("arena-variants"))
        table = self.table("options", "games", "score-change", "length-change", "margin-change")
        figures: tuple[Figure, ...] = ("scores", "lengths", "margins")
        for number, variant in enumerate(found.variants):
            if number:
                cells = [numerals.change(found.change(number, figure)) for figure in figures]
            else:
                cells = [Cell(numerals.mean(variant.sample(figure).mean())) for figure in figures]
            table.add(self.options(number), numerals.number(variant.games), *cells)
        section.parts.append(Part(about=[self.say("arena-variants-about")], table=table))
        return section

    def options(self, number: int) -> str:
        """A set of options in words; of a later set only what is not so in the first."""
        words, sets = self.words, self.found.plan.variants
        options = {name: value for name, value in sets[number].items() if not number or sets[0].get(name) != value}
        named = [f"{words.option(name)}: {words.option_value(name, value)}" for name, value in options.items()]
        return "; ".join(named) or self.say("arena-as-usual")

    def _whole_options(self) -> list[dict[str, str | int | bool]]:
        assert self.words.title is not None
        return [self.words.title.read_options(options) for options in self.found.plan.variants]
