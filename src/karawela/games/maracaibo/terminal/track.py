"""The exploration track in a terminal: each fork as a ladder of its branches, with everybody's explorer.

⚑─┬─a1 2$──a2 ▴◈──a3 3◆─≈1───────────────┐
  └─b1 2◆──b2 ▬──b3 ▴◈──b4 3$──b5 ■─≈1───┴─c1 ↓──c2 3◆──c3 ¶ →
"""

from __future__ import annotations

from collections.abc import Iterator

from rich.style import Style
from rich.text import Text

from karawela.games.maracaibo.data.box import NONE, RETIREMENT, Step
from karawela.games.maracaibo.terminal.sight import Sight
from karawela.games.maracaibo.terminal.signs import RIVER, pieces
from karawela.terminal.lines import BRIGHT, FAINT, PLAIN, flow, join

_FORD = Style(color="#7cc4d4", bold=True)


class TrackPart:
    """The track from its start to its end, in as many lines as it has branches."""

    def __init__(self, sight: Sight):
        self.sight = sight
        self.track = sight.box.track
        self.retirement = sight.view.has(RETIREMENT)

    def after(self, step: Step) -> tuple[int, ...]:
        return step.next + (step.next_retirement if self.retirement else ())

    def chains(self) -> Iterator[list[int]]:
        """Runs of spaces without a fork or a joining, in the order of the track."""
        entries = [0] * len(self.track)
        for step in self.track:
            for there in self.after(step):
                entries[there] += 1
        begun = {0}
        for at in range(len(self.track)):
            if at not in begun:
                continue
            chain = [at]
            while len(follow := self.after(self.track[chain[-1]])) == 1 and entries[follow[0]] == 1:
                chain.append(follow[0])
            begun.update(self.after(self.track[chain[-1]]))
            yield chain

    def lines(self, width: int) -> Iterator[Text]:
        """A block for each fork: a line a branch; where they have joined the way goes on, if there is room."""
        forks = [self.after(step) for step in self.track if len(self.after(step)) > 1]
        branches: list[Text] = []
        start = Text("")
        trunk: list[Text] = []
        for chain in self.chains():
            ways = next((ways for ways in forks if chain[0] in ways), ())
            if ways and chain[0] == min(ways):
                if branches:
                    yield from block(start, branches, trunk, width)
                    start = Text("→", FAINT)
                else:
                    start = join(*trunk)
                branches, trunk = [], []
            if ways:
                branches.append(join(*self.chain(chain)))
            else:
                trunk += self.chain(chain)
        yield from block(start, branches, trunk, width)

    def chain(self, chain: list[int]) -> Iterator[Text]:
        """Spaces with lines between them, and the river behind the one where it is crossed."""
        for at in chain:
            step, line = self.track[at], self.space(at)
            if step.crosses != NONE:
                line.append("─", FAINT).append(f"{RIVER}{step.crosses + 1}", _FORD)
            follow = self.after(step)
            if follow:
                line.append(" →" if len(follow) > 1 and at else "─" if at == chain[-1] else "──", FAINT)
            yield line

    def space(self, at: int) -> Text:
        """`b2 ▬AB`: the space, what it gives, the explorers there; reachable ones have their option's number."""
        sight, step = self.sight, self.track[at]
        here = [seat for seat, captain in enumerate(sight.view.captains) if captain.explorer == at]
        own = sight.view.captains[sight.own].explorer == at
        gives = "+".join(pieces(step.effects))
        name = Text("⚑" if at == 0 else step.id, BRIGHT if own else FAINT)
        line = join(sight.tagged(step.id, name))
        if gives:
            line.append(f" {gives}", PLAIN)
        for seat in here:
            line.append_text(sight.mark(seat, piece=True))
        return line


def block(start: Text, branches: list[Text], trunk: list[Text], width: int) -> Iterator[Text]:
    """Branches under each other, led to the place where they join; then what follows it, there or below."""
    longest = max((branch.cell_len for branch in branches), default=0)
    left = start.cell_len
    for number, branch in enumerate(branches):
        last = number == len(branches) - 1
        opened = "┬─" if number == 0 else "└─" if last else "├─"
        closed = "─" * (longest - branch.cell_len) + ("┐" if number == 0 else "┴─" if last else "┤")
        line = join(start if number == 0 else " " * left, (opened, FAINT), branch, (closed, FAINT))
        if last and line.cell_len + sum(part.cell_len for part in trunk) <= width:
            line, trunk = join(line, *trunk), []
        yield line
    if trunk:
        yield from flow([join(" " * (left + 2), trunk[0]), *trunk[1:]], width, "", left + 2)
