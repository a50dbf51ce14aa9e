"""The stream of chance: documented, reproducible, fair, and sealed."""

import hashlib

from karawela.engine import Pile, Stream, branch, new_seed, seal

VECTORS = ["454e7d5ac182027e", "e40a2acc6fcc4535", "83617dece082ed01"]


def test_words_follow_the_documented_construction() -> None:
    """BLAKE2b keyed with SHA-256 of 'seed/name', eight big-endian words a block."""
    key = hashlib.sha256(b"abc/game").digest()
    block = hashlib.blake2b((1).to_bytes(8, "big"), key=key).digest()
    assert Stream("abc").word(10) == int.from_bytes(block[16:24], "big")


def test_known_words_never_change() -> None:
    """Test vectors: records of every version depend on them."""
    assert [f"{Stream('karawela').word(n):016x}" for n in (0, 1, 8)] == VECTORS


def test_an_outcome_depends_on_its_number_alone() -> None:
    """`at` is pure; `below` walks along the same outcomes."""
    stream = Stream("x")
    forward = [stream.at(n, 6) for n in range(40)]
    assert [stream.at(n, 6) for n in reversed(range(40))] == forward[::-1]
    assert [stream.below(6) for _ in range(40)] == forward


def test_streams_of_different_names_are_independent() -> None:
    """The game's stream and a bot's share a seed and nothing else."""
    game, bot = Stream("x", "game"), Stream("x", "bot 1")
    assert [game.word(n) for n in range(8)] != [bot.word(n) for n in range(8)]


def test_outcomes_are_fair() -> None:
    """Chi-square over 60,000 throws of a die stays below the 99.9 % quantile for five degrees of freedom."""
    stream = Stream("fair")
    counts = [0] * 6
    for number in range(60_000):
        counts[stream.at(number, 6)] += 1
    assert sum((count - 10_000) ** 2 / 10_000 for count in counts) < 20.5


def test_the_seal_commits_to_the_seed() -> None:
    """Equal seeds have equal seals, and a fresh seed has 128 bits."""
    assert seal("a") == seal("a")
    assert seal("a") != seal("b")
    assert len(new_seed()) == 32
    assert new_seed() != new_seed()


def test_a_pile_gives_known_cards_first_and_last() -> None:
    """Top cards come in their order without chance, then the unseen ones, then the bottom."""
    pile = Pile(unseen=[5], top=[1, 2], bottom=[8, 9])
    drawn = []
    for _ in range(5):
        draw = pile.draw()
        try:
            step = next(draw)
            draw.send(step.pool[0])
        except StopIteration as done:
            drawn.append(done.value)
    assert drawn == [2, 1, 5, 8, 9]
    assert len(pile) == 0


def test_shuffling_in_forgets_every_known_place() -> None:
    """After a shuffle nothing is known about the order."""
    pile = Pile(unseen=[3], top=[1], bottom=[2])
    pile.shuffle_in([7])
    assert (pile.unseen, pile.top, pile.bottom) == ([1, 2, 3, 7], [], [])


def test_a_branch_has_the_old_dice_up_to_its_number_and_new_ones_from_there() -> None:
    """Wherever the branch lies in a block; a branch of a branch has three parts, or fewer if it leaves before one."""
    old, other = Stream("old"), Stream("other")
    for since in (0, 1, 7, 8, 9, 30):
        branched = Stream(f"old until {since} then other")
        for number in (40, 3, 0, *range(40)):
            assert branched.word(number) == (old if number < since else other).word(number)
    twice = branch(branch("old", 10), 20)
    parts = twice.split(" then ")
    assert [part.split(" until ")[1] for part in parts[:-1]] == ["10", "20"]
    assert branch(twice, 10).startswith("old until 10 then ")
    assert branch(twice, 4).count("until") == 1
    assert Stream(twice).word(9) == old.word(9) != Stream(twice).word(10)


def test_a_seed_that_only_looks_like_a_branch_is_a_seed() -> None:
    """Any text is a seed; two branches of one game have different dice."""
    assert Stream("wait until then").word(0) == Stream("wait until then").word(0)
    assert branch("a", 3) != branch("a", 3)
    assert Stream(branch("a", 3)).word(3) != Stream(branch("a", 3)).word(3)
