"""What is left of the game, and what a doubloon or a lasting effect is worth because of it: rough numbers."""

from dataclasses import dataclass

from karawela.games.maracaibo.state import Maracaibo


@dataclass(slots=True)
class Outlook:
    """`left` goes from 1 at the beginning to 0 at the end; the rest is worth in points."""

    left: float
    incomes: int
    """Ends of rounds still to come."""
    doubloon: float

    @property
    def discount(self) -> float:
        """A doubloon saved at each purchase to come."""
        return 9.0 * self.left * self.doubloon

    @property
    def raid_bonus(self) -> float:
        return 5.5 * self.left

    @property
    def die_bonus(self) -> float:
        return 2.2 * self.left

    @property
    def explore_bonus(self) -> float:
        return 6.0 * self.left

    @property
    def raid_action(self) -> float:
        return 8.0 * self.left

    @property
    def trade(self) -> float:
        return 5.0 * self.left

    def income(self, doubloons: int, points: int) -> float:
        """Paid at each end of a round; the later, the less a doubloon is worth."""
        worth = float(self.incomes * points)
        for later in range(self.incomes):
            worth += doubloons * doubloon_worth(later / 3)
        return worth


def doubloon_worth(left: float) -> float:
    """Five are a point at the end; before that they buy better things."""
    return 0.2 if left <= 0 else 0.22 + 0.2 * left


def outlook(view: Maracaibo, seat: int) -> Outlook:
    """From the round and how far the foremost ship is."""
    sea = view.sea
    done = max(sea.column[captain.ship] for captain in view.captains)
    passed = min(1.0, done / (sea.columns + 2))
    rounds = view.box.numbers.rounds
    begun = max(1, view.round)
    left = max(0.0, (rounds - begun + 1 - passed) / rounds)
    return Outlook(left, rounds - begun + 1, doubloon_worth(left))
